///<reference types="svelte" />
;
import type { Snippet } from 'svelte'
import GitFork from '@lucide/svelte/icons/git-fork'
import type { Ruling } from '../../../shared/contract/ruling.ts'
import { useApp } from '../../actions/app.ts'
import { canSearch } from '../../model/ruling/otherTables.ts'
import { hasChoices } from '../../model/table/sentence/askChoices.ts'
import { factsOf, openOf, verdictLook } from '../../model/ruling/readRuling.ts'
import { spokenSentence } from '../../model/ruling/spoken.ts'
import { applyResult, canApply, openInResult } from '../../actions/ruling/rulingActions.ts'
import { savedOnTable } from '../../actions/savedRulings/saveRuling.ts'
import { texts, variantsTexts } from '../../i18n/texts.ts'
import { addVariant } from '../../actions/variants/variantActions.ts'
import Button from '../ui/Button.svelte'
import IconButton from '../ui/IconButton.svelte'
import Later from '../parts/later/Later.svelte'
import Facts from '../parts/verdict/Facts.svelte'
import Reasons from './Reasons.svelte'
import RulingFrame from '../parts/verdict/RulingFrame.svelte'
import OddsChart from './OddsChart.svelte'
import Assumed from './Assumed.svelte'
import EditionLine from './EditionLine.svelte'
import Options from './Options.svelte'
import { PLANS, UNDER_RULING, WHAT_WOULD_CHANGE } from './rulingParts.ts';

;type $$ComponentProps =  { idle?: Snippet | undefined };function $$render() {

  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  

  /** What stands below the words while there is no ruling. */
  const { idle }:/*Ωignore_startΩ*/$$ComponentProps/*Ωignore_endΩ*/ = $props()
  const app = useApp()
  const { table, session, library } = app
  const answer = $derived(table.answer)
  const ruling: Ruling | null = $derived(table.ruling)
  const facts = $derived(ruling ? factsOf(table.asked, ruling) : [])
  const moved = $derived(canApply(app))
  const open = $derived(openInResult(app))
  const applies = $derived.by(() => {
    const t = texts.ruling
    if (table.isApplied) return t.isApplied
    if (ruling && 'mustStop' in ruling) return t.applyMove
    return open.decides !== null ? t.applyChosen(open.decides) : open.due.length > 0 ? t.applyNotRolled : t.apply
  })
  const ruled = $derived(
    ruling && {
      verdict: ruling.verdict,
      look: verdictLook(ruling, table.asked),
      sentence: spokenSentence(table.asked, ruling, false),
      spoken: ruling.options?.length ? spokenSentence(table.asked, ruling) : undefined,
      notConsidered: session.sentences.entries(table.asked, ruling, library.figureSets)
    }
  )
  const waiting = $derived.by(() => {
    switch (answer.state) {
      case 'ruled':
        return null
      case 'incomplete':
        return { title: texts.ruling.incompleteTitle, text: texts.ruling.incomplete[answer.missing] }
      case 'working':
        return { title: texts.ruling.workingTitle, text: texts.ruling.working }
      case 'held':
        return {
          title: texts.ruling.heldTitle,
          text: texts.ruling.held,
          action: {
            label: texts.ruling.askHeld,
            run: () => {
              table.askHeld()
            }
          }
        }
      case 'unruled':
        return { title: texts.ruling.unruledTitle, text: answer.message }
      case 'failed':
        return { title: texts.ruling.failedTitle, text: texts.ruling.failed(answer.message) }
    }
  })
  const isSaved = $derived(savedOnTable(app) !== null)
;
async () => {


  { const $$_emarFgniluR0C = __sveltets_2_ensureComponent(RulingFrame); const $$_emarFgniluR0 = new $$_emarFgniluR0C({ target: __sveltets_2_any(), props: {       children:() => { return __sveltets_2_any(0); },ruled,"choices":ruling?.options?.length ?? 0,"chooser":(ruling && openOf(table.asked, ruling).decides) ?? undefined,waiting,idle,beside:() => { async ()/*Ωignore_positionΩ*/ => {
     { const $$_demussA0C = __sveltets_2_ensureComponent(Assumed); new $$_demussA0C({ target: __sveltets_2_any(), props: {}});}
    if(ruling){ { const $$_eniLnoitidE0C = __sveltets_2_ensureComponent(EditionLine); new $$_eniLnoitidE0C({ target: __sveltets_2_any(), props: { ruling,}});}}
  };return __sveltets_2_any(0)},more:() => { async ()/*Ωignore_positionΩ*/ => {
    if(isSaved){ { const $$_nottuBnocI0C = __sveltets_2_ensureComponent(IconButton); new $$_nottuBnocI0C({ target: __sveltets_2_any(), props: {       "icon":GitFork,"label":variantsTexts.add,"onclick":() => {
          addVariant(app)
        },}});}
    }else{ { const $$_nottuB0C = __sveltets_2_ensureComponent(Button); new $$_nottuB0C({ target: __sveltets_2_any(), props: {    children:() => { return __sveltets_2_any(0); },"title":variantsTexts.addHint,"onclick":() => {
          addVariant(app)
        },}}); { const $$_kroFtiG1C = __sveltets_2_ensureComponent(GitFork); new $$_kroFtiG1C({ target: __sveltets_2_any(), props: {    "size":18,"aria-hidden":`true`,}});}variantsTexts.add;  Button}}
  };return __sveltets_2_any(0)},}});/*Ωignore_startΩ*/const {beside, more} = $$_emarFgniluR0.$$prop_def;/*Ωignore_endΩ*/
  
  
  if(ruling){
    if(ruling.options?.length || hasChoices(table.asked.ask)){ { svelteHTML.createElement("div", { "inert":table.isApplied,});
         { const $$_snoitpO2C = __sveltets_2_ensureComponent(Options); new $$_snoitpO2C({ target: __sveltets_2_any(), props: { ruling,}});}
       }}
    if('clicks' in ruling){ { const $$_trahCsddO1C = __sveltets_2_ensureComponent(OddsChart); new $$_trahCsddO1C({ target: __sveltets_2_any(), props: { ruling,}});}}
    if('plans' in ruling){ { const $$_retaL1C = __sveltets_2_ensureComponent(Later); new $$_retaL1C({ target: __sveltets_2_any(), props: {    "part":PLANS,"props":{ ruling },}});}}
    if(facts.length){ { const $$_stcaF1C = __sveltets_2_ensureComponent(Facts); new $$_stcaF1C({ target: __sveltets_2_any(), props: { facts,}});}}
    if(moved){ { const $$_nottuB1C = __sveltets_2_ensureComponent(Button); new $$_nottuB1C({ target: __sveltets_2_any(), props: {         children:() => { return __sveltets_2_any(0); },"look":`primary`,"wide":true,"disabled":table.isApplied || open.decides !== null,"title":'mustStop' in ruling ? undefined : texts.ruling.applyHint,"onclick":() => {
          applyResult(app)
        },}});applies;  Button}}
     { const $$_snosaeR1C = __sveltets_2_ensureComponent(Reasons); new $$_snosaeR1C({ target: __sveltets_2_any(), props: { ruling,}});}
     { svelteHTML.createElement("div", { "class":`folds`,});
      
      if(canSearch(table.asked)){ { svelteHTML.createElement("div", { "inert":table.isApplied,}); { const $$_retaL3C = __sveltets_2_ensureComponent(Later); new $$_retaL3C({ target: __sveltets_2_any(), props: {    "part":WHAT_WOULD_CHANGE,"props":{ ruling },}});} }}
       { const $$_retaL2C = __sveltets_2_ensureComponent(Later); new $$_retaL2C({ target: __sveltets_2_any(), props: {    "part":UNDER_RULING,"props":{ ruling },}});}
     }
  }
 RulingFrame}


};
return { props: {} as any as $$ComponentProps, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const RulingPanel__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type RulingPanel__SvelteComponent_ = ReturnType<typeof RulingPanel__SvelteComponent_>;
/*Ωignore_endΩ*/export default RulingPanel__SvelteComponent_;
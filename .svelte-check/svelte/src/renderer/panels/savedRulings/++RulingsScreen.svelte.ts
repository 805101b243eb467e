///<reference types="svelte" />
;
import { rulesetName } from '../../model/table/sentence/rulesetChoices.ts'
import Gavel from '@lucide/svelte/icons/gavel'
import Info from '@lucide/svelte/icons/info'
import RotateCcw from '@lucide/svelte/icons/rotate-ccw'
import Trash from '@lucide/svelte/icons/trash-2'
import { useApp } from '../../actions/app.ts'
import { openRuling } from '../../actions/games/openRuling.ts'
import { deleteRuling } from '../../actions/ruling/rulingActions.ts'
import { EVERYTHING, editionsIn, filtered, placeText, tablesIn, timeText } from '../../model/savedRulings/savedList.ts'
import { replaying } from '../../actions/savedRulings/replaying.svelte.ts'
import { lookOfSaved } from '../../actions/games/activeTable.ts'
import { rulingTexts, texts } from '../../i18n/texts.ts'
import SavedDetails from './SavedDetails.svelte'
import ReplayReport from './ReplayReport.svelte'
import VerdictWord from '../parts/verdict/VerdictWord.svelte'
import Badge from '../ui/Badge.svelte'
import Button from '../ui/Button.svelte'
import EmptyState from '../ui/EmptyState.svelte'
import IconButton from '../ui/IconButton.svelte'
import Pick from '../parts/choose/Pick.svelte'
import ScreenFrame from '../ui/ScreenFrame.svelte';
function $$render() {

  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  

  const app = useApp()
  const { library, session } = app
  const t = rulingTexts.filter
  const STEP = 100

  let typed = $state('')
  let filter = $state.raw(EVERYTHING)
  let many = $state(STEP)
  let details = $state<string | null>(null)
  const found = $derived(filtered(library.rulings, filter, typed, (id) => replaying.isChanged(id)))
  const tables = $derived(tablesIn(library.rulings))
  const editions = $derived(editionsIn(library.rulings))
  const open = $derived(library.rulings.find(({ id }) => id === details) ?? null)
  const clear = () => {
    typed = ''
    filter = EVERYTHING
  }
;
async () => {


 { const $$_emarFneercS0C = __sveltets_2_ensureComponent(ScreenFrame); const $$_emarFneercS0 = new $$_emarFneercS0C({ target: __sveltets_2_any(), props: {       children:() => { return __sveltets_2_any(0); },"title":texts.rulings.title,"search":texts.rulings.search,"note":library.rulings.length ? t.count(found.length, library.rulings.length) : undefined,typed,}});/*Ωignore_startΩ*/() => typed = __sveltets_2_any(null);/*Ωignore_endΩ*/$$_emarFneercS0.$$bindings = 'typed';
  if(library.rulings.length === 0){
     { const $$_etatSytpmE1C = __sveltets_2_ensureComponent(EmptyState); new $$_etatSytpmE1C({ target: __sveltets_2_any(), props: {     children:() => { return __sveltets_2_any(0); },"icon":Gavel,"title":texts.rulings.empty,"text":texts.rulings.emptyText,}});
       { const $$_nottuB2C = __sveltets_2_ensureComponent(Button); new $$_nottuB2C({ target: __sveltets_2_any(), props: {    children:() => { return __sveltets_2_any(0); },"look":`primary`,"onclick":() => {
          session.screen = 'table'
        },}});texts.rulings.toTable;  Button}
     EmptyState}
  }else{
     { svelteHTML.createElement("div", { "class":`filters`,});
       { const $$_kciP2C = __sveltets_2_ensureComponent(Pick); new $$_kciP2C({ target: __sveltets_2_any(), props: {          "label":t.what,"hideLabel":true,"choices":[
          { id: 'all', label: t.all },
          { id: 'overruled', label: t.overruled },
          { id: 'changed', label: t.changed }
        ],"value":filter.which,"onchange":(id) => {
          filter = { ...filter, which: id }
        },}});}
      if(editions.length > 1){ { const $$_kciP2C = __sveltets_2_ensureComponent(Pick); new $$_kciP2C({ target: __sveltets_2_any(), props: {          "label":t.edition,"hideLabel":true,"choices":[{ id: '', label: t.allEditions }, ...editions],"value":filter.edition,"onchange":(edition) => {
            filter = { ...filter, edition }
          },}});}}
      if(tables.length){ { const $$_kciP2C = __sveltets_2_ensureComponent(Pick); new $$_kciP2C({ target: __sveltets_2_any(), props: {          "label":t.table,"hideLabel":true,"choices":[{ id: '', label: t.allTables }, ...tables],"value":filter.table,"onchange":(table) => {
            filter = { ...filter, table }
          },}});}}
       { svelteHTML.createElement("span", { "class":`gap`,}); }
       { const $$_nottuB2C = __sveltets_2_ensureComponent(Button); new $$_nottuB2C({ target: __sveltets_2_any(), props: {    children:() => { return __sveltets_2_any(0); },"disabled":replaying.state === 'running',"onclick":() => {
          replaying.start(app)
        },}}); { const $$_wcCetatoR3C = __sveltets_2_ensureComponent(RotateCcw); new $$_wcCetatoR3C({ target: __sveltets_2_any(), props: {    "size":18,"aria-hidden":`true`,}});}rulingTexts.replay.start;  Button}
     }
     { const $$_tropeRyalpeR1C = __sveltets_2_ensureComponent(ReplayReport); new $$_tropeRyalpeR1C({ target: __sveltets_2_any(), props: {}});}
    if(found.length === 0){
       { const $$_etatSytpmE1C = __sveltets_2_ensureComponent(EmptyState); new $$_etatSytpmE1C({ target: __sveltets_2_any(), props: {     children:() => { return __sveltets_2_any(0); },"icon":Gavel,"title":t.none,"text":t.noneText,}}); { const $$_nottuB2C = __sveltets_2_ensureComponent(Button); new $$_nottuB2C({ target: __sveltets_2_any(), props: { children:() => { return __sveltets_2_any(0); },"onclick":clear,}});t.clear; Button} EmptyState}
    }else{
       { svelteHTML.createElement("ul", { "class":`cards`,});
           for(let saved of __sveltets_2_ensureArray((found.slice(0, many)))){saved.id;
          const look = lookOfSaved(app, saved);
           { svelteHTML.createElement("li", { ...__sveltets_2_empty({"data-testid":`saved-ruling`}),});
             { svelteHTML.createElement("button", {       "type":`button`,"class":`card-open`,"onclick":() => {
                openRuling(app, saved)
              },});
               { const $$_droWtcidreV4C = __sveltets_2_ensureComponent(VerdictWord); new $$_droWtcidreV4C({ target: __sveltets_2_any(), props: {   look,"words":"","size":`28px`,}});}
               { svelteHTML.createElement("span", { "class":`words`,});
                 { svelteHTML.createElement("span", { "class":`card-title`,});saved.title; }
                 { svelteHTML.createElement("span", {  "class":`small quiet`,});[look.word, rulesetName(saved.case), ...placeText(saved), timeText(saved.savedAt)].join(' · '); }
                if(saved.override){ { svelteHTML.createElement("span", { "class":`judge small`,});rulingTexts.kept.judgeSays(saved.override.verdict); }}
               }
              if(replaying.isChanged(saved.id)){ { const $$_egdaB4C = __sveltets_2_ensureComponent(Badge); new $$_egdaB4C({ target: __sveltets_2_any(), props: { children:() => { return __sveltets_2_any(0); },"tone":`bad`,}});rulingTexts.replay.badge; Badge}}
             }
             { svelteHTML.createElement("span", {  "class":`wide`,}); { const $$_nottuB4C = __sveltets_2_ensureComponent(Button); new $$_nottuB4C({ target: __sveltets_2_any(), props: {  children:() => { return __sveltets_2_any(0); },"onclick":() => {
                  openRuling(app, saved)
                },}});texts.rulings.open;  Button} }
             { const $$_nottuBnocI3C = __sveltets_2_ensureComponent(IconButton); new $$_nottuBnocI3C({ target: __sveltets_2_any(), props: {       "icon":Info,"label":`${rulingTexts.kept.details}: ${saved.title}`,"onclick":() => {
                details = saved.id
              },}});}
             { const $$_nottuBnocI3C = __sveltets_2_ensureComponent(IconButton); new $$_nottuBnocI3C({ target: __sveltets_2_any(), props: {       "icon":Trash,"label":`${texts.rulings.delete}: ${saved.title}`,"onclick":() => {
                void deleteRuling(app, saved)
              },}});}
           }
        }
       }
      if(found.length > many){ { const $$_nottuB1C = __sveltets_2_ensureComponent(Button); new $$_nottuB1C({ target: __sveltets_2_any(), props: {    children:() => { return __sveltets_2_any(0); },"look":`quiet`,"onclick":() => {
            many += STEP
          },}});rulingTexts.change.all(Math.min(STEP, found.length - many));  Button}}
    }
  }
 ScreenFrame}
 { const $$_sliateDdevaS0C = __sveltets_2_ensureComponent(SavedDetails); new $$_sliateDdevaS0C({ target: __sveltets_2_any(), props: {     "saved":open,"onclose":() => {
    details = null
  },}});}


};
return { props: {} as Record<string, never>, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const RulingsScreen__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type RulingsScreen__SvelteComponent_ = ReturnType<typeof RulingsScreen__SvelteComponent_>;
/*Ωignore_endΩ*/export default RulingsScreen__SvelteComponent_;
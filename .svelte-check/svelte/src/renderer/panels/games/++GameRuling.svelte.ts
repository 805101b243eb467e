///<reference types="svelte" />
;
import type { RulingOption } from '../../../shared/contract/ruling.ts'
import { sentenceOf } from '../../../shared/explain/toText.ts'
import type { GameTable } from '../../model/games/gameTable.svelte.ts'
import { texts } from '../../i18n/texts.ts'
import ChoiceButtons from '../parts/choose/ChoiceButtons.svelte'
import Facts from '../parts/verdict/Facts.svelte'
import ReasonList from '../parts/verdict/ReasonList.svelte'
import RulingFrame from '../parts/verdict/RulingFrame.svelte';

;type $$ComponentProps =  { table: GameTable };function $$render() {

  
  
  
  
  
  
  
  

  const { table }:/*Ωignore_startΩ*/$$ComponentProps/*Ωignore_endΩ*/ = $props()
  const { answer, ruling, adapter } = $derived(table)
  const words = $derived(adapter.words(table.case))
  const deciding = $derived(ruling?.because.find((reason) => reason.weight === 'decides') ?? null)
  const facts = $derived(ruling ? adapter.facts(table.case, ruling) : [])
  const options = $derived(ruling?.options ?? [])
  const ruled = $derived(
    ruling && {
      verdict: ruling.verdict,
      look: adapter.look(ruling),
      sentence: deciding ? sentenceOf(deciding, words) : '',
      notConsidered: ruling.notConsidered
    }
  )
  const waiting = $derived(
    answer.state === 'ruled'
      ? null
      : {
          title:
            answer.state === 'incomplete'
              ? texts.ruling.incompleteTitle
              : answer.state === 'unruled'
                ? texts.ruling.unruledTitle
                : texts.ruling.failedTitle,
          text: answer.state === 'failed' ? texts.ruling.failed(answer.message) : answer.message
        }
  )
  const choose = (option: RulingOption | null) => {
    table.change(texts.steps.choose, adapter.choose(table.case, option))
  }
;
async () => {


 { const $$_emarFgniluR0C = __sveltets_2_ensureComponent(RulingFrame); new $$_emarFgniluR0C({ target: __sveltets_2_any(), props: {   children:() => { return __sveltets_2_any(0); },ruled,"choices":options.length,waiting,}});
  if(ruling){
     { const $$_snottuBeciohC1C = __sveltets_2_ensureComponent(ChoiceButtons); new $$_snottuBeciohC1C({ target: __sveltets_2_any(), props: {       "options":options.map((option) => adapter.optionWords(table.case, option)),"onchoose":(index) => {
        choose(options[index] ?? null)
      },"ontakeback":adapter.hasChoice(table.case)
        ? () => {
            choose(null)
          }
        : null,}});}
    if(facts.length){ { const $$_stcaF1C = __sveltets_2_ensureComponent(Facts); new $$_stcaF1C({ target: __sveltets_2_any(), props: { facts,}});}}
     { const $$_tsiLnosaeR1C = __sveltets_2_ensureComponent(ReasonList); new $$_tsiLnosaeR1C({ target: __sveltets_2_any(), props: {    "reasons":ruling.because,"textOf":(reason) => sentenceOf(reason, words),}});}
  }
 RulingFrame}
};
return { props: {} as any as $$ComponentProps, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const GameRuling__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type GameRuling__SvelteComponent_ = ReturnType<typeof GameRuling__SvelteComponent_>;
/*Ωignore_endΩ*/export default GameRuling__SvelteComponent_;
///<reference types="svelte" />
;
import ArrowLeftRight from '@lucide/svelte/icons/arrow-left-right'
import { useApp } from '../../actions/app.ts'
import { askOnTable } from '../../actions/question/ask.ts'
import { askParts, swapped } from '../../model/table/ask/asks.ts'
import { mirrored } from '../../model/setup/mirror.ts'
import { endName } from '../../model/table/sentence/title.ts'
import { setupTexts, texts } from '../../i18n/texts.ts'
import VerdictWord from '../parts/verdict/VerdictWord.svelte';
function $$render() {

  
  
  
  
  
  
  
  

  const app = useApp()
  const { table } = app
  const parts = $derived(askParts(table.case.ask))
  const back = $derived(table.answer.state === 'held' ? null : mirrored(table.case))
  const label = $derived(
    back ? setupTexts.mirror(texts.ask.swap, endName(table.case, parts.to), endName(table.case, parts.from), back.word) : texts.ask.swap
  )
;
async () => {


  { svelteHTML.createElement("button", {                "type":`button`,"class":`mirror`,"aria-label":label,"title":label,"disabled":parts.from === '' && parts.to === '',...__sveltets_2_empty({"data-testid":`mirror`}),...__sveltets_2_empty({"data-verdict":back?.word}),"onclick":() => {
    askOnTable(app, texts.steps.swap, swapped(table.case.ask))
  },});
   { const $$_thgiRtfeLworrA1C = __sveltets_2_ensureComponent(ArrowLeftRight); new $$_thgiRtfeLworrA1C({ target: __sveltets_2_any(), props: {    "size":20,"aria-hidden":`true`,}});}
  if(back){ { const $$_droWtcidreV1C = __sveltets_2_ensureComponent(VerdictWord); new $$_droWtcidreV1C({ target: __sveltets_2_any(), props: {    "look":back,"words":"","size":`20px`,}});}}
 }


};
return { props: {} as Record<string, never>, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const Mirror__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type Mirror__SvelteComponent_ = ReturnType<typeof Mirror__SvelteComponent_>;
/*Ωignore_endΩ*/export default Mirror__SvelteComponent_;
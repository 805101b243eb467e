///<reference types="svelte" />
;
import type { Ruling } from '../../../shared/contract/ruling.ts'
import { useApp } from '../../actions/app.ts'
import { askOnTable } from '../../actions/question/ask.ts'
import { hasChoices, withChoice, withoutChoices } from '../../model/table/sentence/askChoices.ts'
import { openOf } from '../../model/ruling/readRuling.ts'
import { texts } from '../../i18n/texts.ts'
import ChoiceButtons from '../parts/choose/ChoiceButtons.svelte';

;type $$ComponentProps =  { ruling: Ruling };function $$render() {

  
  
  
  
  
  
  

  const { ruling }:/*Ωignore_startΩ*/$$ComponentProps/*Ωignore_endΩ*/ = $props()
  const app = useApp()
  const { table } = app
  const ask = $derived(table.case.ask)
  const parts = $derived(openOf(table.asked, ruling))
  const open = () => {
    askOnTable(app, texts.steps.choose, withoutChoices(ask))
  }
  function choose(index: number) {
    const option = ruling.options?.[index]
    if (option) askOnTable(app, texts.steps.choose, withChoice(ask, option))
  }
;
async () => {


 { const $$_snottuBeciohC0C = __sveltets_2_ensureComponent(ChoiceButtons); new $$_snottuBeciohC0C({ target: __sveltets_2_any(), props: {        "title":parts.decides ?? undefined,"options":parts.ways,"onchoose":choose,"ontakeback":hasChoices(ask) ? open : null,}});}
};
return { props: {} as any as $$ComponentProps, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const Options__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type Options__SvelteComponent_ = ReturnType<typeof Options__SvelteComponent_>;
/*Ωignore_endΩ*/export default Options__SvelteComponent_;
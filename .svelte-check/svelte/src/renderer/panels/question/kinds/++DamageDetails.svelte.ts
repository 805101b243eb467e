///<reference types="svelte" />
;
import type { DamageAsk } from '../../../../shared/contract/case.ts'
import { useApp } from '../../../actions/app.ts'
import { askOnTable } from '../../../actions/question/ask.ts'
import { rollsNeeded } from '../../../model/table/sentence/askChoices.ts'
import { texts } from '../../../i18n/texts.ts'
import NumberField from '../../ui/NumberField.svelte'
import Pick from '../../parts/choose/Pick.svelte'
import Rolls from './Rolls.svelte';

;type $$ComponentProps =  { ask: DamageAsk };function $$render() {

  
  
  
  
  
  
  
  

  const { ask }:/*Ωignore_startΩ*/$$ComponentProps/*Ωignore_endΩ*/ = $props()
  const app = useApp()
  const { table } = app
  const types = Object.entries(texts.ask.damageTypes).map(([id, label]) => ({ id, label }))
  const isType = (id: string): id is keyof typeof texts.ask.damageTypes => id in texts.ask.damageTypes
  const set = (change: Partial<DamageAsk>, merge: string) => {
    askOnTable(app, texts.steps.ask, { ...ask, ...change, choices: undefined }, merge)
  }
;
async () => {


 { const $$_dleiFrebmuN0C = __sveltets_2_ensureComponent(NumberField); new $$_dleiFrebmuN0C({ target: __sveltets_2_any(), props: {          "hideLabel":true,"label":texts.ask.damage,"value":ask.amount,"max":30,"onchange":(n) => {
    set({ amount: n ?? 0 }, 'amount')
  },}});}
 { const $$_kciP0C = __sveltets_2_ensureComponent(Pick); new $$_kciP0C({ target: __sveltets_2_any(), props: {           "look":`sentence`,"label":texts.ask.damageType,"choices":types,"value":ask.type ?? 'normal',"onchange":(id) => {
    if (isType(id)) set({ type: id }, 'type')
  },}});}
 { const $$_slloR0C = __sveltets_2_ensureComponent(Rolls); new $$_slloR0C({ target: __sveltets_2_any(), props: {  "rolls":rollsNeeded(table.case),}});}
};
return { props: {} as any as $$ComponentProps, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const DamageDetails__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type DamageDetails__SvelteComponent_ = ReturnType<typeof DamageDetails__SvelteComponent_>;
/*Ωignore_endΩ*/export default DamageDetails__SvelteComponent_;
///<reference types="svelte" />
;
import type { OddsAsk } from '../../../../shared/contract/case.ts'
import { useApp } from '../../../actions/app.ts'
import { askOnTable } from '../../../actions/question/ask.ts'
import { combatChoices } from '../../../model/table/sentence/askChoices.ts'
import { actionWordsOf } from '../../../model/table/sentence/editionTexts.ts'
import { texts } from '../../../i18n/texts.ts'
import Pick from '../../parts/choose/Pick.svelte'
import AttackMeans from './AttackMeans.svelte';

;type $$ComponentProps =  { ask: OddsAsk };function $$render() {

  
  
  
  
  
  
  
  

  const { ask }:/*Ωignore_startΩ*/$$ComponentProps/*Ωignore_endΩ*/ = $props()
  const app = useApp()
  const combats = $derived([{ id: '', label: actionWordsOf(app.table.case).combat.either }, ...combatChoices(app.table.case)])
  const set = (change: Partial<OddsAsk>, merge: string) => {
    askOnTable(app, texts.steps.ask, { ...ask, ...change, choices: undefined }, merge)
  }
;
async () => {


 { const $$_kciP0C = __sveltets_2_ensureComponent(Pick); new $$_kciP0C({ target: __sveltets_2_any(), props: {           "look":`sentence`,"label":texts.ask.inCombat,"choices":combats,"value":ask.attack ?? '',"onchange":(id) => {
    set({ attack: id === 'close' || id === 'ranged' ? id : undefined }, 'combat')
  },}});}
 { const $$_snaeMkcattA0C = __sveltets_2_ensureComponent(AttackMeans); new $$_snaeMkcattA0C({ target: __sveltets_2_any(), props: {   ask,"onchange":set,}});}
};
return { props: {} as any as $$ComponentProps, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const OddsDetails__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type OddsDetails__SvelteComponent_ = ReturnType<typeof OddsDetails__SvelteComponent_>;
/*Ωignore_endΩ*/export default OddsDetails__SvelteComponent_;
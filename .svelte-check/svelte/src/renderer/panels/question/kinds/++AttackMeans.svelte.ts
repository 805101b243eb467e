///<reference types="svelte" />
;
import type { AttackAsk, OddsAsk } from '../../../../shared/contract/case.ts'
import { useApp } from '../../../actions/app.ts'
import { actionChoices, usedInAttack } from '../../../model/table/sentence/askChoices.ts'
import { figureById } from '../../../model/table/position/caseEdit.ts'
import { powerName } from '../../../model/table/figures/powerNames.ts'
import { texts } from '../../../i18n/texts.ts'
import Pick from '../../parts/choose/Pick.svelte'
import PickMany from '../../parts/choose/PickMany.svelte';
;

  interface Props {
    ask: AttackAsk | OddsAsk
    /** @param merge what is changed, for changes that are one step of undo */
    onchange: (change: { action?: string | undefined; powers?: readonly string[] | undefined }, merge: string) => void
  };function $$render() {

  
  
  
  
  
  
  
  

  const { ask, onchange }: Props = $props()
  const { table } = useApp()
  const attacker = $derived(figureById(table.case, ask.from))
  const used = $derived(usedInAttack(table.case, attacker, ask.powers))
;
async () => {


 { const $$_kciP0C = __sveltets_2_ensureComponent(Pick); new $$_kciP0C({ target: __sveltets_2_any(), props: {           "look":`sentence`,"label":texts.ask.action,"choices":actionChoices(table.case, attacker, ask.action),"value":ask.action ?? '',"onchange":(id) => {
    onchange({ action: id === '' ? undefined : id }, 'action')
  },}});}
if(used.length){
   { const $$_ynaMkciP0C = __sveltets_2_ensureComponent(PickMany); new $$_ynaMkciP0C({ target: __sveltets_2_any(), props: {            "label":texts.ask.powersUsed,"choices":used,"values":ask.powers ?? [],"nameOf":powerName,"inline":true,"onchange":(powers) => {
      onchange({ powers: powers.length ? powers : undefined }, 'powers used')
    },}});}
}
};
return { props: {} as any as Props, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const AttackMeans__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type AttackMeans__SvelteComponent_ = ReturnType<typeof AttackMeans__SvelteComponent_>;
/*Ωignore_endΩ*/export default AttackMeans__SvelteComponent_;
///<reference types="svelte" />
;
import { ATTACK_DICE } from '../../../../shared/games/descent/case.ts'
import type { AttackResult } from '../../../../shared/games/descent/case.ts'
import type { DescentTable } from '../../../actions/descent/descentActions.ts'
import { asAttack, withAttack, withDie } from '../../../model/descent/descentEdit.ts'
import { descentTexts } from '../../../i18n/texts.ts'
import NumberField from '../../ui/NumberField.svelte'
import Toggle from '../../ui/Toggle.svelte'
import DiceRow from '../chances/DiceRow.svelte'
import OddsPanel from '../chances/OddsPanel.svelte'
import RerollPanel from '../chances/RerollPanel.svelte';

;type $$ComponentProps =  { table: DescentTable };function $$render() {

  
  
  
  
  
  
  
  
  
  

  const { table }:/*Ωignore_startΩ*/$$ComponentProps/*Ωignore_endΩ*/ = $props()
  const t = descentTexts
  const ask = $derived(asAttack(table.case).ask)
  const roll = (change: AttackResult) => {
    table.change(t.change.result, withAttack(table.case, { result: { ...ask.result, ...change } }), `roll ${Object.keys(change).join()}`)
  }
;
async () => {


 { const $$_woReciD0C = __sveltets_2_ensureComponent(DiceRow); new $$_woReciD0C({ target: __sveltets_2_any(), props: {         "label":t.pool,"colours":ATTACK_DICE,"dice":ask.weapon.dice,"onchange":(die, by) => {
    table.change(t.change.dice, withAttack(table.case, { weapon: { ...ask.weapon, dice: withDie(ask.weapon, die, by) } }))
  },}});}
if(ask.weapon.type === 'unarmed'){ { svelteHTML.createElement("p", { "class":`small quiet`,});t.bareHandsDice; }}
 { svelteHTML.createElement("fieldset", {});
   { svelteHTML.createElement("legend", { "class":`small quiet`,});t.result; }
   { svelteHTML.createElement("div", { "class":`numbers-row`,});
     { const $$_dleiFrebmuN2C = __sveltets_2_ensureComponent(NumberField); new $$_dleiFrebmuN2C({ target: __sveltets_2_any(), props: {         "label":t.range,"value":ask.result.range ?? 0,"max":48,"onchange":(range) => {
        roll({ range: range ?? 0 })
      },}});}
     { const $$_dleiFrebmuN2C = __sveltets_2_ensureComponent(NumberField); new $$_dleiFrebmuN2C({ target: __sveltets_2_any(), props: {         "label":t.hearts,"value":ask.result.hearts ?? 0,"max":48,"onchange":(hearts) => {
        roll({ hearts: hearts ?? 0 })
      },}});}
     { const $$_dleiFrebmuN2C = __sveltets_2_ensureComponent(NumberField); new $$_dleiFrebmuN2C({ target: __sveltets_2_any(), props: {         "label":t.surges,"value":ask.result.surges ?? 0,"max":24,"onchange":(surges) => {
        roll({ surges: surges ?? 0 })
      },}});}
   }
 }
 { const $$_elggoT0C = __sveltets_2_ensureComponent(Toggle); new $$_elggoT0C({ target: __sveltets_2_any(), props: {       "label":t.cross,"checked":ask.result.miss === true,"onchange":(miss) => {
    roll({ miss })
  },}});}
 { const $$_lenaPlloreR0C = __sveltets_2_ensureComponent(RerollPanel); new $$_lenaPlloreR0C({ target: __sveltets_2_any(), props: { table,}});}
 { const $$_lenaPsddO0C = __sveltets_2_ensureComponent(OddsPanel); new $$_lenaPsddO0C({ target: __sveltets_2_any(), props: { table,}});}


};
return { props: {} as any as $$ComponentProps, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const DiceStep__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type DiceStep__SvelteComponent_ = ReturnType<typeof DiceStep__SvelteComponent_>;
/*Ωignore_endΩ*/export default DiceStep__SvelteComponent_;
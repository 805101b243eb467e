///<reference types="svelte" />
;
import X from '@lucide/svelte/icons/x'
import type { DescentTable } from '../../../actions/descent/descentActions.ts'
import { figureChoices } from '../../../actions/descent/descentActions.ts'
import { attackRuling } from '../../../model/descent/descentAdapter.ts'
import { asAttack, figureOn, nameOf, withShields } from '../../../model/descent/descentEdit.ts'
import { affectedIn } from '../../../model/descent/descentSteps.ts'
import { descentTexts } from '../../../i18n/texts.ts'
import IconButton from '../../ui/IconButton.svelte'
import NumberField from '../../ui/NumberField.svelte'
import Pick from '../../parts/choose/Pick.svelte';

;type $$ComponentProps =  { table: DescentTable };function $$render() {

  
  
  
  
  
  
  
  
  
  

  const { table }:/*Ωignore_startΩ*/$$ComponentProps/*Ωignore_endΩ*/ = $props()
  const t = descentTexts
  const ask = $derived(asAttack(table.case).ask)
  const ruling = $derived(attackRuling(table.ruling))
  const affected = $derived(affectedIn(table.case, ruling))
  const target = $derived(figureOn(table.case, ask.space)?.id)
  const shieldsOf = (id: string) => ask.defense?.find(({ figure }) => figure === id)?.shields
  const others = $derived(figureChoices(table.case).filter(({ id }) => id !== ask.attacker && !affected.includes(id)))
  const set = (id: string, shields: number | undefined) => {
    table.change(t.change.defense, withShields(table.case, id, shields), `shields ${id}`)
  }
;
async () => {


if(affected.length === 0){ { svelteHTML.createElement("p", { "class":`small quiet`,});t.nobodyAffected; }}
 { svelteHTML.createElement("ul", { ...__sveltets_2_empty({"data-testid":`affected`}),});
     for(let id of __sveltets_2_ensureArray(affected)){id;
     { svelteHTML.createElement("li", {});
       { svelteHTML.createElement("div", { "class":`shields`,});
         { const $$_dleiFrebmuN3C = __sveltets_2_ensureComponent(NumberField); new $$_dleiFrebmuN3C({ target: __sveltets_2_any(), props: {            "label":t.shields(nameOf(table.case, id)),"value":shieldsOf(id),"optional":true,"placeholder":`0`,"max":20,"onchange":(shields) => {
            set(id, shields)
          },}});}
       }
      if(ruling?.verdict === 'hit'){ { svelteHTML.createElement("strong", { "class":`damage numbers`,});t.takes(ruling.damage[id] ?? 0); }}
      if(id !== target && shieldsOf(id) !== undefined){ { const $$_nottuBnocI2C = __sveltets_2_ensureComponent(IconButton); new $$_nottuBnocI2C({ target: __sveltets_2_any(), props: {       "icon":X,"label":t.removeAffected(nameOf(table.case, id)),"onclick":() => {
            set(id, undefined)
          },}});}}
     }
  }
 }
if(others.length > 0){
   { const $$_kciP0C = __sveltets_2_ensureComponent(Pick); new $$_kciP0C({ target: __sveltets_2_any(), props: {          "label":t.alsoAffected,"choices":others,"value":"","placeholder":t.addAffected,"onchange":(id) => {
      set(id, 0)
    },}});}
}


};
return { props: {} as any as $$ComponentProps, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const DamageStep__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type DamageStep__SvelteComponent_ = ReturnType<typeof DamageStep__SvelteComponent_>;
/*Ωignore_endΩ*/export default DamageStep__SvelteComponent_;
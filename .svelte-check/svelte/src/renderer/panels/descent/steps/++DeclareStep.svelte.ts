///<reference types="svelte" />
;
import { WEAPON_TYPES } from '../../../../shared/games/descent/case.ts'
import type { DescentTable } from '../../../actions/descent/descentActions.ts'
import { asAttack, figureOn, withAttack } from '../../../model/descent/descentEdit.ts'
import { descentTexts } from '../../../i18n/texts.ts'
import { spacesOf } from '../../../../shared/games/descent/board.ts'
import Toggle from '../../ui/Toggle.svelte';

;type $$ComponentProps =  { table: DescentTable };function $$render() {

  
  
  
  
  
  

  const { table }:/*Ωignore_startΩ*/$$ComponentProps/*Ωignore_endΩ*/ = $props()
  const t = descentTexts
  const ask = $derived(asAttack(table.case).ask)
  const types = $derived(WEAPON_TYPES.filter((type) => ask.monster !== true || type !== 'unarmed' || ask.weapon.type === 'unarmed'))
  const target = $derived(figureOn(table.case, ask.space))
  const isLarge = $derived(target !== undefined && spacesOf(target).length > 1)
  const set = (change: Partial<typeof ask>) => {
    table.change(t.change.weapon, withAttack(table.case, change))
  }
;
async () => {


 { svelteHTML.createElement("div", {     "class":`types`,"role":`radiogroup`,"aria-label":t.weapon,});
     for(let type of __sveltets_2_ensureArray(types)){type;
     { svelteHTML.createElement("button", {          "type":`button`,"role":`radio`,"class":`type`,"aria-checked":ask.weapon.type === type,"onclick":() => {
        set({ weapon: { ...ask.weapon, type, dice: type === 'unarmed' ? ['blue'] : ask.weapon.dice } })
      },});(ask.monster === true ? t.cards : t.weapons)[type]; }
  }
 }
 { const $$_elggoT0C = __sveltets_2_ensureComponent(Toggle); new $$_elggoT0C({ target: __sveltets_2_any(), props: {         "label":t.monster,"hint":t.monsterHint,"checked":ask.monster === true,"onchange":(monster) => {
    set({ monster })
  },}});}
 { const $$_elggoT0C = __sveltets_2_ensureComponent(Toggle); new $$_elggoT0C({ target: __sveltets_2_any(), props: {         "label":t.blast,"hint":t.blastHint,"checked":ask.weapon.blast === true,"onchange":(blast) => {
    set({ weapon: { ...ask.weapon, blast: blast ? true : undefined } })
  },}});}
if(isLarge || ask.monsterBlocksItself){
   { const $$_elggoT0C = __sveltets_2_ensureComponent(Toggle); new $$_elggoT0C({ target: __sveltets_2_any(), props: {         "label":t.ownSpaces,"hint":t.ownSpacesHint,"checked":ask.monsterBlocksItself === true,"onchange":(on) => {
      set({ monsterBlocksItself: on ? true : undefined })
    },}});}
}


};
return { props: {} as any as $$ComponentProps, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const DeclareStep__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type DeclareStep__SvelteComponent_ = ReturnType<typeof DeclareStep__SvelteComponent_>;
/*Ωignore_endΩ*/export default DeclareStep__SvelteComponent_;
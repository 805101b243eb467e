///<reference types="svelte" />
;
import { descentTexts } from '../../../i18n/texts.ts'
import Pick from '../../parts/choose/Pick.svelte'
import Toggle from '../../ui/Toggle.svelte';
;

  interface Fields {
    dice: 'attack' | 'defense'
    during: 'attack' | 'attribute-test'
    allRolled: boolean
  };
;type $$ComponentProps =  Fields & { onchange: (change: Partial<Fields>) => void };function $$render() {

  
  
  

  const { dice, during, allRolled, onchange }:/*Ωignore_startΩ*/$$ComponentProps/*Ωignore_endΩ*/ = $props()
  const t = descentTexts.reroll
  const kinds = [
    { id: 'attack', label: t.attackDice },
    { id: 'defense', label: t.defenseDice }
  ] as const
  const uses = [
    { id: 'attack', label: t.attack },
    { id: 'attribute-test', label: t.test }
  ] as const
;
async () => {


 { const $$_kciP0C = __sveltets_2_ensureComponent(Pick); new $$_kciP0C({ target: __sveltets_2_any(), props: {         "label":t.dice,"choices":kinds,"value":dice,"onchange":(id) => {
    onchange({ dice: id === 'attack' ? 'attack' : 'defense' })
  },}});}
 { const $$_kciP0C = __sveltets_2_ensureComponent(Pick); new $$_kciP0C({ target: __sveltets_2_any(), props: {         "label":t.during,"choices":uses,"value":during,"onchange":(id) => {
    onchange({ during: id === 'attack' ? 'attack' : 'attribute-test' })
  },}});}
if(during === 'attack'){ { const $$_elggoT0C = __sveltets_2_ensureComponent(Toggle); new $$_elggoT0C({ target: __sveltets_2_any(), props: {       "label":t.allRolled,"checked":allRolled,"onchange":(on) => {
      onchange({ allRolled: on })
    },}});}}
};
return { props: {} as any as $$ComponentProps, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const RerollForm__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type RerollForm__SvelteComponent_ = ReturnType<typeof RerollForm__SvelteComponent_>;
/*Ωignore_endΩ*/export default RerollForm__SvelteComponent_;
///<reference types="svelte" />
;
import type { CardCell } from '../../../model/figures/card.ts'
import { figuresTexts as t } from '../../../i18n/laterTexts.ts';

;type $$ComponentProps =  { cell: CardCell; value: string };function $$render() {

  
  

  const { cell, value }:/*Ωignore_startΩ*/$$ComponentProps/*Ωignore_endΩ*/ = $props()
;
async () => {


 { svelteHTML.createElement("b", { "class":`numbers`,});value; } { svelteHTML.createElement("small", { "aria-hidden":`true`,});cell.letters; } { svelteHTML.createElement("span", {  "class":`ui-hidden`,});cell.special ? t.specialPower : cell.power; }


};
return { props: {} as any as $$ComponentProps, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const DialCell__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type DialCell__SvelteComponent_ = ReturnType<typeof DialCell__SvelteComponent_>;
/*Ωignore_endΩ*/export default DialCell__SvelteComponent_;
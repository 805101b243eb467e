///<reference types="svelte" />
;
import type { DialColour } from '../../../../shared/rules/dialColours.ts';

;type $$ComponentProps =  { colour: DialColour; size?: number };function $$render() {

  
  const { colour, size = 16 }:/*Ωignore_startΩ*/$$ComponentProps/*Ωignore_endΩ*/ = $props()
;
async () => {


 { svelteHTML.createElement("svg", {        "width":size,"height":size,"viewBox":`0 0 16 16`,"aria-hidden":`true`,}); { svelteHTML.createElement("rect", {            "x":`1`,"y":`1`,"width":`14`,"height":`14`,"rx":`3`,"class":colour,});} }


};
return { props: {} as any as $$ComponentProps, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const DialSwatch__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type DialSwatch__SvelteComponent_ = ReturnType<typeof DialSwatch__SvelteComponent_>;
/*Ωignore_endΩ*/export default DialSwatch__SvelteComponent_;
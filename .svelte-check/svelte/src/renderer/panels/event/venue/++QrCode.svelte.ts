///<reference types="svelte" />
;
import { pathOf, squaresOf } from '../../../model/venue/qr.ts';

;type $$ComponentProps =  { text: string; label: string };function $$render() {

  

  const { text, label }:/*Ωignore_startΩ*/$$ComponentProps/*Ωignore_endΩ*/ = $props()
  const squares = $derived(squaresOf(text))
;
async () => {


 { svelteHTML.createElement("svg", {       "viewBox":`0 0 ${squares.length} ${squares.length}`,"role":`img`,"aria-label":label,"shape-rendering":`crispEdges`,});
   { svelteHTML.createElement("rect", {      "width":squares.length,"height":squares.length,"fill":`#fff`,});}
   { svelteHTML.createElement("path", {    "d":pathOf(squares),"fill":`#000`,});}
 }


};
return { props: {} as any as $$ComponentProps, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const QrCode__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type QrCode__SvelteComponent_ = ReturnType<typeof QrCode__SvelteComponent_>;
/*Ωignore_endΩ*/export default QrCode__SvelteComponent_;
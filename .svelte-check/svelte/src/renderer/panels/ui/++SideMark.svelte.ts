///<reference types="svelte" />
;
import { SIDE_MARKS, sideShape } from '../../../shared/scene/signs.ts';

;type $$ComponentProps =  { index: number; size?: number };function $$render() {

  

  const { index, size = 14 }:/*Ωignore_startΩ*/$$ComponentProps/*Ωignore_endΩ*/ = $props()
  const corners = $derived(sideShape(index))
;
async () => {


  { svelteHTML.createElement("svg", {           "width":size,"height":size,"viewBox":`-1.25 -1.25 2.5 2.5`,"fill":`currentColor`,"aria-hidden":`true`,});__sveltets_2_ensureType(String, Number, `var(--side-${index % SIDE_MARKS})`);
  if(corners){ { svelteHTML.createElement("polygon", {  "points":corners.join(' '),});}}else{ { svelteHTML.createElement("circle", {  "r":`1.1`,});}}
 }


};
return { props: {} as any as $$ComponentProps, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const SideMark__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type SideMark__SvelteComponent_ = ReturnType<typeof SideMark__SvelteComponent_>;
/*Ωignore_endΩ*/export default SideMark__SvelteComponent_;
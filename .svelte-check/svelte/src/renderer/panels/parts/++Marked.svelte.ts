///<reference types="svelte" />
;
import type { Piece } from '../../model/search/marks.ts';

;type $$ComponentProps =  { pieces: readonly Piece[] };function $$render() {

  
  const { pieces }:/*Ωignore_startΩ*/$$ComponentProps/*Ωignore_endΩ*/ = $props()
;
async () => {


    for(let piece of __sveltets_2_ensureArray(pieces)){let i = 1;i;if(piece.found){ { svelteHTML.createElement("mark", {});piece.text; }}else{piece.text;}}


};
return { props: {} as any as $$ComponentProps, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const Marked__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type Marked__SvelteComponent_ = ReturnType<typeof Marked__SvelteComponent_>;
/*Ωignore_endΩ*/export default Marked__SvelteComponent_;
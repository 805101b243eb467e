///<reference types="svelte" />
;
import type { ObjectKind } from '../../../shared/contract/case.ts'
import { OBJECT_LETTERS, OBJECT_LOOKS } from '../../../shared/scene/signs.ts';

;type $$ComponentProps =  { kind: ObjectKind };function $$render() {

  
  

  const { kind }:/*Ωignore_startΩ*/$$ComponentProps/*Ωignore_endΩ*/ = $props()
;
async () => {


 { svelteHTML.createElement("span", {   "class":['mark', OBJECT_LOOKS[kind]],"aria-hidden":`true`,});OBJECT_LETTERS[kind]; }


};
return { props: {} as any as $$ComponentProps, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const ObjectMark__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type ObjectMark__SvelteComponent_ = ReturnType<typeof ObjectMark__SvelteComponent_>;
/*Ωignore_endΩ*/export default ObjectMark__SvelteComponent_;
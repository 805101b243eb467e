///<reference types="svelte" />
;
import type { Fact } from '../../../model/question/entry/askKind.ts';

;type $$ComponentProps =  { facts: readonly Fact[] };function $$render() {

  
  const { facts }:/*Ωignore_startΩ*/$$ComponentProps/*Ωignore_endΩ*/ = $props()
;
async () => {


 { svelteHTML.createElement("dl", {});
      for(let fact of __sveltets_2_ensureArray(facts)){let i = 1;i;
     { svelteHTML.createElement("div", {  });fact.strong;fact.sentence;
       { svelteHTML.createElement("dt", {});fact.label; }
       { svelteHTML.createElement("dd", { "class":`numbers`,});fact.value; }
     }
  }
 }


};
return { props: {} as any as $$ComponentProps, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const Facts__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type Facts__SvelteComponent_ = ReturnType<typeof Facts__SvelteComponent_>;
/*Ωignore_endΩ*/export default Facts__SvelteComponent_;
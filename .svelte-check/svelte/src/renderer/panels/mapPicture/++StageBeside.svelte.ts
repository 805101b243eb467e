///<reference types="svelte" />
;
import type { Snippet } from 'svelte';

;type $$ComponentProps =  { stage: Snippet; side: Snippet };function $$render() {

  

  const { stage, side }:/*Ωignore_startΩ*/$$ComponentProps/*Ωignore_endΩ*/ = $props()
;
async () => {


 { svelteHTML.createElement("div", { "class":`room`,});
  ;__sveltets_2_ensureSnippet(stage());
   { svelteHTML.createElement("div", { "class":`side`,});;__sveltets_2_ensureSnippet(side()); }
 }


};
return { props: {} as any as $$ComponentProps, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const StageBeside__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type StageBeside__SvelteComponent_ = ReturnType<typeof StageBeside__SvelteComponent_>;
/*Ωignore_endΩ*/export default StageBeside__SvelteComponent_;
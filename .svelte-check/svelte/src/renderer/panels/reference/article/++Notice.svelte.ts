///<reference types="svelte" />
;
import type { Snippet } from 'svelte';

;type $$ComponentProps =  { title?: string; tone?: 'quiet' | 'accent' | 'judge'; children: Snippet };function $$render() {

  
  const { title, tone = 'quiet', children }:/*Ωignore_startΩ*/$$ComponentProps/*Ωignore_endΩ*/ = $props()
;
async () => {


 { svelteHTML.createElement("div", { "class":['notice', tone],});
  if(title){ { svelteHTML.createElement("p", {}); { svelteHTML.createElement("strong", {});title; } }}
  ;__sveltets_2_ensureSnippet(children());
 }


};
return { props: {} as any as $$ComponentProps, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const Notice__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type Notice__SvelteComponent_ = ReturnType<typeof Notice__SvelteComponent_>;
/*Ωignore_endΩ*/export default Notice__SvelteComponent_;
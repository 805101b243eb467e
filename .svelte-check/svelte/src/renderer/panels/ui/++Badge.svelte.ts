///<reference types="svelte" />
;
import type { Snippet } from 'svelte';

;type $$ComponentProps =  { tone?: 'quiet' | 'good' | 'unsure' | 'bad'; children: Snippet };function $$render() {

  
  const { tone = 'quiet', children }:/*Ωignore_startΩ*/$$ComponentProps/*Ωignore_endΩ*/ = $props()
;
async () => {


 { svelteHTML.createElement("span", { "class":['badge', tone],});;__sveltets_2_ensureSnippet(children()); }


};
return { props: {} as any as $$ComponentProps, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const Badge__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type Badge__SvelteComponent_ = ReturnType<typeof Badge__SvelteComponent_>;
/*Ωignore_endΩ*/export default Badge__SvelteComponent_;
///<reference types="svelte" />
;
import type { Component, Snippet } from 'svelte';
;

  interface Props {
    icon: Component<{ size?: number; strokeWidth?: number; 'aria-hidden'?: 'true' }>
    title: string
    text: string
    children?: Snippet
  };function $$render() {

  

  const { icon: Icon, title, text, children }: Props = $props()
;
async () => {


 { svelteHTML.createElement("div", { "class":`empty`,});
   { const $$_nocI1C = __sveltets_2_ensureComponent(Icon); new $$_nocI1C({ target: __sveltets_2_any(), props: {      "size":32,"strokeWidth":1.5,"aria-hidden":`true`,}});}
   { svelteHTML.createElement("h3", {});title; }
   { svelteHTML.createElement("p", { "class":`quiet`,});text; }
  if(children){ { svelteHTML.createElement("div", { "class":`actions`,});;__sveltets_2_ensureSnippet(children()); }}
 }


};
return { props: {} as any as Props, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const EmptyState__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type EmptyState__SvelteComponent_ = ReturnType<typeof EmptyState__SvelteComponent_>;
/*Ωignore_endΩ*/export default EmptyState__SvelteComponent_;
///<reference types="svelte" />
;
import type { Snippet } from 'svelte'
import type { HTMLButtonAttributes } from 'svelte/elements';
;

  interface Props extends HTMLButtonAttributes {
    children: Snippet
  };function $$render() {

  
  

  const { children, ...rest }: Props = $props()
;
async () => {


 { svelteHTML.createElement("button", {    ...rest,"type":`button`,"class":`chip numbers`,});;__sveltets_2_ensureSnippet(children()); }


};
return { props: {} as any as Props, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const Chip__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type Chip__SvelteComponent_ = ReturnType<typeof Chip__SvelteComponent_>;
/*Ωignore_endΩ*/export default Chip__SvelteComponent_;
///<reference types="svelte" />
;
import type { Snippet } from 'svelte';
;

  interface Props {
    testid?: string
    /** The cells of the head. */
    head: Snippet
    /** The rows. */
    children: Snippet
  };function $$render() {

  

  const { testid, head, children }: Props = $props()
;
async () => {


 { svelteHTML.createElement("div", { "class":`scroll`,});
   { svelteHTML.createElement("table", { ...__sveltets_2_empty({"data-testid":testid}),});
     { svelteHTML.createElement("thead", {}); { svelteHTML.createElement("tr", {});;__sveltets_2_ensureSnippet(head()); } }
     { svelteHTML.createElement("tbody", {});;__sveltets_2_ensureSnippet(children()); }
   }
 }


};
return { props: {} as any as Props, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const ListTable__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type ListTable__SvelteComponent_ = ReturnType<typeof ListTable__SvelteComponent_>;
/*Ωignore_endΩ*/export default ListTable__SvelteComponent_;
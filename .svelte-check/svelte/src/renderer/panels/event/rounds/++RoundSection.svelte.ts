///<reference types="svelte" />
;
import type { Snippet } from 'svelte';
;

  interface Props {
    title: string
    testid?: string
    /** In the line of the title. */
    beside?: Snippet
    children: Snippet
  };function $$render() {

  

  const { title, testid, beside, children }: Props = $props()
;
async () => {


 { svelteHTML.createElement("section", {   "aria-label":title,...__sveltets_2_empty({"data-testid":testid}),});
  if(beside){ { svelteHTML.createElement("div", { "class":`side-by-side`,});
       { svelteHTML.createElement("h2", {});title; }
      ;__sveltets_2_ensureSnippet(beside());
     }
  }else{ { svelteHTML.createElement("h2", {});title; }}
  ;__sveltets_2_ensureSnippet(children());
 }


};
return { props: {} as any as Props, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const RoundSection__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type RoundSection__SvelteComponent_ = ReturnType<typeof RoundSection__SvelteComponent_>;
/*Ωignore_endΩ*/export default RoundSection__SvelteComponent_;
///<reference types="svelte" />
;
import type { Snippet } from 'svelte'
import { LENGTHS } from '../../text/lengths.ts';
;

  interface Props {
    title: string
    /** What the search field says; absent: there is none. */
    search?: string
    typed?: string
    note?: string | undefined
    testid?: string
    /** Buttons at the right of the title. */
    actions?: Snippet
    children: Snippet
  };function $$render() {

  
  

  let { title, search, typed = $bindable(''), note, testid, actions, children }: Props = $props()/*Ωignore_startΩ*/;typed;/*Ωignore_endΩ*/
;
async () => {


 { svelteHTML.createElement("section", {   "class":`screen`,...__sveltets_2_empty({"data-testid":testid}),});
   { svelteHTML.createElement("header", {});
     { svelteHTML.createElement("h1", {});title; }
    if(note){ { svelteHTML.createElement("span", { "class":`quiet numbers`,});note; }}
    if(search !== undefined){ { svelteHTML.createElement("input", {                  "class":`entry`,"type":`search`,"maxlength":LENGTHS.search,"bind:value":typed,"placeholder":search,"aria-label":search,"autocomplete":`off`,"spellcheck":`false`,...__sveltets_2_empty({"data-search":true}),});/*Ωignore_startΩ*/() => typed = __sveltets_2_any(null);/*Ωignore_endΩ*/}}
    if(actions){ { svelteHTML.createElement("div", { "class":`actions`,});;__sveltets_2_ensureSnippet(actions()); }}
   }
  
   { svelteHTML.createElement("div", {       "class":`content`,"tabindex":0,"role":`region`,"aria-label":title,});;__sveltets_2_ensureSnippet(children()); }
 }


};
return { props: {} as any as Props, exports: {}, bindings: __sveltets_$$bindings('typed'), slots: {}, events: {} }}
const ScreenFrame__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type ScreenFrame__SvelteComponent_ = ReturnType<typeof ScreenFrame__SvelteComponent_>;
/*Ωignore_endΩ*/export default ScreenFrame__SvelteComponent_;
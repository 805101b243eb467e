///<reference types="svelte" />
;
import type { ReferenceEntry } from '../../../model/reference/entries.ts'
import { useGo } from './go.ts';

;type $$ComponentProps =  { entries: readonly ReferenceEntry[] };function $$render() {

  
  

  const { entries }:/*Ωignore_startΩ*/$$ComponentProps/*Ωignore_endΩ*/ = $props()
  const go = useGo()
;
async () => {


 { svelteHTML.createElement("ul", {});
     for(let entry of __sveltets_2_ensureArray(entries)){entry.id;
     { svelteHTML.createElement("li", {});
       { svelteHTML.createElement("button", {     "type":`button`,"onclick":() => {
          go(entry.id)
        },});
        if(entry.kind === 'rule'){ { svelteHTML.createElement("span", { "class":`id small numbers`,});entry.id; }} { svelteHTML.createElement("span", {});entry.title; }
       }
     }
  }
 }


};
return { props: {} as any as $$ComponentProps, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const EntryLinks__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type EntryLinks__SvelteComponent_ = ReturnType<typeof EntryLinks__SvelteComponent_>;
/*Ωignore_endΩ*/export default EntryLinks__SvelteComponent_;
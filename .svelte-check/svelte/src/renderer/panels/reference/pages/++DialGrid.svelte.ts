///<reference types="svelte" />
;
import { bookOf } from '../../../actions/reference/book.ts'
import { dialColumns, dialLines } from '../../../model/reference/dial.ts'
import { useApp } from '../../../actions/app.ts'
import { referenceTexts } from '../../../i18n/texts.ts'
import DialSwatch from '../parts/DialSwatch.svelte';

;type $$ComponentProps =  { here?: string };function $$render() {

  
  
  
  
  

  /** The column that is read. */
  const { here }:/*Ωignore_startΩ*/$$ComponentProps/*Ωignore_endΩ*/ = $props()
  const app = useApp()
  const { session } = app
  const t = referenceTexts.dial
;
async () => {


 { svelteHTML.createElement("div", { "class":`scroll`,});
   { svelteHTML.createElement("table", {});
     { svelteHTML.createElement("thead", { }); { svelteHTML.createElement("tr", { }); { svelteHTML.createElement("th", {   "scope":`col`,"class":`ui-hidden`,});t.colour; }   for(let slot of __sveltets_2_ensureArray(dialColumns)){slot; { svelteHTML.createElement("th", {   "scope":`col`,});slot === here;t.slots[slot]; }} } }
     { svelteHTML.createElement("tbody", {});
         for(let { colour, powers } of __sveltets_2_ensureArray(dialLines(bookOf(app)))){colour;
         { svelteHTML.createElement("tr", {});
           { svelteHTML.createElement("th", {   "scope":`row`,"class":`small`,}); { const $$_hctawSlaiD5C = __sveltets_2_ensureComponent(DialSwatch); new $$_hctawSlaiD5C({ target: __sveltets_2_any(), props: { colour,}});} { svelteHTML.createElement("span", { "class":`quiet`,});t.colours[colour]; } }
             for(let { slot, entry } of __sveltets_2_ensureArray(powers)){slot;
             { svelteHTML.createElement("td", {  });slot === here; { svelteHTML.createElement("button", {    "type":`button`,"onclick":() => {
                  session.reference.go(entry.id)
                },});entry.title; } }
          }
         }
      }
     }
   }
 }


};
return { props: {} as any as $$ComponentProps, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const DialGrid__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type DialGrid__SvelteComponent_ = ReturnType<typeof DialGrid__SvelteComponent_>;
/*Ωignore_endΩ*/export default DialGrid__SvelteComponent_;
///<reference types="svelte" />
;
import { useApp } from '../../../actions/app.ts'
import { coverageOf } from '../../../model/reference/article.ts'
import { bookOf } from '../../../actions/reference/book.ts'
import Table2 from '@lucide/svelte/icons/table-2'
import { CHART } from '../../../model/reference/lineChart.ts'
import { groupOf, type SectionId } from '../../../model/reference/sections.ts'
import { referenceTexts } from '../../../i18n/texts.ts'
import Button from '../../ui/Button.svelte'
import CoverageMark from '../parts/CoverageMark.svelte';

;type $$ComponentProps =  { section: SectionId };function $$render() {

  
  
  
  
  
  
  
  
  

  const { section }:/*Ωignore_startΩ*/$$ComponentProps/*Ωignore_endΩ*/ = $props()
  const app = useApp()
  const { session } = app
  const t = referenceTexts
  const book = $derived(bookOf(app))
  const entries = $derived(book.of(section))
;
async () => {


 { svelteHTML.createElement("div", { "class":`page`,});
   { svelteHTML.createElement("h1", {});t.sections[section]; }
   { svelteHTML.createElement("p", { "class":`quiet numbers`,});t.entries(entries.length); }
  if(groupOf(section) === 'lines'){
     { const $$_nottuB1C = __sveltets_2_ensureComponent(Button); new $$_nottuB1C({ target: __sveltets_2_any(), props: {  children:() => { return __sveltets_2_any(0); },"onclick":() => {
        session.reference.go(CHART)
      },}}); { const $$_2elbaT2C = __sveltets_2_ensureComponent(Table2); new $$_2elbaT2C({ target: __sveltets_2_any(), props: {    "size":18,"aria-hidden":`true`,}});}t.chart.open;  Button}
  }
   { svelteHTML.createElement("ul", {});
       for(let entry of __sveltets_2_ensureArray(entries)){entry.id;
       { svelteHTML.createElement("li", {});
         { svelteHTML.createElement("button", {       "type":`button`,"class":`row-button`,"onclick":() => {
            session.reference.go(entry.id)
          },});
           { svelteHTML.createElement("span", { "class":`head`,});
            if(entry.kind === 'rule'){ { svelteHTML.createElement("span", { "class":`row-id small numbers`,});entry.id; }}
             { svelteHTML.createElement("span", { "class":`title`,});entry.title; }
            if(entry.own){ { svelteHTML.createElement("span", { "class":`small quiet`,});t.own; }}
              { const $$_kraMegarevoC5C = __sveltets_2_ensureComponent(CoverageMark); new $$_kraMegarevoC5C({ target: __sveltets_2_any(), props: {  "coverage":coverageOf(book, entry.id),"quiet":true,}});}
           }
           { svelteHTML.createElement("span", { "class":`text two-lines quiet`,});entry.summary; }
         }
       }
    }
   }
 }


};
return { props: {} as any as $$ComponentProps, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const SectionPage__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type SectionPage__SvelteComponent_ = ReturnType<typeof SectionPage__SvelteComponent_>;
/*Ωignore_endΩ*/export default SectionPage__SvelteComponent_;
///<reference types="svelte" />
;
import { useApp } from '../../../actions/app.ts'
import { openCase } from '../../../actions/games/activeTable.ts'
import { examplesOf, needsBoard } from '../../../model/reference/printedExamples.ts'
import { referenceTexts } from '../../../i18n/texts.ts'
import Button from '../../ui/Button.svelte';

;type $$ComponentProps =  { id: string };function $$render() {

  
  
  
  
  

  const { id }:/*Ωignore_startΩ*/$$ComponentProps/*Ωignore_endΩ*/ = $props()
  const app = useApp()
  const t = referenceTexts.printed
  const examples = $derived(examplesOf(id))
;
async () => {


if(examples.length > 0){
   { svelteHTML.createElement("section", {   "aria-label":t.title,...__sveltets_2_empty({"data-testid":`printed-examples`}),});
     { svelteHTML.createElement("h2", {});t.title; }
     { svelteHTML.createElement("ul", {});
         for(let example of __sveltets_2_ensureArray(examples)){example.id;
         { svelteHTML.createElement("li", {});
           { svelteHTML.createElement("span", {}); { svelteHTML.createElement("span", {});example.title; } { svelteHTML.createElement("span", { "class":`small quiet`,});example.place; } }
           { const $$_nottuB3C = __sveltets_2_ensureComponent(Button); new $$_nottuB3C({ target: __sveltets_2_any(), props: {  children:() => { return __sveltets_2_any(0); },"onclick":() => {
              openCase(app, t.step, example.case)
            },}});needsBoard(example) ? t.open : t.ask;  Button}
         }
      }
     }
   }
}


};
return { props: {} as any as $$ComponentProps, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const PrintedExamples__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type PrintedExamples__SvelteComponent_ = ReturnType<typeof PrintedExamples__SvelteComponent_>;
/*Ωignore_endΩ*/export default PrintedExamples__SvelteComponent_;
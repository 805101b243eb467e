///<reference types="svelte" />
;
import type { FigureEntry, FigureSetFile } from '../../../../shared/formats/documents/documents.ts'
import { useApp } from '../../../actions/app.ts'
import { takeTheirs } from '../../../actions/figures/figures.ts'
import { correctionWords } from '../../../model/figures/correctionWords.ts'
import { figuresTexts as t } from '../../../i18n/laterTexts.ts'
import Button from '../../ui/Button.svelte';

;type $$ComponentProps =  { set: FigureSetFile; figure: FigureEntry };function $$render() {

  
  
  
  
  
  

  const { set, figure }:/*Ωignore_startΩ*/$$ComponentProps/*Ωignore_endΩ*/ = $props()
  const app = useApp()
  const words = $derived(correctionWords(figure))
;
async () => {


if(words.length > 0){
   { svelteHTML.createElement("section", {   "aria-label":t.corrected.title,...__sveltets_2_empty({"data-testid":`corrections`}),});
     { svelteHTML.createElement("h3", { "class":`part`,});t.corrected.title; }
     { svelteHTML.createElement("p", { "class":`small quiet`,});t.corrected.text; }
     { svelteHTML.createElement("ul", {});
         for(let { at, what, theirs, mine } of __sveltets_2_ensureArray(words)){at;
         { svelteHTML.createElement("li", {});
           { svelteHTML.createElement("span", { "class":`what`,});what; }
           { svelteHTML.createElement("span", { "class":`numbers quiet`,});theirs; } { svelteHTML.createElement("span", { "aria-hidden":`true`,});  } { svelteHTML.createElement("b", { "class":`numbers`,});mine; }
           { const $$_nottuB3C = __sveltets_2_ensureComponent(Button); new $$_nottuB3C({ target: __sveltets_2_any(), props: {    children:() => { return __sveltets_2_any(0); },"look":`quiet`,"onclick":() => {
              void takeTheirs(app, set, figure, at)
            },}});t.corrected.takeTheirs;  Button}
         }
      }
     }
    if(words.length > 1){
       { const $$_nottuB1C = __sveltets_2_ensureComponent(Button); new $$_nottuB1C({ target: __sveltets_2_any(), props: {    children:() => { return __sveltets_2_any(0); },"look":`quiet`,"onclick":() => {
          void takeTheirs(app, set, figure, null)
        },}});t.corrected.takeAllTheirs;  Button}
    }
   }
}


};
return { props: {} as any as $$ComponentProps, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const CorrectionsPart__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type CorrectionsPart__SvelteComponent_ = ReturnType<typeof CorrectionsPart__SvelteComponent_>;
/*Ωignore_endΩ*/export default CorrectionsPart__SvelteComponent_;
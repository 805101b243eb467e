///<reference types="svelte" />
;
import { rulesetName } from '../../../model/table/sentence/rulesetChoices.ts'
import { useApp } from '../../../actions/app.ts'
import { rulingsCiting } from '../../../model/reference/citedBy.ts'
import { openRuling } from '../../../actions/games/openRuling.ts'
import { lookOfSaved } from '../../../actions/games/activeTable.ts'
import { referenceTexts } from '../../../i18n/texts.ts'
import VerdictWord from '../../parts/verdict/VerdictWord.svelte';

;type $$ComponentProps =  { id: string };function $$render() {

  
  
  
  
  
  
  

  const { id }:/*Ωignore_startΩ*/$$ComponentProps/*Ωignore_endΩ*/ = $props()
  const app = useApp()
  const saved = $derived(rulingsCiting(app.library.rulings, id))
;
async () => {


 { svelteHTML.createElement("section", {});
   { svelteHTML.createElement("h2", { "class":`part`,});referenceTexts.rulings; }
  if(saved.length === 0){
     { svelteHTML.createElement("p", { "class":`quiet`,});referenceTexts.noRulings; }
  }else{
     { svelteHTML.createElement("ul", {});
         for(let ruling of __sveltets_2_ensureArray(saved)){ruling.id;
        const look = lookOfSaved(app, ruling);
         { svelteHTML.createElement("li", {});
           { svelteHTML.createElement("button", {       "type":`button`,"class":`row-button`,"onclick":() => {
              openRuling(app, ruling)
            },});
             { const $$_droWtcidreV4C = __sveltets_2_ensureComponent(VerdictWord); new $$_droWtcidreV4C({ target: __sveltets_2_any(), props: {   look,"words":"","size":`24px`,}});}
             { svelteHTML.createElement("span", { "class":`words`,}); { svelteHTML.createElement("span", {});ruling.title; } { svelteHTML.createElement("span", { "class":`small quiet`,});look.word;  rulesetName(ruling.case); } }
           }
         }
      }
     }
  }
 }


};
return { props: {} as any as $$ComponentProps, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const CitedBy__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type CitedBy__SvelteComponent_ = ReturnType<typeof CitedBy__SvelteComponent_>;
/*Ωignore_endΩ*/export default CitedBy__SvelteComponent_;
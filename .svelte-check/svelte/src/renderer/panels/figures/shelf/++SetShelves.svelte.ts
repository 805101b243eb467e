///<reference types="svelte" />
;
import CopyPlus from '@lucide/svelte/icons/copy-plus'
import Trash from '@lucide/svelte/icons/trash-2'
import Users from '@lucide/svelte/icons/users'
import { useApp } from '../../../actions/app.ts'
import { finderOf, rulesOfFigures } from '../../../actions/figures/finder.ts'
import { deleteSet, duplicateSet } from '../../../actions/figures/figures.ts'
import { countCorrected, coverageOfSet } from '../../../model/figures/shelf.ts'
import { shippedText, texts } from '../../../i18n/texts.ts'
import { figuresTexts as t } from '../../../i18n/laterTexts.ts'
import ChooseButton from '../../importing/ChooseButton.svelte'
import EmptyState from '../../ui/EmptyState.svelte'
import IconButton from '../../ui/IconButton.svelte'
import CoverageBar from '../page/CoverageBar.svelte';
function $$render() {

  
  
  
  
  
  
  
  
  
  
  
  
  

  const app = useApp()
  const { library } = app
  const finder = finderOf(app)
  const rules = $derived(rulesOfFigures(app))
;
async () => {


if(library.figureSets.length === 0){
   { const $$_etatSytpmE0C = __sveltets_2_ensureComponent(EmptyState); new $$_etatSytpmE0C({ target: __sveltets_2_any(), props: {      "icon":Users,"title":texts.figures.empty,"text":texts.figures.emptyText,}});}
}else{
   { svelteHTML.createElement("ul", { ...__sveltets_2_empty({"data-testid":`shelves`}),});
       for(let set of __sveltets_2_ensureArray(library.figureSets)){set.id;
      const coverage = coverageOfSet(set, rules);
      const corrected = countCorrected(set);
       { svelteHTML.createElement("li", {});
         { svelteHTML.createElement("button", {       "type":`button`,"class":`open`,"onclick":() => {
            finder.openSet(set.id)
          },});
           { svelteHTML.createElement("span", { "class":`name`,});shippedText(set.name); }
           { svelteHTML.createElement("span", {  "class":`small quiet numbers`,});[
              texts.figures.count(set.figures.length),
              coverage ? t.coverage.fullyOf(coverage.fullyRuled, coverage.figures) : '',
              corrected ? t.corrected.count(corrected) : ''
            ]
              .filter(Boolean)
              .join(' · '); }
         }
        if(coverage && set.figures.length > 0){ { const $$_raBegarevoC2C = __sveltets_2_ensureComponent(CoverageBar); new $$_raBegarevoC2C({ target: __sveltets_2_any(), props: {  "counts":coverage.slots,}});}}
         { svelteHTML.createElement("div", { "class":`act`,});
           { const $$_nottuBesoohC3C = __sveltets_2_ensureComponent(ChooseButton); new $$_nottuBesoohC3C({ target: __sveltets_2_any(), props: {      "table":`figureSets`,"id":set.id,"name":shippedText(set.name),}});}
           { const $$_nottuBnocI3C = __sveltets_2_ensureComponent(IconButton); new $$_nottuBnocI3C({ target: __sveltets_2_any(), props: {       "icon":CopyPlus,"label":t.duplicateOf(shippedText(set.name)),"onclick":() => {
              void duplicateSet(app, set)
            },}});}
          if(library.isOwn('figureSets', set.id)){
             { const $$_nottuBnocI3C = __sveltets_2_ensureComponent(IconButton); new $$_nottuBnocI3C({ target: __sveltets_2_any(), props: {       "icon":Trash,"label":t.deleteOf(shippedText(set.name)),"onclick":() => {
                void deleteSet(app, set)
              },}});}
          }
         }
       }
    }
   }
}


};
return { props: {} as Record<string, never>, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const SetShelves__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type SetShelves__SvelteComponent_ = ReturnType<typeof SetShelves__SvelteComponent_>;
/*Ωignore_endΩ*/export default SetShelves__SvelteComponent_;
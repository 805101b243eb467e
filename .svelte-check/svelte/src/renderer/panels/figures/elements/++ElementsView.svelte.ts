///<reference types="svelte" />
;
import ArrowLeft from '@lucide/svelte/icons/arrow-left'
import FolderOpen from '@lucide/svelte/icons/folder-open'
import Package from '@lucide/svelte/icons/package'
import { useApp } from '../../../actions/app.ts'
import { finderOf } from '../../../actions/figures/finder.ts'
import { openFile } from '../../../actions/table/fileActions.ts'
import { figuresTexts } from '../../../i18n/laterTexts.ts'
import { elementsFound, keyOfElement, typesIn } from '../../../model/figures/elements.ts'
import ChooseButton from '../../importing/ChooseButton.svelte'
import ChosenBar from '../../importing/ChosenBar.svelte'
import Button from '../../ui/Button.svelte'
import EmptyState from '../../ui/EmptyState.svelte'
import IconButton from '../../ui/IconButton.svelte'
import ElementCard from './ElementCard.svelte';
function $$render() {

  
  
  
  
  
  
  
  
  
  
  
  
  
  

  const app = useApp()
  const { library } = app
  const finder = finderOf(app)
  const t = figuresTexts.element
  const types: Readonly<Record<string, string>> = t.types
  const kindOf = (type: string): string => types[type] ?? type
  const isListed = $derived(finder.isSearching || finder.elementsId !== null)
  const found = $derived(elementsFound(library.elements, finder.typed, finder.elementsId, kindOf))
  const chosen = $derived(found.find((one) => keyOfElement(one) === finder.elementId) ?? null)
;
async () => {


 { svelteHTML.createElement("div", { "class":`bar`,});
  if(isListed){
     { const $$_nottuBnocI1C = __sveltets_2_ensureComponent(IconButton); new $$_nottuBnocI1C({ target: __sveltets_2_any(), props: {       "icon":ArrowLeft,"label":t.all,"onclick":() => {
        finder.elementsId = null
        finder.elementId = null
        finder.typed = ''
      },}});}
  }
   { const $$_nottuB1C = __sveltets_2_ensureComponent(Button); new $$_nottuB1C({ target: __sveltets_2_any(), props: {  children:() => { return __sveltets_2_any(0); },"onclick":() => {
      void openFile(app)
    },}}); { const $$_nepOredloF2C = __sveltets_2_ensureComponent(FolderOpen); new $$_nepOredloF2C({ target: __sveltets_2_any(), props: {    "size":18,"aria-hidden":`true`,}});}figuresTexts.import;  Button}
 }
if(library.elements.length === 0){
   { const $$_etatSytpmE0C = __sveltets_2_ensureComponent(EmptyState); new $$_etatSytpmE0C({ target: __sveltets_2_any(), props: {      "icon":Package,"title":t.empty,"text":t.emptyText,}});}
} else if (!isListed){
   { const $$_raBnesohC0C = __sveltets_2_ensureComponent(ChosenBar); new $$_raBnesohC0C({ target: __sveltets_2_any(), props: {}});}
   { svelteHTML.createElement("ul", {   "class":`sets`,...__sveltets_2_empty({"data-testid":`element-sets`}),});
       for(let file of __sveltets_2_ensureArray(library.elements)){file.id;
       { svelteHTML.createElement("li", {});
         { svelteHTML.createElement("button", {     "type":`button`,"onclick":() => {
            finder.elementsId = file.id
          },}); { svelteHTML.createElement("b", {});file.name; } { svelteHTML.createElement("span", {  "class":`small quiet numbers`,});typesIn(file)
              .map(([type, n]) => `${kindOf(type)} ${n}`)
              .join(' · '); } } { const $$_nottuBesoohC2C = __sveltets_2_ensureComponent(ChooseButton); new $$_nottuBesoohC2C({ target: __sveltets_2_any(), props: {      "table":`elements`,"id":file.id,"name":file.name,}});}
       }
    }
   }
   { svelteHTML.createElement("p", { "class":`small quiet`,});t.note; }
} else if (found.length === 0){
    { const $$_etatSytpmE0C = __sveltets_2_ensureComponent(EmptyState); new $$_etatSytpmE0C({ target: __sveltets_2_any(), props: {    "icon":Package,"title":t.none,"text":"",}});}
}else{
   { svelteHTML.createElement("div", { "class":['both', { page: chosen !== null }],});
     { svelteHTML.createElement("ul", {   "class":`list`,...__sveltets_2_empty({"data-testid":`elements`}),});
         for(let one of __sveltets_2_ensureArray(found)){keyOfElement(one);
         { svelteHTML.createElement("li", {});
           { svelteHTML.createElement("button", {       "type":`button`,"aria-pressed":chosen === one,"onclick":() => {
              finder.elementId = keyOfElement(one)
            },}); { svelteHTML.createElement("b", {});one.element.name; } { svelteHTML.createElement("span", {  "class":`small quiet numbers`,});[kindOf(one.element.type), one.element.number ?? '', finder.isSearching ? one.file.name : '']
                .filter(Boolean)
                .join(' · '); } }
         }
      }
     }
    
     { svelteHTML.createElement("div", {       "class":`one`,"tabindex":0,"role":`region`,"aria-label":chosen?.element.name ?? t.choose,});
      if(chosen){
         { svelteHTML.createElement("div", { "class":`back`,});
           { const $$_nottuBnocI3C = __sveltets_2_ensureComponent(IconButton); new $$_nottuBnocI3C({ target: __sveltets_2_any(), props: {       "icon":ArrowLeft,"label":t.all,"onclick":() => {
              finder.elementId = null
            },}});}
         }
         { const $$_draCtnemelE2C = __sveltets_2_ensureComponent(ElementCard); new $$_draCtnemelE2C({ target: __sveltets_2_any(), props: {   ...chosen,"kind":kindOf(chosen.element.type),}});}
      }else{ { svelteHTML.createElement("p", { "class":`quiet empty`,});t.choose; }}
     }
   }
}


};
return { props: {} as Record<string, never>, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const ElementsView__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type ElementsView__SvelteComponent_ = ReturnType<typeof ElementsView__SvelteComponent_>;
/*Ωignore_endΩ*/export default ElementsView__SvelteComponent_;
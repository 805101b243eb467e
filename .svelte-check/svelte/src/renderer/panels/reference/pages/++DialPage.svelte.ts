///<reference types="svelte" />
;
import type { SectionId } from '../../../model/reference/sections.ts'
import { referenceTexts } from '../../../i18n/texts.ts'
import DialGrid from './DialGrid.svelte'
import SectionPage from './SectionPage.svelte';

;type $$ComponentProps =  { section: SectionId };function $$render() {

  
  
  
  

  const { section }:/*Ωignore_startΩ*/$$ComponentProps/*Ωignore_endΩ*/ = $props()
;
async () => {


 { svelteHTML.createElement("div", { "class":`page`,});
   { svelteHTML.createElement("section", {});
     { svelteHTML.createElement("h2", {});referenceTexts.dial.title; }
     { const $$_dirGlaiD2C = __sveltets_2_ensureComponent(DialGrid); new $$_dirGlaiD2C({ target: __sveltets_2_any(), props: {  "here":section,}});}
   }
   { const $$_egaPnoitceS1C = __sveltets_2_ensureComponent(SectionPage); new $$_egaPnoitceS1C({ target: __sveltets_2_any(), props: { section,}});}
 }


};
return { props: {} as any as $$ComponentProps, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const DialPage__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type DialPage__SvelteComponent_ = ReturnType<typeof DialPage__SvelteComponent_>;
/*Ωignore_endΩ*/export default DialPage__SvelteComponent_;
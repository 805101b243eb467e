///<reference types="svelte" />
;
import { useApp } from '../../../actions/app.ts'
import type { ReferenceEntry } from '../../../model/reference/entries.ts'
import { sectionAddress } from '../../../model/reference/referenceStore.svelte.ts'
import { groupOf, type SectionId } from '../../../model/reference/sections.ts'
import { referenceTexts } from '../../../i18n/texts.ts';

;type $$ComponentProps =  { section: SectionId | null; entry: ReferenceEntry | null };function $$render() {

  
  
  
  
  

  const { section, entry }:/*Ωignore_startΩ*/$$ComponentProps/*Ωignore_endΩ*/ = $props()
  const { session } = useApp()
  const t = referenceTexts
  const at = $derived(entry?.section ?? section)
;
async () => {


 { svelteHTML.createElement("nav", {   "class":`crumbs`,"aria-label":t.title,});
   { svelteHTML.createElement("button", {      "type":`button`,"aria-current":at === null ? 'page' : undefined,"onclick":() => {
      session.reference.go('')
    },});t.home; }
  if(at){
     { svelteHTML.createElement("span", {   "class":`sign`,"aria-hidden":`true`,});  } { svelteHTML.createElement("span", { "class":`group quiet`,});t.groups[groupOf(at)]; }
     { svelteHTML.createElement("span", {   "class":`sign group`,"aria-hidden":`true`,});  }
     { svelteHTML.createElement("button", {      "type":`button`,"aria-current":entry ? undefined : 'page',"onclick":() => {
        session.reference.go(sectionAddress(at))
      },});t.sections[at]; }
  }
 }


};
return { props: {} as any as $$ComponentProps, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const Breadcrumb__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type Breadcrumb__SvelteComponent_ = ReturnType<typeof Breadcrumb__SvelteComponent_>;
/*Ωignore_endΩ*/export default Breadcrumb__SvelteComponent_;
///<reference types="svelte" />
;
import BookOpen from '@lucide/svelte/icons/book-open'
import ChevronDown from '@lucide/svelte/icons/chevron-down'
import ChevronRight from '@lucide/svelte/icons/chevron-right'
import { useApp } from '../../../actions/app.ts'
import { bookOf } from '../../../actions/reference/book.ts'
import type { ReferenceEntry } from '../../../model/reference/entries.ts'
import { EDITIONS, sectionAddress } from '../../../model/reference/referenceStore.svelte.ts'
import { GROUPS, type SectionId } from '../../../model/reference/sections.ts'
import { referenceTexts } from '../../../i18n/texts.ts'
import EntryRow from './EntryRow.svelte';

;type $$ComponentProps =  { section: SectionId | null; current: ReferenceEntry | null };function $$render() {

  
  
  
  
  
  
  
  
  
  

  const { section, current }:/*Ωignore_startΩ*/$$ComponentProps/*Ωignore_endΩ*/ = $props()
  const app = useApp()
  const { session } = app
  const book = $derived(bookOf(app))
  const t = referenceTexts
  const at = $derived(current?.section ?? section)
  let tree: HTMLElement | null = $state(null)

  // The page that is read is seen in its list, wherever one came from.
  $effect(() => {
    void session.reference.address
    tree?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' })
  })
;
async () => {


 { const $$_div0 = svelteHTML.createElement("div", { });tree = $$_div0;
   { svelteHTML.createElement("button", {          "type":`button`,"class":`section own`,...__sveltets_2_empty({"data-row":true}),"aria-current":session.reference.address === EDITIONS ? 'page' : undefined,"onclick":() => {
      session.reference.go(EDITIONS)
    },});
     { const $$_nepOkooB2C = __sveltets_2_ensureComponent(BookOpen); new $$_nepOkooB2C({ target: __sveltets_2_any(), props: {    "size":16,"aria-hidden":`true`,}});}
     { svelteHTML.createElement("span", { "class":`name`,});t.editions.title; }
     { svelteHTML.createElement("span", { "class":`small quiet numbers`,});app.library.editions.length; }
   }
     for(let group of __sveltets_2_ensureArray(GROUPS)){group.id;
     { svelteHTML.createElement("h2", { "class":`part`,});t.groups[group.id]; }
     { svelteHTML.createElement("ul", {});
         for(let id of __sveltets_2_ensureArray(group.sections.filter((one) => book.of(one).length > 0))){id;
        const isOpen = at === id;
         { svelteHTML.createElement("li", {});
           { svelteHTML.createElement("button", {            "type":`button`,"class":['section', { open: isOpen }],...__sveltets_2_empty({"data-row":true}),"aria-expanded":isOpen,"aria-current":isOpen && !current ? 'page' : undefined,"onclick":() => {
              session.reference.go(isOpen && !current ? '' : sectionAddress(id))
            },});
            if(isOpen){ { const $$_nwoDnorvehC4C = __sveltets_2_ensureComponent(ChevronDown); new $$_nwoDnorvehC4C({ target: __sveltets_2_any(), props: {    "size":16,"aria-hidden":`true`,}});}}else{ { const $$_thgiRnorvehC4C = __sveltets_2_ensureComponent(ChevronRight); new $$_thgiRnorvehC4C({ target: __sveltets_2_any(), props: {    "size":16,"aria-hidden":`true`,}});}}
             { svelteHTML.createElement("span", { "class":`name`,});t.sections[id]; }
             { svelteHTML.createElement("span", { "class":`small quiet numbers`,});book.of(id).length; }
           }
          if(isOpen){
             { svelteHTML.createElement("ul", { "class":`entries`,});
                 for(let entry of __sveltets_2_ensureArray(book.of(id))){entry.id; { svelteHTML.createElement("li", {}); { const $$_woRyrtnE5C = __sveltets_2_ensureComponent(EntryRow); new $$_woRyrtnE5C({ target: __sveltets_2_any(), props: {   entry,"current":current?.id === entry.id,}});} }}
             }
          }
         }
      }
     }
  }
 }


};
return { props: {} as any as $$ComponentProps, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const ContentsTree__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type ContentsTree__SvelteComponent_ = ReturnType<typeof ContentsTree__SvelteComponent_>;
/*Ωignore_endΩ*/export default ContentsTree__SvelteComponent_;
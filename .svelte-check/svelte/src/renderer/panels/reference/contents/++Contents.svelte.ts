///<reference types="svelte" />
;
import { useApp } from '../../../actions/app.ts'
import type { ReferenceEntry } from '../../../model/reference/entries.ts'
import { findEntries } from '../../../actions/search/findEntries.ts'
import { walkList } from '../../../model/reference/walkList.ts'
import type { SectionId } from '../../../model/reference/sections.ts'
import { referenceTexts } from '../../../i18n/texts.ts'
import EmptyState from '../../ui/EmptyState.svelte'
import SearchX from '@lucide/svelte/icons/search-x'
import ContentsTree from './ContentsTree.svelte'
import EntryRow from './EntryRow.svelte'
import BookmarkList from './BookmarkList.svelte'
import Segments from '../../ui/Segments.svelte'
import { LENGTHS } from '../../../text/lengths.ts';

;type $$ComponentProps =  { section: SectionId | null; current: ReferenceEntry | null };function $$render() {

  
  
  
  
  
  
  
  
  
  
  
  
  

  const { section, current }:/*Ωignore_startΩ*/$$ComponentProps/*Ωignore_endΩ*/ = $props()
  const app = useApp()
  const { reference } = app.session
  const sides = [
    { id: 'contents' as const, label: referenceTexts.contents },
    { id: 'kept' as const, label: referenceTexts.kept }
  ]
  const t = referenceTexts
  let typed = $state('')
  let list: HTMLElement | null = $state(null)
  const found = $derived(typed.trim() === '' ? null : findEntries(app, typed))

  function onkeydown(event: KeyboardEvent) {
    if (list && walkList(list, event)) event.preventDefault()
  }

  function inField(event: KeyboardEvent) {
    if (event.key === 'ArrowDown') list?.querySelector<HTMLElement>('[data-row]')?.focus()
    else if (event.key === 'Enter') list?.querySelector<HTMLElement>('[data-row]')?.click()
    else if (event.key === 'Escape' && typed !== '') typed = ''
    else return
    event.preventDefault()
    event.stopPropagation()
  }
;
async () => {


 { svelteHTML.createElement("div", { "class":`contents`,});
   { svelteHTML.createElement("input", {                   "class":`entry`,"type":`search`,"maxlength":LENGTHS.search,"bind:value":typed,"onkeydown":inField,"placeholder":t.filter,"aria-label":t.filter,"autocomplete":`off`,"spellcheck":`false`,});/*Ωignore_startΩ*/() => typed = __sveltets_2_any(null);/*Ωignore_endΩ*/}
   { svelteHTML.createElement("div", { "class":`sides`,});
     { const $$_stnemgeS2C = __sveltets_2_ensureComponent(Segments); new $$_stnemgeS2C({ target: __sveltets_2_any(), props: {         "label":t.sides,"choices":sides,"value":reference.side,"onchange":(side) => {
        reference.side = side
      },}});}
   }
  
  
   { const $$_nav1 = svelteHTML.createElement("nav", {    onkeydown,"aria-label":t.contents,});list = $$_nav1;
    if(found === null && reference.side === 'kept'){
       { const $$_tsiLkramkooB2C = __sveltets_2_ensureComponent(BookmarkList); new $$_tsiLkramkooB2C({ target: __sveltets_2_any(), props: {  "current":current?.id ?? null,}});}
    } else if (found === null){
       { const $$_eerTstnetnoC2C = __sveltets_2_ensureComponent(ContentsTree); new $$_eerTstnetnoC2C({ target: __sveltets_2_any(), props: {  section,current,}});}
    } else if (found.length === 0){
       { const $$_etatSytpmE2C = __sveltets_2_ensureComponent(EmptyState); new $$_etatSytpmE2C({ target: __sveltets_2_any(), props: {      "icon":SearchX,"title":t.none,"text":t.noneText,}});}
    }else{
       { svelteHTML.createElement("ul", {});
           for(let { entry, terms } of __sveltets_2_ensureArray(found)){entry.id; { svelteHTML.createElement("li", {});
              { const $$_woRyrtnE4C = __sveltets_2_ensureComponent(EntryRow); new $$_woRyrtnE4C({ target: __sveltets_2_any(), props: {    entry,terms,"current":current?.id === entry.id,"withPlace":true,}});}
           }}
       }
    }
   }
 }


};
return { props: {} as any as $$ComponentProps, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const Contents__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type Contents__SvelteComponent_ = ReturnType<typeof Contents__SvelteComponent_>;
/*Ωignore_endΩ*/export default Contents__SvelteComponent_;
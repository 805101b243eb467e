///<reference types="svelte" />
;
import Bookmark from '@lucide/svelte/icons/bookmark'
import { useApp } from '../../../actions/app.ts'
import { placeWords, type ReferenceEntry } from '../../../model/reference/entries.ts'
import { marked } from '../../../model/search/marks.ts'
import { referenceTexts } from '../../../i18n/texts.ts'
import Marked from '../../parts/Marked.svelte';
;

  interface Props {
    entry: ReferenceEntry
    current?: boolean
    /** Words to mark. */
    terms?: readonly string[]
    /** Says in which section it stands. */
    withPlace?: boolean
  };function $$render() {

  
  
  
  
  
  

  const { entry, current = false, terms = [], withPlace = false }: Props = $props()
  const { session, notes } = useApp()
  const note = $derived(notes.of(entry.id))
;
async () => {


  { svelteHTML.createElement("button", {           "type":`button`,"class":`row row-button`,...__sveltets_2_empty({"data-row":true}),...__sveltets_2_empty({"data-name":entry.title}),"aria-current":current ? 'page' : undefined,"onclick":() => {
    session.reference.go(entry.id)
  },});
  if(entry.kind === 'rule'){ { svelteHTML.createElement("span", { "class":`row-id small numbers`,});entry.id; }}
   { svelteHTML.createElement("span", {  "class":`title`,}); { const $$_dekraM2C = __sveltets_2_ensureComponent(Marked); new $$_dekraM2C({ target: __sveltets_2_any(), props: {  "pieces":marked(entry.title, terms),}});}if(withPlace || entry.own){ { svelteHTML.createElement("span", {  "class":`place small quiet`,});placeWords(entry, withPlace); }} }
  if(note){ { const $$_kramkooB1C = __sveltets_2_ensureComponent(Bookmark); new $$_kramkooB1C({ target: __sveltets_2_any(), props: {      "size":14,"aria-label":referenceTexts.kept,"fill":note.bookmarked ? 'currentColor' : 'none',}});}}
 }


};
return { props: {} as any as Props, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const EntryRow__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type EntryRow__SvelteComponent_ = ReturnType<typeof EntryRow__SvelteComponent_>;
/*Ωignore_endΩ*/export default EntryRow__SvelteComponent_;
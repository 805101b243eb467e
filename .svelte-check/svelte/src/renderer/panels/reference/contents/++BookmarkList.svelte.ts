///<reference types="svelte" />
;
import BookmarkIcon from '@lucide/svelte/icons/bookmark'
import FileDown from '@lucide/svelte/icons/file-down'
import FileUp from '@lucide/svelte/icons/file-up'
import { useApp } from '../../../actions/app.ts'
import { openFile } from '../../../actions/table/fileActions.ts'
import { bookOf } from '../../../actions/reference/book.ts'
import { bookmarkedEntries } from '../../../model/notes/bookmarked.ts'
import { exportNotes } from '../../../actions/notes/notesTransfer.ts'
import { referenceTexts } from '../../../i18n/texts.ts'
import Button from '../../ui/Button.svelte'
import EmptyState from '../../ui/EmptyState.svelte'
import EntryRow from './EntryRow.svelte'
import OwnWords from './OwnWords.svelte';

;type $$ComponentProps =  { current: string | null };function $$render() {

  
  
  
  
  
  
  
  
  
  
  
  
  

  const { current }:/*Ωignore_startΩ*/$$ComponentProps/*Ωignore_endΩ*/ = $props()
  const app = useApp()
  const t = referenceTexts
  const kept = $derived(bookmarkedEntries(bookOf(app), app.notes.all))
;
async () => {


if(kept.length === 0){
   { const $$_etatSytpmE0C = __sveltets_2_ensureComponent(EmptyState); new $$_etatSytpmE0C({ target: __sveltets_2_any(), props: {      "icon":BookmarkIcon,"title":t.keptNone,"text":t.keptNoneText,}});}
}else{
   { svelteHTML.createElement("ul", {});
       for(let { entry, note } of __sveltets_2_ensureArray(kept)){entry.id;
       { svelteHTML.createElement("li", {});
         { const $$_woRyrtnE2C = __sveltets_2_ensureComponent(EntryRow); new $$_woRyrtnE2C({ target: __sveltets_2_any(), props: {   entry,"current":current === entry.id,}});}
        if(note.text){ { svelteHTML.createElement("p", { "class":`note two-lines small quiet`,});note.text; }}
       }
    }
   }
}
 { svelteHTML.createElement("div", { "class":`share`,});
   { const $$_nottuB1C = __sveltets_2_ensureComponent(Button); new $$_nottuB1C({ target: __sveltets_2_any(), props: {    children:() => { return __sveltets_2_any(0); },"disabled":kept.length === 0,"onclick":() => {
      void exportNotes(app)
    },}}); { const $$_nwoDeliF2C = __sveltets_2_ensureComponent(FileDown); new $$_nwoDeliF2C({ target: __sveltets_2_any(), props: {    "size":18,"aria-hidden":`true`,}});}t.share.export;  Button}
   { const $$_nottuB1C = __sveltets_2_ensureComponent(Button); new $$_nottuB1C({ target: __sveltets_2_any(), props: {  children:() => { return __sveltets_2_any(0); },"onclick":() => {
      void openFile(app)
    },}}); { const $$_pUeliF2C = __sveltets_2_ensureComponent(FileUp); new $$_pUeliF2C({ target: __sveltets_2_any(), props: {    "size":18,"aria-hidden":`true`,}});}t.share.import;  Button}
 }
 { const $$_sdroWnwO0C = __sveltets_2_ensureComponent(OwnWords); new $$_sdroWnwO0C({ target: __sveltets_2_any(), props: {}});}


};
return { props: {} as any as $$ComponentProps, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const BookmarkList__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type BookmarkList__SvelteComponent_ = ReturnType<typeof BookmarkList__SvelteComponent_>;
/*Ωignore_endΩ*/export default BookmarkList__SvelteComponent_;
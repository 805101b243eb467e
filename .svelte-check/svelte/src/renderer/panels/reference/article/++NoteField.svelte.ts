///<reference types="svelte" />
;
import { onDestroy } from 'svelte'
import BookmarkIcon from '@lucide/svelte/icons/bookmark'
import BookmarkCheck from '@lucide/svelte/icons/bookmark-check'
import { useApp } from '../../../actions/app.ts'
import { referenceTexts } from '../../../i18n/texts.ts'
import Button from '../../ui/Button.svelte';

;type $$ComponentProps =  { id: string; part: 'mark' | 'text' };function $$render() {

  
  
  
  
  
  

  const { id, part }:/*Ωignore_startΩ*/$$ComponentProps/*Ωignore_endΩ*/ = $props()
  const { notes } = useApp()
  const t = referenceTexts.note
  const note = $derived(notes.of(id))

  onDestroy(() => {
    void notes.writer.flush()
  })
;
async () => {


if(part === 'mark'){
   { const $$_nottuB0C = __sveltets_2_ensureComponent(Button); new $$_nottuB0C({ target: __sveltets_2_any(), props: {       children:() => { return __sveltets_2_any(0); },"look":`quiet`,"aria-pressed":note?.bookmarked ?? false,"onclick":() => {
      void notes.bookmark(id, !(note?.bookmarked ?? false))
    },}});
    if(note?.bookmarked){ { const $$_kcehCkramkooB1C = __sveltets_2_ensureComponent(BookmarkCheck); new $$_kcehCkramkooB1C({ target: __sveltets_2_any(), props: {    "size":18,"aria-hidden":`true`,}});}t.marked;}else{ { const $$_nocIkramkooB1C = __sveltets_2_ensureComponent(BookmarkIcon); new $$_nocIkramkooB1C({ target: __sveltets_2_any(), props: {     "size":18,"aria-hidden":`true`,}});}t.mark;}
   Button}
}else{
   { svelteHTML.createElement("section", {});
     { svelteHTML.createElement("div", { "class":`head`,});
       { svelteHTML.createElement("h2", { "class":`part`,}); { svelteHTML.createElement("label", { "for":`own-note`,});t.title; } }
       { svelteHTML.createElement("span", {    "class":`small quiet`,"role":`status`,});notes.writer.state === 'saving' ? t.saving : notes.writer.state === 'failed' ? t.failed : ''; }
     }
     { svelteHTML.createElement("textarea", {              "class":`entry`,"id":`own-note`,"rows":3,"maxlength":20000,"placeholder":t.placeholder,"value":note?.text ?? '',"oninput":(event) => {
        notes.write(id, event.currentTarget.value)
      },}); }
   }
}


};
return { props: {} as any as $$ComponentProps, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const NoteField__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type NoteField__SvelteComponent_ = ReturnType<typeof NoteField__SvelteComponent_>;
/*Ωignore_endΩ*/export default NoteField__SvelteComponent_;
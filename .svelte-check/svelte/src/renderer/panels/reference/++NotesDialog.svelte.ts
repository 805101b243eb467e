///<reference types="svelte" />
;
import { SvelteMap } from 'svelte/reactivity'
import { useApp } from '../../actions/app.ts'
import { bookOf } from '../../actions/reference/book.ts'
import { notesToTake, usualChoice, type NoteChoice, type NoteRow } from '../../model/notes/notesPlan.ts'
import { takeNotes } from '../../actions/notes/notesTransfer.ts'
import { referenceTexts, texts } from '../../i18n/texts.ts'
import Button from '../ui/Button.svelte'
import Dialog from '../ui/Dialog.svelte'
import Pick from '../parts/choose/Pick.svelte';
function $$render() {

  
  
  
  
  
  
  
  
  

  const app = useApp()
  const { session } = app
  const t = referenceTexts.share
  const choices = new SvelteMap<string, NoteChoice>()
  const preview = $derived(session.notesPreview)
  const choiceOf = (row: NoteRow) => choices.get(row.id) ?? usualChoice(row)
  const coming = $derived(preview ? notesToTake(preview.rows, choiceOf, '').length : 0)
  const close = () => {
    session.notesPreview = null
    choices.clear()
  }
  const isChoice = (row: NoteRow, id: string): id is NoteChoice => row.choices.some((choice) => choice === id)
;
async () => {


 { const $$_golaiD0C = __sveltets_2_ensureComponent(Dialog); const $$_golaiD0 = new $$_golaiD0C({ target: __sveltets_2_any(), props: {       children:() => { return __sveltets_2_any(0); },"open":preview !== null,"wide":true,"title":t.title(preview?.name ?? ''),"description":t.description,"onclose":close,actions:() => { async ()/*Ωignore_positionΩ*/ => {
     { const $$_nottuB0C = __sveltets_2_ensureComponent(Button); new $$_nottuB0C({ target: __sveltets_2_any(), props: { children:() => { return __sveltets_2_any(0); },"onclick":close,}});texts.cancel; Button}
     { const $$_nottuB0C = __sveltets_2_ensureComponent(Button); new $$_nottuB0C({ target: __sveltets_2_any(), props: {      children:() => { return __sveltets_2_any(0); },"look":`primary`,"disabled":coming === 0 && !preview?.words.length,"onclick":() => {
        void takeNotes(app, choices).then(() => {
          choices.clear()
        })
      },}});t.take(coming);  Button}
  };return __sveltets_2_any(0)},}});/*Ωignore_startΩ*/const {actions} = $$_golaiD0.$$prop_def;/*Ωignore_endΩ*/
  if(preview){
     { svelteHTML.createElement("ul", {});
         for(let row of __sveltets_2_ensureArray(preview.rows)){row.id;
        const entry = bookOf(app).entry(row.id);
         { svelteHTML.createElement("li", {});
           { svelteHTML.createElement("div", { "class":`what`,});
             { svelteHTML.createElement("p", {});
               { svelteHTML.createElement("span", { "class":`id small numbers`,});row.id; }  { svelteHTML.createElement("strong", {});entry?.title ?? t.unknown; }
               { svelteHTML.createElement("span", { "class":`small quiet`,});t.status[row.status]; }
             }
            if(row.status === 'differs' && row.mine?.text){ { svelteHTML.createElement("p", { "class":`small`,}); { svelteHTML.createElement("span", { "class":`quiet`,});t.mine; } row.mine.text; }}
            if(row.theirs.text && row.status !== 'same'){ { svelteHTML.createElement("p", { "class":`small`,}); { svelteHTML.createElement("span", { "class":`quiet`,});t.theirs; } row.theirs.text; }}
           }
          if(row.choices.length > 1){
             { const $$_kciP3C = __sveltets_2_ensureComponent(Pick); new $$_kciP3C({ target: __sveltets_2_any(), props: {          "label":t.choose(row.id),"hideLabel":true,"choices":row.choices.map((id) => ({ id, label: t.choices[id] })),"value":choiceOf(row),"onchange":(id) => {
                if (isChoice(row, id)) choices.set(row.id, id)
              },}});}
          }
         }
      }
     }
    if(preview.words.length){ { svelteHTML.createElement("p", { "class":`small`,});t.words(preview.words.map((words) => words.join(' = ')).join('; ')); }}
  }
  
 Dialog}


};
return { props: {} as Record<string, never>, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const NotesDialog__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type NotesDialog__SvelteComponent_ = ReturnType<typeof NotesDialog__SvelteComponent_>;
/*Ωignore_endΩ*/export default NotesDialog__SvelteComponent_;
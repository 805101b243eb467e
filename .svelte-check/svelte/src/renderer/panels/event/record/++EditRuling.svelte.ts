///<reference types="svelte" />
;
import type { EventRuling } from '../../../../shared/tournament/state/state.ts'
import { useApp } from '../../../actions/app.ts'
import { changeWords } from '../../../actions/event/floor/rulings.ts'
import { eventTexts } from '../../../i18n/laterTexts.ts'
import Button from '../../ui/Button.svelte'
import Field from '../../ui/Field.svelte'
import { useEvent } from '../parts/eventContext.ts'
import { LENGTHS } from '../../../text/lengths.ts';

;type $$ComponentProps =  { one: EventRuling };function $$render() {

  
  
  
  
  
  
  
  

  const { one }:/*Ωignore_startΩ*/$$ComponentProps/*Ωignore_endΩ*/ = $props()
  const app = useApp()
  const event = useEvent()
  const t = eventTexts.rulings

  const isSaved = $derived(app.library.rulings.some(({ id }) => id === one.ruling))
  let open = $state(false)
  /** Typed and not saved yet; absent: as the ruling is. It stays typed while the form is closed. */
  let typed = $state.raw<{ readonly verdict?: string; readonly note?: string }>({})
  const verdict = $derived(typed.verdict ?? one.said.verdict ?? '')
  const note = $derived(typed.note ?? one.said.note ?? '')

  function edit() {
    if (isSaved) {
      app.session.editSaved = one.ruling
      return
    }
    open = !open
  }
  async function save() {
    const { title, rule } = one.said
    const sent = typed
    const words = {
      ...(title !== null && { title }),
      ...(rule !== null && { rule }),
      verdict: verdict.trim(),
      ...(note.trim() && { note: note.trim() })
    }
    if (!(await changeWords(app, event, one.ruling, words))) return
    app.session.notify('info', t.wordsSaved)
    // Input during the save stays.
    if (typed !== sent) return
    typed = {}
    open = false
  }
;
async () => {


if(event.may('edit-ruling')){
   { const $$_nottuB0C = __sveltets_2_ensureComponent(Button); new $$_nottuB0C({ target: __sveltets_2_any(), props: {     children:() => { return __sveltets_2_any(0); },"look":`quiet`,"aria-expanded":isSaved ? undefined : open,"onclick":edit,}});t.edit; Button}
  if(open){
     { svelteHTML.createElement("form", {   "onsubmit":(submit) => {
        submit.preventDefault()
        void save()
      },});
       { const $$_dleiF1C = __sveltets_2_ensureComponent(Field); new $$_dleiF1C({ target: __sveltets_2_any(), props: {         "label":t.sentence,"value":verdict,"maxlength":LENGTHS.note,"onchange":(value) => {
          typed = { ...typed, verdict: value }
        },}});}
       { const $$_dleiF1C = __sveltets_2_ensureComponent(Field); new $$_dleiF1C({ target: __sveltets_2_any(), props: {         "label":t.editNote,"value":note,"maxlength":LENGTHS.note,"onchange":(value) => {
          typed = { ...typed, note: value }
        },}});}
       { const $$_nottuB1C = __sveltets_2_ensureComponent(Button); new $$_nottuB1C({ target: __sveltets_2_any(), props: {   children:() => { return __sveltets_2_any(0); },"type":`submit`,"disabled":verdict.trim() === '',}});t.saveWords; Button}
     }
  }
}


};
return { props: {} as any as $$ComponentProps, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const EditRuling__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type EditRuling__SvelteComponent_ = ReturnType<typeof EditRuling__SvelteComponent_>;
/*Ωignore_endΩ*/export default EditRuling__SvelteComponent_;
///<reference types="svelte" />
;
import { useApp } from '../../../actions/app.ts'
import type { NoBoardAskOf } from '../../../model/noBoard/noBoardKinds.ts'
import { noBoardTexts as t } from '../../../i18n/texts.ts'
import Field from '../../ui/Field.svelte'
import Pick from '../../parts/choose/Pick.svelte';

;type $$ComponentProps =  { ask: NoBoardAskOf<'alter-ego'> };function $$render() {

  
  
  
  
  

  const { ask }:/*Ωignore_startΩ*/$$ComponentProps/*Ωignore_endΩ*/ = $props()
  const { noBoard } = useApp().session
  const formats = Object.entries(t.formats).map(([id, label]) => ({ id, label }))
  const namesOf = (text: string): string[] =>
    text
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '')
;
async () => {


 { svelteHTML.createElement("div", { "class":`form-line`,});
   { const $$_dleiF1C = __sveltets_2_ensureComponent(Field); new $$_dleiF1C({ target: __sveltets_2_any(), props: {         "label":t.from,"value":ask.from,"maxlength":100,"onchange":(from) => {
      if (from.trim()) noBoard.ask({ ...ask, from: from.trim() })
    },}});}
   { const $$_dleiF1C = __sveltets_2_ensureComponent(Field); new $$_dleiF1C({ target: __sveltets_2_any(), props: {         "label":t.to,"value":ask.to,"maxlength":100,"onchange":(to) => {
      if (to.trim()) noBoard.ask({ ...ask, to: to.trim() })
    },}});}
 }
 { const $$_kciP0C = __sveltets_2_ensureComponent(Pick); new $$_kciP0C({ target: __sveltets_2_any(), props: {         "label":t.format,"choices":formats,"value":ask.format,"onchange":(id) => {
    noBoard.ask({ ...ask, format: id === 'constructed' ? 'constructed' : 'sealed' })
  },}});}
 { const $$_dleiF0C = __sveltets_2_ensureComponent(Field); new $$_dleiF0C({ target: __sveltets_2_any(), props: {       "label":`${t.opened} (${t.openedHint})`,"value":(ask.opened ?? []).join(', '),"onchange":(names) => {
    noBoard.ask({ ...ask, opened: namesOf(names) })
  },}});}
};
return { props: {} as any as $$ComponentProps, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const AlterEgoForm__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type AlterEgoForm__SvelteComponent_ = ReturnType<typeof AlterEgoForm__SvelteComponent_>;
/*Ωignore_endΩ*/export default AlterEgoForm__SvelteComponent_;
///<reference types="svelte" />
;
import { useApp } from '../../actions/app.ts'
import { formOf } from './forms/forms.ts';
function $$render() {

  
  

  const { noBoard } = useApp().session
  const ask = $derived(noBoard.case.ask)
  const Form = $derived(formOf(ask))
;
async () => {


 { const $$_mroF0C = __sveltets_2_ensureComponent(Form); new $$_mroF0C({ target: __sveltets_2_any(), props: { ask,}});}
};
return { props: {} as Record<string, never>, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const NoBoardForm__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type NoBoardForm__SvelteComponent_ = ReturnType<typeof NoBoardForm__SvelteComponent_>;
/*Ωignore_endΩ*/export default NoBoardForm__SvelteComponent_;
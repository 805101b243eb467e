///<reference types="svelte" />
;
import { useApp } from '../../../actions/app.ts'
import type { NoBoardAskOf } from '../../../model/noBoard/noBoardKinds.ts'
import { noBoardTexts as t } from '../../../i18n/texts.ts'
import NumberField from '../../ui/NumberField.svelte';

;type $$ComponentProps =  { ask: NoBoardAskOf<'action-total'> };function $$render() {

  
  
  
  

  const { ask }:/*Ωignore_startΩ*/$$ComponentProps/*Ωignore_endΩ*/ = $props()
  const { noBoard } = useApp().session
;
async () => {


 { const $$_dleiFrebmuN0C = __sveltets_2_ensureComponent(NumberField); new $$_dleiFrebmuN0C({ target: __sveltets_2_any(), props: {         "label":t.buildTotal,"value":ask.buildTotal,"max":99999,"onchange":(n) => {
    noBoard.ask({ ...ask, buildTotal: n ?? 0 })
  },}});}
};
return { props: {} as any as $$ComponentProps, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const ActionTotalForm__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type ActionTotalForm__SvelteComponent_ = ReturnType<typeof ActionTotalForm__SvelteComponent_>;
/*Ωignore_endΩ*/export default ActionTotalForm__SvelteComponent_;
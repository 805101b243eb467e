///<reference types="svelte" />
;
import { useApp } from '../../../actions/app.ts'
import { actionsOf, powersOf, type NoBoardAskOf } from '../../../model/noBoard/noBoardKinds.ts'
import { powerName } from '../../../model/table/figures/powerNames.ts'
import { noBoardTexts as t } from '../../../i18n/texts.ts'
import Pick from '../../parts/choose/Pick.svelte'
import PickMany from '../../parts/choose/PickMany.svelte';

;type $$ComponentProps =  { ask: NoBoardAskOf<'combo'> };function $$render() {

  
  
  
  
  
  

  const { ask }:/*Ωignore_startΩ*/$$ComponentProps/*Ωignore_endΩ*/ = $props()
  const { noBoard } = useApp().session
;
async () => {


 { const $$_kciP0C = __sveltets_2_ensureComponent(Pick); new $$_kciP0C({ target: __sveltets_2_any(), props: {         "label":t.action,"choices":actionsOf(noBoard.case),"value":ask.action,"onchange":(action) => {
    noBoard.ask({ ...ask, action })
  },}});}
 { const $$_ynaMkciP0C = __sveltets_2_ensureComponent(PickMany); new $$_ynaMkciP0C({ target: __sveltets_2_any(), props: {           "label":t.powers,"choices":powersOf(noBoard.case),"values":ask.with,"nameOf":powerName,"onchange":(ids) => {
    noBoard.ask({ ...ask, with: [...ids] })
  },}});}
};
return { props: {} as any as $$ComponentProps, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const ComboForm__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type ComboForm__SvelteComponent_ = ReturnType<typeof ComboForm__SvelteComponent_>;
/*Ωignore_endΩ*/export default ComboForm__SvelteComponent_;
///<reference types="svelte" />
;
import type { CaseObject, ClixCase } from '../../../shared/contract/case.ts'
import { sidesWithFigures } from '../../model/clauses/beside.ts'
import { powersThatPut, withPutBy } from '../../model/clauses/markers.ts'
import { figureName } from '../../model/table/position/caseEdit.ts'
import { sideName } from '../../model/timeline/eventWords.ts'
import { clausesTexts } from '../../i18n/laterTexts.ts'
import Pick from '../parts/choose/Pick.svelte';
;

  interface Props {
    value: ClixCase
    object: CaseObject
    onchange: (next: ClixCase) => void
  };function $$render() {

  
  
  
  
  
  
  

  const { value, object, onchange }: Props = $props()
  const t = clausesTexts.beside
  const putBy = $derived(object.putBy)
  const sides = $derived(sidesWithFigures(value))
;
async () => {


 { const $$_kciP0C = __sveltets_2_ensureComponent(Pick); new $$_kciP0C({ target: __sveltets_2_any(), props: {         "label":t.putBy,"choices":[{ id: '', label: t.putByNobody }, ...powersThatPut(value, object.kind)],"value":putBy?.effect ?? '',"onchange":(effect) => {
    onchange(withPutBy(value, object.id, effect === '' ? undefined : { side: sides[0] ?? 'red', ...putBy, effect }))
  },}});}
if(putBy){
   { const $$_kciP0C = __sveltets_2_ensureComponent(Pick); new $$_kciP0C({ target: __sveltets_2_any(), props: {         "label":t.untilTurnOf,"choices":sides.map((id) => ({ id, label: sideName(id) })),"value":putBy.side,"onchange":(side) => {
      onchange(withPutBy(value, object.id, { effect: putBy.effect, side }))
    },}});}
   { const $$_kciP0C = __sveltets_2_ensureComponent(Pick); new $$_kciP0C({ target: __sveltets_2_any(), props: {         "label":t.putByWhom,"choices":[
      { id: '', label: t.putByAnybody },
      ...(value.figures ?? [])
        .filter((one) => putBy.side === one.side || one.side === undefined)
        .map((one) => ({ id: one.id, label: figureName(one) }))
    ],"value":putBy.figure ?? '',"onchange":(figure) => {
      onchange(withPutBy(value, object.id, { effect: putBy.effect, side: putBy.side, ...(figure === '' ? {} : { figure }) }))
    },}});}
}
};
return { props: {} as any as Props, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const MarkerFields__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type MarkerFields__SvelteComponent_ = ReturnType<typeof MarkerFields__SvelteComponent_>;
/*Ωignore_endΩ*/export default MarkerFields__SvelteComponent_;
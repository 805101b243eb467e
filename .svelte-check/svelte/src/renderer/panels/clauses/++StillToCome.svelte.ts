///<reference types="svelte" />
;
import Trash from '@lucide/svelte/icons/trash-2'
import type { ClixCase } from '../../../shared/contract/case.ts'
import { formatSquareName, parseSquareName } from '../../../shared/grid/squareName.ts'
import { sidesWithFigures } from '../../model/clauses/beside.ts'
import { grenadesToCome, withOneToCome, withToCome } from '../../model/clauses/markers.ts'
import { figureName } from '../../model/table/position/caseEdit.ts'
import { powerName } from '../../model/table/figures/powerNames.ts'
import { sideName } from '../../model/timeline/eventWords.ts'
import { clausesTexts } from '../../i18n/laterTexts.ts'
import Field from '../ui/Field.svelte'
import IconButton from '../ui/IconButton.svelte'
import Pick from '../parts/choose/Pick.svelte';
;

  interface Props {
    value: ClixCase
    onchange: (next: ClixCase) => void
  };function $$render() {

  
  
  
  
  
  
  
  
  
  
  
  

  const { value, onchange }: Props = $props()
  const t = clausesTexts.beside
  const grenades = $derived(grenadesToCome(value))
  const sides = $derived(sidesWithFigures(value).map((id) => ({ id, label: sideName(id) })))
  const pending = $derived(value.pending ?? [])

  function typed(index: number, name: string) {
    const square = parseSquareName(name)
    const [columns, rows] = value.map?.size ?? [1, 1]
    if (square.ok && square.value[0] < columns && square.value[1] < rows) onchange(withToCome(value, index, { at: square.value }))
  }
;
async () => {


    for(let one of __sveltets_2_ensureArray(pending)){let index = 1;index;
   { svelteHTML.createElement("div", {     "class":`one`,"role":`group`,"aria-label":powerName(one.effect),});
     { svelteHTML.createElement("span", { "class":`what`,});powerName(one.effect); }
     { const $$_kciP1C = __sveltets_2_ensureComponent(Pick); new $$_kciP1C({ target: __sveltets_2_any(), props: {         "label":t.burstsWithTurnOf,"choices":sides,"value":one.side,"onchange":(side) => {
        onchange(withToCome(value, index, { side }))
      },}});}
    if(one.figure !== undefined){
       { const $$_kciP1C = __sveltets_2_ensureComponent(Pick); new $$_kciP1C({ target: __sveltets_2_any(), props: {         "label":t.comesToFigure,"choices":(value.figures ?? []).map((figure) => ({ id: figure.id, label: figureName(figure) })),"value":one.figure,"onchange":(figure) => {
          onchange(withToCome(value, index, { figure }))
        },}});}
    }else{
       { const $$_dleiF1C = __sveltets_2_ensureComponent(Field); new $$_dleiF1C({ target: __sveltets_2_any(), props: {         "label":t.comesToSquare,"value":one.at ? formatSquareName(one.at) : '',"maxlength":8,"onchange":(name) => {
          typed(index, name)
        },}});}
    }
     { const $$_nottuBnocI1C = __sveltets_2_ensureComponent(IconButton); new $$_nottuBnocI1C({ target: __sveltets_2_any(), props: {       "icon":Trash,"label":t.removeToCome(powerName(one.effect)),"onclick":() => {
        onchange(withToCome(value, index, null))
      },}});}
   }
}
 { const $$_kciP0C = __sveltets_2_ensureComponent(Pick); new $$_kciP0C({ target: __sveltets_2_any(), props: {           "label":t.addToCome,"hideLabel":true,"placeholder":t.addToCome,"choices":grenades,"value":"","onchange":(effect) => {
    const grenade = grenades.find(({ id }) => id === effect)
    if (grenade) onchange(withOneToCome(value, effect, grenade.to))
  },}});}


};
return { props: {} as any as Props, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const StillToCome__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type StillToCome__SvelteComponent_ = ReturnType<typeof StillToCome__SvelteComponent_>;
/*Ωignore_endΩ*/export default StillToCome__SvelteComponent_;
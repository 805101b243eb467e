///<reference types="svelte" />
;
import Route from '@lucide/svelte/icons/route'
import StepBack from '@lucide/svelte/icons/step-back'
import X from '@lucide/svelte/icons/x'
import { carriedFigures, carryingFields } from '../../../../shared/contract/carried.ts'
import type { MoveAsk } from '../../../../shared/contract/case.ts'
import { formatSquareName } from '../../../../shared/grid/squareName.ts'
import { useApp } from '../../../actions/app.ts'
import { askOnTable } from '../../../actions/question/ask.ts'
import { carriesSeveral, carryChoices, pickUpChoices } from '../../../model/table/sentence/askChoices.ts'
import { stepBackOnPath } from '../../../actions/tools/pathTool.ts'
import { figureById } from '../../../model/table/position/caseEdit.ts'
import { squaresOf } from '../../../../shared/contract/caseSquares.ts'
import { endName } from '../../../model/table/sentence/title.ts'
import { texts } from '../../../i18n/texts.ts'
import IconButton from '../../ui/IconButton.svelte'
import Pick from '../../parts/choose/Pick.svelte'
import PickMany from '../../parts/choose/PickMany.svelte';

;type $$ComponentProps =  { ask: MoveAsk };function $$render() {

  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  

  const { ask }:/*Ωignore_startΩ*/$$ComponentProps/*Ωignore_endΩ*/ = $props()
  const app = useApp()
  const { table, session } = app
  const figure = $derived(figureById(table.case, ask.figure))
  const friends = $derived(carryChoices(table.case, figure))
  const objects = $derived(pickUpChoices(table.case))
  const start = $derived(figure ? squaresOf(figure)[0] : undefined)
  const words = $derived(texts.ask.pathText(start ? formatSquareName(start) : '', ask.path.map(formatSquareName)))
  const set = (next: MoveAsk) => {
    askOnTable(app, texts.steps.ask, next)
  }
  function clear() {
    set({ ...ask, path: [] })
    session.pick = 'to'
  }
;
async () => {


 { svelteHTML.createElement("span", { "class":`path`,});
   { const $$_etuoR1C = __sveltets_2_ensureComponent(Route); new $$_etuoR1C({ target: __sveltets_2_any(), props: {    "size":18,"aria-hidden":`true`,}});}
  if(ask.path.length){
     { svelteHTML.createElement("span", {     "class":`words numbers`,"title":words,...__sveltets_2_empty({"data-testid":`path`}),});words; }
     { const $$_nottuBnocI1C = __sveltets_2_ensureComponent(IconButton); new $$_nottuBnocI1C({ target: __sveltets_2_any(), props: {        "icon":StepBack,"data-repeats":true,"label":texts.ask.pathBack,"onclick":() => {
        stepBackOnPath(app)
      },}});}
     { const $$_nottuBnocI1C = __sveltets_2_ensureComponent(IconButton); new $$_nottuBnocI1C({ target: __sveltets_2_any(), props: {      "icon":X,"label":texts.ask.pathClear,"onclick":clear,}});}
  }else{ { svelteHTML.createElement("span", { "class":`quiet`,});texts.ask.pathEmpty; }}
 }
if(friends.length > 1){
   { svelteHTML.createElement("span", {  "class":`labelled`,}); { svelteHTML.createElement("span", { "class":`quiet`,});texts.ask.carrying; }
    if(carriesSeveral(table.case)){
       { const $$_ynaMkciP1C = __sveltets_2_ensureComponent(PickMany); new $$_ynaMkciP1C({ target: __sveltets_2_any(), props: {            "inline":true,"label":texts.ask.carrying,"choices":friends.filter(({ id }) => id !== ''),"values":carriedFigures(ask),"nameOf":(id) => endName(table.case, id),"onchange":(ids) => {
          set({ ...ask, ...carryingFields(ids) })
        },}});}
    }else{
       { const $$_kciP1C = __sveltets_2_ensureComponent(Pick); new $$_kciP1C({ target: __sveltets_2_any(), props: {           "look":`sentence`,"label":texts.ask.carrying,"choices":friends,"value":ask.carrying ?? '',"onchange":(id) => {
          set({ ...ask, carrying: id === '' ? undefined : id })
        },}});}
    }
   }
}
if(objects.length > 1){
   { svelteHTML.createElement("span", {  "class":`labelled`,}); { svelteHTML.createElement("span", { "class":`quiet`,});texts.ask.pickUp; }
     { const $$_kciP1C = __sveltets_2_ensureComponent(Pick); new $$_kciP1C({ target: __sveltets_2_any(), props: {           "look":`sentence`,"label":texts.ask.pickUp,"choices":objects,"value":ask.pickUp ?? '',"onchange":(id) => {
        set({ ...ask, pickUp: id === '' ? undefined : id })
      },}});}
   }
}


};
return { props: {} as any as $$ComponentProps, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const MoveDetails__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type MoveDetails__SvelteComponent_ = ReturnType<typeof MoveDetails__SvelteComponent_>;
/*Ωignore_endΩ*/export default MoveDetails__SvelteComponent_;
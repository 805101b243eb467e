///<reference types="svelte" />
;
import type { PreparationAsk } from '../../../../shared/contract/case.ts'
import { useApp } from '../../../actions/app.ts'
import { askOnTable } from '../../../actions/question/ask.ts'
import { askParts } from '../../../model/table/ask/asks.ts'
import { figureChoices } from '../../../model/table/sentence/askChoices.ts'
import { figureById, sideOf } from '../../../model/table/position/caseEdit.ts'
import { entryOf } from '../../../model/question/kinds/all.ts'
import { endName } from '../../../model/table/sentence/title.ts'
import { texts } from '../../../i18n/texts.ts'
import PickMany from '../../parts/choose/PickMany.svelte';

;type $$ComponentProps =  { ask: PreparationAsk };function $$render() {

  
  
  
  
  
  
  
  
  
  

  const { ask }:/*Ωignore_startΩ*/$$ComponentProps/*Ωignore_endΩ*/ = $props()
  const app = useApp()
  const { table } = app
  const entry = $derived(entryOf(ask))
  const leader = $derived(figureById(table.case, String(askParts(ask).from)))
  const friends = $derived(
    leader
      ? (table.case.figures ?? [])
          .filter((other) => other.id !== leader.id && sideOf(table.case, other) === sideOf(table.case, leader))
          .map(({ id }) => id)
      : []
  )
;
async () => {


if(friends.length){
   { const $$_ynaMkciP0C = __sveltets_2_ensureComponent(PickMany); new $$_ynaMkciP0C({ target: __sveltets_2_any(), props: {            "label":texts.ask.together,"choices":figureChoices(table.case).filter(({ id }) => friends.includes(id)),"values":entry.together?.(ask) ?? [],"nameOf":(id) => endName(table.case, id),"inline":true,"onchange":(ids) => {
      if (entry.withTogether) askOnTable(app, texts.steps.ask, entry.withTogether(ask, ids), 'together')
    },}});}
}
};
return { props: {} as any as $$ComponentProps, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const TogetherDetails__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type TogetherDetails__SvelteComponent_ = ReturnType<typeof TogetherDetails__SvelteComponent_>;
/*Ωignore_endΩ*/export default TogetherDetails__SvelteComponent_;
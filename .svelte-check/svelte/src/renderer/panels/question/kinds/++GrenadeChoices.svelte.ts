///<reference types="svelte" />
;
import type { CaseTarget, Choices, ClixCase } from '../../../../shared/contract/case.ts'
import { formatSquareName } from '../../../../shared/grid/squareName.ts'
import { grenadeChoices, withGrenadeChoice } from '../../../model/table/sentence/grenadeSquares.ts'
import { timelineTexts } from '../../../i18n/texts.ts'
import PickMany from '../../parts/choose/PickMany.svelte';
;

  interface Props {
    value: ClixCase
    to: CaseTarget | readonly string[] | undefined
    powers: readonly string[] | undefined
    choices: Choices | undefined
    onchange: (choices: Choices | undefined) => void
  };function $$render() {

  
  
  
  
  

  const { value, to, powers, choices, onchange }: Props = $props()
  const t = timelineTexts.form
  const offered = $derived(grenadeChoices(value, to, powers))
  const fallen = $derived((choices?.destroy ?? []).map((one) => JSON.stringify(one)))
;
async () => {


if(offered.squares.length > 0){
   { const $$_ynaMkciP0C = __sveltets_2_ensureComponent(PickMany); new $$_ynaMkciP0C({ target: __sveltets_2_any(), props: {            "inline":true,"label":t.markers,"choices":offered.squares,"values":(choices?.squares ?? []).map(formatSquareName),"nameOf":(id) => id,"onchange":(ids) => {
      onchange(withGrenadeChoice(choices, { squares: offered.squares.filter(({ id }) => ids.includes(id)).map((one) => one.value) }))
    },}});}
}
if(offered.destroy.length > 0){
   { const $$_ynaMkciP0C = __sveltets_2_ensureComponent(PickMany); new $$_ynaMkciP0C({ target: __sveltets_2_any(), props: {            "inline":true,"label":t.destroys,"choices":offered.destroy,"values":fallen,"nameOf":(id) => offered.destroy.find((one) => one.id === id)?.label ?? id,"onchange":(ids) => {
      const kept = ids.slice(-offered.most)
      onchange(withGrenadeChoice(choices, { destroy: offered.destroy.filter(({ id }) => kept.includes(id)).map((one) => one.value) }))
    },}});}
}
};
return { props: {} as any as Props, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const GrenadeChoices__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type GrenadeChoices__SvelteComponent_ = ReturnType<typeof GrenadeChoices__SvelteComponent_>;
/*Ωignore_endΩ*/export default GrenadeChoices__SvelteComponent_;
///<reference types="svelte" />
;
import { sentenceOf } from '../../../../shared/explain/toText.ts'
import type { DescentTable } from '../../../actions/descent/descentActions.ts'
import { attackRuling } from '../../../model/descent/descentAdapter.ts'
import { asAttack } from '../../../model/descent/descentEdit.ts'
import { descentTexts } from '../../../i18n/texts.ts'
import Facts from '../../parts/verdict/Facts.svelte';

;type $$ComponentProps =  { table: DescentTable };function $$render() {

  
  
  
  
  
  

  const { table }:/*Ωignore_startΩ*/$$ComponentProps/*Ωignore_endΩ*/ = $props()
  const t = descentTexts
  const ruling = $derived(attackRuling(table.ruling))
  const ask = $derived(asAttack(table.case).ask)
  const rolled = $derived(ask.result.range ?? 0)
  const facts = $derived(
    ruling === null
      ? []
      : [
          { label: t.distanceLabel, value: t.distance(ruling.distance), strong: true },
          ...(ask.weapon.type !== 'ranged'
            ? []
            : [
                { label: t.range, value: String(rolled) },
                ...(ruling.range === rolled ? [] : [{ label: t.rangeNow, value: String(ruling.range) }]),
                ...(ruling.inRange ? [] : [{ label: t.missing, value: t.distance(ruling.distance - ruling.range), strong: true }])
              ])
        ]
  )
  const considered = $derived(ruling?.because.filter(({ rule, weight }) => rule === 'D2-07' && weight === 'considered') ?? [])
;
async () => {


if(ruling === null){ { svelteHTML.createElement("p", { "class":`small quiet`,});table.answer.state === 'incomplete' ? table.answer.message : ''; }}
if(facts.length){ { const $$_stcaF0C = __sveltets_2_ensureComponent(Facts); new $$_stcaF0C({ target: __sveltets_2_any(), props: { facts,}});}}
    for(let reason of __sveltets_2_ensureArray(considered)){let i = 1;i; { svelteHTML.createElement("p", { "class":`small quiet`,});sentenceOf(reason, table.adapter.words(table.case)); }}
};
return { props: {} as any as $$ComponentProps, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const RangeStep__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type RangeStep__SvelteComponent_ = ReturnType<typeof RangeStep__SvelteComponent_>;
/*Ωignore_endΩ*/export default RangeStep__SvelteComponent_;
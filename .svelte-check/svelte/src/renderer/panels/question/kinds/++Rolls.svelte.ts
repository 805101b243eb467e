///<reference types="svelte" />
;
import { useApp } from '../../../actions/app.ts'
import { askOnTable } from '../../../actions/question/ask.ts'
import type { RollNeeded } from '../../../model/table/sentence/askChoices.ts'
import { entryOf } from '../../../model/question/kinds/all.ts'
import { powerName } from '../../../model/table/figures/powerNames.ts'
import { texts } from '../../../i18n/texts.ts'
import { endName } from '../../../model/table/sentence/title.ts'
import Die from '../../parts/choose/Die.svelte';

;type $$ComponentProps =  { rolls: readonly RollNeeded[] };function $$render() {

  
  
  
  
  
  
  
  

  const { rolls }:/*Ωignore_startΩ*/$$ComponentProps/*Ωignore_endΩ*/ = $props()
  const app = useApp()
  const { table } = app
  const ask = $derived(table.case.ask)

  const entry = $derived(entryOf(ask))

  function valueOf({ figure, power }: RollNeeded): number | null {
    const given = entry.roll?.(ask, figure, power)
    return typeof given === 'number' ? given : (given?.[0] ?? null)
  }
  function set({ figure, power }: RollNeeded, value: number) {
    const next = entry.withRoll?.(ask, figure, power, value)
    if (next) askOnTable(app, texts.steps.ask, next, 'rolls')
  }
;
async () => {


   for(let roll of __sveltets_2_ensureArray(rolls)){`${roll.figure} ${roll.power}`;
  const label = texts.ask.roll(endName(table.case, roll.figure), powerName(roll.power));
   { svelteHTML.createElement("span", { "class":`roll`,});
     { svelteHTML.createElement("span", { "class":`quiet`,});label; }
     { const $$_eiD1C = __sveltets_2_ensureComponent(Die); new $$_eiD1C({ target: __sveltets_2_any(), props: {      label,"value":valueOf(roll),"onchange":(value) => {
        set(roll, value)
      },}});}
   }
}


};
return { props: {} as any as $$ComponentProps, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const Rolls__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type Rolls__SvelteComponent_ = ReturnType<typeof Rolls__SvelteComponent_>;
/*Ωignore_endΩ*/export default Rolls__SvelteComponent_;
///<reference types="svelte" />
;
import type { KnockBackAsk } from '../../../../shared/contract/case.ts'
import { useApp } from '../../../actions/app.ts'
import { askOnTable } from '../../../actions/question/ask.ts'
import { causeChoices, distanceDice, isRolledCause } from '../../../model/table/sentence/askChoices.ts'
import { figureById } from '../../../model/table/position/caseEdit.ts'
import { powerName } from '../../../model/table/figures/powerNames.ts'
import { texts } from '../../../i18n/texts.ts'
import Die from '../../parts/choose/Die.svelte'
import Pick from '../../parts/choose/Pick.svelte'
import Toggle from '../../ui/Toggle.svelte'
import Hits from './Hits.svelte';

;type $$ComponentProps =  { ask: KnockBackAsk };function $$render() {

  
  
  
  
  
  
  
  
  
  
  

  const { ask }:/*Ωignore_startΩ*/$$ComponentProps/*Ωignore_endΩ*/ = $props()
  const app = useApp()
  const { table } = app
  const attacker = $derived(ask.from === undefined ? undefined : figureById(table.case, ask.from))
  const diceShown = $derived(Math.max(distanceDice(table.ruling), ask.roll?.length ?? 0))
  const set = (change: Partial<KnockBackAsk>, merge: string) => {
    askOnTable(app, texts.steps.ask, { ...ask, ...change, choices: undefined }, merge)
  }
;
async () => {


 { const $$_elggoT0C = __sveltets_2_ensureComponent(Toggle); new $$_elggoT0C({ target: __sveltets_2_any(), props: {       "label":texts.ask.doubles,"checked":ask.dice !== undefined && ask.dice[0] === ask.dice[1] && ask.dice[0] !== 1,"onchange":(is) => {
    set({ dice: is ? [4, 4] : undefined }, 'dice')
  },}});}
 { svelteHTML.createElement("span", {  "class":`labelled`,}); { svelteHTML.createElement("span", { "class":`quiet`,});texts.ask.cause; }
   { const $$_kciP1C = __sveltets_2_ensureComponent(Pick); new $$_kciP1C({ target: __sveltets_2_any(), props: {           "look":`sentence`,"label":texts.ask.cause,"choices":causeChoices(table.case, attacker, ask.cause),"value":ask.cause ?? 'attack',"onchange":(id) => {
      set({ cause: id === 'attack' ? undefined : id }, 'cause')
    },}});}
 }
if(ask.cause && isRolledCause(table.case, ask.cause)){
   { svelteHTML.createElement("span", {  "class":`labelled`,}); { svelteHTML.createElement("span", { "class":`quiet`,});powerName(ask.cause); }
      for(let $$each_item of __sveltets_2_ensureArray({ length: diceShown })){$$each_item;let at = 1;
       { const $$_eiD1C = __sveltets_2_ensureComponent(Die); new $$_eiD1C({ target: __sveltets_2_any(), props: {       "label":diceShown === 1 ? powerName(ask.cause) : `${powerName(ask.cause)} ${at + 1}`,"value":ask.roll?.[at] ?? null,"onchange":(n) => {
          set({ roll: (ask.roll ?? []).slice(0, at).concat(n, (ask.roll ?? []).slice(at + 1)) }, 'roll')
        },}});}
    }
   }
}
 { const $$_stiH0C = __sveltets_2_ensureComponent(Hits); new $$_stiH0C({ target: __sveltets_2_any(), props: { ask,}});}


};
return { props: {} as any as $$ComponentProps, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const KnockBackDetails__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type KnockBackDetails__SvelteComponent_ = ReturnType<typeof KnockBackDetails__SvelteComponent_>;
/*Ωignore_endΩ*/export default KnockBackDetails__SvelteComponent_;
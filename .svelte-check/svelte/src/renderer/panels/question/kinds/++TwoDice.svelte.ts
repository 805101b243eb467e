///<reference types="svelte" />
;
import type { Pair } from '../../../model/table/ask/separateDice.ts'
import { texts } from '../../../i18n/texts.ts'
import X from '@lucide/svelte/icons/x'
import IconButton from '../../ui/IconButton.svelte'
import Die from '../../parts/choose/Die.svelte';
;

  interface Props {
    dice: Pair | null
    /** Whom the roll is against, where there are several rolls. */
    against?: string | null
    /** Called once both dice are entered, or with `null` if the roll is taken away. */
    onchange: (dice: Pair | null) => void
  };function $$render() {

  
  
  
  
  

  const { dice, against = null, onchange }: Props = $props()
  /** One die of a roll that is entered by half. */
  let half = $state<readonly [number | null, number | null]>([null, null])
  const shown = $derived(dice ?? half)

  function set(at: 0 | 1, value: number) {
    const next = shown.with(at, value)
    const [first, second] = next
    const isWhole = typeof first === 'number' && typeof second === 'number'
    half = isWhole ? [null, null] : [first ?? null, second ?? null]
    if (isWhole) onchange([first, second])
  }
;
async () => {


 { svelteHTML.createElement("fieldset", { "class":`dice`,});
   { svelteHTML.createElement("legend", { "class":`ui-hidden`,});against === null ? texts.ask.dice : texts.ask.diceAgainst(against); }
  if(against !== null){ { svelteHTML.createElement("span", {   "class":`quiet against`,"aria-hidden":`true`,});against; }}
   { const $$_eiD1C = __sveltets_2_ensureComponent(Die); new $$_eiD1C({ target: __sveltets_2_any(), props: {       "label":against === null ? texts.ask.die(1) : texts.ask.dieAgainst(1, against),"value":shown[0],"onchange":(value) => {
      set(0, value)
    },}});}
   { const $$_eiD1C = __sveltets_2_ensureComponent(Die); new $$_eiD1C({ target: __sveltets_2_any(), props: {       "label":against === null ? texts.ask.die(2) : texts.ask.dieAgainst(2, against),"value":shown[1],"onchange":(value) => {
      set(1, value)
    },}});}
  if(dice){
     { svelteHTML.createElement("span", { "class":`quiet numbers`,});texts.ask.total(dice[0] + dice[1]); }
     { const $$_nottuBnocI1C = __sveltets_2_ensureComponent(IconButton); new $$_nottuBnocI1C({ target: __sveltets_2_any(), props: {       "icon":X,"label":texts.ask.takeRollAway,"onclick":() => {
        onchange(null)
      },}});}
  }
 }


};
return { props: {} as any as Props, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const TwoDice__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type TwoDice__SvelteComponent_ = ReturnType<typeof TwoDice__SvelteComponent_>;
/*Ωignore_endΩ*/export default TwoDice__SvelteComponent_;
///<reference types="svelte" />
;
import { onDestroy } from 'svelte'
import { texts } from '../../../i18n/texts.ts'
import DicePad from './DicePad.svelte'
import { dicePad, nextEmpty } from './dicePad.svelte.ts';
;

  interface Props {
    label: string
    value: number | null
    onchange: (value: number) => void
  };function $$render() {

  
  
  
  

  const { label, value, onchange }: Props = $props()
  const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
    1: [[1, 1]],
    2: [
      [0, 0],
      [2, 2]
    ],
    3: [
      [0, 0],
      [1, 1],
      [2, 2]
    ],
    4: [
      [0, 0],
      [2, 0],
      [0, 2],
      [2, 2]
    ],
    5: [
      [0, 0],
      [2, 0],
      [1, 1],
      [0, 2],
      [2, 2]
    ],
    6: [
      [0, 0],
      [2, 0],
      [0, 1],
      [2, 1],
      [0, 2],
      [2, 2]
    ]
  }
  const by = (step: number) => {
    onchange((((value ?? 0) + step + 5) % 6) + 1)
  }
  let die: HTMLElement | null = $state.raw(null)
  $effect(() => {
    if (die) dicePad.attach(die, onchange)
  })
  onDestroy(() => {
    if (die !== null && dicePad.owner === die) dicePad.close()
  })

  async function enter(value: number) {
    dicePad.close()
    onchange(value)
    const next = die && (await nextEmpty(die))
    if (!next || document.activeElement !== die) return
    next.focus()
    dicePad.arrived = next
  }
  function onkeydown(event: KeyboardEvent) {
    const hasArrived = dicePad.arrived === die
    dicePad.arrived = null
    if (/^[1-6]$/.test(event.key)) void enter(Number(event.key))
    else if (event.key === 'Tab' && !event.shiftKey && hasArrived) {
      // Already here.
    } else if (event.key === 'ArrowUp' || event.key === 'ArrowRight') by(1)
    else if (event.key === 'ArrowDown' || event.key === 'ArrowLeft') by(-1)
    else return
    event.preventDefault()
    event.stopPropagation()
  }
;
async () => {


  { const $$_button0 = svelteHTML.createElement("button", {                      "type":`button`,"class":['die', { due: die !== null && dicePad.due === die }],"role":`spinbutton`,"aria-label":label,"title":texts.ask.dieHint,"aria-valuemin":1,"aria-valuemax":6,"aria-valuenow":value ?? undefined,"onclick":() => {
    if (die) dicePad.open(die)
  },"onblur":() => {
    dicePad.arrived = null
  },onkeydown,});die = $$_button0;
   { svelteHTML.createElement("svg", {       "viewBox":`0 0 44 44`,"width":`44`,"height":`44`,"aria-hidden":`true`,});
     { svelteHTML.createElement("rect", {          "x":`3`,"y":`3`,"width":`38`,"height":`38`,"rx":`8`,});}
       for(let [x, y] of __sveltets_2_ensureArray(PIPS[value ?? 0] ?? [])){`${x} ${y}`; { svelteHTML.createElement("circle", {      "cx":12 + x * 10,"cy":12 + y * 10,"r":`3.6`,});}}
    if(value === null){ { svelteHTML.createElement("text", {     "x":`22`,"y":`28`,"text-anchor":`middle`,});  }}
   }
 }
if(die !== null && dicePad.owner === die){ { const $$_daPeciD0C = __sveltets_2_ensureComponent(DicePad); new $$_daPeciD0C({ target: __sveltets_2_any(), props: {  "beside":die,}});}}


};
return { props: {} as any as Props, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const Die__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type Die__SvelteComponent_ = ReturnType<typeof Die__SvelteComponent_>;
/*Ωignore_endΩ*/export default Die__SvelteComponent_;
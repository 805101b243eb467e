///<reference types="svelte" />
;
import { onMount } from 'svelte'
import { texts } from '../../../i18n/texts.ts'
import { dicePad } from './dicePad.svelte.ts';

;type $$ComponentProps =  { beside: HTMLElement };function $$render() {

  
  
  

  const { beside }:/*Ωignore_startΩ*/$$ComponentProps/*Ωignore_endΩ*/ = $props()
  const NUMBERS = [1, 2, 3, 4, 5, 6]
  const GAP = 6
  let pad: HTMLElement

  onMount(() => {
    pad.showPopover()
    const die = beside.getBoundingClientRect()
    const { width, height } = pad.getBoundingClientRect()
    const below = die.bottom + GAP
    pad.style.left = `${Math.max(GAP, Math.min(die.left, window.innerWidth - width - GAP))}px`
    pad.style.top = `${below + height <= window.innerHeight ? below : Math.max(GAP, die.top - GAP - height)}px`
  })
;
async () => {


 { svelteHTML.createElement("svelte:window", {       "onpointerdowncapture":({ target }) => {
    if (target instanceof Element && !pad.contains(target) && !target.closest('.die')) dicePad.close()
  },"onkeydowncapture":(event) => {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    dicePad.close()
  },"onresize":dicePad.close,});}

 { const $$_div0 = svelteHTML.createElement("div", {            "class":`pad`,"popover":`manual`,"role":`group`,"aria-label":texts.ask.dicePad,...__sveltets_2_empty({"data-testid":`dice-pad`}),...__sveltets_2_empty({"data-repeats":true}),});pad = $$_div0;
   { svelteHTML.createElement("p", {   "class":`small quiet`,"aria-live":`polite`,});dicePad.due?.ariaLabel ?? texts.ask.diceEntered; }
     for(let number of __sveltets_2_ensureArray(NUMBERS)){number;
     { svelteHTML.createElement("button", {        "type":`button`,"tabindex":-1,"onmousedown":(event) => {
        // The focus stays on the die, whose keys do the same.
        event.preventDefault()
      },"onclick":() => {
        void dicePad.enter(number)
      },});number; }
  }
 }


};
return { props: {} as any as $$ComponentProps, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const DicePad__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type DicePad__SvelteComponent_ = ReturnType<typeof DicePad__SvelteComponent_>;
/*Ωignore_endΩ*/export default DicePad__SvelteComponent_;
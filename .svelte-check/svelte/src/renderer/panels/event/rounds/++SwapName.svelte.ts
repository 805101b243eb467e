///<reference types="svelte" />
;
import { eventTexts } from '../../../i18n/laterTexts.ts'
import type { SwapHand } from './swapHand.svelte.ts';
;

  interface Props {
    id: string
    hand: SwapHand
    name: (id: string) => string
  };function $$render() {

  
  

  const { id, hand, name }: Props = $props()
  const t = eventTexts.pairings
;
async () => {


 { svelteHTML.createElement("button", {                    "type":`button`,"class":['player', { over: hand.dragged !== null && hand.dragged !== id }],"draggable":`true`,"aria-pressed":hand.first === id,"title":hand.first === null ? t.choose : t.swapWith(name(hand.first)),"onclick":() => {
    hand.choose(id)
  },"ondragstart":(drag) => {
    hand.dragged = id
    drag.dataTransfer?.setData('text/plain', name(id))
  },"ondragend":() => {
    hand.dragged = null
  },"ondragover":(drag) => {
    if (hand.dragged !== null) drag.preventDefault()
  },"ondrop":(drag) => {
    if (hand.dragged === null) return
    drag.preventDefault()
    hand.drop(id)
  },});name(id); }


};
return { props: {} as any as Props, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const SwapName__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type SwapName__SvelteComponent_ = ReturnType<typeof SwapName__SvelteComponent_>;
/*Ωignore_endΩ*/export default SwapName__SvelteComponent_;
///<reference types="svelte" />
;
import { onMount } from 'svelte'
import { mirrorIn, type PlayersView } from '../../model/board/mirror.ts'
import { boardTexts } from '../../i18n/texts.ts'
import StillBoard from './StillBoard.svelte'
import VerdictWord from '../parts/verdict/VerdictWord.svelte';

;type $$ComponentProps =  { version: string };function $$render() {

  
  
  
  
  

  const { version }:/*Ωignore_startΩ*/$$ComponentProps/*Ωignore_endΩ*/ = $props()
  let view: PlayersView | null = $state.raw(null)
  let other = $state(false)
  onMount(() => {
    document.title = boardTexts.players.title
    return mirrorIn(
      version,
      (next) => {
        other = false
        view = next
      },
      () => {
        other = true
      }
    )
  })
  $effect(() => {
    if (view?.scene) document.documentElement.dataset.theme = view.scene.theme
  })
;
async () => {


 { svelteHTML.createElement("main", { ...__sveltets_2_empty({"data-testid":`players`}),});
   { svelteHTML.createElement("div", { "class":`room`,});
    if(view?.scene){ { const $$_draoBllitS2C = __sveltets_2_ensureComponent(StillBoard); new $$_draoBllitS2C({ target: __sveltets_2_any(), props: {    "scene":view.scene,"label":boardTexts.players.title,}});}}
   }
   { svelteHTML.createElement("section", {   "aria-live":`polite`,"aria-atomic":`true`,});
    if(other){
       { svelteHTML.createElement("p", { "class":`sentence`,});boardTexts.players.otherVersion; }
    } else if (view?.look){
       { svelteHTML.createElement("p", { "class":`word`,}); { const $$_droWtcidreV3C = __sveltets_2_ensureComponent(VerdictWord); new $$_droWtcidreV3C({ target: __sveltets_2_any(), props: {      "look":view.look,"words":view.look.word,"size":`1em`,}});} }
       { svelteHTML.createElement("p", { "class":`sentence`,});view.sentence; }
    } else if (!view){
       { svelteHTML.createElement("p", { "class":`sentence`,});boardTexts.players.waiting; }
    }
   }
 }


};
return { props: {} as any as $$ComponentProps, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const PlayersScreen__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type PlayersScreen__SvelteComponent_ = ReturnType<typeof PlayersScreen__SvelteComponent_>;
/*Ωignore_endΩ*/export default PlayersScreen__SvelteComponent_;
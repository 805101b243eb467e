///<reference types="svelte" />
;
import ArrowLeft from '@lucide/svelte/icons/arrow-left'
import Redo from '@lucide/svelte/icons/redo-2'
import Undo from '@lucide/svelte/icons/undo-2'
import { useApp } from '../../../actions/app.ts'
import { endEditing, rulesOfFigures } from '../../../actions/figures/finder.ts'
import { coverageOfFigure, alikeIn } from '../../../model/figures/alike.ts'
import { clicksOf } from '../../../model/figures/card.ts'
import type { FigureRoom } from '../../../model/figures/figureRoom.svelte.ts'
import { overlaid } from '../../../model/window/overlaid.ts'
import { figuresTexts as t } from '../../../i18n/laterTexts.ts'
import IconButton from '../../ui/IconButton.svelte'
import CoverageBar from '../page/CoverageBar.svelte'
import DialView from '../page/DialView.svelte'
import CardFields from './CardFields.svelte'
import CardTexts from './CardTexts.svelte'
import DialGrid from './DialGrid.svelte';

;type $$ComponentProps =  { room: FigureRoom };function $$render() {

  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  

  const { room }:/*Ωignore_startΩ*/$$ComponentProps/*Ωignore_endΩ*/ = $props()
  const app = useApp()
  const { figure } = $derived(room)
  const coverage = $derived(coverageOfFigure(figure, rulesOfFigures(app)))
  const alike = $derived(alikeIn(app.library.figureSets, room.set, figure))

  function onkeydown(event: KeyboardEvent) {
    const command = event.ctrlKey || event.metaKey
    const letter = event.key.toLowerCase()
    if (event.target instanceof HTMLElement && event.target.matches('input, textarea')) return
    if (event.key === 'Escape' && !overlaid(event.key)) void endEditing(app)
    else if (command && (letter === 'y' || (letter === 'z' && event.shiftKey))) room.redo()
    else if (command && letter === 'z') room.undo()
    else return
    event.preventDefault()
    event.stopPropagation()
  }
;
async () => {


 { svelteHTML.createElement("svelte:window", {  "onkeydowncapture":onkeydown,});}

 { svelteHTML.createElement("section", {   "class":`room`,...__sveltets_2_empty({"data-testid":`figure-room`}),});
   { svelteHTML.createElement("header", {});
     { const $$_nottuBnocI2C = __sveltets_2_ensureComponent(IconButton); new $$_nottuBnocI2C({ target: __sveltets_2_any(), props: {       "icon":ArrowLeft,"label":t.back,"onclick":() => {
        void endEditing(app)
      },}});}
     { svelteHTML.createElement("h1", { "class":`one-line`,});figure.name; }
     { svelteHTML.createElement("span", { "class":`gap`,}); }
     { const $$_nottuBnocI2C = __sveltets_2_ensureComponent(IconButton); new $$_nottuBnocI2C({ target: __sveltets_2_any(), props: {          "icon":Undo,"data-repeats":true,"label":t.undoOf(room.steps.history.past.at(-1)?.label ?? null),"disabled":!room.steps.canUndo,"onclick":() => {
        room.undo()
      },}});}
     { const $$_nottuBnocI2C = __sveltets_2_ensureComponent(IconButton); new $$_nottuBnocI2C({ target: __sveltets_2_any(), props: {          "icon":Redo,"data-repeats":true,"label":t.redoOf(room.steps.history.future[0]?.label ?? null),"disabled":!room.steps.canRedo,"onclick":() => {
        room.redo()
      },}});}
   }
  
   { svelteHTML.createElement("div", {       "class":`parts`,"tabindex":0,"role":`region`,"aria-label":t.editOf(figure.name),});
     { svelteHTML.createElement("div", { "class":`dial`,});
       { const $$_dirGlaiD3C = __sveltets_2_ensureComponent(DialGrid); new $$_dirGlaiD3C({ target: __sveltets_2_any(), props: { room,}});}
     }
     { svelteHTML.createElement("div", { "class":`card`,});
       { const $$_weiVlaiD3C = __sveltets_2_ensureComponent(DialView); new $$_weiVlaiD3C({ target: __sveltets_2_any(), props: {    "clicks":clicksOf(figure),"on":Math.min(room.dial.row + 1, figure.dial.length),}});}
      if(coverage){ { const $$_raBegarevoC3C = __sveltets_2_ensureComponent(CoverageBar); new $$_raBegarevoC3C({ target: __sveltets_2_any(), props: {  "counts":coverage,}});}}
      if(alike.length > 0){ { svelteHTML.createElement("p", { "class":`small quiet`,});t.alike(alike); }}
       { const $$_sdleiFdraC3C = __sveltets_2_ensureComponent(CardFields); new $$_sdleiFdraC3C({ target: __sveltets_2_any(), props: { room,}});}
       { const $$_stxeTdraC3C = __sveltets_2_ensureComponent(CardTexts); new $$_stxeTdraC3C({ target: __sveltets_2_any(), props: { room,}});}
     }
   }
 }


};
return { props: {} as any as $$ComponentProps, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const FigureRoomView__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type FigureRoomView__SvelteComponent_ = ReturnType<typeof FigureRoomView__SvelteComponent_>;
/*Ωignore_endΩ*/export default FigureRoomView__SvelteComponent_;
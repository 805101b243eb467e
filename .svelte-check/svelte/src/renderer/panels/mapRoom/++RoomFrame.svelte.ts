///<reference types="svelte" />
;
import ArrowLeft from '@lucide/svelte/icons/arrow-left'
import Redo from '@lucide/svelte/icons/redo-2'
import Undo from '@lucide/svelte/icons/undo-2'
import type { Snippet } from 'svelte'
import { useApp } from '../../actions/app.ts'
import { shippedText } from '../../i18n/texts.ts'
import { mapRoomTexts as t } from '../../i18n/laterTexts.ts'
import IconButton from '../ui/IconButton.svelte'
import PenSwitch from './PenSwitch.svelte';
;

  interface Step {
    readonly label: string
  };;
  interface DrawnRoom {
    readonly document: { readonly name: string }
    readonly steps: {
      readonly history: { readonly past: readonly Step[]; readonly future: readonly Step[] }
      readonly canUndo: boolean
      readonly canRedo: boolean
    }
    undo(): void
    redo(): void
  };;
  interface Props {
    room: DrawnRoom
    /** How large the map is. */
    size: string
    testid: string
    tools: Snippet
    board: Snippet
    foot: Snippet
    side?: Snippet
  };function $$render() {

  
  
  
  
  
  
  
  
  



  const { room, size, testid, tools, board, foot, side }: Props = $props()
  const { session } = useApp()
  const name = $derived(shippedText(room.document.name))
;
async () => {


 { svelteHTML.createElement("section", {     "class":['room', { sided: side }],...__sveltets_2_empty({"data-testid":testid}),"aria-label":t.title(name),});
   { svelteHTML.createElement("header", {});
     { const $$_nottuBnocI2C = __sveltets_2_ensureComponent(IconButton); new $$_nottuBnocI2C({ target: __sveltets_2_any(), props: {       "icon":ArrowLeft,"label":t.back,"onclick":() => {
        session.screen = 'maps'
      },}});}
     { svelteHTML.createElement("h1", { "class":`one-line`,});name; }
     { svelteHTML.createElement("span", { "class":`quiet numbers small`,});size; }
     { svelteHTML.createElement("span", { "class":`gap`,}); }
     { const $$_hctiwSneP2C = __sveltets_2_ensureComponent(PenSwitch); new $$_hctiwSneP2C({ target: __sveltets_2_any(), props: {}});}
     { const $$_nottuBnocI2C = __sveltets_2_ensureComponent(IconButton); new $$_nottuBnocI2C({ target: __sveltets_2_any(), props: {          "icon":Undo,"data-repeats":true,"label":t.undo(room.steps.history.past.at(-1)?.label ?? null),"disabled":!room.steps.canUndo,"onclick":() => {
        room.undo()
      },}});}
     { const $$_nottuBnocI2C = __sveltets_2_ensureComponent(IconButton); new $$_nottuBnocI2C({ target: __sveltets_2_any(), props: {          "icon":Redo,"data-repeats":true,"label":t.redo(room.steps.history.future[0]?.label ?? null),"disabled":!room.steps.canRedo,"onclick":() => {
        room.redo()
      },}});}
   }
   { svelteHTML.createElement("div", { "class":`tools`,});;__sveltets_2_ensureSnippet(tools()); }
   { svelteHTML.createElement("div", { "class":`middle`,});
     { svelteHTML.createElement("div", { "class":`frame`,});;__sveltets_2_ensureSnippet(board()); }
    ;__sveltets_2_ensureSnippet(foot());
   }
  if(side){ { svelteHTML.createElement("div", {     "class":`side`,"role":`group`,"aria-label":t.panels,});;__sveltets_2_ensureSnippet(side()); }}
 }


};
return { props: {} as any as Props, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const RoomFrame__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type RoomFrame__SvelteComponent_ = ReturnType<typeof RoomFrame__SvelteComponent_>;
/*Ωignore_endΩ*/export default RoomFrame__SvelteComponent_;
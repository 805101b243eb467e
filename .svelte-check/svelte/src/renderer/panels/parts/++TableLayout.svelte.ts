///<reference types="svelte" />
;
import { untrack, type Snippet } from 'svelte'
import { innerWidth } from 'svelte/reactivity/window'
import { useApp } from '../../actions/app.ts'
import { hasRoomForTray } from '../../model/settings/room.ts'
import { media } from '../../model/settings/media.svelte.ts'
import { noticesAbove } from './noticesAbove.svelte.ts';
;

  interface Props {
    question: Snippet
    tray: Snippet
    bar: Snippet
    board: Snippet
    foot: Snippet
    ruling: Snippet
  };function $$render() {

  
  
  
  
  
  

  const { question, tray, bar, board, foot, ruling }: Props = $props()
  const { session, settings } = useApp()

  const over = $derived(!hasRoomForTray(innerWidth.current ?? 0, settings.current))
  const { full } = $derived(session.board)

  let [height, topHeight, centreHeight, footHeight] = $state([0, 0, 0, 0])
  noticesAbove(
    () => footHeight,
    () => (media.narrow ? height - topHeight - centreHeight : 0)
  )

  // A tablet that is turned upright has room for one of the two beside the board.
  $effect(() => {
    if (media.narrow)
      untrack(() => {
        session.makeRoom()
      })
  })
;
async () => {


 { const $$_div0 = svelteHTML.createElement("div", {  "class":['table', { tray: session.trayOpen, over, full }],});height= $$_div0.offsetHeight;
   { const $$_div1 = svelteHTML.createElement("div", {  "class":`top`,});topHeight= $$_div1.offsetHeight;;__sveltets_2_ensureSnippet(question()); }
  if(session.trayOpen){;__sveltets_2_ensureSnippet(tray());}
   { const $$_div1 = svelteHTML.createElement("div", {  "class":`centre`,});centreHeight= $$_div1.offsetHeight;
     { svelteHTML.createElement("div", { "class":`bar`,});;__sveltets_2_ensureSnippet(bar()); }
     { svelteHTML.createElement("div", { "class":`room`,});;__sveltets_2_ensureSnippet(board()); }
     { const $$_div2 = svelteHTML.createElement("div", {  "class":`foot`,});footHeight= $$_div2.offsetHeight;;__sveltets_2_ensureSnippet(foot()); }
   }
  ;__sveltets_2_ensureSnippet(ruling());
 }


};
return { props: {} as any as Props, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const TableLayout__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type TableLayout__SvelteComponent_ = ReturnType<typeof TableLayout__SvelteComponent_>;
/*Ωignore_endΩ*/export default TableLayout__SvelteComponent_;
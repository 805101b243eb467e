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
    /** The board alone, if this table can show it so. */
    alone?: boolean
  };function $$render() {

  
  
  
  
  
  

  const { question, tray, bar, board, foot, ruling, alone = false }: Props = $props()
  const { session, settings } = useApp()

  const over = $derived(!hasRoomForTray(innerWidth.current ?? 0, settings.current))
  const { board: look } = session
  const full = $derived(alone && look.covers)
  const pocket = $derived(alone && look.pocket)

  let place: HTMLElement | undefined = $state()
  let [height, topHeight, centreHeight, footHeight, scrolled] = $state([0, 0, 0, 0, 0])
  noticesAbove(
    () => (full ? (look.facing ? 0 : look.band) : footHeight),
    // In a small window that scrolls, the board's lower edge may be anywhere.
    () => (media.narrow || media.small ? Math.max(-footHeight, height + scrolled - topHeight - centreHeight) : 0)
  )

  // If the tray covers a part of the board, the ends of the question are brought into sight in the rest.
  $effect(() => {
    const shown = over && session.trayOpen
    const tray = shown ? (place?.querySelector<HTMLElement>(':scope > .top + :not(.centre)')?.offsetWidth ?? 0) : 0
    // On a phone it covers all of it.
    look.covered = tray < (innerWidth.current ?? 0) / 2 ? tray : 0
  })

  // A tablet that is turned upright has room for one of the two beside the board.
  $effect(() => {
    if (media.narrow)
      untrack(() => {
        session.makeRoom()
      })
  })
;
async () => {


  { const $$_div0 = svelteHTML.createElement("div", {       "class":['table', { tray: session.trayOpen, over, full, pocket }],"onscroll":() => {
    scrolled = place?.scrollTop ?? 0
  },});__sveltets_2_ensureType(String, Number, `${topHeight} `);place = $$_div0;height= $$_div0.offsetHeight;
   { const $$_div1 = svelteHTML.createElement("div", {  "class":`top`,});topHeight= $$_div1.offsetHeight;;__sveltets_2_ensureSnippet(question()); }
  if(session.trayOpen){;__sveltets_2_ensureSnippet(tray());}
   { const $$_div1 = svelteHTML.createElement("div", {  "class":`centre`,});centreHeight= $$_div1.offsetHeight;
    if(!pocket){ { svelteHTML.createElement("div", { "class":`bar`,});;__sveltets_2_ensureSnippet(bar()); }}
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
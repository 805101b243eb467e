///<reference types="svelte" />
;
import { onMount, untrack } from 'svelte'
import { useApp } from '../../actions/app.ts'
import { showPicture } from '../../actions/mapRoom/roomPicture.ts'
import { cancelRoom, onCopy, onRoomKey, roomHint } from '../../actions/mapRoom/roomHand.ts'
import { unmarkMended } from '../../actions/mapRoom/findingText.ts'
import { heatAt } from '../../actions/mapRoom/heatWords.ts'
import { squareWords } from '../../actions/mapRoom/squareWords.ts'
import type { OpenRoom } from '../../actions/mapRoom/rooms.ts'
import { ARROWS } from '../../model/board/arrows.ts'
import type { GridFit } from '../../model/mapPicture/gridFit.svelte.ts'
import { overlaid } from '../../model/window/overlaid.ts'
import { roomLayers, RoomLook } from '../../model/mapRoom/roomLook.svelte.ts'
import { mapRoomTexts as t } from '../../i18n/laterTexts.ts'
import { formatSquareName } from '../../../shared/grid/squareName.ts'
import BoardFooting from '../board/BoardFooting.svelte'
import Segments from '../ui/Segments.svelte'
import LineNote from './LineNote.svelte'
import RoomAbout from './RoomAbout.svelte'
import RoomBoard from './RoomBoard.svelte'
import RoomFrame from './RoomFrame.svelte'
import RoomGrid from './RoomGrid.svelte'
import RoomFindings from './RoomFindings.svelte'
import RoomLayers from './RoomLayers.svelte'
import RoomPins from './RoomPins.svelte'
import RoomSides from './RoomSides.svelte'
import RoomTools from './RoomTools.svelte'
import RoomVersions from './RoomVersions.svelte';

;type $$ComponentProps =  { opened: OpenRoom };function $$render() {

  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  

  const { opened }:/*Ωignore_startΩ*/$$ComponentProps/*Ωignore_endΩ*/ = $props()
  const room = $derived(opened.room)
  const checks = $derived(opened.checks)
  const app = useApp()
  const look = new RoomLook()
  /** The grid of the picture is laid again. */
  let laying: GridFit | null = $state.raw(null)
  const picture = $derived(room.document.picture)
  const size = $derived(room.document.map.size)

  const TABS = ['map', 'checks', 'pins', 'sides', 'versions'] as const
  type Tab = (typeof TABS)[number]
  let tab = $state<Tab>('map')
  const wrong = $derived((checks.lint?.errors ?? 0) + (checks.lint?.warnings ?? 0))
  const broken = $derived((checks.pins?.changed.length ?? 0) + (checks.pins?.broken.length ?? 0))
  const tabs = $derived(
    TABS.map((id) => {
      const count = id === 'checks' ? wrong : id === 'pins' ? broken : 0
      return { id, label: count > 0 ? `${t.tabs[id]} ${count}` : t.tabs[id] }
    })
  )

  /** What only the list before has marked goes with it. */
  function take(id: Tab): void {
    if (room.seen === null) room.point()
    tab = id
  }

  $effect(() => {
    checks.look(room.document)
  })
  // What a check pointed at is marked until it is mended, whatever stands beside the board.
  $effect(() => {
    if (checks.lint) unmarkMended(room, checks.lint.findings)
  })
  $effect(() => {
    // Of the whole document these two decide.
    void [picture, size]
    void untrack(() => showPicture(app, room))
  })
  onMount(() => () => {
    void room.flush()
  })

  const isTyping = (target: EventTarget | null) =>
    target instanceof HTMLElement && target.matches('input, textarea, [contenteditable=true], select')
  /** The key after the backquote shows or hides a layer. */
  let awaitsLayer = false

  function onkey(event: KeyboardEvent): boolean {
    const { key, shiftKey: shift } = event
    const command = event.ctrlKey || event.metaKey
    if (command && !event.altKey) {
      const letter = key.toLowerCase()
      if (letter === 'y' || (letter === 'z' && shift)) room.redo()
      else if (letter === 'z') room.undo()
      else if (letter === 'c') return onCopy(room)
      else return false
      return true
    }
    const alt = event.altKey
    const digit = event.code.startsWith('Digit') ? event.code.slice(5) : key
    // With Alt only what a tool does otherwise then: the rest is the browser's.
    if (alt && key !== 'Enter' && !/^[1-9]$/.test(digit)) return false
    if (awaitsLayer) {
      awaitsLayer = false
      const layer = roomLayers[Number(digit) - 1]
      if (!layer) return false
      if (shift) look.only(layer)
      else look.toggle(layer)
      return true
    }
    if (key === '`' || event.code === 'Backquote') {
      awaitsLayer = true
      return true
    }
    if (key === 'Escape') {
      // Nobody is thrown out of the room by letting go once too often.
      if (!cancelRoom(room)) room.point()
      return true
    }
    return onRoomKey(room, { key: /^[1-9]$/.test(digit) ? digit : key, shift, alt, step: ARROWS[key] ?? null, chord: false })
  }

  /** Buttons keep Space and Enter; a list keeps its arrows. */
  const keeps = (target: EventTarget | null, key: string) =>
    target instanceof HTMLElement &&
    !target.matches('[data-testid=board]') &&
    ((target.matches('button, summary, a') && (key === ' ' || key === 'Enter')) ||
      (target.matches('[role=region], .side *') && key.startsWith('Arrow')))

  function onkeydown(event: KeyboardEvent) {
    if (laying || event.defaultPrevented || isTyping(event.target) || overlaid(event.key) || keeps(event.target, event.key)) return
    if (!onkey(event)) return
    event.preventDefault()
    event.stopPropagation()
  }
;
async () => {


 { svelteHTML.createElement("svelte:window", {  "onkeydowncapture":onkeydown,});}

if(laying){
   { const $$_dirGmooR0C = __sveltets_2_ensureComponent(RoomGrid); new $$_dirGmooR0C({ target: __sveltets_2_any(), props: {     room,"making":laying,"onclose":() => (laying = null),}});}
}else{
   { const $$_emarFmooR0C = __sveltets_2_ensureComponent(RoomFrame); const $$_emarFmooR0 = new $$_emarFmooR0C({ target: __sveltets_2_any(), props: {    room,"size":room.document.map.size.join(' × '),"testid":`map-room`,tools:() => { async ()/*Ωignore_positionΩ*/ => { { const $$_slooTmooR0C = __sveltets_2_ensureComponent(RoomTools); new $$_slooTmooR0C({ target: __sveltets_2_any(), props: { room,}});}};return __sveltets_2_any(0)},board:() => { async ()/*Ωignore_positionΩ*/ => {
       { const $$_draoBmooR0C = __sveltets_2_ensureComponent(RoomBoard); new $$_draoBmooR0C({ target: __sveltets_2_any(), props: {   room,checks,look,}});}
       { const $$_sreyaLmooR0C = __sveltets_2_ensureComponent(RoomLayers); new $$_sreyaLmooR0C({ target: __sveltets_2_any(), props: { look,}});}
    };return __sveltets_2_any(0)},foot:() => { async ()/*Ωignore_positionΩ*/ => {
      if(room.hand.tool === 'ask'){ { const $$_etoNeniL0C = __sveltets_2_ensureComponent(LineNote); new $$_etoNeniL0C({ target: __sveltets_2_any(), props: { room,}});}}
       { svelteHTML.createElement("div", { "id":`room-hint`,});
         { const $$_gnitooFdraoB1C = __sveltets_2_ensureComponent(BoardFooting); new $$_gnitooFdraoB1C({ target: __sveltets_2_any(), props: {          "hint":roomHint(room),"at":room.cursor ? formatSquareName(room.cursor) : undefined,"words":room.cursor ? squareWords(room.document, room.cursor) + (checks.heat ? heatAt(checks.heat, room.cursor) : '') : '',"closeUp":false,"stacks":true,}});}
       }
    };return __sveltets_2_any(0)},side:() => { async ()/*Ωignore_positionΩ*/ => {
       { svelteHTML.createElement("div", { "class":`tabs`,}); { const $$_stnemgeS1C = __sveltets_2_ensureComponent(Segments); new $$_stnemgeS1C({ target: __sveltets_2_any(), props: {        "label":t.panels,"choices":tabs,"value":tab,"onchange":take,}});} }
      
       { svelteHTML.createElement("div", {       "class":`content`,"tabindex":0,"role":`region`,"aria-label":t.tabs[tab],});
        if(tab === 'map'){ { const $$_tuobAmooR1C = __sveltets_2_ensureComponent(RoomAbout); new $$_tuobAmooR1C({ target: __sveltets_2_any(), props: {    room,checks,"onlay":(making) => (laying = making),}});}
        } else if (tab === 'checks'){ { const $$_sgnidniFmooR1C = __sveltets_2_ensureComponent(RoomFindings); new $$_sgnidniFmooR1C({ target: __sveltets_2_any(), props: {  room,checks,}});}
        } else if (tab === 'pins'){ { const $$_sniPmooR1C = __sveltets_2_ensureComponent(RoomPins); new $$_sniPmooR1C({ target: __sveltets_2_any(), props: {  room,checks,}});}
        } else if (tab === 'sides'){ { const $$_sediSmooR1C = __sveltets_2_ensureComponent(RoomSides); new $$_sediSmooR1C({ target: __sveltets_2_any(), props: {  room,checks,}});}
        }else{ { const $$_snoisreVmooR1C = __sveltets_2_ensureComponent(RoomVersions); new $$_snoisreVmooR1C({ target: __sveltets_2_any(), props: {  room,checks,}});}}
       }
    };return __sveltets_2_any(0)},}});/*Ωignore_startΩ*/const {tools, board, foot, side} = $$_emarFmooR0.$$prop_def;/*Ωignore_endΩ*/
    
    
    
    
   RoomFrame}
}


};
return { props: {} as any as $$ComponentProps, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const RoomView__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type RoomView__SvelteComponent_ = ReturnType<typeof RoomView__SvelteComponent_>;
/*Ωignore_endΩ*/export default RoomView__SvelteComponent_;
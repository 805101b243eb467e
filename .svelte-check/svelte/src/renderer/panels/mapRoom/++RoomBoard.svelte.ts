///<reference types="svelte" />
;
import { boardLetters } from '../../model/settings/room.ts'
import { createTurnedView, type TurnedView } from '../../board/square/turnedView.ts'
import { withoutLayers } from '../../../shared/scene/sceneLayers.ts'
import type { BoardScene, SceneMark } from '../../../shared/scene/scene.ts'
import { boardOf } from '../../model/board/boardOf.ts'
import { useApp } from '../../actions/app.ts'
import { lineAsked, reachAsked } from '../../actions/mapRoom/askLine.ts'
import { handCounts } from '../../actions/mapRoom/penOnly.ts'
import { onRoomPointer, roomCursor, roomPreview } from '../../actions/mapRoom/roomHand.ts'
import { rulesOfRoom } from '../../actions/mapRoom/rooms.ts'
import { boardCommands } from '../../model/board/boardCommands.ts'
import { differenceMarks } from '../../model/mapRoom/differenceMarks.ts'
import { heatBands } from '../../model/mapRoom/heatBands.ts'
import type { MapRoom } from '../../model/mapRoom/mapRoom.svelte.ts'
import type { RoomChecks } from '../../model/mapRoom/roomChecks.svelte.ts'
import type { RoomLook } from '../../model/mapRoom/roomLook.svelte.ts'
import { media, themeOf } from '../../model/settings/media.svelte.ts'
import { shippedText } from '../../i18n/texts.ts'
import { mapRoomTexts as t } from '../../i18n/laterTexts.ts'
import BoardFrame from '../board/BoardFrame.svelte';

;type $$ComponentProps =  { room: MapRoom; checks: RoomChecks; look: RoomLook };function $$render() {

  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  

  const { room, checks, look }:/*Ωignore_startΩ*/$$ComponentProps/*Ωignore_endΩ*/ = $props()
  const app = useApp()
  const { settings } = app
  let view: TurnedView | null = $state.raw(null)

  const asked = $derived(room.hand.tool === 'ask' ? lineAsked(room, rulesOfRoom(app)) : null)
  const reached = $derived(room.hand.tool === 'ask' ? reachAsked(room, rulesOfRoom(app)) : null)
  /** The map with the stroke that is under way, or the older version that somebody wants to see. */
  const shown = $derived(room.hand.stroke ? room.shown : (checks.shownBefore ?? room.shown))
  const marks = $derived.by((): SceneMark[] => {
    const { hand } = room
    return [
      ...(look.shows('heat') && checks.heat && checks.heatKind ? [heatBands(checks.heat)] : []),
      ...(checks.difference ? differenceMarks(checks.difference, checks.shownDifference) : []),
      ...(look.shows('walls')
        ? (shown.openings ?? []).map((one): SceneMark => ({ kind: 'opening', edge: one.edge, opening: one.kind, state: one.state }))
        : []),
      ...(look.shows('labels')
        ? (shown.labels ?? []).map((one): SceneMark => ({ kind: 'label', point: one.at, text: shippedText(one.text) }))
        : []),
      ...(look.shows('lint') && room.pointed.length > 0 ? [{ kind: 'highlight', squares: room.pointed } as const] : []),
      ...(look.shows('lint') ? room.pointedEdges.map((edge): SceneMark => ({ kind: 'target', at: edge, wall: true })) : []),
      ...(hand.selected.length > 0 && (hand.tool === 'select' || hand.tool === 'stamp')
        ? [{ kind: 'highlight', squares: hand.selected } as const]
        : []),
      ...(reached ? [{ kind: 'highlight', squares: reached } as const] : []),
      ...(asked?.marks ?? [])
    ]
  })
  const scene = $derived.by((): BoardScene => {
    const plain: BoardScene = {
      board: boardOf({ map: shown.map, specialTerrain: shown.specialTerrain }),
      tokens: [],
      objects: [],
      marks,
      cursor: room.cursor,
      theme: themeOf(settings.current),
      squareNames: settings.current.squareNames,
      letters: boardLetters(settings.current),
      reducedMotion: media.reducedMotion
    }
    return withoutLayers(plain, look.hidden)
  })

  const make = (host: HTMLElement, onProblem: (message: string) => void): TurnedView => {
    const made = createTurnedView(host, {
      onIntent: (intent) => {
        if (handCounts(app, 'hand' in intent ? intent : {})) onRoomPointer(room, intent)
      },
      onProblem
    })
    made.setInsets({ top: 0, right: 48, bottom: 0, left: 0 })
    return made
  }

  $effect(() => {
    view?.setTool(roomCursor(room))
  })
  $effect(() => {
    view?.setHint(roomPreview(room))
  })
  $effect(() => {
    view?.setPicture(look.shows('picture') ? room.picture : null)
  })
  $effect(() => {
    const [first] = room.pointed
    const edge = room.pointedEdges[0]?.[0]
    const at = first ?? edge
    if (at) view?.reveal([at, [at[0] + 1, at[1] + 1]])
  })
;
async () => {


 { const $$_emarFdraoB0C = __sveltets_2_ensureComponent(BoardFrame); new $$_emarFdraoB0C({ target: __sveltets_2_any(), props: {              make,"onkey":() => false,"draw":(made) => {
    made.show(scene)
  },"closeUp":(made) => {
    made.zoomFit()
  },"label":t.board,"describedBy":`room-hint`,"onview":(made) => {
    view = made
    boardCommands.reveal = ([x, y]) => {
      made.reveal([
        [x, y],
        [x + 1, y + 1]
      ])
    }
  },}});}
};
return { props: {} as any as $$ComponentProps, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const RoomBoard__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type RoomBoard__SvelteComponent_ = ReturnType<typeof RoomBoard__SvelteComponent_>;
/*Ωignore_endΩ*/export default RoomBoard__SvelteComponent_;
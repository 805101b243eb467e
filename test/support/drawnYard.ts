/** A small map on which a hand draws, with the tool in it: what pointers and keys do there, and what has come of it. */
import { onRoomKey, onRoomPointer, roomPreview, takeTool } from '../../src/renderer/actions/mapRoom/roomHand.ts'
import { Library } from '../../src/renderer/model/library/library.svelte.ts'
import type { RoomToolId } from '../../src/renderer/model/mapRoom/hand.ts'
import { MapRoom } from '../../src/renderer/model/mapRoom/mapRoom.svelte.ts'
import { memoryStorage } from '../../src/renderer/storage/rows/memoryStorage.ts'
import type { MapFile } from '../../src/shared/formats/documents/documents.ts'
import type { EdgeKind } from '../../src/shared/mapEdit/edges.ts'
import type { SpecialTerrainRule } from '../../src/shared/rules/vocabulary/specialTerrain.ts'
import type { HeldKeys, Point, StrokePhase } from '../../src/shared/scene/scene.ts'
import { sampleMap } from '../unit/renderer/storage/rows/samples.ts'

export const [COLUMNS, ROWS] = [6, 4]
const STEPS = { left: [-1, 0], right: [1, 0], up: [0, -1], down: [0, 1] } as const
export const BLANK = ['......', '......', '......', '......']
/** The middle of a square. */
export const at = (x: number, y: number): Point => [x + 0.5, y + 0.5]

/** The rule of a special terrain that somebody made: it leaves movement to the judge. */
export const ownRule = (id: string, name: string): SpecialTerrainRule => ({
  id,
  name,
  rule: 'OWN-1',
  summary: 'Made for a test.',
  cite: { document: 'Test', section: 'Test' },
  clauses: [{ phase: 'ask-judge', rule: 'OWN-1', touches: ['movement'], text: 'Who knows.' }]
})

/** A yard of six by four squares with this ground, and this tool in the hand. */
export function openYard(tool: RoomToolId, map: Partial<MapFile['map']> = {}, more: Partial<MapFile> = {}) {
  const file: MapFile = { ...sampleMap('yard'), map: { size: [COLUMNS, ROWS], terrain: BLANK, ...map }, ...more }
  const room = new MapRoom(file, new Library(memoryStorage()))
  takeTool(room, tool)
  const aim = (point: Point | null) => {
    onRoomPointer(room, { do: 'aim', point })
    return roomPreview(room)
  }
  const tap = (point: Point, keys: HeldKeys = {}, secondary = false): void => {
    onRoomPointer(room, { do: 'tap-square', at: [Math.floor(point[0]), Math.floor(point[1])], point, figure: null, secondary, ...keys })
  }
  const stroke = (phase: StrokePhase, point: Point, keys: HeldKeys = {}): void => {
    onRoomPointer(room, { do: 'stroke', phase, point, ...keys })
  }
  const drag = (from: Point, to: Point, keys: HeldKeys = {}): void => {
    stroke('begin', from, keys)
    stroke('go', to, keys)
    stroke('end', to, keys)
  }
  /** Whether the key meant something. */
  const key = (name: string, held: { readonly shift?: boolean; readonly alt?: boolean } = {}): boolean => {
    const step = STEPS[name as keyof typeof STEPS] ?? null
    return onRoomKey(room, { key: step ? `Arrow${name}` : name, shift: false, step, chord: false, ...held })
  }
  const selected = () => room.hand.selected.map(([x, y]) => `${x},${y}`).join(' ')
  const terrain = () => room.document.map.terrain ?? BLANK
  /** The edges of a kind, each as its two squares. */
  const edges = (kind: EdgeKind): string =>
    (room.document.map[kind] ?? [])
      .map(([a, b]) => `${a.join()}-${b.join()}`)
      .sort()
      .join(' ')
  return { room, edges, aim, tap, stroke, drag, key, selected, terrain }
}

/** A hex map that is drawn on: heights, and which hexes there are; written a moment after each change. */
import { DIRECTIONS, hexKey, sameHex, stepped } from '../../../shared/games/heroscape/board.ts'
import { MAP_GROUNDS, type Hex, type MapGround } from '../../../shared/games/heroscape/case.ts'
import type { HexMapFile } from '../../../shared/formats/documents/maps/hexMapFile.ts'
import type { StrokePhase } from '../../../shared/scene/scene.ts'
import { lintHexMap, type HexLintReport } from '../../../shared/mapCheck/lint/hexLint.ts'
import type { Change } from '../../storage/interface/storage.ts'
import type { Library } from '../library/library.svelte.ts'
import { mapGroundOf } from '../heroscape/hexEdit.ts'
import { StoredSteps } from '../restart/storedSteps.svelte.ts'
import { LateWriter } from '../saving/saving.svelte.ts'
import type { History } from '../table/history.ts'

export const HEX_TOOLS = ['raise', 'lower', 'level', 'ground', 'grow', 'remove'] as const
export type HexTool = (typeof HEX_TOOLS)[number]
/** What the ground tool makes of a hex. */
export const HEX_INKS = ['plain', ...MAP_GROUNDS] as const
export type HexInk = (typeof HEX_INKS)[number]

const WRITE_MS = 400

type DrawnMap = HexMapFile['map']

const levelled = (map: DrawnMap, at: Hex, level: (now: number) => number): DrawnMap => ({
  ...map,
  hexes: map.hexes.map((space) => (sameHex([space[0], space[1]], at) ? ([space[0], space[1], level(space[2])] as const) : space))
})

/** The map with this kind of ground on a hex and no other; what has no hex left is not named. */
function grounded({ ground = {}, ...map }: DrawnMap, at: Hex, ink: HexInk): DrawnMap {
  const lists = MAP_GROUNDS.flatMap((kind): readonly (readonly [MapGround, readonly Hex[]])[] => {
    const others = (ground[kind] ?? []).filter((hex) => !sameHex(hex, at))
    const hexes = kind === ink ? [...others, at] : others
    return hexes.length > 0 ? [[kind, hexes]] : []
  })
  return lists.length > 0 ? { ...map, ground: Object.fromEntries(lists) } : map
}

/** What a tool makes of the map where it touches a hex; the last hex stays. */
const DOES: Readonly<Record<HexTool, (map: DrawnMap, at: Hex, room: { readonly level: number; readonly ink: HexInk }) => DrawnMap>> = {
  raise: (map, at) => levelled(map, at, (now) => now + 1),
  lower: (map, at) => levelled(map, at, (now) => now - 1),
  level: (map, at, { level }) => levelled(map, at, () => level),
  ground: (map, at, { ink }) => (inkOn(map, at) === ink ? map : grounded(map, at, ink)),
  grow(map, at) {
    const there = new Set(map.hexes.map(([q, r]) => hexKey([q, r])))
    const level = map.hexes.find(([q, r]) => sameHex([q, r], at))?.[2] ?? 1
    const fresh = DIRECTIONS.map((way) => stepped(at, way)).filter((hex) => !there.has(hexKey(hex)))
    return { ...map, hexes: [...map.hexes, ...fresh.map(([q, r]) => [q, r, level] as const)] }
  },
  remove: (map, at) =>
    map.hexes.length > 1 ? grounded({ ...map, hexes: map.hexes.filter(([q, r]) => !sameHex([q, r], at)) }, at, 'plain') : map
}

/** What the ground of a hex is. */
export const inkOn = (map: DrawnMap, at: Hex): HexInk => mapGroundOf(map, at) ?? 'plain'

/** The hexes from one to another, both included, each touching the next: what a quick hand passes between two reports. */
function hexesBetween([q, r]: Hex, [toQ, toR]: Hex): readonly Hex[] {
  const [dq, dr] = [toQ - q, toR - r]
  const steps = Math.max(Math.abs(dq), Math.abs(dr), Math.abs(dq + dr))
  return Array.from({ length: steps + 1 }, (_, i): Hex => {
    const share = steps === 0 ? 0 : i / steps
    const [x, y] = [q + dq * share, r + dr * share]
    const [rx, ry, rz] = [Math.round(x), Math.round(y), Math.round(-x - y)]
    const [ex, ey, ez] = [Math.abs(rx - x), Math.abs(ry - y), Math.abs(rz + x + y)]
    if (ex > ey && ex > ez) return [-ry - rz + 0, ry]
    return ey > ez ? [rx, -rx - rz + 0] : [rx, ry]
  })
}

/** A stroke under way: in the map only when it ends. */
interface HexStroke {
  readonly draft: HexMapFile
  readonly last: Hex
  /** Hexes that it has been on: each is touched once. */
  readonly touched: ReadonlySet<string>
}

export class HexRoom {
  readonly steps: StoredSteps<HexMapFile>
  readonly document: HexMapFile
  tool = $state<HexTool>('raise')
  level = $state(1)
  ink = $state<HexInk>('water')
  /** What the author looks at, from the checks. */
  pointed = $state.raw<readonly Hex[]>([])
  stroke = $state.raw<HexStroke | null>(null)
  /** The map with the stroke that is under way. */
  readonly shown: HexMapFile
  readonly lint: HexLintReport
  cursor = $state.raw<Hex | null>(null)
  readonly writer: LateWriter
  readonly #library: Pick<Library, 'commitDocuments'>

  constructor(document: HexMapFile, library: Pick<Library, 'commitDocuments'>) {
    this.#library = library
    this.steps = new StoredSteps(document, `hexmap ${document.id}`)
    this.document = $derived(this.steps.case)
    this.shown = $derived(this.stroke?.draft ?? this.document)
    this.lint = $derived(lintHexMap(this.document))
    this.writer = new LateWriter(() => {
      const { history } = this.steps
      return async () => {
        // What is written before it is known only when its turn comes.
        const { changes, done } = this.#changes(history)
        await this.#library.commitDocuments(changes)
        done()
      }
    })
  }

  /** The tool in the hand on this hex, as one step. */
  touch(at: Hex, label: string): void {
    this.cursor = at
    const next = this.#touched(this.document, at)
    if (next !== this.document) this.change(label, next)
  }

  /** A stroke begins, goes on, and ends as one step. */
  draw(phase: StrokePhase, at: Hex | null, label: string): void {
    if (phase === 'leave') this.cancel()
    if (phase === 'begin') {
      if (at) this.stroke = this.#drawnTo({ draft: this.document, last: at, touched: new Set() }, at)
      return
    }
    if (!this.stroke) return
    const stroke = at ? this.#drawnTo(this.stroke, at) : this.stroke
    this.stroke = phase === 'end' ? null : stroke
    if (phase === 'end' && stroke.draft !== this.document) this.change(label, stroke.draft)
  }

  /** Leaves the stroke that was begun; false where there is none. */
  cancel(): boolean {
    const had = this.stroke !== null
    this.stroke = null
    return had
  }

  #touched(document: HexMapFile, at: Hex): HexMapFile {
    const map = DOES[this.tool](document.map, at, this)
    return map === document.map ? document : { ...document, map }
  }

  #drawnTo({ draft, last, touched }: HexStroke, to: Hex): HexStroke {
    const there = new Set(this.document.map.hexes.map(([q, r]) => hexKey([q, r])))
    const fresh = hexesBetween(last, to).filter((hex) => there.has(hexKey(hex)) && !touched.has(hexKey(hex)))
    return {
      draft: fresh.reduce((next, hex) => this.#touched(next, hex), draft),
      last: to,
      touched: new Set([...touched, ...fresh.map(hexKey)])
    }
  }

  change(label: string, next: HexMapFile, merge: string | null = null): void {
    this.steps.change(label, next, merge)
    this.writer.touch(WRITE_MS)
  }

  undo(): void {
    if (this.steps.undo() !== null) this.writer.touch(WRITE_MS)
  }

  redo(): void {
    if (this.steps.redo() !== null) this.writer.touch(WRITE_MS)
  }

  /** What is not durable yet. */
  unsaved(): readonly Change[] {
    return this.#changes(this.steps.history).changes
  }

  /** What brings the map and its undo to `history`; `done` is called when they are durable. */
  #changes(history: History<HexMapFile>): { readonly changes: readonly Change[]; readonly done: () => void } {
    const { changes, done } = this.steps.stepChanges(history)
    return { changes: [{ do: 'put', table: 'hexMaps', value: history.present, origin: 'user' }, ...changes], done }
  }
}

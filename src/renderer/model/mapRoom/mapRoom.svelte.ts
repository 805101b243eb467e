/** A map that is drawn on: its document with its history, the tool in the hand, what is shown, and writing it a moment after each change. */
import type { Segment, SquareXY } from '../../../shared/contract/case.ts'
import type { MapFile } from '../../../shared/formats/documents/documents.ts'
import { MOST_REVISIONS, revisionId } from '../../../shared/formats/documents/maps/mapRevision.ts'
import type { Finding } from '../../../shared/mapCheck/lint/lint.ts'
import type { Symmetry } from '../../../shared/mapEdit/symmetry.ts'
import type { BoardPicture } from './boardPicture.ts'
import type { Change } from '../../storage/interface/storage.ts'
import type { Library } from '../library/library.svelte.ts'
import { terrainOnShelf } from '../library/ownTerrain.ts'
import { LateWriter } from '../saving/saving.svelte.ts'
import type { BrushSettings, SquareBrush } from '../setup/painters.ts'
import { handWith, type RoomHand } from './hand.ts'
import { MapSteps, type StepsNow } from './mapSteps.svelte.ts'

/** Longer than a stroke's pause, shorter than a breath. */
const WRITE_MS = 400
/** Rules that are remembered as painted with. */
const MOST_SPECIALS = 20

/** What of a finding says which one it is. */
export type SeenFinding = Pick<Finding, 'code' | 'facts' | 'squares' | 'edges'>

export type RoomLibrary = Pick<Library, 'maps' | 'specialTerrain' | 'origins' | 'commitDocuments' | 'sessions' | 'mapRevisions' | 'picture'>

export class MapRoom {
  readonly id: string
  readonly steps: MapSteps
  readonly document: MapFile
  hand = $state.raw<RoomHand>(handWith('brush'))
  /** What the brush, the rectangle, the line and the fill paint. */
  ink = $state<SquareBrush>('hindering')
  level = $state(2)
  special = $state('')
  /** The rules that were painted with, the last one first. */
  usedSpecials = $state.raw<readonly string[]>([])
  /** Told of them when they have changed, so that they outlast the room. */
  keepSpecials: (used: readonly string[]) => void = () => undefined
  startSide = $state('red')
  indoor = $state(true)
  symmetry = $state<Symmetry>('none')
  cursor = $state.raw<SquareXY | null>(null)
  /** Which label has its words open; null: none. */
  editedLabel = $state<number | null>(null)
  /** What the author looks at, from the checks: drawn over the board. */
  pointed = $state.raw<readonly SquareXY[]>([])
  pointedEdges = $state.raw<readonly Segment[]>([])
  /** The finding that it belongs to: it goes when that is mended. Null: it belongs to none. */
  seen = $state.raw<SeenFinding | null>(null)
  /** The picture under the grid, made ready for the board. */
  picture = $state.raw<BoardPicture | null>(null)
  /** The map with the stroke that is under way. */
  readonly shown: MapFile
  readonly writer: LateWriter
  readonly #library: RoomLibrary
  /** As the library had it when the sitting began. */
  #before: MapFile
  /** The number that the changes of this sitting get. */
  #revision: number
  #isKept = false
  readonly #today: () => Date

  constructor(document: MapFile, library: RoomLibrary, today: () => Date = () => new Date()) {
    this.id = document.id
    this.#library = library
    this.#today = today
    this.steps = new MapSteps(document)
    this.document = $derived(this.steps.case)
    this.shown = $derived(this.hand.stroke?.draft ?? this.document)
    this.#before = document
    this.#revision = (document.meta?.revision ?? 0) + 1
    this.writer = new LateWriter(() => this.#begin())
  }

  get settings(): BrushSettings {
    const { level, special, startSide, indoor } = this
    return { edge: 'walls', level, special, startSide, indoor }
  }

  /** Marks squares and edges on the board in the place of what was marked; nothing: nothing is. @param seen the finding they belong to */
  point(squares: readonly SquareXY[] = [], edges: readonly Segment[] = [], seen: SeenFinding | null = null): void {
    this.pointed = squares
    this.pointedEdges = edges
    this.seen = seen
  }

  /** A rule of special terrain was painted with. */
  useSpecial(id: string): void {
    if (this.usedSpecials[0] === id) return
    this.usedSpecials = [id, ...this.usedSpecials.filter((one) => one !== id)].slice(0, MOST_SPECIALS)
    this.keepSpecials(this.usedSpecials)
  }

  /** The document with the rule of this special terrain, where it is one of the library and the document does not bring it along. */
  withRule(document: MapFile, id: string): MapFile {
    if (document.specialTerrain.some((rule) => rule.id === id)) return document
    const rule = terrainOnShelf(this.#library).find((one) => one.id === id)
    return rule ? { ...document, specialTerrain: [...document.specialTerrain, rule] } : document
  }

  /** One step that can be undone. A change that changes nothing is none. */
  change(label: string, next: MapFile, merge: string | null = null): void {
    if (next === this.document) return
    this.#step(() => {
      this.steps.change(label, this.#dated(next), merge)
      return label
    })
  }

  /** Takes a step; null: there was none. What is pointed at or selected on a map of another size is nowhere on this one. */
  #step(take: () => string | null): string | null {
    const [columns, rows] = this.document.map.size
    const label = take()
    if (label === null) return null
    const [now, lines] = this.document.map.size
    if (columns !== now || rows !== lines) {
      this.hand = handWith(this.hand.tool, { region: this.hand.region })
      this.cursor = null
      this.point()
    }
    this.#touch()
    return label
  }

  undo(): string | null {
    return this.#step(() => this.steps.undo())
  }

  redo(): string | null {
    return this.#step(() => this.steps.redo())
  }

  takeWay(id: string): void {
    this.#step(() => {
      this.steps.takeWay(id)
      return id
    })
  }

  forgetWay(id: string): void {
    this.steps.forgetWay(id)
    this.#touch()
  }

  /** What was drawn so far is kept as a revision of its own; what comes next is another one. */
  async keepRevision(): Promise<void> {
    await this.writer.flush()
    this.#before = this.document
    this.#revision = (this.document.meta?.revision ?? 0) + 1
    this.#isKept = false
  }

  /** Writes what is not written yet. */
  flush(): Promise<void> {
    return this.writer.flush()
  }

  /** What is not durable yet. */
  unsaved(): readonly Change[] {
    return this.#changes(this.document, this.steps.now()).changes
  }

  /** The change with the number of this sitting. Who has counted the print has counted this ground: a change of words keeps that, one of ground ends it. */
  #dated(next: MapFile): MapFile {
    const [was, revision] = [this.document.meta?.revision ?? 0, this.#revision]
    const isSameGround = next.map === this.document.map && next.openings === this.document.openings
    const verified = next.meta?.verified?.flatMap((one) =>
      one.revision !== was ? [one] : isSameGround ? [{ ...one, revision }] : was === revision ? [] : [one]
    )
    const isDated = next.meta?.revision === revision
    if (isDated && (verified === undefined || isSameGround)) return next
    const changed = this.#today().toISOString().slice(0, 10)
    return { ...next, meta: { ...next.meta, ...(verified && { verified }), ...(!isDated && { revision, changed }) } }
  }

  #touch(): void {
    this.writer.touch(WRITE_MS)
  }

  #changes(document: MapFile, now: StepsNow): { readonly changes: readonly Change[]; readonly done: () => void } {
    const steps = this.steps.changes(now)
    const before = this.#before
    const keeps = !this.#isKept && document !== before
    const revision = before.meta?.revision ?? 0
    const older: readonly Change[] = keeps
      ? [
          {
            do: 'put',
            table: 'mapRevisions',
            value: { id: revisionId(this.id, revision), map: this.id, revision, at: this.#today().toISOString(), document: before }
          },
          { do: 'delete', table: 'mapRevisions', id: revisionId(this.id, revision - MOST_REVISIONS) }
        ]
      : []
    return {
      changes: [{ do: 'put', table: 'maps', value: document, origin: 'user' }, ...older, ...steps.changes],
      done: () => {
        steps.done()
        if (keeps) this.#isKept = true
      }
    }
  }

  #begin(): () => Promise<void> {
    const { document } = this
    const now = this.steps.now()
    return async () => {
      // What is written before it is known only when its turn comes.
      const { changes, done } = this.#changes(document, now)
      await this.#library.commitDocuments(changes)
      done()
    }
  }
}

/** A hex map that is drawn on: heights, and which hexes there are; written a moment after each change. */
import { DIRECTIONS, hexKey, sameHex, stepped } from '../../../shared/games/heroscape/board.ts'
import type { Hex } from '../../../shared/games/heroscape/case.ts'
import type { HexMapFile } from '../../../shared/formats/documents/hexMapFile.ts'
import type { Change } from '../../storage/interface/storage.ts'
import type { Library } from '../library/library.svelte.ts'
import { LateWriter } from '../saving/saving.svelte.ts'
import { Undoable } from '../table/undoable.svelte.ts'

export const HEX_TOOLS = ['raise', 'lower', 'level', 'grow', 'remove'] as const
export type HexTool = (typeof HEX_TOOLS)[number]

const WRITE_MS = 400

type Spaces = HexMapFile['map']['hexes']

const levelled = (spaces: Spaces, at: Hex, level: (now: number) => number): Spaces =>
  spaces.map((space) => (sameHex([space[0], space[1]], at) ? ([space[0], space[1], level(space[2])] as const) : space))

/** What a tool makes of the hexes where it touches one; the last hex stays. */
const DOES: Readonly<Record<HexTool, (spaces: Spaces, at: Hex, level: number) => Spaces>> = {
  raise: (spaces, at) => levelled(spaces, at, (now) => now + 1),
  lower: (spaces, at) => levelled(spaces, at, (now) => now - 1),
  level: (spaces, at, level) => levelled(spaces, at, () => level),
  grow(spaces, at) {
    const there = new Set(spaces.map(([q, r]) => hexKey([q, r])))
    const level = spaces.find(([q, r]) => sameHex([q, r], at))?.[2] ?? 1
    const fresh = DIRECTIONS.map((way) => stepped(at, way)).filter((hex) => !there.has(hexKey(hex)))
    return [...spaces, ...fresh.map(([q, r]) => [q, r, level] as const)]
  },
  remove: (spaces, at) => (spaces.length > 1 ? spaces.filter(([q, r]) => !sameHex([q, r], at)) : spaces)
}

export class HexRoom {
  readonly steps: Undoable<HexMapFile>
  readonly document: HexMapFile
  tool = $state<HexTool>('raise')
  level = $state(1)
  cursor = $state.raw<Hex | null>(null)
  readonly writer: LateWriter
  readonly #library: Pick<Library, 'commitDocuments'>

  constructor(document: HexMapFile, library: Pick<Library, 'commitDocuments'>) {
    this.#library = library
    this.steps = new Undoable(document)
    this.document = $derived(this.steps.case)
    this.writer = new LateWriter(() => {
      const changes = this.unsaved()
      return () => this.#library.commitDocuments(changes)
    })
  }

  /** The tool in the hand on this hex, as one step. */
  touch(at: Hex, label: string): void {
    this.cursor = at
    const { map } = this.document
    const hexes = DOES[this.tool](map.hexes, at, this.level)
    if (hexes !== map.hexes) this.change(label, { ...this.document, map: { ...map, hexes } })
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

  unsaved(): readonly Change[] {
    return [{ do: 'put', table: 'hexMaps', value: this.document, origin: 'user' }]
  }
}

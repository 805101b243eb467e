/** What a file of another program does not say, and what may be chosen for it. */
import type { ChoicesByFile } from '../../../shared/formats/incoming.ts'
import type { ImportRow } from './importRow.ts'

export interface OpenQuestions {
  readonly file: string
  /** Objects that block sight are in it. */
  readonly objects: boolean
  /** Layers or objects that the program does not show are in it. */
  readonly hidden: boolean
  /** The levels of its scene, where it has several. */
  readonly levels: readonly string[]
  /** Numbers of tiles or values that say nothing; those that were chosen stay in the list. */
  readonly tiles: readonly string[]
  /** Tiles, or values of a grid of whole numbers. */
  readonly what: 'tile' | 'value'
}

interface Asked {
  readonly rows: readonly Pick<ImportRow, 'incoming'>[]
  readonly choices: ChoicesByFile
}

/** What is open in each file of a preview; files where nothing is are left out. */
export function openQuestions({ rows, choices }: Asked): readonly OpenQuestions[] {
  const files = new Map<string, OpenQuestions>()
  for (const { incoming } of rows) {
    if (incoming.kind !== 'map' || incoming.program === undefined) continue
    const { file, program, notes = [], levels = [] } = incoming
    const { objects = 'skip', hidden = 'skip', tiles = {} } = choices[file] ?? {}
    const before = files.get(file)
    const unsaid = notes
      .filter(({ code }) => code === 'unmapped-tiles' || code === 'unmapped-values' || code === 'unmapped-layer')
      .flatMap(({ facts }) => String(facts.tiles).split(', '))
    files.set(file, {
      file,
      objects: before?.objects === true || objects !== 'skip' || notes.some(({ code }) => code === 'objects-skipped'),
      hidden:
        before?.hidden === true || hidden !== 'skip' || notes.some(({ code }) => code === 'layer-hidden' || code === 'objects-hidden'),
      levels: before && before.levels.length > 0 ? before.levels : levels,
      tiles: [...new Set([...(before?.tiles ?? []), ...unsaid, ...Object.keys(tiles)])].sort((a, b) => Number(a) - Number(b)),
      what: program === 'ldtk' ? 'value' : 'tile'
    })
  }
  return [...files.values()].filter(({ objects, hidden, levels, tiles }) => objects || hidden || levels.length > 0 || tiles.length > 0)
}

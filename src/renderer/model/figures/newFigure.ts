/** Figures and sets that begin here. */
import type { FigureEntry, FigureSetFile } from '../../../shared/formats/documents/documents.ts'
import { inFiguresVersion } from '../../../shared/formats/documents/figuresVersion.ts'

/** A figure of which nothing is known yet. */
export const blankFigure = (id: string, name: string): FigureEntry => ({
  id,
  name,
  size: 'standard',
  points: null,
  speed: null,
  attack: null,
  defense: null,
  damage: null,
  range: 0,
  bolts: 1,
  powers: [],
  canUse: [],
  specialPowers: [],
  abilities: [],
  teamAbilities: [],
  dial: [],
  baseSquares: 1,
  source: '',
  origin: { by: 'hand' }
})

export const blankSet = (id: string, name: string): FigureSetFile => ({ format: 'linejudge-figures/2', id, name, figures: [] })

/** An id that none of these have: `own-figure:2`. */
export function freeId(stem: string, taken: readonly string[]): string {
  const short = stem.replace(/:\d+$/, '').slice(0, 70)
  let n = 1
  while (taken.includes(`${short}:${n}`)) n++
  return `${short}:${n}`
}

/** "Name (2)", with the first number that no other has. */
export function copyName(name: string, taken: readonly string[]): string {
  const stem = name.replace(/ \(\d+\)$/, '').slice(0, 110)
  let n = 2
  while (taken.includes(`${stem} (${n})`)) n++
  return `${stem} (${n})`
}

/** The set with a figure in the place of the one with its id, or at its end. */
export function withFigure(set: FigureSetFile, figure: FigureEntry): FigureSetFile {
  const at = set.figures.findIndex(({ id }) => id === figure.id)
  return inFiguresVersion({ ...set, figures: at < 0 ? [...set.figures, figure] : set.figures.with(at, figure) })
}

export const withoutFigure = (set: FigureSetFile, id: string): FigureSetFile =>
  inFiguresVersion({ ...set, figures: set.figures.filter((figure) => figure.id !== id) })

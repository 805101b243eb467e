/** Parts of the tables of examples: a map, figures of a training set, a question. */
import { shippedRuleset } from '../../../shared/editions/shippedEditions.ts'
import type { CaseFigure, ClixCase } from '../../../shared/contract/case.ts'
import { USUAL_EDITION } from '../../../shared/editions/usual.ts'
import type { FigureSetFile, MapFile } from '../../../shared/formats/documents/documents.ts'
import { mapOfCase } from '../../../shared/mapEdit/edges.ts'
import type { Library } from '../../model/library/library.svelte.ts'
import { figureFromEntry } from '../../model/table/position/caseEdit.ts'
import { emptyTable } from '../../model/table/table.svelte.ts'

export type Shelves = Pick<Library, 'maps' | 'figureSets'>

/** Makes the table of an example; `null` if its map is not in the library. */
export type Made = (shelves: Shelves) => ClixCase | null

function on(maps: readonly MapFile[], id: string): Pick<ClixCase, 'map' | 'specialTerrain'> | null {
  const file = maps.find((map) => map.id === id)
  if (!file) return null
  return {
    map: { ...mapOfCase(file), id: file.id, name: file.name },
    specialTerrain: file.specialTerrain.length ? file.specialTerrain : undefined
  }
}

export function question(
  maps: readonly MapFile[],
  map: string,
  figures: readonly CaseFigure[],
  ask: ClixCase['ask'],
  more: Partial<ClixCase> = {}
): ClixCase | null {
  const ground = on(maps, map)
  if (!ground) return null
  const table = { ...emptyTable(USUAL_EDITION), ...ground, ask, ...more }
  const effects = shippedRuleset(table.ruleset)?.effects
  // A ruling would report symbols that do nothing under these rules.
  const works = (ability: string): boolean => effects?.get(ability)?.idle !== true
  return {
    ...table,
    figures: figures.map((figure) => (figure.abilities ? { ...figure, abilities: figure.abilities.filter(works) } : figure))
  }
}

/** A figure of a training set on the map; without the set it is its name alone. */
export function trained(
  sets: readonly FigureSetFile[],
  from: string,
  id: string,
  name: string,
  side: string,
  place: Pick<CaseFigure, 'at' | 'squares' | 'name' | 'held'>
): CaseFigure {
  const entry = sets.find((set) => set.id === from)?.figures.find((one) => one.name === name)
  if (!entry) return { id, name, side, ...place }
  // A ruling would report keywords that no question needs.
  const { keywords: _keywords, ...figure } = figureFromEntry(entry, side)
  return { ...figure, id, ...place }
}

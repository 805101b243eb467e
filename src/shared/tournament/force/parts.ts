/** Every element of a force in its order, whatever it is: what is checked of all of them is checked here. */
import { withoutUndefined } from '../../base/fields.ts'
import { countOf, nameOf, type ForceList } from './list.ts'

/** One element of a force, with its place. */
export interface Brought {
  readonly of: 'figure' | 'equipment' | 'sideline' | 'element' | 'map' | 'feat' | 'alternate-team-ability' | 'condition'
  readonly id: string
  readonly name: string
  /** Its kind, if it is an element that is no figure (`location`). */
  readonly kind?: string
  readonly set?: string
  readonly number?: string
  readonly rarity?: string
  readonly count: number
  readonly path: string
}

type Entry =
  | string
  | {
      readonly id: string
      readonly name?: string
      readonly kind?: string
      readonly set?: string
      readonly number?: string
      readonly rarity?: string
    }

const entryOf = (of: Brought['of'], entry: Entry, path: string, count = 1): Brought => {
  const one = typeof entry === 'string' ? { id: entry } : entry
  const { id, kind, set, number, rarity } = one
  return { of, id, name: nameOf(one), ...withoutUndefined({ kind, set, number, rarity }), count, path }
}

/** Figures with their equipment, then all other elements. */
export function elementsOf(list: ForceList): readonly Brought[] {
  const { figures = [], sideline = [], elements = [], maps = [], feats = [], conditions = [], alternateTeamAbilities = [] } = list
  const each = (of: Brought['of'], field: string, entries: readonly Entry[]): readonly Brought[] =>
    entries.map((entry, index) => entryOf(of, entry, `/${field}/${index}`))
  return [
    ...figures.flatMap((figure, index) => [
      entryOf('figure', figure, `/figures/${index}`, countOf(figure)),
      // A plain id is only listed in `notConsidered`.
      ...(figure.equipment ?? []).flatMap((piece, at) =>
        typeof piece === 'string' ? [] : [entryOf('equipment', piece, `/figures/${index}/equipment/${at}`, countOf(figure))]
      )
    ]),
    ...sideline.flatMap((one, index) => (typeof one === 'string' ? [] : [entryOf('sideline', one, `/sideline/${index}`)])),
    ...each('element', 'elements', elements),
    ...maps.flatMap((one, index) => (typeof one === 'string' ? [] : [entryOf('map', one, `/maps/${index}`)])),
    ...each('feat', 'feats', feats),
    ...each('alternate-team-ability', 'alternateTeamAbilities', alternateTeamAbilities),
    ...each('condition', 'conditions', conditions)
  ]
}

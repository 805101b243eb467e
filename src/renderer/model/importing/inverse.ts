/** The way back from changes of the library: what has to be put or deleted so that it is as it was. */
import { sameDocument } from '../../../shared/formats/documents/differences.ts'
import { originKey, type Change, type DocumentTable, type Origin } from '../../storage/interface/storage.ts'
import type { Shelf } from './plan.ts'

/** The documents and where they came from. */
export interface Stand extends Shelf {
  readonly origins: ReadonlyMap<string, Origin>
}

/** The changes that undo `changes`, made on `before`. What is no change of a document of the library stays out. */
export function wayBack(changes: readonly Change[], before: Stand): readonly Change[] {
  return changes.flatMap((change): Change[] => {
    const place = placeOf(change)
    return place === null ? [] : [putOrDelete(...place, before)]
  })
}

/** Whether everything that `changes` put or deleted is still as they left it: only then undoing them takes nothing else away. */
export function stillStands(changes: readonly Change[], now: Stand): boolean {
  return changes.every((change) => {
    const place = placeOf(change)
    return place === null || sameDocument(documentAt(...place, now) ?? null, documentIn(change))
  })
}

function documentIn(change: Change): unknown {
  switch (change.do) {
    case 'put-map':
      return change.map
    case 'put-figure-set':
      return change.set
    case 'put-special-terrain':
      return change.rule
    default:
      return null
  }
}

function placeOf(change: Change): readonly [DocumentTable, string] | null {
  switch (change.do) {
    case 'put-map':
      return ['maps', change.map.id]
    case 'delete-map':
      return ['maps', change.id]
    case 'put-figure-set':
      return ['figureSets', change.set.id]
    case 'delete-figure-set':
      return ['figureSets', change.id]
    case 'put-special-terrain':
      return ['specialTerrain', change.rule.rule.id]
    case 'delete-special-terrain':
      return ['specialTerrain', change.id]
    default:
      return null
  }
}

function documentAt(table: DocumentTable, id: string, shelf: Shelf): unknown {
  switch (table) {
    case 'maps':
      return shelf.maps.find((map) => map.id === id)
    case 'figureSets':
      return shelf.figureSets.find((set) => set.id === id)
    case 'specialTerrain':
      return shelf.specialTerrain.find(({ rule }) => rule.id === id)
  }
}

function putOrDelete(table: DocumentTable, id: string, before: Stand): Change {
  const origin = before.origins.get(originKey(table, id)) ?? 'user'
  switch (table) {
    case 'maps': {
      const map = before.maps.find((one) => one.id === id)
      return map ? { do: 'put-map', map, origin } : { do: 'delete-map', id }
    }
    case 'figureSets': {
      const set = before.figureSets.find((one) => one.id === id)
      return set ? { do: 'put-figure-set', set, origin } : { do: 'delete-figure-set', id }
    }
    case 'specialTerrain': {
      const rule = before.specialTerrain.find((one) => one.rule.id === id)
      return rule ? { do: 'put-special-terrain', rule, origin } : { do: 'delete-special-terrain', id }
    }
  }
}

/** In which row a value lies, and in which order a table is read: the same on every machine. */
import { describe, expect, it } from 'vitest'
import {
  DOCUMENT_TABLES,
  factsOf,
  isDocumentTable,
  originKey,
  ROW_ID,
  ROW_ORDER,
  WRITTEN_ONCE,
  type UserTable
} from '../../../../../src/renderer/storage/interface/storage.ts'

/** Every order of a few values, sorted as the table is read. */
function everySorting<V>(table: UserTable, values: readonly V[]): readonly (readonly V[])[] {
  const orders = (rest: readonly V[]): readonly (readonly V[])[] =>
    rest.length === 0 ? [[]] : rest.flatMap((one, at) => orders(rest.toSpliced(at, 1)).map((others) => [one, ...others]))
  return orders(values).map((order) => order.toSorted(ROW_ORDER[table] as never))
}

describe('a table is read', () => {
  const named = (name: string, id: string) => ({ name, id })
  const byNameAndId = [named('A', 'z'), named('B', 'a'), named('B', 'b'), named('a', '0')]

  it.each<[UserTable, string, readonly object[]]>([
    ['maps', 'by name, then by id', byNameAndId],
    ['hexMaps', 'by name, then by id', byNameAndId],
    ['events', 'by name, then by id', byNameAndId],
    ['leagues', 'by name, then by id', byNameAndId],
    ['specialTerrain', 'by name, then by id', byNameAndId.map((rule) => ({ rule }))],
    [
      'teams',
      'by name, then by id',
      [
        { id: 'z', team: { name: 'A' } },
        { id: 'a', team: { name: 'B' } },
        { id: 'b', team: { name: 'B' } }
      ]
    ],
    [
      'mapRevisions',
      'by map, the newest first',
      [
        { map: 'a', revision: 9 },
        { map: 'a', revision: 1 },
        { map: 'b', revision: 10 },
        { map: 'b', revision: 2 }
      ]
    ],
    ['figureSets', 'by name, then by id, what nobody knows the dial of last', [...byNameAndId, named('0', 'seed-articles')]],
    [
      'rulings',
      'the newest first, then by id backwards',
      [
        { savedAt: '2013-10-02', id: 'a' },
        { savedAt: '2013-10-01', id: 'c' },
        { savedAt: '2013-10-01', id: 'b' }
      ]
    ],
    ['eventFacts', 'as it happened', [{ at: 1 }, { at: 2 }, { at: 10 }]]
  ])('%s: %s', (table, _, sorted) => {
    for (const found of everySorting(table, sorted)) expect(found).toEqual(sorted)
  })

  it('in the order of the ids where nothing is said', () => {
    expect(Object.keys(ROW_ID).filter((table) => !(table in ROW_ORDER))).toEqual([
      'pictures',
      'editionVersions',
      'owned',
      'ruleNotes',
      'sessions',
      'settings'
    ])
  })
})

it('a row has the id of what is in it', () => {
  const value = { id: 'id', rule: { id: 'rule' }, set: 'set', event: 'cup', at: 12 } as never
  expect(Object.fromEntries(Object.entries(ROW_ID).map(([table, idOf]) => [table, idOf(value)]))).toEqual({
    maps: 'id',
    mapRevisions: 'id',
    pictures: 'id',
    hexMaps: 'id',
    figureSets: 'id',
    elements: 'id',
    specialTerrain: 'rule',
    editions: 'id',
    editionVersions: 'id',
    teams: 'id',
    owned: 'set',
    rulings: 'id',
    ruleNotes: 'id',
    sessions: 'id',
    events: 'id',
    eventFacts: 'cup/000000012',
    leagues: 'id',
    settings: 'settings'
  })
  expect(factsOf('cup')).toBe('cup/')
})

it('maps, hex maps, figure sets, elements, special terrain, editions and teams are documents, and are named with their table', () => {
  expect(DOCUMENT_TABLES).toEqual(['maps', 'hexMaps', 'figureSets', 'elements', 'specialTerrain', 'editions', 'teams'])
  expect(Object.keys(ROW_ID).filter(isDocumentTable)).toEqual([
    'maps',
    'hexMaps',
    'figureSets',
    'elements',
    'specialTerrain',
    'editions',
    'teams'
  ])
  expect(originKey('hexMaps', 'x')).toBe('hexMaps/x')
  expect(WRITTEN_ONCE).toEqual(['eventFacts', 'editionVersions'])
})

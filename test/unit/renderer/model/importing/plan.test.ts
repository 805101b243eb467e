/** What an import would do: new, the same, different; the choices; and the way back. */
import { describe, expect, it } from 'vitest'
import type { MapFile } from '../../../../../src/shared/formats/documents/documents.ts'
import type { Incoming } from '../../../../../src/shared/formats/incoming.ts'
import { firstDecision, type Decision, type ImportRow } from '../../../../../src/renderer/model/importing/importRow.ts'
import { changesOf, namesOfComing, rowsOf, type Shelf } from '../../../../../src/renderer/model/importing/plan.ts'
import { differenceWords } from '../../../../../src/renderer/model/importing/differenceWords.ts'
import { inverse, stillStands, type Stand } from '../../../../../src/renderer/model/importing/inverse.ts'
import { memoryStorage } from '../../../../../src/renderer/storage/rows/memoryStorage.ts'
import type { Change } from '../../../../../src/renderer/storage/interface/storage.ts'
import { sampleMap, sampleSet, sampleTerrain } from '../../storage/rows/samples.ts'

const theirs: MapFile = {
  ...sampleMap('m', 'Their map'),
  map: {
    size: [3, 2],
    terrain: ['..w', 'b.w'],
    legend: { o: ['special:chasm', 'special:bridge-2'] },
    rules: ['chasm'],
    walls: [
      [
        [1, 0],
        [0, 0]
      ],
      [
        [1, 0],
        [1, 1]
      ]
    ]
  }
}
const map = (document: MapFile): Incoming => ({ file: 'a.clixmap', kind: 'map', document })
const terrain = (id: string): Incoming => ({ file: 'c.json', kind: 'special-terrain', document: sampleTerrain(id) })
const shelf: Shelf = { maps: [sampleMap('m')], hexMaps: [], figureSets: [sampleSet('s')], specialTerrain: [], teams: [] }
const decide = (rows: readonly ImportRow[], choice: Decision['choice']) =>
  new Map(rows.map((row) => [row.key, { choice, name: row.otherName }]))

describe('the rows of an import', () => {
  it('tell new from the same from different, whatever else they carry', () => {
    const rows = rowsOf([map(sampleMap('m')), map(theirs), map(sampleMap('other')), terrain('chasm')], shelf)
    expect(rows.map(({ status }) => status)).toEqual(['same', 'different', 'new', 'new'])
    expect(rows.map(firstDecision).map(({ choice }) => choice)).toEqual(['keep-mine', 'keep-mine', 'take', 'take'])
  })

  it('name the differences: squares by their names, walls counted whichever way round they are written', () => {
    const [row] = rowsOf([map(theirs)], shelf)
    expect(row!.differences.map(differenceWords)).toEqual([
      'Name: “m” is “Their map” in theirs.',
      '1 square differs: C1.',
      'Walls: 0 only in yours, 1 only in theirs.',
      'The special rules of the map differ.'
    ])
    const [mine] = shelf.figureSets
    const changed = {
      ...mine!,
      figures: [
        { ...mine!.figures[0]!, points: 120, powers: ['charge', 'flurry'] },
        { ...mine!.figures[0]!, id: 'sif', name: 'Sif' }
      ]
    }
    const [set] = rowsOf([{ file: 'x', kind: 'figures', document: changed }], shelf)
    expect(set!.differences.map(differenceWords)).toEqual([
      'Only in theirs: Sif.',
      'Thor: Points not stated → 120; Powers charge → charge, flurry.'
    ])
  })

  it('never come out empty where two documents differ', () => {
    const odd = { ...sampleMap('m'), map: { ...sampleMap('m').map, legend: { q: ['hindering'] } } }
    expect(rowsOf([map(odd)], shelf)[0]!.differences.map(differenceWords)).toEqual(['They differ in details that do not show here.'])
  })
})

describe('the changes of an import', () => {
  it('leave mine alone until the judge says otherwise', () => {
    expect(changesOf(rowsOf([map(theirs), map(sampleMap('m'))], shelf), new Map())).toEqual([])
  })

  it('put theirs in the place of mine, or beside it under another id and name', () => {
    const rows = rowsOf([map(theirs)], shelf)
    expect(namesOfComing(rows, decide(rows, 'take'))).toEqual([theirs.name])
    expect(namesOfComing(rows, new Map())).toEqual([])
    expect(changesOf(rows, decide(rows, 'take'))).toEqual([{ do: 'put', origin: 'user', table: 'maps', value: theirs }])
    const [change] = changesOf(rows, new Map([[rows[0]!.key, { choice: 'keep-both', name: ' Mine too ' }]]))
    expect(change).toMatchObject({ do: 'put', table: 'maps', value: { id: 'm:2', name: ' Mine too '.trim() } })
    const again = rowsOf([map(theirs)], { ...shelf, maps: [...shelf.maps, sampleMap('m:2')] })
    expect(again[0]).toMatchObject({ otherId: 'm:3', otherName: 'Their map (3)' })
  })

  it('keep a map pointing at the special terrain that came with it where that gets another id', () => {
    const mine = { ...sampleTerrain('chasm'), rule: { ...sampleTerrain('chasm').rule, summary: 'Mine.' } }
    const rows = rowsOf([map({ ...theirs, id: 'new-map' }), terrain('chasm')], { ...shelf, specialTerrain: [mine] })
    const [first, second] = changesOf(rows, new Map([[rows[1]!.key, { choice: 'keep-both', name: 'Chasm two' }]]))
    expect(first).toMatchObject({ value: { map: { legend: { o: ['special:chasm:2', 'special:bridge-2'] }, rules: ['chasm:2'] } } })
    expect(second).toMatchObject({ value: { rule: { id: 'chasm:2', name: 'Chasm two' } } })
  })
})

describe('the way back', () => {
  const standOf = async (storage: ReturnType<typeof memoryStorage>): Promise<Stand> => ({
    maps: await storage.maps(),
    hexMaps: await storage.hexMaps(),
    teams: await storage.teams(),
    figureSets: await storage.figureSets(),
    specialTerrain: await storage.specialTerrain(),
    origins: await storage.origins()
  })

  it('leaves the library as it was, down to where each document came from', async () => {
    const storage = memoryStorage()
    await storage.commit([
      { do: 'put', table: 'maps', value: sampleMap('m'), origin: 'starter' },
      { do: 'put', table: 'figureSets', value: sampleSet('s'), origin: 'user' },
      { do: 'put', table: 'specialTerrain', value: sampleTerrain('t'), origin: 'starter' }
    ])
    const before = await standOf(storage)
    const changes: Change[] = [
      { do: 'put', table: 'maps', value: theirs, origin: 'user' },
      { do: 'put', table: 'maps', value: sampleMap('new'), origin: 'user' },
      { do: 'delete', table: 'figureSets', id: 's' },
      { do: 'put', table: 'specialTerrain', value: sampleTerrain('u'), origin: 'user' },
      { do: 'delete', table: 'specialTerrain', id: 't' }
    ]
    await storage.commit(changes)
    const after = await standOf(storage)
    expect(after).not.toEqual(before)
    expect(stillStands(changes, after)).toBe(true)
    await storage.commit(inverse(changes, before))
    expect(await standOf(storage)).toEqual(before)
  })

  it('is closed where something has changed since', () => {
    const changes: Change[] = [{ do: 'put', table: 'maps', value: theirs, origin: 'user' }]
    expect(stillStands(changes, { ...shelf, maps: [theirs], origins: new Map() })).toBe(true)
    expect(stillStands(changes, { ...shelf, maps: [{ ...theirs, name: 'Edited' }], origins: new Map() })).toBe(false)
    expect(stillStands([{ do: 'delete', table: 'maps', id: 'm' }], { ...shelf, origins: new Map() })).toBe(false)
  })
})

/** What an import would do: new, the same, different; the choices; and the way back. */
import { describe, expect, it } from 'vitest'
import type { ElementsFile, MapFile } from '../../../../../src/shared/formats/documents/documents.ts'
import type { TeamFile } from '../../../../../src/shared/formats/documents/teamFile.ts'
import type { Incoming } from '../../../../../src/shared/formats/incoming.ts'
import { firstDecision, type Decision, type ImportRow } from '../../../../../src/renderer/model/importing/importRow.ts'
import { changesOf, nameOf, namesOfComing, rowsOf, type Shelf } from '../../../../../src/renderer/model/importing/plan.ts'
import { differenceWords } from '../../../../../src/renderer/model/importing/differenceWords.ts'
import { inverse, stillStands, type Stand } from '../../../../../src/renderer/model/importing/inverse.ts'
import { memoryStorage } from '../../../../../src/renderer/storage/rows/memoryStorage.ts'
import type { Change } from '../../../../../src/renderer/storage/interface/storage.ts'
import { sampleElements, sampleHexMap, sampleMap, sampleSet, sampleTerrain } from '../../storage/rows/samples.ts'

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
const shelf: Shelf = {
  maps: [sampleMap('m')],
  hexMaps: [],
  figureSets: [sampleSet('s')],
  elements: [],
  specialTerrain: [],
  editions: [],
  teams: []
}
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

describe('game elements', () => {
  const coming = (elements: ElementsFile): Incoming => ({ file: 'set.xml', kind: 'elements', document: elements })
  const mine = sampleElements('own')

  it('come in beside what is there, or in its place, and what differs is named', () => {
    expect(changesOf(rowsOf([coming(mine)], shelf), new Map())).toEqual([{ do: 'put', table: 'elements', origin: 'user', value: mine }])
    expect(rowsOf([coming(mine)], { ...shelf, elements: [mine] })[0]?.status).toBe('same')
    const [rope, quay] = mine.elements
    const theirs = {
      ...mine,
      elements: [
        { ...rope!, text: 'Other words.' },
        { ...quay!, id: 'pier', name: 'The pier' }
      ]
    }
    const [row] = rowsOf([coming(theirs)], { ...shelf, elements: [mine] })
    expect(row?.differences.map(differenceWords)).toEqual([
      'Only in theirs: The pier.',
      'Only in yours: The quay.',
      'Different: Rope of the harbour.'
    ])
    const both = changesOf([row!], new Map([[row!.key, { choice: 'keep-both', name: 'Theirs' }]]))
    expect(both).toMatchObject([{ table: 'elements', value: { id: row!.otherId, name: 'Theirs' } }])
  })
})

describe('the way back', () => {
  const standOf = async (storage: ReturnType<typeof memoryStorage>): Promise<Stand> => ({
    maps: await storage.maps(),
    hexMaps: await storage.hexMaps(),
    elements: await storage.elements(),
    editions: await storage.editions(),
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

describe('documents of every kind', () => {
  const team = { format: 'linejudge-team/1', name: 'Night watch', members: [] } as unknown as TeamFile
  const question = { format: 'clixcase/1', ruleset: 'heroclix-2012', ask: { kind: 'line-of-fire', from: '', to: '' } } as unknown
  const incoming = (kind: Incoming['kind'], document: unknown, more: object = {}): Incoming =>
    ({ file: 'a.json', kind, document, ...more }) as unknown as Incoming
  const all: readonly Incoming[] = [
    map(sampleMap('m', 'Roof')),
    incoming('hex-map', sampleHexMap('h', 'Hills')),
    incoming('figures', { ...sampleSet('s'), name: 'Set' }),
    incoming('team', team),
    terrain('chasm'),
    incoming('case', question)
  ]
  const nothing: Shelf = { maps: [], hexMaps: [], figureSets: [], elements: [], specialTerrain: [], editions: [], teams: [] }
  const full: Shelf = {
    maps: [sampleMap('m', 'Mine')],
    hexMaps: [sampleHexMap('h', 'Mine')],
    figureSets: [{ ...sampleSet('s'), name: 'Mine' }],
    elements: [],
    specialTerrain: [{ ...sampleTerrain('chasm'), rule: { ...sampleTerrain('chasm').rule, summary: 'Mine.' } }],
    editions: [],
    teams: [{ id: 'night-watch', team: { ...team, members: [{ name: 'Thor', count: 1 }] } }]
  }

  it('are called by their names, a position by its title or else by its file', () => {
    expect(all.map(nameOf)).toEqual(['Roof', 'Hills', 'Set', 'Night watch', 'chasm', 'a.json'])
    expect(nameOf(incoming('case', { title: 'Thor on the edge' }))).toBe('Thor on the edge')
  })

  it('are rows of their own, with a key, and a name and an id that are free', () => {
    const rows = rowsOf(all, nothing)
    expect(
      rows.map(({ key, name, status, differences, otherName, otherId }) => [key, name, status, differences, otherName, otherId])
    ).toEqual([
      ['0 map m', 'Roof', 'new', [], 'Roof (2)', 'm:2'],
      ['1 hex-map h', 'Hills', 'new', [], 'Hills (2)', 'h:2'],
      ['2 figures s', 'Set', 'new', [], 'Set (2)', 's:2'],
      ['3 team night-watch', 'Night watch', 'new', [], 'Night watch (2)', 'night-watch:2'],
      ['4 special-terrain chasm', 'chasm', 'new', [], 'chasm (2)', 'chasm:2'],
      ['5 case ', 'a.json', 'table', [], '', '']
    ])
    expect(rows.map((row) => row.incoming)).toEqual(all)
  })

  it('differ each in their own way from what is there', () => {
    expect(rowsOf(all, full).map(({ status, differences }) => [status, ...differences.map(differenceWords)])).toEqual([
      ['different', 'Name: “Mine” is “Roof” in theirs.'],
      ['different', 'Name: “Mine” is “Hills” in theirs.'],
      ['different', 'Name: “Mine” is “Set” in theirs.'],
      ['different', 'They differ in details that do not show here.'],
      ['different', 'The text of the rule is another one.'],
      ['table']
    ])
    const same: Shelf = {
      maps: [sampleMap('m', 'Roof')],
      hexMaps: [sampleHexMap('h', 'Hills')],
      figureSets: [{ ...sampleSet('s'), name: 'Set' }],
      elements: [],
      specialTerrain: [sampleTerrain('chasm')],
      editions: [],
      teams: [{ id: 'night-watch', team }]
    }
    expect(rowsOf(all, same).map(({ status }) => status)).toEqual(['same', 'same', 'same', 'same', 'same', 'table'])
  })

  it('get the first number that neither the library nor another document of the kind has', () => {
    const shelved = { ...nothing, maps: [sampleMap('m:2')] }
    expect(rowsOf([map(sampleMap('m'))], shelved)[0]).toMatchObject({ otherId: 'm:3', otherName: 'm (3)' })
    expect(rowsOf([map(sampleMap('m')), map(sampleMap('m:2'))], nothing)[0]).toMatchObject({ otherId: 'm:3' })
    expect(rowsOf([map(sampleMap('m')), incoming('hex-map', sampleHexMap('m:2'))], nothing)[0]).toMatchObject({ otherId: 'm:2' })
    // An id has room for its number, and none that ends in a dash or a colon before it.
    expect(rowsOf([map(sampleMap(`${'x'.repeat(73)}--y`, 'n'.repeat(120)))], nothing)[0]).toMatchObject({
      otherId: `${'x'.repeat(73)}:2`,
      otherName: `${'n'.repeat(110)} (2)`
    })
    expect(rowsOf([map(sampleMap('x'.repeat(80)))], nothing)[0]!.otherId).toBe(`${'x'.repeat(74)}:2`)
  })

  it('come in as they are', () => {
    const rows = rowsOf(all, full)
    const put = (table: string, value: unknown) => ({ do: 'put', table, origin: 'user', value })
    expect(changesOf(rows, decide(rows, 'take'))).toEqual([
      put('maps', sampleMap('m', 'Roof')),
      put('hexMaps', sampleHexMap('h', 'Hills')),
      put('figureSets', { ...sampleSet('s'), name: 'Set' }),
      put('teams', { id: 'night-watch', team }),
      put('specialTerrain', sampleTerrain('chasm'))
    ])
    expect(changesOf(rowsOf(all, nothing), new Map())).toEqual(changesOf(rows, decide(rows, 'take')))
    expect(namesOfComing(rows, decide(rows, 'take'))).toEqual(['Roof', 'Hills', 'Set', 'Night watch', 'chasm'])
  })

  it('come in beside mine under the other name and id', () => {
    const rows = rowsOf(all, full)
    const put = (table: string, value: unknown) => ({ do: 'put', table, origin: 'user', value })
    expect(changesOf(rows, decide(rows, 'keep-both'))).toEqual([
      put('maps', { ...sampleMap('m', 'Roof'), id: 'm:2', name: 'Roof (2)' }),
      put('hexMaps', { ...sampleHexMap('h', 'Hills'), id: 'h:2', name: 'Hills (2)' }),
      put('figureSets', { ...sampleSet('s'), id: 's:2', name: 'Set (2)' }),
      put('teams', { id: 'night-watch:2', team: { ...team, name: 'Night watch (2)' } }),
      put('specialTerrain', { ...sampleTerrain('chasm'), rule: { ...sampleTerrain('chasm').rule, id: 'chasm:2', name: 'chasm (2)' } })
    ])
    const [, hills] = rows
    expect(changesOf([hills!], new Map([[hills!.key, { choice: 'keep-both', name: '  ' }]]))).toEqual([
      put('hexMaps', { ...sampleHexMap('h', 'Hills'), id: 'h:2', name: 'Hills (2)' })
    ])
  })

  it('bring their picture and their own id along', () => {
    const stored = { id: 'sha256-x.png', kind: 'png', width: 1, height: 1, data: 'AA==' }
    const rows = rowsOf([incoming('map', sampleMap('m'), { stored }), incoming('team', team, { id: 'kept-id' })], nothing)
    expect(rows.map(({ key }) => key)).toEqual(['0 map m', '1 team kept-id'])
    expect(changesOf(rows, new Map())).toEqual([
      { do: 'put', table: 'maps', origin: 'user', value: sampleMap('m') },
      { do: 'put', table: 'pictures', value: stored },
      { do: 'put', table: 'teams', origin: 'user', value: { id: 'kept-id', team } }
    ])
  })
})

describe('a map whose special terrain comes in under another id', () => {
  const mine = (id: string) => ({ ...sampleTerrain(id), rule: { ...sampleTerrain(id).rule, summary: 'Mine.' } })
  const meaning = (legend: Readonly<Record<string, readonly string[]>>, own: readonly string[] = []) => {
    const document = {
      ...sampleMap('fresh'),
      map: { size: [3, 2], legend, rules: ['chasm', 'bridge'] },
      specialTerrain: own.map((id) => sampleTerrain(id).rule)
    } as MapFile
    const rows = rowsOf([map(document), terrain('chasm')], { ...shelf, specialTerrain: [mine('chasm')] })
    const [first] = changesOf(rows, new Map([[rows[1]!.key, { choice: 'keep-both', name: '' }]]))
    return (first as { readonly value: MapFile }).value.map
  }

  it('means the new one with every numbered group of squares, and other terrain as before', () => {
    expect(meaning({ a: ['special:chasm'], b: ['special:chasm-2', 'water'], c: ['special:bridge'], d: ['special:chasms'] })).toEqual({
      size: [3, 2],
      legend: { a: ['special:chasm:2'], b: ['special:chasm:2-2', 'water'], c: ['special:bridge'], d: ['special:chasms'] },
      rules: ['chasm:2', 'bridge']
    })
  })

  it('goes on meaning its own where it brings that along', () => {
    expect(meaning({ a: ['special:chasm', 'special:chasm-3'] }, ['chasm'])).toEqual({
      size: [3, 2],
      legend: { a: ['special:chasm', 'special:chasm-3'] },
      rules: ['chasm', 'bridge']
    })
  })

  it('has neither legend nor rules made up', () => {
    const rows = rowsOf([map(sampleMap('fresh')), terrain('chasm')], { ...shelf, specialTerrain: [mine('chasm')] })
    const [first] = changesOf(rows, new Map([[rows[1]!.key, { choice: 'keep-both', name: '' }]]))
    expect(first).toStrictEqual({ do: 'put', table: 'maps', origin: 'user', value: sampleMap('fresh') })
  })
})

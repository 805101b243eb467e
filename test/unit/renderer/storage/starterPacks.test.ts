/** The starter packs that come with the app: valid, in our own form, and maps on which both sides have the same game. */
import { figureFromEntry } from '../../../../src/renderer/model/table/position/caseEdit.ts'
import { answerQuestion } from '../../../../src/shared/cases/answerQuestion.ts'
import { parseQuestion } from '../../../../src/shared/cases/parseQuestion.ts'
import { builtInPacks } from '../../../../src/renderer/storage/starterPacks.ts'
import type { CaseFigure } from '../../../../src/shared/contract/case.ts'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { SQUARE, stepsFrom } from '../../shared/formats/mapWalk.ts'
import type { CaseMap, Segment } from '../../../../src/shared/contract/case.ts'
import { formatFigureSetFile, parseFigureSetFile } from '../../../../src/shared/formats/documents/figures/figureSetFile.ts'
import { parseJsonText } from '../../../../src/shared/json/jsonText.ts'
import { formatMapFile, parseMapFile } from '../../../../src/shared/formats/documents/maps/mapFile.ts'
import { formatSpecialTerrainFile, parseSpecialTerrainFile } from '../../../../src/shared/formats/documents/specialTerrainFile.ts'
import { edgeKey } from '../../../../src/shared/contract/caseSquares.ts'
import { fairnessOf } from '../../../../src/shared/mapCheck/fairness.ts'
import { lintMap } from '../../../../src/shared/mapCheck/lint/lint.ts'
import { pinsOf } from '../../../../src/shared/mapCheck/pins.ts'
import type { Result } from '../../../../src/shared/base/result.ts'

const resources = join(import.meta.dirname, '../../../../resources')
const filesIn = (folder: string, ending: string) =>
  readdirSync(join(resources, folder))
    .filter((name) => name.endsWith(ending))
    .map((name) => ({ name, text: readFileSync(join(resources, folder, name), 'utf8') }))

function good<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(result.problems.map((problem) => problem.message).join('\n'))
  return result.value
}

const mapFiles = filesIn('packs', '.map.json').map(({ name, text }) => ({
  name,
  text,
  file: good(parseMapFile(good(parseJsonText(text))))
}))
const sets = filesIn('packs', '.figures.json').map(({ name, text }) => ({
  name,
  text,
  file: good(parseFigureSetFile(good(parseJsonText(text))))
}))
const rules = filesIn('special-terrain', '.json').map(({ name, text }) => ({
  name,
  text,
  file: good(parseSpecialTerrainFile(good(parseJsonText(text))))
}))

describe('the packs', () => {
  it('are the four training maps, eleven more, the four figure sets and the special terrains', () => {
    expect(mapFiles.map(({ file }) => file.name)).toEqual([
      'Back Alley',
      'Crystal Cave',
      'Deep Space training map',
      'Helicarrier training map',
      'Inner Court',
      'Kiln Hall',
      'Market Street',
      'Museum Park',
      'Old Harbour',
      'Ring Station',
      'Riverside Quarter',
      'City blocks',
      'Indoor rooms',
      'Signal Hill',
      'Tidegate Locks'
    ])
    expect(sets.map(({ file }) => file.id)).toEqual(['larkhaven', 'saltmere', 'seed-articles', 'training'])
    expect(rules).toHaveLength(66)
  })

  it('are written as the app itself writes them, and named after their ids', () => {
    for (const { name, text, file } of mapFiles) expect([name, text]).toEqual([`${file.id}.map.json`, formatMapFile(file)])
    for (const { name, text, file } of sets) expect([name, text]).toEqual([`${file.id}.figures.json`, formatFigureSetFile(file)])
    for (const { name, text, file } of rules) expect([name, text]).toEqual([`${file.rule.id}.json`, formatSpecialTerrainFile(file)])
  })
})

/** Maps to play on, beside those for practice: each says who may have it. */
const drawn = mapFiles.filter(({ file }) => file.meta?.permission === 'free to share')
const training = mapFiles.filter((one) => !drawn.includes(one))

const turnedRows = (rows: readonly string[] | undefined) => rows && [...rows].reverse().map((row) => [...row].reverse().join(''))

describe.each(drawn)('$file.name', ({ file }) => {
  const { map, description, pins = [] } = file
  const ruleset = pins[0]!.ruleset!
  const [columns, rows] = map.size

  it('has nothing that lint would call an error or a warning', () => {
    const report = good(lintMap(file, ruleset))
    expect(report.findings.filter(({ severity }) => severity !== 'info')).toEqual([])
  })

  it('has ten pins that hold, and notices at least one wall by them', () => {
    expect(pinsOf(file)).toMatchObject({ total: 10, same: 10, changed: [], broken: [] })
    expect(pins.map((pin) => pin.ruleset)).toEqual(pins.map(() => ruleset))
    const walls = (map.walls ?? []).filter((_, index) => index % 4 === 0)
    expect(walls.some((wall) => pinsOf({ ...file, map: { ...map, walls: map.walls!.filter((one) => one !== wall) } }).changed.length > 0)).toBe(true) // prettier-ignore
    expect(pins.map(({ title }) => title)).not.toContain(undefined)
  })

  it('is the same from both ends, and fair to both sides', () => {
    expect([turnedRows(map.terrain), turnedRows(map.level), turnedRows(map.indoor)]).toEqual([map.terrain, map.level, map.indoor])
    const turned = (edges: readonly Segment[] = []) => edges.map(([a, b]) => edgeKey([[columns - 1 - a[0], rows - 1 - a[1]], [columns - 1 - b[0], rows - 1 - b[1]]])).sort() // prettier-ignore
    for (const field of ['walls', 'stairs'] as const) expect(turned(map[field])).toEqual((map[field] ?? []).map(edgeKey).sort())
    const { sides, balance, firstStrike } = good(fairnessOf(file, { speed: 8, range: 8, rules: ruleset }))
    expect([balance?.[0], firstStrike?.[0]]).toEqual([0, 0])
    expect(Object.values(sides).every(({ squares }) => squares > 0)).toBe(true)
    expect(description).toContain('not a copy of a published map')
  })
})

it('the maps to play on show every kind of ground, and sizes from 13 x 13 to 24 x 36', () => {
  const all = drawn.map(({ file }) => file)
  const letters = all.flatMap(({ map }) => map.terrain ?? []).join('')
  for (const letter of 'hbw') expect(letters).toContain(letter)
  expect(all.some(({ map }) => (map.level ?? []).join('').includes('3'))).toBe(true)
  expect(all.some(({ map }) => map.stairs)).toBe(true)
  expect(new Set(all.map(({ meta }) => meta?.kind))).toEqual(new Set(['outdoor', 'indoor', 'mixed']))
  expect(new Set(all.flatMap(({ openings = [] }) => openings.map(({ kind, state }) => `${kind} ${state}`))).size).toBeGreaterThanOrEqual(4)
  expect(all.map(({ map }) => map.size.join(' x '))).toEqual(expect.arrayContaining(['13 x 13', '16 x 16', '16 x 24', '24 x 36']))
})

describe('the maps of 2023', () => {
  const modern = drawn.filter(({ file }) => file.pins?.[0]?.ruleset === 'heroclix-2023').map(({ file }) => file)

  it('are three of 16 by 16, each with the row of 16 squares at an edge as its starting area', () => {
    expect(modern.map(({ map }) => map.size.join(' x '))).toEqual(['16 x 16', '16 x 16', '16 x 16'])
    for (const { map } of modern) {
      expect(Object.keys(map.starting ?? {}).sort()).toEqual(['blue', 'red'])
      for (const [side, row] of [
        ['blue', 0],
        ['red', 15]
      ] as const)
        expect(map.starting?.[side]).toEqual(Array.from({ length: 16 }, (_, x) => [x, row]))
    }
  })

  it('have levels, orthogonal transition squares, walls, water, hindering terrain and a rule of their own in orange', () => {
    for (const { name, map, specialTerrain } of modern) {
      expect(new Set((map.level ?? []).join('')).size, name).toBeGreaterThan(1)
      expect(map.stairs?.length, name).toBeGreaterThanOrEqual(4)
      for (const [[x1, y1], [x2, y2]] of map.stairs ?? []) expect(Math.abs(x1 - x2) + Math.abs(y1 - y2), name).toBe(1)
      expect(map.walls?.length, name).toBeGreaterThan(0)
      for (const letter of 'hwK') expect((map.terrain ?? []).join(''), name).toContain(letter)
      expect(
        specialTerrain.map(({ id }) => `special:${id}`),
        name
      ).toEqual(map.legend?.['K']?.filter((kind) => kind !== 'water'))
    }
    expect(new Set(modern.map(({ meta }) => meta?.kind))).toEqual(new Set(['outdoor', 'indoor', 'mixed']))
    expect(new Set(modern.flatMap(({ openings = [] }) => openings.map(({ kind }) => kind)))).toEqual(new Set(['door', 'gate', 'window']))
  })

  it('have a pin that their own rule decides, or changes', () => {
    for (const file of modern) {
      const without = { ...file, specialTerrain: file.specialTerrain.map((rule) => ({ ...rule, clauses: [{ phase: 'height', rule: rule.rule, is: 'bridge' } as const] })) } // prettier-ignore
      expect(pinsOf(without).changed.length, file.name).toBeGreaterThan(0)
    }
  })
})

describe.each(training)('$file.name', ({ file: { map, description } }) => {
  it('says that it is no copy of a published map', () => {
    expect(description).toMatch(/training maps.*not a copy of a published map/)
  })

  it('measures 16 by 24 and knows all of its special terrain', () => {
    expect(map.size).toEqual([16, 24])
    const named = Object.values(map.legend ?? {})
      .flat()
      .filter((kind) => kind.startsWith('special:'))
    const known = rules.map(({ file }) => `special:${file.rule.id}`)
    expect(known).toEqual(expect.arrayContaining(named))
  })

  it('is the same from both ends, so that neither side has the better one', () => {
    expect(turnedRows(map.terrain)).toEqual(map.terrain)
    expect(turnedRows(map.level)).toEqual(map.level)
    expect(turnedRows(map.indoor)).toEqual(map.indoor)
    const turnedWalls = (map.walls ?? []).map(([a, b]) => [
      [15 - b[0], 23 - b[1]],
      [15 - a[0], 23 - a[1]]
    ])
    expect(new Set(turnedWalls.map((wall) => JSON.stringify(wall)))).toEqual(new Set((map.walls ?? []).map((wall) => JSON.stringify(wall))))
  })

  it('has starting areas of two clear rows at the short ends', () => {
    expect(map.starting?.red).toHaveLength(32)
    expect(map.starting?.blue).toHaveLength(32)
    expect(new Set(map.starting?.blue?.map(([, y]) => y))).toEqual(new Set([0, 1]))
    expect(new Set(map.starting?.red?.map(([, y]) => y))).toEqual(new Set([22, 23]))
  })

  it('lets a figure on foot walk to every grounded square that can be stood on', () => {
    const reached = stepsFrom(map, [0, 0])
    const standable = squaresOf(map).filter((square) => SQUARE.canStand(map, square) && SQUARE.levelOf(map, square) === 1)
    expect(standable.filter((square) => !reached.has(square.join()))).toEqual([])
  })
})

const squaresOf = (map: CaseMap) =>
  Array.from({ length: map.size[1] }, (_, y) => Array.from({ length: map.size[0] }, (_, x) => [x, y] as const)).flat()

describe('the figures of the articles', () => {
  const figures = sets.find(({ file }) => file.id === 'seed-articles')!.file.figures
  const named = (name: string) => figures.find((figure) => figure.name === name)!

  it('have the values that the articles state', () => {
    expect(named('Iron Man (Extremis)')).toMatchObject({
      speed: 10,
      attack: 11,
      defense: 18,
      damage: 4,
      range: null,
      bolts: null,
      powers: ['running-shot', 'energy-explosion', 'invulnerability'],
      specialPowers: [{ id: 'extremis', grants: ['outwit', 'perplex', { power: 'super-senses', while: { notUsing: 'outwit' } }] }]
    })
    expect(named('Apocalypse')).toMatchObject({ size: 'colossal', speed: 10, damage: 5, attack: null, abilities: ['indomitable'] })
    expect(named('Fenris Wolf')).toMatchObject({ size: 'giant', baseSquares: 2 })
    expect(named('Flash and Green Lantern')).toMatchObject({ range: 8, bolts: 2, points: null })
  })

  // Each of them was ruled on once as if nothing were printed on it.
  it('carry what the articles say of them, and the rulings tell what they do not', () => {
    const put = (name: string, id: string, at: readonly [number, number], side: string, more: Partial<CaseFigure> = {}): CaseFigure => ({
      ...figureFromEntry(named(name), side),
      id,
      at,
      ...more
    })
    const told = (figures: readonly CaseFigure[], dice = [5, 4], rolls?: object) => {
      const [from, to] = figures.map(({ id }) => id)
      const ask = { kind: 'attack', from, targets: [to], attack: 'ranged', dice, ...(rolls && { rolls: { [to!]: rolls } }) }
      const parsed = parseQuestion({ format: 'clixcase/1', ruleset: 'heroclix-2010', map: { size: [12, 6] }, figures, ask })
      if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems))
      const { verdict, notConsidered } = answerQuestion(parsed.value)
      return [verdict, ...notConsidered.map(({ figure, id }) => `${figure} ${id}`)]
    }
    const loki: CaseFigure = { id: 'loki', side: 'red', at: [0, 0] }
    const one = (name: string) => [loki, put(name, 't', [4, 0], 'blue')]
    expect(told(one('Iron Man (Extremis)'), [5, 4], { 'super-senses': 6 })).toEqual(['miss', 't extremis'])
    expect(told(one('Nico'))).toEqual(['hit', 't staff-of-one'])
    expect(told(one('Mister Miracle and Oberon'))).toEqual(['hit', 't moved-by-telekinesis'])
    expect(told(one('Shazam! and Black Adam'))).toEqual(['hit', 't duo-or-single'])
    const extant = put('Extant', 'e', [11, 5], 'red')
    const dooms = (name: string): CaseFigure => ({ id: 'u', name, side: 'blue', at: [9, 5] })
    const doom: CaseFigure = { id: 't', name: 'Dr. Doom', side: 'blue', at: [4, 0] }
    expect(told([loki, doom, extant, dooms('Doctor Doom')])).toEqual(['hit', 'e damage-in-unison'])
    expect(told([loki, doom, extant, dooms('Doctor Strange')])).toEqual(['hit'])
    const kryptonite = put('Kryptonite Man', 'k', [11, 5], 'red')
    expect(told([loki, put('Superman', 't', [4, 0], 'blue'), kryptonite])).toEqual(['hit', 'k against-superman'])
    expect(told([loki, put('Superman Robot', 't', [4, 0], 'blue'), kryptonite])).toEqual(['hit'])
    const pair = put('Superman and The Flash', 't', [4, 0], 'blue')
    expect(told([loki, pair, kryptonite])).toEqual(['hit', 't and-the-winner-is'])
    expect(told([loki, { ...pair, nameNow: 'Superman' }, kryptonite])).toContain('k against-superman')
    expect(told([loki, { ...pair, nameNow: 'The Flash' }, kryptonite])).not.toContain('k against-superman')
  })

  it('say where each comes from, and state no value that is not in an article', () => {
    // Every number that any of them states; all others are null and left to the judge.
    const stated = figures.flatMap(({ name, points, speed, attack, defense, damage, range, bolts }) =>
      Object.entries({ points, speed, attack, defense, damage, range, bolts })
        .filter(([, value]) => value !== null)
        .map(([field, value]) => `${name}: ${field} ${value}`)
    )
    expect(stated.sort()).toEqual([
      'Amazo: speed 10',
      'Apocalypse: damage 5',
      'Apocalypse: speed 10',
      'Batman (Alter Ego): points 74',
      'Flash and Green Lantern: bolts 2',
      'Flash and Green Lantern: range 8',
      'Iron Man (Extremis): attack 11',
      'Iron Man (Extremis): damage 4',
      'Iron Man (Extremis): defense 18',
      'Iron Man (Extremis): speed 10',
      'Shazam! and Black Adam: points 280',
      'Spider-Girl: speed 10'
    ])
    for (const figure of figures) expect(figure.source.length).toBeGreaterThan(20)
  })
})

describe('whether the packs are those of another build', () => {
  afterEach(() => {
    vi.unstubAllEnvs()
  })

  it.each([
    ['told by the mark of the build', false, 'a mark', 'a mark'],
    ['unknown where the app is being worked on: a pack may change at any time', true, 'a mark', null],
    ['unknown where no build has set a mark', false, undefined, null]
  ])('is %s', (_, isWorkedOn, set, mark) => {
    vi.stubEnv('DEV', isWorkedOn)
    if (set !== undefined) vi.stubGlobal('__LINEJUDGE_PACKS__', set)
    expect(builtInPacks.mark).toBe(mark)
  })
})

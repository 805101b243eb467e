/** Map, figure and special-terrain files: what is accepted, and in which words the rest is refused. */
import { describe, expect, it } from 'vitest'
import { formatFigureSetFile, parseFigureSetFile } from '../../../../../src/shared/formats/documents/figures/figureSetFile.ts'
import { formatMapFile, parseMapFile } from '../../../../../src/shared/formats/documents/maps/mapFile.ts'
import { parseSpecialTerrainFile } from '../../../../../src/shared/formats/documents/specialTerrainFile.ts'
import { parseSpecialTerrainRule } from '../../../../../src/shared/rules/terrain/parseSpecialTerrain.ts'
import type { Result } from '../../../../../src/shared/base/result.ts'
import { sampleMap, sampleSet, sampleTerrain } from '../../../renderer/storage/rows/samples.ts'

/** "path: message" for each problem. */
const told = (result: Result<unknown>): string[] =>
  result.ok ? [] : result.problems.map((problem) => `${problem.path}: ${problem.message}`)

const mapWith = (map: Record<string, unknown>) => parseMapFile({ ...sampleMap('m'), map: { size: [3, 2], ...map } })

describe('a map file', () => {
  it('comes back as it was written, byte for byte', () => {
    const text = formatMapFile(sampleMap('m'))
    const parsed = parseMapFile(JSON.parse(text))
    expect(parsed).toEqual({ ok: true, value: sampleMap('m') })
    expect(parsed.ok && formatMapFile(parsed.value)).toBe(text)
    expect(text.endsWith('}\n')).toBe(true)
  })

  it('is written in the same order whatever the order of its fields', () => {
    const { map, name, ...rest } = sampleMap('m')
    expect(formatMapFile({ map, ...rest, name })).toBe(formatMapFile(sampleMap('m')))
  })

  it('keeps fields that it does not know', () => {
    const file = { ...sampleMap('m'), later: 1, map: { ...sampleMap('m').map, fog: ['...'] } }
    expect(parseMapFile(file)).toEqual({ ok: true, value: file })
  })

  it.each<[string, unknown, string]>([
    ['a list', [], ': The file holds a list with 0 entries; expected a map file (linejudge-map/2).'],
    ['null', null, ': The file holds null; expected a map file (linejudge-map/2).'],
    ['no format', {}, '/format: The field "format" is missing; expected "linejudge-map/2", as a map file has it.'],
    [
      'another format',
      { format: 'linejudge-figures/1' },
      '/format: The field "format" holds the text "linejudge-figures/1"; expected "linejudge-map/2", as a map file has it.'
    ],
    [
      'a later version',
      { format: 'linejudge-map/3' },
      '/format: This map file was made by a newer Linejudge (linejudge-map/3); this version reads linejudge-map/2. Update Linejudge to open it.'
    ],
    [
      'a version that is none',
      { format: 'linejudge-map/0' },
      '/format: The field "format" holds the text "linejudge-map/0"; expected "linejudge-map/2", as a map file has it.'
    ]
  ])('is refused when it is %s', (_what, json, message) => {
    expect(told(parseMapFile(json))).toEqual([message])
  })

  it('names every missing field', () => {
    expect(told(parseMapFile({ format: 'linejudge-map/1', id: 'm' }))).toEqual([
      ': At the top level of the file the field "name" is missing.',
      ': At the top level of the file the field "map" is missing.'
    ])
  })

  it.each<[string, Record<string, unknown>, string]>([
    [
      'a map without a size',
      { size: undefined },
      '/map/size: At /map/size there is nothing; expected the size of the map as [columns, rows].'
    ],
    [
      'a size of three numbers',
      { size: [3, 2, 1] },
      '/map/size/2: At /map/size/2 there is 1; expected the size of the map as [columns, rows].'
    ],
    ['a size too large', { size: [201, 2] }, '/map/size/0: At /map/size/0 there is 201; expected a whole number from 1 to 200.'],
    ['a size of half a column', { size: [2.5, 2] }, '/map/size/0: At /map/size/0 there is 2.5; expected a whole number from 1 to 200.'],
    [
      'too few rows',
      { terrain: ['...'] },
      '/map/terrain: At /map/terrain there is a list with 1 entry; expected one text for each of the 2 rows of the map.'
    ],
    [
      'a row too short',
      { terrain: ['...', '..'] },
      '/map/terrain/1: At /map/terrain/1 the row has 2 characters; expected 3, one for each column.'
    ],
    [
      'terrain of no kind',
      { terrain: ['...', '.q.'] },
      '/map/terrain/1: At /map/terrain/1, column 1, there is the character "q"; expected one of ".hbw" or a character of the legend.'
    ],
    [
      'level 0',
      { level: ['111', '101'] },
      '/map/level/1: At /map/level/1, column 1, there is the character "0"; expected a level from 1 to 9.'
    ],
    [
      'an indoor row of x',
      { indoor: ['...', 'ix.'] },
      '/map/indoor/1: At /map/indoor/1, column 1, there is the character "x"; expected "i" (indoor) or "." (outdoor).'
    ],
    [
      'a diagonal wall',
      {
        walls: [
          [
            [0, 0],
            [1, 1]
          ]
        ]
      },
      '/map/walls/0: At /map/walls/0 the squares [0, 0] and [1, 1] do not share an edge; expected two orthogonally adjacent squares.'
    ],
    [
      'a wall around nothing',
      {
        barriers: [
          [
            [1, 1],
            [1, 1]
          ]
        ]
      },
      '/map/barriers/0: At /map/barriers/0 the squares [1, 1] and [1, 1] do not share an edge; expected two orthogonally adjacent squares.'
    ],
    [
      'a wall at the edge of the map',
      {
        walls: [
          [
            [2, 0],
            [3, 0]
          ]
        ]
      },
      '/map/walls/0: At /map/walls/0 the square [3, 0] lies off the map; expected a column from 0 to 2 and a row from 0 to 1.'
    ],
    [
      'a wall of one square',
      { walls: [[[2, 0]]] },
      '/map/walls/0/1: At /map/walls/0/1 there is nothing; expected a square as [column, row], both from 0.'
    ],
    [
      'a start off the map',
      {
        starting: {
          red: [
            [0, 0],
            [0, 2]
          ]
        }
      },
      '/map/starting/red/1: At /map/starting/red/1 the square [0, 2] lies off the map; expected a column from 0 to 2 and a row from 0 to 1.'
    ],
    [
      'a legend for h',
      { legend: { h: ['blocking'] } },
      '/map/legend/h: At /map/legend/h there is the text "h"; expected a single character other than ".", "h", "b", "w".'
    ],
    [
      'a kind of the legend that is none',
      { legend: { q: ['lava'] } },
      '/map/legend/q/0: At /map/legend/q/0 there is the text "lava"; expected "hindering", "blocking", "water" or "special:" and the id of a special-terrain rule.'
    ],
    [
      'a list for a legend',
      { legend: [['hindering']] },
      '/map/legend: At /map/legend there is a list with 1 entry; expected an object with named fields.'
    ]
  ])('is refused with %s', (_what, map, message) => {
    expect(told(mapWith(map))).toContain(message)
  })

  it('may be 200 by 200 squares, with walls on every edge', () => {
    const rows = Array.from({ length: 200 }, () => '.'.repeat(200))
    const walls = rows.flatMap((_, y) =>
      Array.from({ length: 199 }, (_, x) => [
        [x, y],
        [x + 1, y]
      ])
    )
    expect(told(mapWith({ size: [200, 200], terrain: rows, walls }))).toEqual([])
  })

  it('reports no more than twenty problems of thousands', () => {
    expect(told(mapWith({ walls: Array.from({ length: 50_000 }, () => 'no wall') }))).toHaveLength(20)
  })
})

describe('a figure set', () => {
  it('comes back as it was written', () => {
    const text = formatFigureSetFile(sampleSet('s'))
    expect(parseFigureSetFile(JSON.parse(text))).toEqual({ ok: true, value: sampleSet('s') })
  })

  it('tells a value that is not stated from one that is missing', () => {
    const [figure] = sampleSet('s').figures
    expect(parseFigureSetFile({ ...sampleSet('s'), figures: [{ ...figure, attack: null }] }).ok).toBe(true)
    expect(told(parseFigureSetFile({ ...sampleSet('s'), figures: [{ ...figure, attack: undefined }] }))).toEqual([
      '/figures/0/attack: At /figures/0/attack there is nothing; expected a whole number from 0 to 99.'
    ])
  })

  it('has each id once', () => {
    const [figure] = sampleSet('s').figures
    expect(told(parseFigureSetFile({ ...sampleSet('s'), figures: [figure, figure] }))).toEqual([
      '/figures/1/id: At /figures/1/id the id "thor" stands a second time (first at entry 0); expected each id once.'
    ])
  })

  it.each<[string, Record<string, unknown>, string]>([
    [
      'a size that is none',
      { size: 'huge' },
      '/figures/0/size: At /figures/0/size there is the text "huge"; expected one of "tiny", "standard", "giant", "colossal".'
    ],
    [
      'a power in printed form',
      { powers: ['Super Senses'] },
      '/figures/0/powers/0: At /figures/0/powers/0 there is the text "Super Senses"; expected an id in kebab-case (small letters, digits and single dashes).'
    ],
    ['a negative speed', { speed: -1 }, '/figures/0/speed: At /figures/0/speed there is -1; expected a whole number from 0 to 99.'],
    ['a name of nothing', { name: '' }, '/figures/0/name: At /figures/0/name there is the text ""; expected a text of 1 to 120 characters.']
  ])('is refused with %s', (_what, change, message) => {
    const [figure] = sampleSet('s').figures
    expect(told(parseFigureSetFile({ ...sampleSet('s'), figures: [{ ...figure, ...change }] }))).toContain(message)
  })
})

describe('special terrain', () => {
  const ruleWith = (clause: unknown) => parseSpecialTerrainRule({ ...sampleTerrain('t').rule, clauses: [clause] }, '/rule')

  it('comes back as it was', () => {
    expect(parseSpecialTerrainFile(sampleTerrain('t'))).toEqual({ ok: true, value: sampleTerrain('t') })
  })

  it.each<[string, unknown, string]>([
    [
      'a phase that is none',
      { phase: 'teleport', rule: 'X-1' },
      '/rule/clauses/0/phase: At /rule/clauses/0/phase there is the text "teleport"; expected a clause whose "phase" is one of "terrain"'
    ],
    [
      'a field that means nothing here',
      { phase: 'enter', rule: 'X-1', forbid: true, unless: 'flight' },
      '/rule/clauses/0/unless: At /rule/clauses/0 there is a field "unless" that has no meaning here; expected only known fields.'
    ],
    [
      'a value that is neither changed nor halved',
      { phase: 'value', rule: 'X-1', value: 'speed', occupies: 'self' },
      '/rule/clauses/0: At /rule/clauses/0 a clause of the phase "value" must have either "modify" or "halve", and not both.'
    ],
    [
      'a forbidding that is false',
      { phase: 'enter', rule: 'X-1', forbid: false },
      '/rule/clauses/0/forbid: At /rule/clauses/0/forbid there is false; expected true (leave the field out where it does not hold).'
    ],
    [
      'a clause that is a text',
      'enter',
      '/rule/clauses/0: At /rule/clauses/0 there is the text "enter"; expected a clause whose "phase" is one of'
    ]
  ])('is refused with %s', (_what, clause, message) => {
    expect(told(ruleWith(clause))[0]).toContain(message)
  })

  it('needs at least one clause', () => {
    expect(told(parseSpecialTerrainRule({ ...sampleTerrain('t').rule, clauses: [] }))).toEqual([
      '/clauses: At /clauses there is a list with 0 entries; expected a list of at least 1 clause.'
    ])
  })
})

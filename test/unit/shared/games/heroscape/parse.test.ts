/** What is wrong with a HeroScape question is said with its place, what was found and what was expected. */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { answerQuestion } from '../../../../../src/shared/cases/answerQuestion.ts'
import { parseQuestion } from '../../../../../src/shared/cases/parseQuestion.ts'
import { parseHexMapFile } from '../../../../../src/shared/formats/documents/maps/hexMapFile.ts'
import { parseCase } from '../../../../../src/shared/cases/parse/parseCase.ts'

const figures = [
  { id: 'a', at: [0, 0] },
  { id: 'd', at: [1, 0] }
]
const ask = { kind: 'heroscape-knockback', attacker: 'a', defender: 'd', attack: { skulls: 3 }, defense: { skulls: 0 } }
const good = {
  format: 'clixcase/1',
  ruleset: 'heroscape-knockback',
  map: {
    hexes: [
      [0, 0, 0],
      [1, 0, 0],
      [2, 0, 0]
    ]
  },
  figures,
  ask
}

const problemsOf = (json: unknown): readonly string[] => {
  const parsed = parseQuestion(json)
  return parsed.ok ? [] : parsed.problems.map(({ path, message }) => `${path}: ${message}`)
}

describe('a HeroScape question', () => {
  it('is taken as the format writes it, with what it leaves out', () => {
    expect(problemsOf(good)).toEqual([])
    expect(
      problemsOf({
        ...good,
        figures: [
          { id: 'a', at: [0, 0] },
          {
            id: 'd',
            squares: [
              [1, 0],
              [2, 0]
            ]
          }
        ]
      })
    ).toEqual([])
    expect(
      problemsOf({
        ...good,
        figures: [
          { id: 'a', at: [0, 0] },
          { id: 'd', at: [1, 0], squares: [[2, 0]] }
        ],
        ask: { ...ask, defense: undefined }
      })
    ).toEqual([])
  })

  it.each([
    [
      'a hex named twice',
      {
        map: {
          hexes: [
            [0, 0, 0],
            [1, 0, 0],
            [0, 0, 2]
          ]
        }
      },
      '/map/hexes: At /map/hexes the hex [0, 0] is named twice; expected every hex once.'
    ],
    [
      'a hex without a level',
      { map: { hexes: [[0, 0]] } },
      '/map/hexes/0/2: At /map/hexes/0/2 there is nothing; expected a whole number from -999 to 999.'
    ],
    [
      'half a hex',
      { map: { hexes: [[0.5, 0, 0]] } },
      '/map/hexes/0/0: At /map/hexes/0/0 there is 0.5; expected a whole number from -9999 to 9999.'
    ],
    ['no map', { map: undefined }, ': At the top level of the file the field "map" is missing.'],
    [
      'a figure off the map',
      { figures: [figures[0], { id: 'd', at: [7, 7] }] },
      '/figures/1: At /figures/1 the figure "d" stands on [7, 7], which is no hex of the map; expected one of its 3 hexes.'
    ],
    [
      'two figures on a hex',
      { figures: [figures[0], { id: 'd', at: [0, 0] }] },
      '/figures/1: At /figures/1 the figure "d" stands on [0, 0], where "a" stands already; expected one figure on a hex.'
    ],
    [
      'a figure nowhere',
      { figures: [figures[0], { id: 'd' }] },
      '/figures/1: At /figures/1 the figure "d" stands nowhere; expected "at" or "squares".'
    ],
    [
      'two of one id',
      { figures: [figures[0], { id: 'a', at: [1, 0] }, { id: 'd', at: [2, 0] }] },
      '/figures/1/id: At /figures/1/id there is a second figure called "a"; expected every figure to have an id of its own.'
    ],
    [
      'halves apart',
      {
        figures: [
          {
            id: 'a',
            squares: [
              [0, 0],
              [2, 0]
            ]
          },
          figures[1]
        ]
      },
      '/figures/0/squares: At /figures/0/squares the hexes [0, 0] and [2, 0] do not touch; expected the two hexes of a double-spaced figure.'
    ],
    [
      'a hex not its own',
      {
        figures: [
          {
            id: 'a',
            at: [2, 0],
            squares: [
              [0, 0],
              [-1, 1]
            ]
          },
          figures[1]
        ]
      },
      '/figures/0/at: At /figures/0/at there is [2, 0], which is none of the figure\'s two "squares"; expected one of them.'
    ],
    [
      'nobody of that name',
      { ask: { ...ask, defender: 'x' } },
      '/ask/defender: At /ask/defender there is no figure "x"; expected one of the figures of the case: a, d.'
    ],
    [
      'one against itself',
      { ask: { ...ask, defender: 'a' } },
      '/ask/defender: At /ask/defender the attacker is named again; expected another figure.'
    ],
    [
      'a line that is not there',
      { ask: { ...ask, choices: { direction: [0, 1] } } },
      '/ask/choices/direction: At /ask/choices/direction there is [0, 1]; expected a line from a hex of the attacker through a touching hex of the defender: [1, 0].'
    ],
    [
      'a side of no die',
      { ask: { ...ask, dieRoll: 'sword' } },
      '/ask/dieRoll: At /ask/dieRoll there is the text "sword"; expected one of "skull", "shield", "blank".'
    ],
    [
      'an object off the map',
      { objects: [{ id: 'o', kind: 'obstacle', at: [5, 5] }] },
      '/objects/0/at: At /objects/0/at there is [5, 5], which is no hex of the map; expected one of its 3 hexes.'
    ],
    [
      'a question of HeroClix',
      { ask: { kind: 'line-of-fire', from: 'a', to: 'd' } },
      '/ask/kind: At /ask/kind there is the text "line-of-fire"; expected "heroscape-knockback", the question that this ruleset answers.'
    ]
  ])('refuses %s', (_, change, message) => {
    expect(problemsOf({ ...good, ...change })).toContain(message)
  })

  it('is refused beside a ruleset of HeroClix, and by the HeroClix table', () => {
    expect(problemsOf({ ...good, ruleset: 'heroclix-2012', map: { size: [3, 1] } })).toEqual([
      '/ask/kind: At /ask/kind there is "heroscape-knockback", a question of HeroScape knockback; expected the ruleset "heroscape-knockback" with it.'
    ])
    expect(parseCase(good)).toMatchObject({ ok: false, problems: [{ code: 'other-game', path: '/ruleset' }] })
  })

  it('is ruled on quickly on a large map', () => {
    const hexes = Array.from({ length: 10000 }, (_, i) => [i % 100, Math.floor(i / 100), 0])
    const parsed = parseQuestion({ ...good, map: { hexes }, ask: { ...ask, attack: { skulls: 99 } } })
    expect(parsed.ok && answerQuestion(parsed.value)).toMatchObject({ stoppedBy: 'edge', end: [99, 0], spent: 98 })
  })
})

describe('the position that comes with the app', () => {
  const text = readFileSync(new URL('../../../../../resources/positions/hawkgirl-and-grundy.clixcase', import.meta.url), 'utf8')
  it('is the third printed example', () => {
    const parsed = parseQuestion(JSON.parse(text))
    expect(parsed.ok && answerQuestion(parsed.value)).toMatchObject({
      wounds: 1,
      points: 5,
      spent: 2,
      stoppedBy: 'elevation',
      knockbackDie: true
    })
  })
})

describe('the ground of a map of hexes', () => {
  const withGround = (ground: unknown) => problemsOf({ ...good, map: { ...good.map, ground } })

  it('is of kinds that are known, on hexes of the map, one kind for a hex', () => {
    expect(withGround({ water: [[2, 0]], obstacle: [[1, 0]] })).toEqual([])
    expect(withGround({ lava: [[2, 0]] })).toEqual([
      '/map/ground/lava: At /map/ground there is a field "lava" that has no meaning here; expected only known fields.'
    ])
    expect(withGround({ water: [[9, 0]] })).toEqual([
      '/map/ground/water/0: At /map/ground/water/0 there is [9, 0], which is no hex of the map; expected one of its 3 hexes.'
    ])
    expect(withGround({ water: [[2, 0]], obstacle: [[2, 0]] })).toEqual([
      '/map/ground/obstacle/0: At /map/ground/obstacle/0 the hex [2, 0] is named once more; expected one kind of ground for a hex.'
    ])
  })

  it('is checked in a file of the library as in a case, and kept', () => {
    const file = { format: 'linejudge-hexmap/1', id: 'pond', name: 'Pond', description: '', systems: [], map: good.map }
    const read = (ground: unknown) => parseHexMapFile({ ...file, map: { ...file.map, ground } })
    expect(read({ water: [[2, 0]] })).toMatchObject({ ok: true, value: { map: { ground: { water: [[2, 0]] } } } })
    expect(read({ water: [[2, 0], [2, 0]] })).toMatchObject({ ok: false, problems: [{ code: 'hex-twice', path: '/map/ground/water/1' }] }) // prettier-ignore
  })
})

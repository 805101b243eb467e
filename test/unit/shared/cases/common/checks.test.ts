/** What a file names can be long: in a sentence about it stands its beginning, so that the sentence can be read. */
import { describe, expect, it } from 'vitest'
import { parseQuestion } from '../../../../../src/shared/cases/parseQuestion.ts'

const LONG = `${'n'.repeat(60)}${'o'.repeat(40)}`
const CUT = LONG.slice(0, 60)

const table = {
  map: { size: [6, 6] },
  figures: [
    { id: 'A', at: [0, 0] },
    { id: 'T', at: [4, 4] }
  ]
}
const lone = (more: object) => ({
  map: { size: [6, 6] },
  figures: [
    { id: 'A', at: [0, 0] },
    { id: LONG, ...more }
  ]
})
const attack = { kind: 'attack', from: 'A', targets: ['T'], attack: 'ranged', dice: [5, 5] }
const points = (more: object) => ({ ask: { kind: 'victory-points', figures: [{ id: 'a', points: 100 }], defeated: ['a'], ...more } })
const separate = (dice: unknown) => ({
  ruleset: 'clix-campaign',
  map: { size: [6, 6] },
  figures: [
    { id: 'A', at: [0, 0], bolts: 2 },
    { id: LONG, at: [4, 4] },
    { id: 'U', at: [4, 2] }
  ],
  ask: { ...attack, targets: ['U', LONG], dice }
})

const problemsOf = (input: object) => {
  const parsed = parseQuestion({ format: 'clixcase/1', ruleset: 'heroclix-2012', ...input })
  return parsed.ok ? [] : parsed.problems
}

describe('a long name in a sentence about it', () => {
  it.each<[string, string, object]>([
    ['a figure that is not there', 'no-such-figure', { ...table, ask: { ...attack, from: LONG } }],
    [
      'a figure where there are none',
      'no-such-figure',
      { map: { size: [6, 6] }, figures: [], ask: { ...attack, from: LONG, targets: [LONG] } }
    ],
    ['a captive', 'figure-captive', { ...lone({ captiveOf: 'A' }), ask: { kind: 'break-away', figure: LONG, roll: 3 } }],
    [
      'a figure past the end of its dial',
      'figure-gone',
      { ...lone({ at: [1, 1], click: 2, dial: [{}] }), ask: { kind: 'break-away', figure: LONG, roll: 3 } }
    ],
    ['a power that nobody knows', 'unknown-means', { ...table, ask: { kind: 'can-target', from: 'A', to: 'T', with: LONG } }],
    [
      'an object that is not there',
      'no-such-object',
      { ...table, ask: { kind: 'can-target', from: 'A', to: { object: LONG }, with: 'close-attack' } }
    ],
    [
      'an object that is picked up and not there',
      'no-such-object',
      { ...table, ask: { kind: 'move', figure: 'A', path: [[1, 1]], pickUp: LONG } }
    ],
    ['a die of nothing', 'unknown-roll', { ...table, ask: { ...attack, rolls: { T: { [LONG]: 3 } } } }],
    ['a target that is not rolled for', 'missing-dice', separate({ U: [3, 4] })],
    [
      'two of a turn that are one',
      'figure-twice',
      { ...lone({ at: [1, 1], side: 'red' }), ask: { kind: 'preparation', from: [LONG, LONG] } }
    ],
    ['one of another side', 'other-side', { ...lone({ at: [1, 1], side: 'blue' }), ask: { kind: 'preparation', from: ['A', LONG] } }],
    ['somebody defeated who is not there', 'no-such-figure', points({ defeated: [LONG] })],
    ['somebody defeated where nobody is', 'no-such-figure', points({ figures: [], defeated: [LONG] })],
    ['an id for two', 'same-id', points({ figures: [{ id: LONG }, { id: LONG }] })],
    [
      'a player who is not there',
      'no-such-player',
      points({ figures: [{ id: 'a', points: 1, player: LONG }], players: ['p1', 'p2', 'p3'] })
    ]
  ])('is cut: %s', (_, code, input) => {
    const found = problemsOf(input).filter((one) => one.code === code)
    expect(found.map(({ facts }) => (facts as { readonly id?: unknown } | undefined)?.id)).toEqual(found.map(() => CUT))
    expect(found).not.toEqual([])
  })

  it('is cut in an example', () => {
    const [found] = problemsOf(separate([3, 4]))
    expect(found).toMatchObject({ code: 'missing-dice', facts: { example: `{"U": [4, 3], "${CUT}": [4, 3]}` } })
  })

  it('is cut in a list of what there is', () => {
    const names = Array.from({ length: 9 }, (_, index) => `${String(index)}${'f'.repeat(30)}`)
    const known = names.join(', ').slice(0, 200)
    const figures = names.map((id, index) => ({ id, at: [index % 6, Math.floor(index / 6)] }))
    expect(problemsOf({ map: { size: [6, 6] }, figures, ask: { ...attack, from: 'z', targets: [names[0]] } })[0]).toMatchObject({
      facts: { id: 'z', known }
    })
    expect(problemsOf(points({ figures: names.map((id) => ({ id })), defeated: ['z'] }))[0]).toMatchObject({ facts: { id: 'z', known } })
    expect(problemsOf(points({ figures: [{ id: 'a', points: 1, player: 'z' }], players: names }))[0]).toMatchObject({
      facts: { id: 'z', known }
    })
  })
})

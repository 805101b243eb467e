/** Openings for a base of several squares indoors: an opening as wide as itself until 2010, one square from 2012 on (COL-05, MUL-02). */
import { describe, expect, it } from 'vitest'
import type { ClixCase, SquareXY } from '../../../../../src/shared/contract/case.ts'
import { checkedCase, situationIn } from '../../../../../src/shared/cases/common/checkedCase.ts'
import { checkMove } from '../../../../../src/shared/engine/movement/move.ts'
import type { Situation } from '../../../../../src/shared/engine/situation/situation.ts'
import type { Params } from '../../../../../src/shared/rules/vocabulary/ruleset.ts'

const COLUMNS = 6
const behindADoor: ClixCase = {
  format: 'clixcase/1',
  ruleset: 'heroclix-2012',
  map: {
    size: [COLUMNS, 4],
    indoor: ['iiiiii', 'iiiiii', 'iiiiii', 'iiiiii'],
    walls: [
      [
        [2, 0],
        [3, 0]
      ],
      [
        [2, 2],
        [3, 2]
      ],
      [
        [2, 3],
        [3, 3]
      ]
    ]
  },
  figures: [
    {
      id: 'M',
      squares: [
        [0, 1],
        [1, 1],
        [0, 2],
        [1, 2]
      ],
      size: 'colossal'
    }
  ],
  ask: { kind: 'reach', figure: 'M' }
}
const THROUGH: readonly SquareXY[] = [
  [2, 1],
  [3, 1],
  [4, 1]
]

function under(indoorOpening: Params['movement']['indoorOpening']): Situation {
  const { situation } = situationIn(checkedCase(behindADoor))
  const { ruleset } = situation
  return { ...situation, ruleset: { ...ruleset, params: { ...ruleset.params, movement: { ...ruleset.params.movement, indoorOpening } } } }
}

const goesThrough = (situation: Situation): boolean =>
  checkMove(
    situation,
    situation.states[0]!,
    'move',
    THROUGH.map(([x, y]) => y * COLUMNS + x),
    null
  ).legal

describe('a base of four squares and a door of one', () => {
  it('does not go through where an opening has to be as wide as the base', () => {
    expect(goesThrough(under('as-wide-as-the-base'))).toBe(false)
  })

  it('goes through where one square of it moves and the rest follows', () => {
    expect(goesThrough(under('of-one-square'))).toBe(true)
  })
})

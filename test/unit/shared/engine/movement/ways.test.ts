/** The ways of larger bases: the same bases as `reach` finds, each on a way that a move may take. */
import { describe, expect, it } from 'vitest'
import { checkedCase, situationIn } from '../../../../../src/shared/cases/common/checkedCase.ts'
import type { ClixCase, SquareXY } from '../../../../../src/shared/contract/case.ts'
import { checkMove } from '../../../../../src/shared/engine/movement/move.ts'
import { startMove } from '../../../../../src/shared/engine/movement/mover.ts'
import { placesWithin } from '../../../../../src/shared/engine/movement/reach.ts'
import { spotsWithin, waysTo } from '../../../../../src/shared/engine/movement/ways.ts'
import { figureOf } from '../../../../../src/shared/engine/situation/situation.ts'
import { chanceFrom } from '../../../../support/seeded.ts'

const SHAPES: readonly (readonly SquareXY[])[] = [
  [
    [2, 2],
    [3, 2]
  ],
  [
    [2, 2],
    [3, 3]
  ],
  [
    [2, 2],
    [3, 2],
    [2, 3],
    [3, 3]
  ]
]

function boardOf(seed: number): ClixCase {
  const chance = chanceFrom(seed ^ 0x3ba5)
  const [columns, rows] = [chance.whole(6, 9), chance.whole(5, 7)]
  const squares = chance.pick(SHAPES)
  const isFree = (x: number, y: number): boolean => !squares.some(([a, b]) => a === x && b === y)
  const terrain = Array.from({ length: rows }, (_, y) =>
    Array.from({ length: columns }, (__, x) => (isFree(x, y) ? chance.pick([...'.......hbb']) : '.')).join('')
  )
  return {
    format: 'clixcase/1',
    ruleset: chance.pick(['heroclix-2010', 'heroclix-2012', 'heroclix-2013'] as const),
    map: { size: [columns, rows], terrain },
    turn: { active: 'red', round: 2 },
    figures: [
      { id: 'M', side: 'red', squares, speed: chance.whole(1, 6) },
      { id: 'T', side: 'blue', at: [columns - 1, rows - 1] }
    ],
    ask: { kind: 'reach', figure: 'M' }
  }
}

describe('the ways of a larger base', () => {
  it.each(Array.from({ length: 40 }, (_, at) => at + 1))('lead to every base that it can come to, and to no other: seed %i', (seed) => {
    const { situation } = situationIn(checkedCase(boardOf(seed)))
    const figure = figureOf(situation, 'M')
    const { mover, speed } = startMove(situation, figure, 'move')
    const spots = spotsWithin(situation, mover, speed)
    expect([...spots.keys()].sort()).toEqual(
      placesWithin(situation, mover, speed)
        .map(({ squares }) => squares.join(' '))
        .sort()
    )
    for (const [key, { square, steps }] of spots) {
      if (steps === 0) continue
      const way = waysTo(situation, mover, square, speed).find(({ base }) => base.join(' ') === key)
      expect(way?.path.length).toBe(steps)
      const { legal, bases } = checkMove(situation, figure, 'move', way!.path, null, { base: way!.base })
      expect({ legal, bases }).toEqual({ legal: true, bases: [way!.base] })
    }
  })
})

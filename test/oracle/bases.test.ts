/** Large bases indoors: the engine lets them through where the oracle does, and nowhere else. */
import { describe, expect, it } from 'vitest'
import type { ClixCase, Segment, SquareXY } from '../../src/shared/contract/case.ts'
import { chanceFrom, times } from '../support/seeded.ts'
import { rulingOn } from '../support/askEngine.ts'
import { differencesAmong } from './againstOracle.ts'
import { baseAnswer } from './baseOracle.ts'

const EDITIONS = ['heroclix-jan-2010', 'heroclix-2010', 'heroclix-2012', 'heroclix-2013', 'clix-campaign'] as const
const COLUMNS = 8
const ROWS = 6

/** A figure of four squares, alone among walls and blocks, with a way to go. */
function wayQuestion(seed: number): ClixCase {
  const chance = chanceFrom(seed)
  const at: SquareXY = [chance.whole(0, 3), chance.whole(0, ROWS - 2)]
  const squares: SquareXY[] = [at, [at[0] + 1, at[1]], [at[0], at[1] + 1], [at[0] + 1, at[1] + 1]]
  const isOwn = (x: number, y: number): boolean => squares.some((s) => s[0] === x && s[1] === y)
  const terrain = Array.from({ length: ROWS }, (_, y) =>
    Array.from({ length: COLUMNS }, (__, x) => (!isOwn(x, y) && chance.is(0.08) ? 'b' : '.')).join('')
  )
  const walls: Segment[] = []
  for (let y = 0; y < ROWS; y += 1) {
    for (let x = 0; x < COLUMNS; x += 1) {
      if (x + 1 < COLUMNS && chance.is(0.08))
        walls.push([
          [x, y],
          [x + 1, y]
        ])
      if (y + 1 < ROWS && chance.is(0.08))
        walls.push([
          [x, y],
          [x, y + 1]
        ])
    }
  }
  const parts = (a: SquareXY, b: SquareXY): boolean => isOwn(a[0], a[1]) && isOwn(b[0], b[1])
  const path: SquareXY[] = []
  let [x, y] = chance.pick(squares)
  for (let step = chance.whole(1, 4); step > 0; step -= 1) {
    const [nx, ny] = [x + chance.whole(-1, 1), y + chance.whole(-1, 1)]
    if (nx < 0 || ny < 0 || nx >= COLUMNS || ny >= ROWS || (nx === x && ny === y)) continue
    path.push([nx, ny])
    ;[x, y] = [nx, ny]
  }
  return {
    format: 'clixcase/1',
    ruleset: EDITIONS[seed % EDITIONS.length]!,
    map: {
      size: [COLUMNS, ROWS],
      terrain,
      indoor: terrain.map((row) => 'i'.repeat(row.length)),
      walls: walls.filter(([a, b]) => !parts(a, b))
    },
    figures: [{ id: 'M', squares, size: 'colossal' }],
    ask: { kind: 'move', figure: 'M', path: path.length > 0 ? path : [[x === 0 ? 1 : x - 1, y]] }
  }
}

describe('large bases indoors against the oracle', () => {
  it('pass where their whole base fits until 2010, and from 2012 on where one square passes', () => {
    const found = differencesAmong(wayQuestion, (question) => [baseAnswer(question)], { first: 700_001, count: times(1200) })
    expect(found.join('\n\n')).toBe('')
  }, 3_600_000)

  it('come to both verdicts, and to the rule about openings', () => {
    const rulings = Array.from({ length: 400 }, (_, seed) => rulingOn(wayQuestion(seed)))
    expect(rulings.filter(({ verdict }) => verdict === 'legal').length).toBeGreaterThan(40)
    expect(rulings.filter(({ because }) => because.some(({ rule }) => rule === 'COL-05')).length).toBeGreaterThan(20)
  })
})

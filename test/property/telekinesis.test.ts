/** What Telekinesis moves: all three within eight squares and line of fire of each other, asked one by one (POW-TK). */
import { describe, expect, it } from 'vitest'
import type { ClixCase, SquareXY } from '../../src/shared/contract/case.ts'
import { rulingOn } from '../support/askEngine.ts'
import { randomPosition } from '../support/randomPosition.ts'
import { chanceFrom } from '../support/seeded.ts'
import { holds, PATIENCE } from './runs.ts'

/** A friend to be moved somewhere: into a clear and empty square, so that only distances and lines decide. */
function question(seed: number): ClixCase {
  const chance = chanceFrom(seed ^ 0x51)
  const position = randomPosition(seed, { sizes: ['standard', 'tiny'], special: [], terrain: 0.12 })
  const figures = position.figures
    .filter(({ squares }) => !squares)
    .map((figure, index) => ({ ...figure, side: index < 2 ? 'red' : 'blue', tokens: 0, powers: index === 0 ? ['telekinesis'] : [] }))
  const [columns, rows] = position.map.size
  const to: SquareXY = [chance.whole(0, columns - 1), chance.whole(0, rows - 1)]
  return {
    ...position,
    map: { ...position.map, walls: chance.is(0.5) ? position.map.walls! : [] },
    figures,
    turn: { active: 'red', round: 2 },
    ask: {
      kind: 'timeline',
      events: [{ do: 'use', figure: figures[0]?.id ?? 'nobody', power: 'telekinesis', on: figures[1]?.id ?? 'nobody', to }]
    }
  }
}

describe('Telekinesis on a friend', () => {
  it(
    'is allowed where each pair of the three is near and in line of fire, and nowhere else',
    () => {
      const counts = { played: 0, illegal: 0 }
      holds([question], 600, (one) => {
        const { ask, map, figures = [], objects = [] } = one
        if (ask.kind !== 'timeline' || !map || figures.length < 2) return
        const [user, moved] = [figures[0]!, figures[1]!]
        const event = ask.events[0]!
        if (event.do !== 'use') return
        const to = event.to as SquareXY
        const isTo = ([x, y]: SquareXY): boolean => x === to[0] && y === to[1]
        if (map.terrain?.[to[1]]?.[to[0]] !== '.' || objects.some(({ at }) => isTo(at)) || figures.some(({ at }) => at && isTo(at))) return
        const near = (a: SquareXY, b: SquareXY): boolean => Math.max(Math.abs(a[0] - b[0]), Math.abs(a[1] - b[1])) <= 8
        const sees = (from: string, end: string | SquareXY): boolean =>
          rulingOn({ ...one, ask: { kind: 'line-of-fire', from, to: end, for: 'telekinesis' } }).verdict !== 'blocked'
        const [a, b] = [user.at!, moved.at!]
        const allowed = near(a, b) && near(a, to) && near(b, to) && sees(user.id, moved.id) && sees(user.id, to) && sees(moved.id, to)
        const { verdict } = rulingOn(one)
        expect(verdict).toBe(allowed ? 'played' : 'illegal')
        counts[allowed ? 'played' : 'illegal']++
      })
      expect(counts.played).toBeGreaterThan(20)
      expect(counts.illegal).toBeGreaterThan(20)
    },
    PATIENCE
  )
})

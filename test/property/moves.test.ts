/** What must hold of moves on any board: `move` along a path and `reach` are two views of one thing. */
import { describe, expect, it } from 'vitest'
import type { CaseFigure, ClixCase, SquareXY } from '../../src/shared/contract/case.ts'
import type { MoveRuling, ReachRuling } from '../../src/shared/contract/ruling.ts'
import { canEnd, attackOptionsOf } from '../oracle/moveOracle.ts'
import { rulingOn } from '../support/askEngine.ts'
import { reachQuestion, type ReachQuestion } from '../support/randomMoves.ts'
import { chanceFrom, type Chance } from '../support/seeded.ts'
import { symmetriesOf, transformCase } from '../support/transformCase.ts'
import { holds, PATIENCE } from './runs.ts'

const reached = (question: ClixCase): ReachRuling => rulingOn(question) as unknown as ReachRuling
const moved = (question: ReachQuestion, path: readonly SquareXY[]): MoveRuling =>
  rulingOn({ ...question, ask: { kind: 'move', figure: question.ask.figure, action: question.ask.action, path } }) as unknown as MoveRuling
const key = ([x, y]: SquareXY): string => `${x},${y}`
const anyReach = [(seed: number) => reachQuestion(seed), (seed: number) => reachQuestion(seed, { terrain: 0.3, roofs: 2, gifted: 0.3 })]

const moverOf = (question: ReachQuestion): CaseFigure => question.figures!.find(({ id }) => id === question.ask.figure)!

/** A walk of some steps in any direction that stays on the map. */
function stroll(chance: Chance, [columns, rows]: readonly [number, number], start: SquareXY, steps: number): SquareXY[] {
  const path: SquareXY[] = []
  let [x, y] = start
  while (path.length < steps) {
    const [dx, dy] = [chance.whole(-1, 1), chance.whole(-1, 1)]
    if ((dx === 0 && dy === 0) || x + dx < 0 || y + dy < 0 || x + dx >= columns || y + dy >= rows) continue
    x += dx
    y += dy
    path.push([x, y])
  }
  return path
}

describe('moves', () => {
  it(
    'along any legal path end where reach says that the figure can end',
    () => {
      holds(anyReach, 400, (question, seed) => {
        const chance = chanceFrom(seed)
        const squares = new Set(reached(question).squares.map(key))
        for (let i = 0; i < 5; i += 1) {
          const path = stroll(chance, question.map!.size, moverOf(question).at!, chance.whole(0, 4))
          const ruling = moved(question, path)
          if (ruling.verdict === 'legal') expect(squares, JSON.stringify(path)).toContain(key(ruling.end))
        }
      })
    },
    PATIENCE
  )

  it(
    'to every square that reach names have a legal path, and to no other',
    () => {
      holds(anyReach, 120, (question, seed) => {
        const squares = new Set(reached(question).squares.map(key))
        const { ways } = attackOptionsOf(question)
        for (const [end, path] of chanceFrom(seed)
          .shuffled([...ways])
          .slice(0, 8)) {
          const legal = moved(question, path).verdict === 'legal'
          expect({ end, legal }).toEqual({ end, legal: squares.has(end) })
          expect(legal).toBe(canEnd(question, moverOf(question), end.split(',').map(Number) as unknown as SquareXY))
        }
      })
    },
    PATIENCE
  )

  it(
    'reach no fewer squares with more speed',
    () => {
      holds(anyReach, 150, (question) => {
        const faster = {
          ...question,
          figures: question.figures!.map((f) => (f.id === question.ask.figure ? { ...f, speed: f.speed! + 2 } : f))
        }
        const more = new Set(reached(faster).squares.map(key))
        expect(reached(question).squares.filter((s) => !more.has(key(s)))).toEqual([])
      })
    },
    PATIENCE
  )

  it(
    'are ruled on alike on turned and mirrored boards',
    () => {
      holds(anyReach, 40, (question) => {
        const ruling = reached(question)
        for (const by of symmetriesOf(question.map!.size)) {
          const turned = reached({ ...transformCase(question, by), ask: question.ask })
          expect(turned.squares.map(key).sort()).toEqual(ruling.squares.map((s) => key(by.square(s))).sort())
          expect(turned.attackable).toEqual(ruling.attackable)
          expect(turned.refused.map(({ figure }) => figure)).toEqual(ruling.refused.map(({ figure }) => figure))
        }
      })
    },
    PATIENCE
  )

  it(
    'of larger bases end on free squares of one level, moved no farther than the speed',
    () => {
      holds(anyReach, 200, (any, seed) => {
        const question = withLargerBase(any, chanceFrom(seed))
        if (!question) return
        const base = moverOf(question).squares!
        const path = stroll(chanceFrom(seed + 1), question.map!.size, base[0]!, 2)
        const ruling = moved(question, path)
        if (ruling.verdict !== 'legal') return
        const squares = new Set(reached(question).squares.map(key))
        expect(ruling.bases?.length).toBeGreaterThan(0)
        for (const place of ruling.bases ?? []) {
          expect(place).toHaveLength(base.length)
          for (const square of place) {
            expect(squares).toContain(key(square))
            expect(
              Math.min(...base.map((from) => Math.max(Math.abs(from[0] - square[0]), Math.abs(from[1] - square[1]))))
            ).toBeLessThanOrEqual(ruling.speed)
          }
        }
      })
    },
    PATIENCE
  )
})

/** The mover on a second free square beside its own, on the same level; null where there is none. */
function withLargerBase(question: ReachQuestion, chance: Chance): ReachQuestion | null {
  const { at, ...mover } = moverOf(question)
  const [x, y] = at!
  const free = [
    [1, 0],
    [0, 1],
    [-1, 0],
    [0, -1]
  ]
    .map(([dx, dy]): SquareXY => [x + dx!, y + dy!])
    .filter(
      ([u, v]) =>
        question.map!.terrain?.[v]?.[u] === '.' &&
        question.map!.level?.[v]?.[u] === question.map!.level?.[y]?.[x] &&
        !question.figures!.some((f) => (f.squares ?? [f.at!]).some((s) => key(s) === key([u, v]))) &&
        !(question.objects ?? []).some((o) => key(o.at) === key([u, v]))
    )
  if (free.length === 0) return null
  const larger: CaseFigure = { ...mover, squares: [at!, chance.pick(free)] }
  return { ...question, figures: question.figures!.map((f) => (f.id === larger.id ? larger : f)) }
}

/** What the board shows of every square at once must be what the same question about one square gets for an answer. */
import { describe, expect, it } from 'vitest'
import { answerCase } from '../../src/shared/cases/answer.ts'
import type { ClixCase, SquareXY } from '../../src/shared/contract/case.ts'
import { Survey } from '../../src/shared/cases/survey.ts'
import type { LineOfFireRuling, MoveRuling, ReachRuling } from '../../src/shared/contract/ruling.ts'
import { reachQuestion } from '../support/randomMoves.ts'
import { lineQuestion, TARGETING } from '../support/randomQuestions.ts'
import { chanceFrom } from '../support/seeded.ts'
import { holds, PATIENCE } from './runs.ts'
import { checkedCase } from '../../src/shared/cases/common/checkedCase.ts'

const squaresOf = ({ map }: ClixCase): SquareXY[] => {
  const [columns, rows] = map!.size
  return Array.from({ length: columns * rows }, (_, n) => [n % columns, Math.floor(n / columns)])
}
const anyReach = [(seed: number) => reachQuestion(seed, { terrain: 0.3, roofs: 2, gifted: 0.3 }), (seed: number) => reachQuestion(seed)]

describe('every line from one square', () => {
  it(
    'has the verdict of the single line, for figures of every size and power',
    () => {
      holds([(seed) => lineQuestion(seed, { abilities: TARGETING, gifted: 0.3 })], 60, (question, seed) => {
        const { from } = question.ask
        const survey = new Survey(checkedCase(question))
        const lines = survey.lines(from)!
        const chance = chanceFrom(seed)
        for (const verdict of ['clear', 'hindered', 'blocked'] as const) {
          for (const to of chance.shuffled([...lines[verdict]]).slice(0, 6)) {
            const single = answerCase(checkedCase({ ...question, ask: { kind: 'line-of-fire', from, to } })) as LineOfFireRuling
            expect({ to, verdict }).toEqual({ to, verdict: single.verdict })
            expect(survey.line(from, to)!.verdict).toBe(verdict)
          }
        }
      })
    },
    PATIENCE
  )

  it(
    'leaves no square out but those of its own end',
    () => {
      holds([(seed) => lineQuestion(seed)], 40, (question) => {
        const lines = new Survey(checkedCase(question)).lines(question.ask.from)!
        const told = [...lines.clear, ...lines.hindered, ...lines.blocked].map(String)
        const { from } = question.ask
        const figure = typeof from === 'string' ? question.figures!.find(({ id }) => id === from) : undefined
        const own = new Set((figure ? (figure.squares ?? [figure.at!]) : [from as SquareXY]).map(String))
        const occupied =
          typeof from === 'string'
            ? null
            : question.figures!.find((one) => (one.squares ?? [one.at!]).some((at) => String(at) === String(from)))
        for (const square of occupied ? (occupied.squares ?? [occupied.at!]) : []) own.add(String(square))
        expect(new Set(told)).toEqual(
          new Set(
            squaresOf(question)
              .map(String)
              .filter((square) => !own.has(square))
          )
        )
      })
    },
    PATIENCE
  )
})

describe('what every square costs', () => {
  it(
    'names exactly the squares of the reach ruling',
    () => {
      holds(anyReach, 120, (question) => {
        const ruling = answerCase(checkedCase(question)) as ReachRuling
        const reach = new Survey(checkedCase(question)).reach(question.ask)!
        const free = squaresOf(question).filter((_, square) => reach.costs[square] !== null)
        expect(free).toEqual(ruling.squares)
        expect(reach.speed).toBe(ruling.speed)
      })
    },
    PATIENCE
  )

  it(
    'is the least speed that would do, and gives a reason for every square that costs nothing',
    () => {
      holds(anyReach, 40, (question, seed) => {
        const survey = new Survey(checkedCase(question))
        const reach = survey.reach(question.ask)!
        for (const at of chanceFrom(seed).shuffled(squaresOf(question)).slice(0, 8)) {
          const cost = reach.costs[at[1] * question.map!.size[0] + at[0]]!
          const because = survey.reachAt(question.ask, at)
          expect(because.length).toBeGreaterThan(0)
          if (cost === null) expect(because[0]!.say).not.toMatch(/square\.(free|own)/)
          else expect(['square.free', 'square.own']).toContain(because[0]!.say)
        }
      })
    },
    PATIENCE
  )

  it('refuses no square for a reason that a legal move there disproves', () => {
    const question: ClixCase & { readonly ask: { readonly kind: 'reach'; readonly figure: string } } = {
      format: 'clixcase/1',
      ruleset: 'heroclix-2012',
      map: {
        size: [7, 3],
        terrain: ['.......', '.......', '.......'],
        walls: [
          [
            [3, 0],
            [4, 0]
          ],
          [
            [3, 1],
            [4, 1]
          ],
          [
            [3, 2],
            [4, 2]
          ]
        ]
      },
      figures: [
        { id: 'A', at: [0, 1], speed: 4 },
        { id: 'B', side: 'blue', at: [0, 0] }
      ],
      ask: { kind: 'reach', figure: 'A' }
    }
    const survey = new Survey(checkedCase(question))
    const about = (at: SquareXY): string => survey.reachAt(question.ask, at)[0]!.say
    expect(about([0, 1])).toBe('square.own')
    expect(about([2, 1])).toBe('square.free')
    expect(about([0, 0])).toBe('square.taken')
    expect(about([5, 1])).toBe('square.no-way')
    expect(about([4, 1])).toBe('square.walled-off')
    const far = { ...question, map: { size: [7, 3] as const } }
    expect(new Survey(checkedCase(far)).reachAt(far.ask, [6, 1])[0]).toMatchObject({
      say: 'square.too-many-squares',
      facts: { count: 6, speed: 4 }
    })
    const move = answerCase(
      checkedCase({
        ...far,
        ask: {
          kind: 'move',
          figure: 'A',
          path: [
            [1, 1],
            [2, 1],
            [3, 1],
            [4, 1]
          ]
        }
      })
    ) as MoveRuling
    expect(move.verdict).toBe('legal')
    expect(new Survey(checkedCase(far)).reach(far.ask)!.costs[7 + 4]).toBe(4)
  })
})

describe('distance', () => {
  it('is counted between the nearest squares of larger bases', () => {
    const value: ClixCase = {
      format: 'clixcase/1',
      ruleset: 'heroclix-2012',
      map: { size: [9, 4] },
      figures: [
        { id: 'A', at: [0, 0] },
        {
          id: 'G',
          side: 'blue',
          squares: [
            [4, 1],
            [5, 1],
            [4, 2],
            [5, 2]
          ]
        }
      ],
      ask: { kind: 'line-of-fire', from: 'A', to: 'G' }
    }
    const survey = new Survey(checkedCase(value))
    expect(survey.distance('A', 'G')).toEqual({
      squares: 4,
      adjacent: false,
      between: [
        [0, 0],
        [4, 1]
      ]
    })
    expect(survey.distance([0, 0], [8, 3])!.squares).toBe(8)
    expect(survey.distance([3, 1], 'G')).toMatchObject({ squares: 1, adjacent: true })
  })

  it('heeds the dice that the question tells: who rolls low stays away from them (TEAM-HYPERTIME)', () => {
    const reachWith = (die: number) => {
      const question = {
        format: 'clixcase/1',
        ruleset: 'heroclix-2013',
        map: { size: [8, 3] },
        figures: [
          { id: 'A', side: 'red', at: [0, 1], speed: 6 },
          { id: 'T', side: 'blue', at: [5, 1], teamAbilities: ['hypertime'] }
        ],
        ask: { kind: 'reach', figure: 'A', rolls: { A: { hypertime: die } } }
      } as const
      const { costs } = new Survey(checkedCase(question)).reach(question.ask)!
      const ruling = answerCase(checkedCase(question)) as ReachRuling
      // The square beside T, (4,1).
      return [costs[8 + 4] !== null, ruling.squares.some(([x, y]) => x === 4 && y === 1)]
    }
    expect(reachWith(1)).toEqual([false, false])
    expect(reachWith(6)).toEqual([true, true])
  })
})

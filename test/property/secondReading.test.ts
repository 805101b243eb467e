/** What must hold on any board of the rules that were read a second time: openings, water, Hypertime, free moves, merged figures. */
import { describe, expect, it } from 'vitest'
import type { CaseFigure, ClixCase, SquareXY } from '../../src/shared/contract/case.ts'
import type { ReachRuling, TimelineRuling } from '../../src/shared/contract/ruling.ts'
import { victoryPoints, type ScoredFigure } from '../../src/shared/tournament/victory.ts'
import { rulingOn } from '../support/askEngine.ts'
import { reachQuestion, type ReachQuestion } from '../support/randomMoves.ts'
import { timelineQuestion, type TimelineCase } from '../support/randomTimeline.ts'
import { chanceFrom } from '../support/seeded.ts'
import { holds, PATIENCE } from './runs.ts'

const reached = (question: ClixCase): readonly string[] => (rulingOn(question) as unknown as ReachRuling).squares.map(String)
const anyReach = [(seed: number) => reachQuestion(seed, { terrain: 0.3, gifted: 0.3 })]

const withMover = (question: ReachQuestion, change: (figure: CaseFigure) => CaseFigure): ReachQuestion => ({
  ...question,
  figures: question.figures!.map((figure) => (figure.id === question.ask.figure ? change(figure) : figure))
})

/** The mover on a base of two squares side by side, where the second one is free; null where it is not. */
function onTwoSquares(question: ReachQuestion): ReachQuestion | null {
  const [columns] = question.map!.size
  const mover = question.figures!.find(({ id }) => id === question.ask.figure)!
  const [x, y] = mover.at!
  const beside: SquareXY = [x + 1, y]
  const taken = question.figures!.some(({ at, squares = [] }) =>
    [...(at ? [at] : []), ...squares].some((square) => String(square) === String(beside))
  )
  if (x + 1 >= columns || taken) return null
  return withMover(question, ({ at: _, ...figure }) => ({ ...figure, squares: [[x, y], beside] }))
}

const allIndoors = (question: ReachQuestion, indoor: boolean): ReachQuestion => {
  const [columns, rows] = question.map!.size
  return { ...question, map: { ...question.map!, indoor: Array.from({ length: rows }, () => (indoor ? 'i' : '.').repeat(columns)) } }
}

/** Terrain and lines taken away that could shut a way. */
const opened = (question: ReachQuestion): ReachQuestion => {
  const { walls: _, barriers: __, legend: ___, ...map } = question.map!
  return { ...question, objects: [], map: { ...map, terrain: Array.from({ length: map.size[1] }, () => '.'.repeat(map.size[0])) } }
}

describe('a large base', () => {
  it(
    'finds no way indoors that a small one would not, and none is too narrow where nothing stands',
    () => {
      holds(anyReach, 120, (question) => {
        const two = onTwoSquares(question)
        if (!two) return
        const free = opened(two)
        expect(reached(allIndoors(free, true))).toEqual(reached(allIndoors(free, false)))
        const outdoors = new Set(reached(allIndoors(withoutPassing(two), false)))
        for (const square of reached(allIndoors(withoutPassing(two), true))) expect(outdoors).toContain(square)
      })
    },
    PATIENCE
  )
})

/** Without powers that pass outdoor or indoor terrain only. */
const withoutPassing = (question: ReachQuestion): ReachQuestion => ({
  ...withMover(question, (figure) => ({ ...figure, powers: [], abilities: [], size: 'standard' })),
  ask: { ...question.ask, action: 'move' }
})

describe('water', () => {
  it(
    'is no hindrance to fliers of 2010, wherever it lies',
    () => {
      holds(anyReach, 120, (question) => {
        const flier = withMover({ ...question, ruleset: 'heroclix-2010', ask: { ...question.ask, action: 'move' } }, (figure) => ({
          ...figure,
          powers: [],
          abilities: ['flight']
        }))
        const dry = { ...flier, map: { ...flier.map!, terrain: flier.map!.terrain?.map((row) => row.replaceAll('w', '.')) ?? [] } }
        if (dry.map.terrain.length === 0) return
        expect(reached(flier)).toEqual(reached(dry))
      })
    },
    PATIENCE
  )
})

describe('Hypertime', () => {
  it(
    'keeps nobody away who uses it as well',
    () => {
      holds(anyReach, 120, (question) => {
        const { figure } = question.ask
        const mover = question.figures!.find(({ id }) => id === figure)!
        const guarded = (own: boolean): ClixCase => ({
          ...question,
          figures: question.figures!.map((one) =>
            one.id === figure
              ? { ...one, teamAbilities: own ? ['hypertime'] : [] }
              : one.side === mover.side
                ? one
                : { ...one, teamAbilities: ['hypertime'] }
          ),
          ask: { ...question.ask, rolls: { [figure]: { hypertime: 1 } } }
        })
        const unguarded = { ...question, figures: question.figures!.map((one) => ({ ...one, teamAbilities: [] })) }
        expect(reached(guarded(true))).toEqual(reached(unguarded))
        const kept = new Set(reached(guarded(true)))
        for (const square of reached(guarded(false))) expect(kept).toContain(square)
      })
    },
    PATIENCE
  )
})

describe('moves that do not count', () => {
  it(
    'forbid nothing that was allowed when they counted',
    () => {
      holds([(seed: number) => timelineQuestion(seed)], 120, (question: TimelineCase) => {
        const counted = (team: readonly string[]): TimelineCase => ({
          ...question,
          figures: question.figures!.map((figure) => ({ ...figure, teamAbilities: team })),
          ask: { ...question.ask, buildTotal: 200 }
        })
        const played = (of: TimelineCase): number => {
          const { event, states } = rulingOn(of) as unknown as TimelineRuling
          return event ?? states.length
        }
        expect(played(counted(['avengers']))).toBeGreaterThanOrEqual(played(counted([])))
      })
    },
    PATIENCE
  )
})

describe('victory points of replaced figures', () => {
  const figure = (id: string, points: number, replacedBy?: readonly string[]): ScoredFigure => ({
    id,
    points,
    ...(replacedBy ? { replacedBy } : {})
  })

  it('count a Duo once, and never less than what is defeated of it, in whatever order it is told', () => {
    for (let seed = 1; seed <= 500; seed += 1) {
      const chance = chanceFrom(seed)
      const [x, y, duo] = [chance.whole(0, 200), chance.whole(0, 200), chance.whole(0, 400)]
      const figures = [figure('x', x, ['duo']), figure('y', y, ['duo']), figure('duo', duo)]
      expect(victoryPoints(chance.shuffled(figures), ['duo'])).toBe(Math.max(duo, x + y))
      expect(victoryPoints(chance.shuffled(figures), [])).toBe(0)
      const halves = [figure('duo', duo, ['x', 'y']), figure('x', x), figure('y', y)]
      expect(victoryPoints(chance.shuffled(halves), ['x', 'y'])).toBe(Math.max(duo, x + y))
      expect(victoryPoints(chance.shuffled(halves), ['y'])).toBe(y)
    }
  })
})

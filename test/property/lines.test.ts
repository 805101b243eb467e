/** What must hold of lines of fire on any board. */
import { describe, expect, it } from 'vitest'
import type { CaseMap, ClixCase, LineOfFireAsk, SquareXY } from '../../src/shared/contract/case.ts'
import { rulingOn } from '../support/askEngine.ts'
import { cornerQuestion, lineQuestion, TARGETING } from '../support/randomQuestions.ts'
import { chanceFrom, type Chance } from '../support/seeded.ts'
import { symmetriesOf, transformCase } from '../support/transformCase.ts'
import { lineFacts } from '../support/transformRuling.ts'
import { holds, PATIENCE } from './runs.ts'

type LineQuestion = ClixCase & { ask: LineOfFireAsk }
const GRAVE = { clear: 0, hindered: 1, blocked: 2 } as const
const grave = (ruling: object): number => GRAVE[(ruling as { verdict: keyof typeof GRAVE }).verdict]
const key = ([x, y]: SquareXY): string => `${x},${y}`

/** The same question about the very squares that the ruling drew the line between. */
function pinned(question: LineQuestion): LineQuestion {
  const { between } = lineFacts(rulingOn(question))
  return { ...question, ask: { ...question.ask, from: between[0], to: between[1] } }
}

const anyLine = [(seed: number) => lineQuestion(seed, { abilities: TARGETING, gifted: 0.1 }), (seed: number) => cornerQuestion(seed)]

describe('lines of fire', () => {
  it(
    'cross the same squares and corners there and back',
    () => {
      holds(anyLine, 350, (any) => {
        const question = pinned(any)
        const there = lineFacts(rulingOn(question))
        const back = lineFacts(rulingOn({ ...question, ask: { ...question.ask, from: question.ask.to, to: question.ask.from } }))
        expect(back.crossed.toReversed()).toEqual(there.crossed)
        expect(back.corners.toReversed()).toEqual(there.corners)
        expect(back.distance).toBe(there.distance)
      })
    },
    PATIENCE
  )

  it(
    'are ruled on alike on turned and mirrored boards',
    () => {
      holds(anyLine, 80, (question) => {
        const exact = pinned(question)
        const plain = rulingOn(question)
        const facts = lineFacts(rulingOn(exact))
        for (const by of symmetriesOf(question.map!.size)) {
          // Which of two equally good lines of a big base is told may turn with the board; how good it is may not.
          const { verdict, distance, defenseModifier } = rulingOn(transformCase(question, by))
          expect({ verdict, distance, defenseModifier }, by.name).toEqual({
            verdict: plain.verdict,
            distance: plain['distance'],
            defenseModifier: plain['defenseModifier']
          })
          expect(lineFacts(rulingOn(transformCase(exact, by))), by.name).toEqual(lineFacts(facts, by))
        }
      })
    },
    PATIENCE
  )

  it(
    'do not care what lies beside them',
    () => {
      holds(anyLine, 350, (any, seed) => {
        const question = pinned(any)
        const elsewhere = changedElsewhere(question, chanceFrom(seed))
        const { notConsidered: _, ...before } = rulingOn(question)
        const { notConsidered: __, ...after } = rulingOn(elsewhere)
        expect(after).toEqual(before)
      })
    },
    PATIENCE
  )

  it(
    'are never cleared by more blocking terrain',
    () => {
      holds(anyLine, 350, (question, seed) => {
        const more = withMoreBlocking(question, chanceFrom(seed))
        expect(grave(rulingOn(more))).toBeGreaterThanOrEqual(grave(rulingOn(question)))
      })
    },
    PATIENCE
  )
})

/** Squares that may matter: crossed, flanks, both ends, and the whole base of every figure that stands on one of them. */
function nearSquares(question: LineQuestion): ReadonlySet<string> {
  const facts = lineFacts(rulingOn(question))
  const near = new Set([...facts.crossed, ...facts.corners.flatMap((c) => c.flanks), ...facts.between].map(key))
  const bases = (question.figures ?? []).map((f) => f.squares ?? [f.at!]).filter((squares) => squares.some((s) => near.has(key(s))))
  return new Set([...near, ...bases.flat().map(key)])
}

/** Terrain, walls, figures and objects off the line changed at will. */
function changedElsewhere(question: LineQuestion, chance: Chance): LineQuestion {
  const near = nearSquares(question)
  const map = question.map!
  const isFar = (s: SquareXY): boolean => !near.has(key(s))
  const layer = (rows: readonly string[] | undefined, letters: string): string[] | undefined =>
    rows?.map((row, y) => [...row].map((letter, x) => (isFar([x, y]) ? chance.pick([...letters]) : letter)).join(''))
  const walls = (map.walls ?? []).filter(([p, q]) => !isFar(p) && !isFar(q))
  for (let i = 0; i < 20; i += 1) {
    const p: SquareXY = [chance.whole(0, map.size[0] - 2), chance.whole(0, map.size[1] - 2)]
    const q: SquareXY = chance.is(0.5) ? [p[0] + 1, p[1]] : [p[0], p[1] + 1]
    if (isFar(p) || isFar(q)) walls.push([p, q])
  }
  const figures = (question.figures ?? []).filter((f) => (f.squares ?? [f.at!]).some((s) => !isFar(s)))
  const changed: CaseMap = {
    ...map,
    walls,
    terrain: layer(map.terrain, '.hw'),
    level: layer(map.level, '1123'),
    indoor: layer(map.indoor, '.i')
  }
  const free: SquareXY[] = []
  for (let y = 0; y < map.size[1]; y += 1) {
    for (let x = 0; x < map.size[0]; x += 1) {
      const isTaken = (question.figures ?? []).some((f) => (f.squares ?? [f.at!]).some((s) => key(s) === key([x, y])))
      if (isFar([x, y]) && !isTaken) free.push([x, y])
    }
  }
  const newcomers = chance
    .shuffled(free)
    .slice(0, 4)
    .map((at, i) => ({ id: `far${i}`, side: chance.pick(['red', 'blue']), at }))
  const objects = (question.objects ?? []).filter((o) => !isFar(o.at))
  return { ...question, map: changed, figures: [...figures, ...newcomers], objects }
}

/** Some clear squares made blocking; never one with a figure or an object in it. */
function withMoreBlocking(question: LineQuestion, chance: Chance): LineQuestion {
  const taken = new Set([
    ...(question.figures ?? []).flatMap((f) => (f.squares ?? [f.at!]).map(key)),
    ...(question.objects ?? []).map((o) => key(o.at))
  ])
  const terrain = question.map!.terrain!.map((row, y) =>
    [...row].map((letter, x) => (letter === '.' && !taken.has(key([x, y])) && chance.is(0.15) ? 'b' : letter)).join('')
  )
  return { ...question, map: { ...question.map!, terrain } }
}

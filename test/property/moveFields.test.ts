/**
 * A flood over steps that are kept with the map must find what a flood finds that asks the rules of each step as it comes, whoever
 * moved over the map before.
 */
import { describe, expect, it } from 'vitest'
import type { ClixCase } from '../../src/shared/contract/case.ts'
import { parseCase } from '../../src/shared/cases/parse/parseCase.ts'
import { situationIn } from '../../src/shared/cases/common/checkedCase.ts'
import { columnOf, isOnGrid, rowOf, squareAt, type Grid } from '../../src/shared/grid/grid.ts'
import { moverOf, type Mover } from '../../src/shared/engine/ground/ground.ts'
import { stepOf } from '../../src/shared/engine/ground/step.ts'
import { fewestSteps, NEVER } from '../../src/shared/engine/movement/flood.ts'
import { startMove } from '../../src/shared/engine/movement/mover.ts'
import { HINDRANCES } from '../../src/shared/engine/movement/whyNot.ts'
import type { Situation } from '../../src/shared/engine/situation/situation.ts'
import { caseFiles, questionOf } from '../cases/caseFiles.ts'
import { MOVING, reachQuestion } from '../support/randomMoves.ts'
import { chanceFrom, LONG } from '../support/seeded.ts'
import { holds, PATIENCE } from './runs.ts'

function situationFor(question: ClixCase): Situation | null {
  const parsed = parseCase(question)
  return parsed.ok && parsed.value.map ? situationIn(parsed.value).situation : null
}

/** Step by step, each in words. */
function stepByStep(situation: Situation, mover: Mover, start: number, speed: number): number[] {
  const { grid, links } = situation.position
  const steps = new Array<number>(grid.columns * grid.rows).fill(NEVER)
  const goneOn = new Set([start])
  steps[start] = 0
  let edge = [start]
  for (let taken = 1; taken <= speed; taken++) {
    const next: number[] = []
    for (const from of edge) {
      for (const to of [...beside(grid, from), ...(links.get(from) ?? [])]) {
        const { refusal, stop } = stepOf(situation, mover, from, to)
        if (goneOn.has(to) || refusal !== null) continue
        steps[to] = Math.min(steps[to]!, taken)
        if (stop !== null) continue
        goneOn.add(to)
        next.push(to)
      }
    }
    edge = next
  }
  return steps
}

const beside = (grid: Grid, from: number): number[] =>
  [-1, 0, 1].flatMap((dy) =>
    [-1, 0, 1]
      .map((dx) => [columnOf(grid, from) + dx, rowOf(grid, from) + dy] as const)
      .filter(([x, y]) => isOnGrid(grid, x, y) && squareAt(grid, x, y) !== from)
      .map(([x, y]) => squareAt(grid, x, y))
  )

/** Everybody on the map by turns, with what each ignores and as if it ignored more, over the same kept steps. */
function check(situation: Situation, seed: number): void {
  const chance = chanceFrom(seed)
  for (const figure of chance.shuffled([...situation.states]).slice(0, 3)) {
    const start = figure.squares[0]
    if (start === undefined || figure.ko) continue
    const { wish } = startMove(situation, figure, chance.pick(['move', ...MOVING]))
    const guards = chance.pick([wish.guards, wish.opponents.slice(0, 2)])
    for (const also of [undefined, chance.pick(HINDRANCES).also]) {
      const mover = moverOf(situation, figure, { ...wish, guards, ...(also && { also }) })
      expect([...fewestSteps(situation, mover, start, 6)]).toEqual(stepByStep(situation, mover, start, 6))
    }
  }
}

describe('how far a figure gets', () => {
  it(
    'is found alike on random boards, by the kept steps and step by step',
    () => {
      holds(
        [(seed: number) => reachQuestion(seed), (seed: number) => reachQuestion(seed, { terrain: 0.3, roofs: 2, gifted: 0.3 })],
        150,
        (question, seed) => {
          const situation = situationFor(question)
          if (situation) check(situation, seed)
        }
      )
    },
    PATIENCE
  )

  it(
    'is found alike on the maps of the golden cases',
    () => {
      const seen = new Set<string>()
      let boards = 0
      for (const one of caseFiles().flatMap(({ cases }) => cases)) {
        const key = JSON.stringify([one.map, one.specialTerrain, one.ruleset])
        if (!one.map || seen.has(key) || !one.ruleset.startsWith('heroclix')) continue
        seen.add(key)
        if (!LONG && seen.size % 4 !== 0) continue
        const situation = situationFor(questionOf(one))
        if (!situation || situation.states.length === 0) continue
        boards++
        check(situation, seen.size)
      }
      expect(boards).toBeGreaterThan(100)
    },
    PATIENCE
  )
})

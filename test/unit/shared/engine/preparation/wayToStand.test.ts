/** Where a figure may attack from past those whom it has to roll for, against every way there is, step by step. */
import { describe, expect, it } from 'vitest'
import { checkedCase, situationIn } from '../../../../../src/shared/cases/common/checkedCase.ts'
import type { CaseFigure, ClixCase } from '../../../../../src/shared/contract/case.ts'
import { compareFractions, fraction, ONE, plus, times, without, ZERO } from '../../../../../src/shared/base/numbers/fraction.ts'
import { squareAt, type Square } from '../../../../../src/shared/grid/grid.ts'
import { startMove } from '../../../../../src/shared/engine/movement/mover.ts'
import { standsIn } from '../../../../../src/shared/engine/preparation/stands.ts'
import { keptBack, wayTo } from '../../../../../src/shared/engine/preparation/wayToStand.ts'
import { areFiguresAdjacentFrom } from '../../../../../src/shared/engine/situation/adjacency.ts'
import { canStandIn, stepOf } from '../../../../../src/shared/engine/ground/step.ts'
import { figureOf, type FigureState, type Situation } from '../../../../../src/shared/engine/situation/situation.ts'
import { chanceFrom } from '../../../../support/seeded.ts'

const SEEDS = Array.from({ length: 40 }, (_, at) => at + 1)

function boardOf(seed: number): ClixCase {
  const chance = chanceFrom(seed ^ 0x71c3)
  const [columns, rows] = [chance.whole(6, 9), chance.whole(3, 6)]
  const free = chance.shuffled(Array.from({ length: columns * rows }, (_, at) => [at % columns, Math.floor(at / columns)] as const))
  const figure = (id: string, side: string, more: Partial<CaseFigure>): CaseFigure => ({ id, side, at: free.pop()!, ...more })
  return {
    format: 'clixcase/1',
    ruleset: chance.pick(['heroclix-2010', 'heroclix-2012', 'heroclix-2013'] as const),
    map: {
      size: [columns, rows],
      terrain: Array.from({ length: rows }, () => Array.from({ length: columns }, () => chance.pick([...'......hbb'])).join(''))
    },
    turn: { active: 'red', round: 2 },
    figures: [
      figure('A', 'red', { speed: chance.whole(4, 12), powers: ['charge'] }),
      ...['T', 'U', 'V'].map((id) =>
        figure(id, 'blue', { teamAbilities: chance.is(0.7) ? [chance.pick(['hypertime', 'kingdom-come'])] : [] })
      )
    ],
    ask: { kind: 'preparation', from: 'A' }
  }
}

/** By square, the fewest of them that it comes next to on any way within its speed. */
function fewestApproaches(situation: Situation, user: FigureState): ReadonlyMap<Square, number> {
  const { mover, speed } = startMove(situation, user, 'charge')
  const guards = situation.states.filter(({ side, can }) => side !== user.side && (can.has('hypertime') || can.has('kingdom-come')))
  const beside = (square: Square, guard: FigureState): boolean =>
    guard.squares.some((other) => areFiguresAdjacentFrom(situation, user, square, guard, other))
  const fewest = new Map<Square, number>()
  interface At {
    readonly square: Square
    readonly met: string
    readonly stopped: boolean
  }
  let edge: readonly At[] = [{ square: user.squares[0]!, met: '', stopped: false }]
  const known = new Set<string>()
  for (let taken = 0; taken <= speed; taken++) {
    const next: At[] = []
    for (const { square, met, stopped } of edge) {
      if (canStandIn(mover, square)) fewest.set(square, Math.min(fewest.get(square) ?? Infinity, met.length))
      if (stopped) continue
      for (let to = 0; to < situation.occupant.length; to++) {
        const step = to === square ? null : stepOf(situation, mover, square, to)
        if (!step || step.refusal) continue
        const come = guards.filter((guard) => !met.includes(guard.id) && beside(to, guard) && !beside(square, guard)).map(({ id }) => id)
        const one = { square: to, met: [...met, ...come].sort().join(''), stopped: Boolean(step.stop) }
        const key = `${one.square} ${one.met} ${one.stopped}`
        if (!known.has(key)) next.push(one)
        known.add(key)
      }
    }
    edge = next
  }
  return fewest
}

describe('where a figure may attack from', () => {
  it.each(SEEDS)('is told with the fewest rolls to come next to somebody: seed %i', (seed) => {
    const { situation } = situationIn(checkedCase(boardOf(seed)))
    const user = figureOf(situation, 'A')
    const stands = standsIn(situation, user, 'charge', 0)
    const chances = [ONE, fraction(2, 3), fraction(4, 9), fraction(8, 27)]
    const told = new Map(stands.map(({ square, comes }) => [square, chances.findIndex((one) => compareFractions(one, comes) === 0)]))
    const counted = fewestApproaches(situation, user)
    expect([...told].sort(([a], [b]) => a - b)).toEqual([...counted].sort(([a], [b]) => a - b))
  })

  it.each(SEEDS)('is come to, or not, by each of these rolls: seed %i', (seed) => {
    const { situation } = situationIn(checkedCase(boardOf(seed)))
    const user = figureOf(situation, 'A')
    const { grid } = situation.position
    for (const stand of standsIn(situation, user, 'charge', 0)) {
      const path = wayTo(situation, user, 'charge', stand).map(([x, y]) => squareAt(grid, x, y))
      expect(path.length).toBe(stand.steps)
      const kept = keptBack(situation, user, 'charge', stand)
      expect(kept.length).toBe(stand.approaches.length)
      expect(kept.reduce((sum, { chance }) => plus(sum, chance), ZERO)).toEqual(without(stand.comes))
      expect(stand.reached).toEqual(times(stand.away, stand.comes))
      // A failed roll leaves it on its way, next to none of those that it has not come next to.
      for (const { squares } of kept) expect([user.squares[0], ...path.slice(0, -1)]).toContain(squares[0])
    }
  })
})

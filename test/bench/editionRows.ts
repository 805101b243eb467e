/** The same questions by the rules of 2013 and of 2023, in turns: a ratio moves with the code and not with the machine. */
import { shippedRuleset } from '../../src/shared/editions/shippedEditions.ts'
import type { ClixCase } from '../../src/shared/contract/case.ts'
import { figureEnd } from '../../src/shared/engine/lineOfFire/bestLine.ts'
import { lineField } from '../../src/shared/engine/lineOfFire/lineField.ts'
import { ruleOnLine } from '../../src/shared/engine/lineOfFire/ruleOnLine.ts'
import { findReach } from '../../src/shared/engine/movement/reach.ts'
import { oddsOnPosition } from '../../src/shared/engine/odds/positionOdds.ts'
import { situationOf } from '../../src/shared/engine/situation/changes.ts'
import type { Situation } from '../../src/shared/engine/situation/situation.ts'
import { findTargets } from '../../src/shared/engine/targeting/ruleOnTarget.ts'
import { positionOf } from '../../src/shared/position/fromCase.ts'
import { crowdedCase } from './boards.ts'
import { microseconds } from './measure.ts'

export interface EditionRow {
  readonly what: string
  /** Microseconds of one call by the rules of 2013 and of 2023. */
  readonly us: readonly [classic: number, modern: number]
  /** The median of the ratios of both, measured alternately. */
  readonly ratio: number
  readonly goal: string
}

const EDITIONS = ['heroclix-2013', 'heroclix-2023'] as const
const TURNS = 7

function situationUnder(id: string): Situation {
  const board: ClixCase = crowdedCase(7, 40)
  const ruleset = shippedRuleset(id)!
  const figures = board.figures!.map((figure) => ({ ...figure, range: 10, attack: 10, defense: 17, damage: 3 }))
  const found = positionOf({ ...board, ruleset: id, figures, turn: { active: 'red', round: 2 } }, ruleset.terrain)
  if (!found.ok) throw new Error('The board of the benchmark is broken.')
  return situationOf(found.value, ruleset)
}

export function editionRows(): readonly EditionRow[] {
  const [classic, modern] = EDITIONS.map(situationUnder) as [Situation, Situation]
  let [next, sink] = [0, 0]
  const pair = (): readonly [number, number] => {
    next = (next + 1) % 1600
    const [a, b] = [next % 40, (next * 7 + 1 + ((next / 40) | 0)) % 40]
    return a === b ? pair() : [a, b]
  }
  const row = (what: string, batch: number, work: (situation: Situation) => number, goal = 'at most 1.1x'): EditionRow => {
    const taken = Array.from({ length: TURNS }, () =>
      [classic, modern].map((situation) => {
        next = 0
        return microseconds(
          () => {
            sink += work(situation)
          },
          batch,
          5
        )
      })
    ) as [number, number][]
    const middle = (numbers: readonly number[]): number => [...numbers].sort((a, b) => a - b)[TURNS >> 1]!
    return {
      what,
      us: [middle(taken.map(([a]) => a)), middle(taken.map(([, b]) => b))],
      ratio: middle(taken.map(([a, b]) => b / a)),
      goal
    }
  }
  const rows = [
    row('ruling on one line', 800, (situation) => {
      const [a, b] = pair()
      return ruleOnLine(situation, figureEnd(situation.states[a]!), figureEnd(situation.states[b]!), 'attack').because.length
    }),
    row('every line from one square (24 x 36)', 20, (situation) => lineField(situation, situation.states[0]!.squares[0]!)[5]!),
    row('targets of one figure', 10, (situation) => findTargets(situation, situation.states[0]!, 'ranged-attack', null).legal.length),
    row(
      'reach with speed 8',
      10,
      (situation) => findReach(situation, situation.states[0]!, 'move').squares.length,
      'more squares: terrain slows nobody'
    ),
    row('odds of one attack', 40, (situation) => {
      const [a, b] = pair()
      return Number('illegal' in oddsOnPosition(situation, { kind: 'odds', from: `f${a}`, to: `f${b}` }, {}))
    })
  ]
  if (sink < 0) throw new Error('Nothing was measured.')
  return rows
}

/** How near a change is to what a judge would ask: "and if the giant were not there?" comes before "and with wings?". */
import type { Reason, Ruling } from '../../contract/ruling.ts'
import type { ClixCase } from '../../contract/case.ts'
import { levelAt } from '../../contract/caseSquares.ts'
import type { Change, ChangeKind } from './change.ts'
import type { Difference } from './outcome.ts'

interface Ranked {
  readonly changes: readonly Change[]
  readonly effect: Difference
}

const ORDER: readonly ChangeKind[] = [
  'combat',
  'action',
  'figure-gone',
  'door-shut',
  'door-open',
  'wall-gone',
  'object-gone',
  'countered',
  'value',
  'ground',
  'figure-moved',
  'size',
  'level',
  'ruleset',
  'had'
]

const mentions = ({ by, facts, at }: Reason, change: Change): boolean => {
  const said = [by, ...Object.values(facts).flatMap((fact) => (Array.isArray(fact) ? (fact as readonly unknown[]) : [fact]))]
  const lies = (square: readonly [number, number]): boolean => at.some(([x, y]) => x === square[0] && y === square[1])
  switch (change.do) {
    // Asked otherwise: nothing on the table is another.
    case 'combat':
    case 'action':
      return true
    case 'figure-gone':
    case 'figure-moved':
    case 'size':
      return said.includes(change.figure)
    case 'countered':
    case 'had':
      return said.includes(change.power)
    case 'value':
      return true
    case 'ground':
    case 'level':
      return lies(change.at)
    case 'door-shut':
    case 'door-open':
    case 'wall-gone':
      return change.between.every(lies)
    case 'object-gone':
      return said.includes(change.object)
    case 'ruleset':
      return false
  }
}

/** A number for sorting proposals about this ruling: small is near. */
export function rankOf(input: ClixCase, ruling: Ruling): (proposal: Ranked) => number {
  const deciding = ruling.because.filter(({ weight }) => weight === 'decides')
  const counting = ruling.because.filter(({ weight }) => weight === 'decides' || weight === 'contributes' || weight === 'overridden')
  const one = (change: Change): number => {
    const nearness = deciding.some((reason) => mentions(reason, change)) ? 0 : counting.some((reason) => mentions(reason, change)) ? 1 : 2
    // What would have to be put there first is nobody's first question.
    const added =
      (change.do === 'ground' && change.to !== 'clear') || (change.do === 'level' && input.map && change.to > levelAt(input.map, change.at))
        ? 1
        : 0
    return added * 1000 + nearness * 100 + ORDER.indexOf(change.do)
  }
  return ({ changes, effect }) => (effect === 'verdict' ? 0 : 100_000) + (changes.length - 1) * 10_000 + Math.max(...changes.map(one))
}

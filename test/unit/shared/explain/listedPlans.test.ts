/** Plans that are shown: none that only repeats another by an action that moves no figure. */
import { expect, it } from 'vitest'
import type { PreparedPlan, PreparationStep } from '../../../../src/shared/contract/ruling.ts'
import { listedPlans } from '../../../../src/shared/explain/listedPlans.ts'

const attack = (action: string | null): PreparationStep => ({ do: 'attack', kind: 'close', action, powers: [], targets: ['t'] })
const plan = (steps: readonly PreparationStep[], hit = '7/12'): PreparedPlan => ({
  steps,
  targets: ['t'],
  hit: { fraction: hit, percent: 58.33 },
  expected: { fraction: '1', decimal: 1 },
  turned: { fraction: '1', decimal: 1 },
  ko: null,
  because: [],
  lines: []
})
const move: PreparationStep = { do: 'move', action: 'charge', path: [[1, 0]] }
const shown = (plans: readonly PreparedPlan[], hit = 0): readonly number[] =>
  listedPlans({ plans, bestBy: { hit, damage: null, ko: null } }).map(([index]) => index)

it('leaves out Charge over 0 squares beside the same attack with the same numbers', () => {
  expect(shown([plan([attack(null)]), plan([attack('charge')])])).toEqual([0])
})

it('leaves it out beside the same turn of several figures, one of whom moves', () => {
  const of = (by: string, step: PreparationStep): PreparationStep => ({ ...step, by })
  const turn = (action: string | null) => plan([of('a', move), of('a', attack('charge')), of('b', attack(action))])
  expect(shown([turn(null), turn('running-shot')])).toEqual([0])
  expect(shown([turn(null), plan([of('a', attack('charge')), of('b', move), of('b', attack('running-shot'))])])).toEqual([0, 1])
})

it('keeps it where it moves, comes to other numbers, stands alone or is the best of all', () => {
  expect(shown([plan([attack(null)]), plan([move, attack('charge')])])).toEqual([0, 1])
  expect(shown([plan([attack(null)]), plan([attack('charge')], '1/2')])).toEqual([0, 1])
  expect(shown([plan([attack('charge')])])).toEqual([0])
  expect(shown([plan([attack(null)]), plan([attack('charge')])], 1)).toEqual([0, 1])
})

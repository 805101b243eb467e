/** A question and the same thing played as an event of a timeline come to the same, except in the differences known by name. */
import { describe, expect, it } from 'vitest'
import { ATTACKS_DIFFER, MOVES_DIFFER, REACH_DIFFERS } from './oneMachineDiffers.ts'
import { comparedAttacks, comparedMoves, comparedReach } from './oneMachine.ts'
import { PATIENCE } from './runs.ts'

describe('each golden question, asked alone and played as an event', () => {
  it(
    'of an attack leaves the same table or is forbidden by the same rule',
    () => {
      const { count, differ } = comparedAttacks()
      expect(differ).toEqual(ATTACKS_DIFFER)
      expect(count).toBeGreaterThan(2_000)
    },
    PATIENCE
  )

  it(
    'of a move is allowed or forbidden by the same rule',
    () => {
      const { count, differ } = comparedMoves()
      expect(differ).toEqual(MOVES_DIFFER)
      expect(count).toBeGreaterThan(1_300)
    },
    PATIENCE
  )

  it(
    'of what a figure can reach has the same squares',
    () => {
      const { count, differ } = comparedReach()
      expect(differ).toEqual(REACH_DIFFERS)
      expect(count).toBeGreaterThan(4_900)
    },
    PATIENCE
  )
})

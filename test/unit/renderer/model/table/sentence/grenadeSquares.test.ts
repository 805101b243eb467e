import { expect, it } from 'vitest'
import { withGrenadeChoice } from '../../../../../../src/renderer/model/table/sentence/grenadeSquares.ts'

it('what is chosen for a grenade is kept until it is taken out, and nothing stands in the question where nothing is chosen', () => {
  const first = withGrenadeChoice(undefined, { squares: [[1, 2]] })
  expect(first).toEqual({ squares: [[1, 2]] })
  const both = withGrenadeChoice(first, { destroy: [{ square: [3, 3] }] })
  expect(both).toEqual({ squares: [[1, 2]], destroy: [{ square: [3, 3] }] })
  expect(withGrenadeChoice(both, { squares: [] })).toEqual({ destroy: [{ square: [3, 3] }] })
  expect(withGrenadeChoice(first, { squares: [] })).toBeUndefined()
})

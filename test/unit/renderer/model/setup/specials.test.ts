import { expect, it } from 'vitest'
import { lastUsedFirst } from '../../../../../src/renderer/model/setup/specials.ts'

it('special terrain that was used stands first, the last one before the one before it; the others stay as they are', () => {
  const names = ['a', 'b', 'c', 'd'].map((id) => ({ id, label: id, names: [id] }))
  expect(lastUsedFirst(names, ['c', 'b', 'gone']).map(({ id }) => id)).toEqual(['c', 'b', 'a', 'd'])
})

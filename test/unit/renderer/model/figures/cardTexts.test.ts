import { expect, it } from 'vitest'
import { freshText } from '../../../../../src/renderer/model/figures/cardTexts.ts'

it('a new text of a card has an id that no other has, whatever was taken out before', () => {
  expect(freshText([])).toEqual({ id: 'text-1' })
  expect(freshText([{ id: 'text-1' }])).toEqual({ id: 'text-2' })
  // The first of three went, and one came from a file.
  expect(freshText([{ id: 'text-2' }, { id: 'text-3' }, { id: 'rally' }])).toEqual({ id: 'text-4' })
  expect(freshText([{ id: 'text-2' }, { id: 'text-3' }])).toEqual({ id: 'text-4' })
})

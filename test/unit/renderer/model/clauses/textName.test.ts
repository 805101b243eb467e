/** What a text of a card is called before anybody has named it. */
import { expect, it } from 'vitest'
import { textName } from '../../../../../src/renderer/model/clauses/textName.ts'

it('calls a text by its name, by its number, or by what its id says', () => {
  expect(textName({ id: 'text-2', name: ' Trickster ' })).toBe('Trickster')
  expect(textName({ id: 'text-2', name: ' ' })).toBe('Text 2')
  expect(textName({ id: 'lightning-rod' })).toBe('Lightning Rod')
})

/** Texts of the maps that come with the app, said by their sentences; what an author wrote stays. */
import { expect, it } from 'vitest'
import spanish from '../../../../src/renderer/i18n/es/shippedTexts.json' with { type: 'json' }
import { shippedSentences, shippedWords } from '../../../../src/renderer/i18n/shippedSentences.ts'

it('are taken apart into sentences, with their numbers and squares beside them', () => {
  expect(shippedSentences('G15 to E7: blocked')).toEqual([{ key: '# to #: blocked', counted: ['G15', 'E7'] }])
  expect(shippedSentences('A yard. Of 2 roofs.').map(({ key }) => key)).toEqual(['A yard.', 'Of # roofs.'])
})

it('are said sentence by sentence, with the numbers of this map', () => {
  expect(shippedWords('G15 to E7: blocked', spanish)).toBe('De G15 a E7: bloqueada')
  expect(shippedWords('Market Street', spanish)).toBe('Calle del mercado')
  const said = { 'A yard.': 'Un patio.', 'Of # roofs and # walls.': 'De # azoteas y # paredes.' }
  expect(shippedWords('A yard. Of 2 roofs and 11 walls.', said)).toBe('Un patio. De 2 azoteas y 11 paredes.')
})

it('stay as they are where an author wrote one of their sentences', () => {
  expect(shippedWords('A yard. My own.', { 'A yard.': 'Un patio.' })).toBe('A yard. My own.')
  expect(shippedWords('constructor', {})).toBe('constructor')
})

/** Texts of the maps that come with the app, said by their sentences; what an author wrote stays. */
import { expect, it } from 'vitest'
import spanish from '../../../../src/renderer/i18n/es/mapTexts.json' with { type: 'json' }
import { mapSentences, mapWords } from '../../../../src/renderer/i18n/mapSentences.ts'

it('are taken apart into sentences, with their numbers and squares beside them', () => {
  expect(mapSentences('G15 to E7: blocked')).toEqual([{ key: '# to #: blocked', counted: ['G15', 'E7'] }])
  expect(mapSentences('A yard. Of 2 roofs.').map(({ key }) => key)).toEqual(['A yard.', 'Of # roofs.'])
})

it('are said sentence by sentence, with the numbers of this map', () => {
  expect(mapWords('G15 to E7: blocked', spanish)).toBe('De G15 a E7: bloqueada')
  expect(mapWords('Market Street', spanish)).toBe('Calle del mercado')
  const said = { 'A yard.': 'Un patio.', 'Of # roofs and # walls.': 'De # azoteas y # paredes.' }
  expect(mapWords('A yard. Of 2 roofs and 11 walls.', said)).toBe('Un patio. De 2 azoteas y 11 paredes.')
})

it('stay as they are where an author wrote one of their sentences', () => {
  expect(mapWords('A yard. My own.', { 'A yard.': 'Un patio.' })).toBe('A yard. My own.')
  expect(mapWords('constructor', {})).toBe('constructor')
})

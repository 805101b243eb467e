/** What was found is marked, cut out of long texts, and one's own words are read from a line. */
import { describe, expect, it } from 'vitest'
import { excerpt, marked, type Piece } from '../../../../../src/renderer/model/search/marks.ts'
import { ownLine, type OwnLine } from '../../../../../src/renderer/model/search/ownWords.ts'

/** What was found in brackets. */
const said = (pieces: readonly Piece[]): string => pieces.map(({ text, found }) => (found ? `[${text}]` : text)).join('')

describe('a text in pieces', () => {
  it.each<[text: string, terms: readonly string[], pieces: readonly Piece[]]>([
    ['', ['wall'], []],
    ['No such word', ['wall'], [{ text: 'No such word', found: false }]],
    ['Wall', ['wall'], [{ text: 'Wall', found: true }]],
    [
      'Two walls, a wáll.',
      ['wall'],
      [
        { text: 'Two ', found: false },
        { text: 'walls', found: true },
        { text: ', a ', found: false },
        { text: 'wáll', found: true },
        { text: '.', found: false }
      ]
    ],
    [
      'wall gate',
      ['gate', 'wall'],
      [
        { text: 'wall', found: true },
        { text: ' ', found: false },
        { text: 'gate', found: true }
      ]
    ],
    ['walled', ['wall'], [{ text: 'walled', found: false }]]
  ])('%j with %j', (text, terms, pieces) => {
    expect(marked(text, terms)).toEqual(pieces)
  })
})

describe('a stretch of a text', () => {
  const numbers = Array.from({ length: 20 }, (_, index) => `w${String(index).padStart(2, '0')}`).join(' ')

  it.each<[of: string, terms: readonly string[], length: number, stretch: string]>([
    ['all of it where it is short enough', ['w02'], 79, numbers.replace('w02', '[w02]')],
    ['the beginning where nothing is found', ['x'], 20, 'w00 w01 w02 w03 w04 …'],
    ['the beginning where the word stands there', ['w01'], 20, 'w00 [w01] w02 w03 w04 …'],
    ['the words around the first one found', ['w10'], 20, '… w09 [w10] w11 w12 w13 …'],
    ['the words around the first of several', ['w12', 'w10'], 20, '… w09 [w10] w11 [w12] w13 …'],
    ['the end where the word stands there', ['w19'], 20, '… w15 w16 w17 w18 [w19]'],
    ['all but the last words', ['w00'], 78, `[w00] ${numbers.slice(4, 75)} …`]
  ])('%s', (_of, terms, length, stretch) => {
    expect(said(excerpt(numbers, terms, length))).toBe(stretch)
  })

  it('is 140 letters long at most, beside its dots', () => {
    const long = 'word '.repeat(60).trim()
    expect(said(excerpt(long, []))).toBe(`${'word '.repeat(28).trim()} …`)
    expect(said(excerpt('x'.repeat(140), []))).toBe('x'.repeat(140))
  })

  it('cuts nothing out of a text without gaps', () => {
    expect(said(excerpt('x'.repeat(30), [], 20))).toBe('x …')
  })
})

describe('a line of own words', () => {
  const many = (count: number) => Array.from({ length: count }, (_, index) => `w${index}`)
  it.each<[typed: string, line: OwnLine]>([
    ['rim = ledge, edge; brink', { ok: true, words: ['rim', 'ledge', 'edge', 'brink'] }],
    [' rim   of it = rim of it = ledge', { ok: true, words: ['rim of it', 'ledge'] }],
    ['rim', { ok: false, problem: 'one' }],
    ['rim = rim', { ok: false, problem: 'one' }],
    ['= ,;', { ok: false, problem: 'one' }],
    [many(20).join(), { ok: true, words: many(20) }],
    [many(21).join(), { ok: false, problem: 'many' }],
    [`rim, ${'x'.repeat(60)}`, { ok: true, words: ['rim', 'x'.repeat(60)] }],
    [`rim, ${'x'.repeat(61)}`, { ok: false, problem: 'long' }],
    ['Wall = GATE', { ok: false, problem: 'known' }],
    ['wall = gate = door', { ok: true, words: ['wall', 'gate', 'door'] }]
  ])('%j', (typed, line) => {
    expect(ownLine(typed, [['gate', 'wáll']])).toEqual(line)
  })
})

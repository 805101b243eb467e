/** The small parts of search and of the reference: marks, excerpts, walking a list, history, a judge's own words, keys. */
import { describe, expect, it } from 'vitest'
import { chordWords, KEY_TABLE, keyOf, rowFor } from '../../../../../src/renderer/model/window/keyTable.ts'
import { articleOf } from '../../../../../src/renderer/model/reference/article.ts'
import { Book } from '../../../../../src/renderer/model/reference/entries.ts'
import { SECTIONS } from '../../../../../src/renderer/model/reference/sections.ts'
import { nextRow } from '../../../../../src/renderer/model/reference/walkList.ts'
import { excerpt, marked } from '../../../../../src/renderer/model/search/marks.ts'
import { ownRuleset } from '../../../../../src/renderer/model/library/ownEditions.ts'
import { ownLine } from '../../../../../src/renderer/model/search/ownWords.ts'
import { ruleText, rulesOf } from '../../../../../src/shared/editions/shelf.ts'
import { editionFile } from '../../../../support/editions.ts'
import { MODERN_EDITIONS } from '../../../../../src/shared/editions/shippedEditions.ts'

const book = new Book()
const text = (pieces: readonly { readonly text: string }[]) => pieces.map((piece) => piece.text).join('')

describe('marks', () => {
  it('mark the words found and leave the text as it is', () => {
    const pieces = marked('A <b>wall</b> and walls, Wáll.', ['wall'])
    expect(text(pieces)).toBe('A <b>wall</b> and walls, Wáll.')
    expect(pieces.filter(({ found }) => found).map((piece) => piece.text)).toEqual(['wall', 'walls', 'Wáll'])
  })

  it('cut a long text around the word, between words', () => {
    const long = `${'before '.repeat(60)}corner ${'after '.repeat(60)}`.trim()
    const cut = excerpt(long, ['corner'])
    expect(cut.some(({ found, text: word }) => found && word === 'corner')).toBe(true)
    expect(text(cut)).toMatch(/^… (before )+corner( after)+ …$/)
    expect(text(excerpt('short', ['x']))).toBe('short')
  })
})

describe('the pages of own editions', () => {
  const corner = {
    ...editionFile('corner'),
    rows: {
      ...editionFile('corner').rows,
      'KB-01': { text: 'Knock back is counted aloud here.' },
      'CS-9': { title: 'Late players', text: 'They lose their first action.' }
    },
    judge: { 'CS-9': { why: 'The store decides how late is late.', touches: ['turn' as const] } },
    words: { es: { 'judge.CS-9': 'La tienda decide.' } }
  }
  const editions = [corner, editionFile('north')]
  const rulesets = editions.map(({ id }) => {
    const own = ownRuleset(editions, id)
    if (!own.ok) throw new Error(JSON.stringify(own.problems))
    return own.value
  })
  const withOwn = new Book([], rulesets)

  it('are in a section of their own, each row once, and leave the other pages as they are', () => {
    const own = withOwn.of('OWN').map(({ id }) => id)
    expect(own).toEqual(expect.arrayContaining(['CS-1', 'CS-2', 'CS-3', 'CS-9', 'corner-store/KB-01']))
    expect(new Set(own).size).toBe(own.length)
    expect(own.filter((id) => id.startsWith('north-store/'))).toEqual([])
    expect(withOwn.entry('KB-01')).toEqual(book.entry('KB-01'))
    expect(withOwn.entry('CS-1')).toMatchObject({
      own: true,
      title: 'Perplex reaches 4',
      founded: { edition: 'Corner Store', standing: 'house' }
    })
  })

  it('say what the store leaves to the judge', () => {
    expect(articleOf(withOwn, 'CS-9')!.coverage).toEqual({ mark: 'judge', why: 'The store decides how late is late.', told: true })
    expect(articleOf(withOwn, 'CS-1')!.coverage.mark).toBe('engine')
  })
})

describe('the pages', () => {
  it('are all the rows of the rulebooks, each in one section, with its neighbours', () => {
    const rules = book.all.filter(({ kind }) => kind === 'rule').map(({ id }) => id)
    expect([...rules].sort()).toEqual(
      ['heroclix-2012', ...MODERN_EDITIONS.map(({ id }) => id)]
        .flatMap((id) => rulesOf(id))
        .map(({ id }) => id)
        .sort()
    )
    expect(SECTIONS.flatMap((section) => book.of(section))).toEqual(book.all)
    expect(SECTIONS.filter((section) => book.of(section).length === 0)).toEqual(['OWN'])
    const [first, second] = book.all
    expect(book.neighbours(second!.id).previous).toBe(first)
    expect(book.neighbours(first!.id).previous).toBeNull()
    expect(book.neighbours(book.all.at(-1)!.id).next).toBeNull()
  })

  it('tell for every page what a judge asks: text, place, coverage; links lead somewhere', () => {
    for (const { id } of book.all) {
      const article = articleOf(book, id)!
      expect(article.entry.summary.length).toBeGreaterThan(10)
      for (const other of [...article.related, ...article.errata, ...article.changes, ...article.terrain])
        expect(book.entry(other.id)).toBe(other)
    }
    expect(articleOf(book, 'LOF-14')!.coverage.mark).toBe('judge')
    expect(articleOf(book, 'LOF-01')!.coverage.mark).toBe('definition')
    expect(articleOf(book, 'LOF-09')!.coverage.mark).toBe('engine')
    expect(articleOf(book, 'POW-HS')!.errata.map(({ id }) => id)).toEqual(['ERR-06'])
    expect(articleOf(book, 'nothing')).toBeNull()
  })

  it('say what editions say differently, in the words of the editions', () => {
    const [difference] = articleOf(book, 'POW-SI')!.differences
    expect(difference!.texts.find(({ rulesets }) => rulesets.includes('heroclix-2012'))!.summary).toBeNull()
    expect(articleOf(book, 'KBD-06')!.differences[0]!.texts).toHaveLength(2)
    expect(articleOf(book, 'OBJ-04')!.replacedRows.map(({ entry }) => entry.id)).toEqual(['CC-16'])
  })
})

describe('walking a list', () => {
  const names = ['Charge', 'Flurry', 'Élan', 'Force Blast']
  it.each([
    [-1, 'ArrowDown', 0],
    [0, 'ArrowDown', 1],
    [3, 'ArrowDown', 3],
    [0, 'ArrowUp', 0],
    [1, 'Home', 0],
    [1, 'End', 3],
    [0, 'f', 1],
    [1, 'f', 3],
    [3, 'f', 1],
    [0, 'e', 2],
    [0, 'x', null],
    [0, 'Tab', null]
  ] as const)('from %i by %s to %s', (at, key, to) => {
    expect(nextRow(names, at, key)).toBe(to)
  })

  it('does nothing in an empty list', () => {
    expect(nextRow([], -1, 'ArrowDown')).toBeNull()
  })
})

describe('own words', () => {
  it('are a line with signs between them', () => {
    expect(ownLine(' smash =  knock   back , shove', [])).toEqual({ ok: true, words: ['smash', 'knock back', 'shove'] })
  })
  it.each([
    ['one', 'smash'],
    ['known', 'Knock back = SMASH'],
    ['long', `a = ${'b'.repeat(61)}`],
    ['many', Array.from({ length: 21 }, (_, i) => `w${i}`).join('=')]
  ])('%s: is refused', (problem, line) => {
    expect(ownLine(line, [['smash', 'knock back']])).toEqual({ ok: false, problem })
  })
})

describe('the table of keys', () => {
  const press = (key: string, held: Partial<Record<'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey', boolean>> = {}) =>
    rowFor({ key, ctrlKey: false, metaKey: false, shiftKey: false, altKey: false, ...held }, ['table', 'anywhere'])?.id

  it('finds the row of what is pressed', () => {
    expect(press('/')).toBe('search')
    expect(press('/', { shiftKey: true })).toBe('search')
    expect(press('k', { ctrlKey: true })).toBe('palette')
    expect(press('K', { metaKey: true })).toBe('palette')
    expect(press('k')).toBeUndefined()
    expect(press('z', { ctrlKey: true })).toBe('undo')
    expect(press('Z', { ctrlKey: true, shiftKey: true })).toBe('redo')
    expect(press('=')).toBe('zoomIn')
    expect(press('ArrowLeft', { altKey: true })).toBeUndefined()
  })

  it('gives no two rows of one place the same keys, and each row a name', () => {
    for (const group of new Set(KEY_TABLE.map((row) => row.group))) {
      const chords = KEY_TABLE.filter((row) => row.group === group || row.group === 'anywhere').flatMap((row) =>
        row.chords.map((chord) => chord.join(' '))
      )
      expect(chords.filter((chord, i) => chords.indexOf(chord) !== i)).toEqual([])
    }
    expect(new Set(KEY_TABLE.map(({ id }) => id)).size).toBe(KEY_TABLE.length)
    expect(keyOf('palette')).toBe('Ctrl or Cmd + K')
    expect(chordWords(['shift', 'arrows'])).toEqual(['Shift', 'Arrows'])
  })
})

it('every rule of the reference can be cited by its id', () => {
  for (const { id, kind } of book.all) if (kind === 'rule') expect((ruleText(id) ?? ruleText(id, 'heroclix-2023'))?.id).toBe(id)
})

/** Another language says everything that English says, with the same places for names and numbers; and a new one costs a folder and a line. */
import { readdirSync, readFileSync } from 'node:fs'
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest'
import { terms } from '../../../../src/renderer/i18n/glossary.ts'
import { LANGUAGES, type LanguageEntry } from '../../../../src/renderer/i18n/languages.ts'
import type { Language } from '../../../../src/renderer/i18n/language/shape.ts'
import { fileSentences } from '../../../../src/shared/base/fileSentences.ts'
import { problemSentences } from '../../../../src/shared/base/problemSentences.ts'
import { leftOutSentences } from '../../../../src/shared/explain/leftOut.ts'
import { besideSentences } from '../../../../src/shared/explain/leftOutBeside.ts'
import { ENGLISH } from '../../../../src/shared/explain/toText.ts'
import { CALLS_FILE } from '../../../support/textCalls.ts'
import { differences, englishCalls, folderFaults, glossaryFaults, sentenceFaults, textFaults } from '../../../support/texts.ts'

const FOLDER = new URL('../../../../src/renderer/i18n/', import.meta.url)
const PAGE = { getItem: () => 'xx' }

/** Every text of a group in other words: each string between signs, also what functions say. */
function inSigns(value: unknown): unknown {
  if (typeof value === 'string') return `«${value}»`
  if (typeof value === 'function') {
    const say = value as (...given: unknown[]) => unknown
    return Object.defineProperty((...given: unknown[]) => inSigns(say(...given)), 'length', { value: say.length })
  }
  if (Array.isArray(value)) return value.map(inSigns)
  return typeof value === 'object' && value !== null
    ? Object.fromEntries(Object.entries(value).map(([key, one]) => [key, inSigns(one)]))
    : value
}

describe('the texts', () => {
  it('are all there in every language, and none is left over', async () => {
    expect(await textFaults()).toEqual([])
  })

  it.each(LANGUAGES.map(({ id }) => id))('of %s stand in its folder, which needs nothing else at run time', (id) => {
    const folder = new URL(`${id}/`, FOLDER)
    const files = readdirSync(folder).map((name) => ({ name, text: readFileSync(new URL(name, folder), 'utf8') }))
    expect(folderFaults(files)).toEqual([])
  })

  it('are missed with their key', async () => {
    const other = await LANGUAGES[1].load()
    const { undo: _undo, ...rest } = other.all.texts
    const made = { ...other.all, texts: { ...rest, more: 'more' } } as unknown as Language
    const faults = await textFaults([
      LANGUAGES[0],
      {
        id: 'xx',
        name: 'Xx',
        load: () => Promise.resolve({ all: made, built: other.built }),
        later: LANGUAGES[1].later,
        manual: LANGUAGES[1].manual
      }
    ])
    expect(faults).toEqual(['xx: texts.undo is missing', 'xx: texts.more is nothing that English says'])
  })

  it('have types made of the English ones', async () => {
    expect(readFileSync(CALLS_FILE, 'utf8') === (await englishCalls()), 'npm run texts -- --write').toBe(true)
  })

  it('are compared part by part', () => {
    expect(differences({ a: 'a', b: { c: 'c' }, d: () => 'd', e: 'e' }, { a: '', b: 'b', d: (_x: string) => 'd', e: 1 }, '')).toEqual([
      'a is empty',
      'b is no group',
      'd wants more than it is given',
      'e is of another kind'
    ])
    const english = { a: '{name1} has {count2}', b: 'b', c: '{figure}' }
    expect(differences(english, { a: '{count2, plural, one {x} other {y}} {nome1}', b: '{name1}', c: '{figure}' }, '')).toEqual([
      'a has the places (count2,nome1) and not (count2,name1)',
      'b has the places (name1) and not ()'
    ])
    expect(differences({ a: '{n1}' }, { a: '{n1, plural, =1 {one}' }, '')).toEqual([
      'a has braces that do not match',
      'a has no “other” for {n1}'
    ])
    expect(sentenceFaults({ one: '{figure} at {square}.' }, { one: 'Só {figure}.' }, 's')).toEqual([
      's.one has the places (figure) and not (figure,square)'
    ])
    expect(
      folderFaults([
        { name: 'all.ts', text: '' },
        { name: 'a.ts', text: "import { a } from '../b.ts'" }
      ])
    ).toEqual(['a.ts is read by nothing', 'a.ts imports ../b.ts'])
  })
})

describe('the glossary', () => {
  // Every term once, so that none is missed below.
  const said = terms.map(({ pt }, index) => [`t${index}`, pt] as const)
  const known = terms.flatMap(({ not }) => (not?.pt ?? []).map(({ word }) => word))

  it('finds a word that stands for a term which has another, also inside a sentence that is built', () => {
    const built = String((name: string) => `${name} sofre recuo`)
    expect(glossaryFaults('pt', [...said, ['a.b', 'Terreno dificultoso'], ['c', built]], known)).toEqual([
      'a.b says “dificultos” and not “terreno difícil” (hindering terrain)',
      'c says “recuo” and not “empurrão” (knock back)'
    ])
    expect(glossaryFaults('pt', [...said, ['searchWords.groups.1.0', 'recuo'], ['d', 'O disco está cheio']], known)).toEqual([])
  })

  it('wants each term said, and each older word found by search', () => {
    const faults = glossaryFaults('pt', said.slice(1), known.slice(1))
    expect(faults).toEqual([`searchWords do not know “${known[0]!}” (line of fire)`, 'glossary: no text says “linha de tiro”'])
  })

  it('keeps English to words that everybody uses', () => {
    const english = terms.map(({ en }, index) => [`t${index}`, en] as const)
    expect(glossaryFaults('en', [...english, ['x', 'Put on']], [])).toEqual(['x says “Put on”: say Add'])
  })
})

describe('a language that nobody speaks', () => {
  afterEach(() => {
    vi.doUnmock('../../../../src/renderer/i18n/languages.ts')
    vi.resetModules()
  })
  // Files of a worker share what they import: the next one reads its texts anew, in English.
  afterAll(() => {
    vi.resetModules()
  })

  it('costs a folder and a line: it is read and shown', async () => {
    const { all: english, built } = await LANGUAGES[0].load()
    const all = {
      ...(inSigns(english) as typeof english),
      phrases: { ...ENGLISH, sentences: inSigns(ENGLISH.sentences) },
      leftOut: inSigns({ ...leftOutSentences, ...besideSentences }),
      problems: inSigns({ ...problemSentences, ...fileSentences }),
      ruleTexts: { 'rule.LOF-05.title': '«Flanks»' }
    } as unknown as Language
    const made: LanguageEntry = {
      id: 'xx',
      name: 'Xx',
      load: () => Promise.resolve({ all, built: inSigns(built) as typeof built }),
      later: LANGUAGES[0].later,
      manual: LANGUAGES[0].manual
    }
    vi.resetModules()
    vi.stubGlobal('localStorage', PAGE)
    vi.doMock('../../../../src/renderer/i18n/languages.ts', () => ({ LANGUAGES: [...LANGUAGES, made] }))
    const spoken = await import('../../../../src/renderer/i18n/texts.ts')
    expect(spoken.texts.undo).toBe('«Undo»')
    expect(spoken.texts.ui.nothingFound('x')).toBe('«Nothing here is called “x”.»')
    expect(spoken.typedWords((texts) => texts.words.walls)).toEqual(expect.arrayContaining(['«wall»', 'wall']))
    expect(spoken.ruleText('rule.LOF-05.title', 'Both flanks of a corner')).toBe('«Flanks»')
    expect(spoken.ruleText('rule.LOF-06.title', 'in English')).toBe('in English')
    const { leftOut: entry, leftOutByEdition } = await import('../../../../src/shared/explain/leftOut.ts')
    const item = entry({ kind: 'trait', figure: 'thor', id: 'x' }, 'unknown-trait', { figure: 'Thor', id: 'x' })
    expect(item).toEqual({ kind: 'trait', figure: 'thor', id: 'x', text: 'Thor has the trait "x", which Linejudge does not know.' })
    expect(spoken.leftOutText(item)).toBe('«Thor has the trait "x", which Linejudge does not know.»')
    expect(spoken.leftOutText({ ...item })).toBe(item.text)
    const words = new Map([['xx', '«Late»']])
    const ofEdition = (id: string) =>
      spoken.leftOutText(
        leftOutByEdition({ kind: 'condition', id, text: 'Late' }, (language) => (id === 'CS-1' ? words.get(language) : undefined))
      )
    expect(['CS-1', 'CS-2'].map(ofEdition)).toEqual(['«Late»', 'Late'])
    const { caseTitle } = await import('../../../../src/renderer/model/table/sentence/title.ts')
    const title = caseTitle({
      format: 'clixcase/1',
      ruleset: 'heroclix-2012',
      map: { size: [4, 4] },
      ask: { kind: 'line-of-fire', from: [1, 1], to: [2, 2] }
    })
    expect(title).toContain('«')
  })

  it('gives way to English where it cannot be read', async () => {
    const made: LanguageEntry = {
      id: 'xx',
      name: 'Xx',
      load: () => Promise.reject(new Error('gone')),
      later: LANGUAGES[0].later,
      manual: LANGUAGES[0].manual
    }
    vi.resetModules()
    vi.stubGlobal('localStorage', PAGE)
    vi.doMock('../../../../src/renderer/i18n/languages.ts', () => ({ LANGUAGES: [...LANGUAGES, made] }))
    const { language } = await import('../../../../src/renderer/i18n/spoken.ts')
    const spoken = await import('../../../../src/renderer/i18n/texts.ts')
    expect([language, spoken.texts.undo]).toEqual(['en', 'Undo'])
  })
})

describe('Spanish', () => {
  it('says "e" before column I, and "y" before names in English', async () => {
    const { and } = await import('../../../../src/renderer/i18n/es/phrases.ts')
    expect([and('I5'), and('H4'), and('Iron Man'), and('(1,5)')]).toEqual(['e', 'y', 'y', 'y'])
  })

  it('and Portuguese name the same terms', async () => {
    const [es, pt] = await Promise.all([
      import('../../../../src/renderer/i18n/es/phrases.ts'),
      import('../../../../src/renderer/i18n/pt/phrases.ts')
    ])
    expect(Object.keys(es.phrases.terms).sort()).toEqual(Object.keys(pt.phrases.terms).sort())
  })
})

/** Search over the real rules: what a judge types finds what he means. */
import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '../../../../../src/renderer/i18n/languages.ts'
import { searchWords } from '../../../../../src/renderer/i18n/texts.ts'
import { Book } from '../../../../../src/renderer/model/reference/entries.ts'
import { entryDocuments, figureDocuments, figureOfKey, type Kind } from '../../../../../src/renderer/model/search/documents.ts'
import { SearchIndex, type SearchDocument } from '../../../../../src/renderer/model/search/searchIndex.ts'
import type { FigureEntry, FigureSetFile } from '../../../../../src/shared/formats/documents/documents.ts'
import { Thesaurus } from '../../../../../src/renderer/text/words.ts'

const book = new Book()
const thesaurus = new Thesaurus(searchWords.groups, searchWords.small)

function indexOf(kinds: readonly Kind[]): SearchIndex {
  const index = new SearchIndex()
  for (const kind of kinds) index.add([...entryDocuments(book, kind)])
  return index
}

const all = indexOf(['rule', 'power', 'terrain'])
const found = (typed: string, many = 5): readonly string[] =>
  all
    .find(typed, thesaurus)
    .slice(0, many)
    .map(({ id }) => id)

describe('typing', () => {
  it.each([
    ['a rule’s id', 'LOF-05', 'LOF-05'],
    ['an id in small letters without its sign', 'lof5', 'LOF-05'],
    ['an id with a gap', 'kbd 6', 'KBD-06'],
    ['a power', 'running shot', 'POW-RS'],
    ['half a power', 'hypers', 'POW-HS'],
    ['one word of it', 'hypersonic', 'POW-HS'],
    ['a power with "power" after it', 'charge power', 'POW-CH'],
    ['a slip of the finger', 'hypersonc sped', 'POW-HS'],
    ['another', 'invulnerabilty', 'POW-IU'],
    ['a short form', 'TK', 'POW-TK'],
    ['a short form with a stroke', 'ES/D', 'POW-ES'],
    ['a short form of three', 'RCE', 'POW-RE'],
    ['its colour and column', 'green speed', 'POW-CH'],
    ['a colour in slang', 'blue step', 'POW-PL'],
    ['a colour with another name', 'light blue damage power', 'POW-PC'],
    ['a word of the table', 'perplexed', 'POW-PX'],
    ['a team', 'superman ally', 'TEAM-SUPERMAN-ALLY'],
    ['a map', 'deep space', 'terrain:deep-space']
  ])('%s: %s', (_what, typed, wanted) => {
    expect(found(typed)).toContain(wanted)
  })

  it.each([
    ['KB', 'knock back'],
    ['LoF', 'line of fire'],
    ['line of sight', 'line of fire'],
    ['LOS', 'line of fire'],
    ['crit miss', 'critical miss']
  ])('%s finds what %s finds first', (slang, words) => {
    const first = all.find(words, thesaurus)[0]!.id
    expect(found(slang, 12)).toContain(first)
  })

  it('a whole question: its small words do not matter', () => {
    expect(found('can I see through a giant?', 10).some((id) => /^(SIZ|LOF|ELV|ABL-GS)/.test(id))).toBe(true)
    expect(found('the line of fire through a corner')).toContain('LOF-04')
  })

  it('what all of it fits comes before what a part fits, and nonsense finds nothing', () => {
    expect(found('knock back stopped at the wall', 16).some((id) => /^(KBD|MR-KB|MKEY-KB)/.test(id))).toBe(true)
    expect(found('qqqqq zzzzz')).toEqual([])
    expect(found('   ')).toEqual([])
  })

  it('a name is what is meant where it has every word that was typed, and not one of them', () => {
    const fits = (typed: string) => Object.fromEntries(all.find(typed, thesaurus).map(({ id, fit }) => [id, fit]))
    expect(fits('shot running')['POW-RS']).toBe(1)
    expect(fits('running move')['POW-RS']).toBe(0)
  })

  it('accents and capitals do not matter', () => {
    expect(found('CHÁRGE')).toEqual(found('charge'))
  })
})

describe('a judge’s own words', () => {
  it('find what they stand for, and only where they were added', () => {
    expect(found('boomstick')).toEqual([])
    const own = new Thesaurus([...searchWords.groups, ['boomstick', 'energy explosion']], searchWords.small)
    expect(all.find('boomstick', own).map(({ id }) => id)).toContain('POW-EE')
  })
})

describe('figures', () => {
  const one = (id: string, name: string, more: Partial<FigureEntry> = {}): FigureEntry => ({
    id,
    name,
    size: 'standard',
    points: null,
    speed: null,
    attack: null,
    defense: null,
    damage: null,
    range: null,
    bolts: null,
    powers: [],
    canUse: [],
    specialPowers: [],
    abilities: [],
    teamAbilities: [],
    dial: [],
    baseSquares: 1,
    source: '',
    ...more
  })
  const sets: readonly FigureSetFile[] = [
    {
      format: 'linejudge-figures/2',
      id: 'dawn',
      name: 'Dawn of Heroes',
      figures: [
        one('archer', 'Archer', { powers: ['running-shot'], abilities: ['flight'] }),
        one('brute', 'Brute', { powers: ['super-strength'] }),
        one('runner', 'Running Man', { dial: [{ powers: ['charge'] }, { powers: ['shape-change'] }] })
      ]
    },
    {
      format: 'linejudge-figures/2',
      id: 'dusk',
      name: 'Dusk',
      figures: [one('archer', 'Archer', { powers: ['ranged-combat-expert', 'super-senses'] })]
    }
  ]
  const index = new SearchIndex()
  index.add([...figureDocuments(sets)])
  const figures = (typed: string) => index.find(typed, thesaurus).map(({ id }) => id)

  it.each([
    ['a power', 'super strength', 'dawn/brute'],
    ['half a power', 'shape', 'dawn/runner'],
    ['a slip in it', 'runing shot', 'dawn/archer'],
    ['its short form', 'rce', 'dusk/archer'],
    ['a set and a power', 'dusk expert', 'dusk/archer'],
    ['a name and a power', 'archer running', 'dawn/archer'],
    ['a set', 'dawn of heroes', 'dawn/archer']
  ])('are found by %s: %s', (_what, typed, first) => {
    expect(figures(typed)[0]).toBe(first)
  })

  it('say which of their powers were found, and a name comes before a power', () => {
    const [named, other] = index.find('running', thesaurus)
    expect(named).toMatchObject({ id: 'dawn/runner', fit: 2, terms: ['running'] })
    expect(other).toMatchObject({ id: 'dawn/archer', fit: 0, terms: [], labels: ['Running Shot'] })
  })

  it('a slip does not count where something is written like that', () => {
    expect(figures('charge')).toEqual(['dawn/runner'])
    expect(index.find('charge', thesaurus)[0]?.labels).toEqual(['Charge'])
  })

  it('the same id in two sets is two figures', () => {
    expect(figureOfKey(sets, 'dusk/archer')?.entry()?.powers).toEqual(['ranged-combat-expert', 'super-senses'])
    expect(figureOfKey(sets, 'dusk/brute')).toBeNull()
  })

  it('taken in by slices they are found as if taken in at once', async () => {
    const slowly = new SearchIndex()
    await slowly.addInSlices(figureDocuments(sets))
    expect(slowly.find('archer', thesaurus)).toEqual(index.find('archer', thesaurus))
  })
})

describe('what players of a language call a power', () => {
  it.each([
    ['es', 'sigilo', 'stealth'],
    ['es', 'presionar', 'pushing'],
    ['es', 'empuje', 'knock back'],
    ['es', 'derribo', 'knock back'],
    ['es', 'catapulta', 'knock back'],
    ['es', 'alterar', 'perplex'],
    ['es', 'terreno difícil', 'hindering'],
    ['es', 'amos del mal', 'masters of evil'],
    ['pt', 'superforça', 'super strength objects'],
    ['pt', 'telecinese', 'telekinesis'],
    ['pt', 'alterar forma', 'shape change'],
    ['pt', 'recuo', 'knock back'],
    ['pt', 'furtividade', 'stealth'],
    ['pt', 'linha de fogo', 'line of fire']
  ])('in %s: %s finds what %s finds first', async (language, local, english) => {
    const { all: spoken } = await LANGUAGES.find(({ id }) => id === language)!.load()
    const { groups, small } = spoken.searchWords
    const both = new Thesaurus([...searchWords.groups, ...groups], [...searchWords.small, ...small])
    const first = all.find(english, thesaurus)[0]!.id
    expect(
      all
        .find(local, both)
        .slice(0, 30)
        .map(({ id }) => id)
    ).toContain(first)
  })
})

describe('figures by what collectors type', () => {
  const entry = (id: string, name: string, number: string) => ({
    id,
    name,
    number,
    points: 50,
    powers: [],
    canUse: [],
    specialPowers: [],
    abilities: [],
    teamAbilities: [],
    dial: []
  })
  const sets = [
    { id: 'abx', name: 'First set', figures: [entry('a1', 'Corvane Blade', '017'), entry('a2', 'Corvane Blade', '018')] },
    { id: 'cdx', name: 'Second set', figures: [entry('c1', 'Queen Juno', '017b'), entry('c2', 'Wing-Bel', '19')] }
  ] as never
  const index = new SearchIndex()
  index.add([...figureDocuments(sets)])
  const thesaurus = new Thesaurus([], [])
  const ids = (typed: string): readonly string[] => index.find(typed, thesaurus).map(({ id }) => id)

  it('are found by their number, alone or after the set', () => {
    expect(ids('abx017')[0]).toBe('abx/a1')
    expect(ids('ABX 018')[0]).toBe('abx/a2')
    expect(ids('017b')[0]).toBe('cdx/c1')
  })

  it('are found once by a number that is their id with a sign in it', () => {
    const signed = new SearchIndex()
    signed.add([...figureDocuments([{ id: 'abx', name: 'First set', figures: [entry('ABX-017', 'Corvane Blade', '017')] }] as never)])
    expect(signed.find('abx017', thesaurus).map(({ id }) => id)).toEqual(['abx/ABX-017'])
  })

  it('are found through a slip, and every version of a name', () => {
    expect(ids('corvnae blade')).toEqual(['abx/a1', 'abx/a2'])
    expect(ids('wng-bel')[0]).toBe('cdx/c2')
    expect(ids('queen juon')[0]).toBe('cdx/c1')
  })

  it('are found by a name and a set together', () => {
    expect(ids('juno second')[0]).toBe('cdx/c1')
  })
})

describe('documents with labels', () => {
  const labelled = (id: string, title: string, labels: readonly string[], codes: readonly string[] = []): SearchDocument => ({
    id,
    title,
    names: '',
    text: '',
    labels,
    codes
  })
  const documents: readonly SearchDocument[] = [
    labelled('a1', 'Corvane Blade', ['First Set', 'Charge'], ['007']),
    labelled('a2', 'Corvane Blade', ['Second Set', 'Charge', 'Stealth'], ['#0-08', '008']),
    labelled('a3', 'Corvane Blade', ['Second Set', 'Outwit'], ['009']),
    labelled('b1', 'Corvane Shield', ['First Set', 'Stealth'], ['007']),
    labelled('b2', 'Corvane Shield', ['First Set'], ['010']),
    labelled('c1', 'Agent 007', ['Second Set', 'Outwit'], ['007'])
  ]
  const index = new SearchIndex()
  index.add(documents)
  const plain = new Thesaurus([], [])
  const find = (typed: string, limit?: number) => index.find(typed, plain, limit)
  const ids = (typed: string, limit?: number): readonly string[] => find(typed, limit).map(({ id }) => id)

  it('are found by a label, by a slip of it where none is written so, and with a name', () => {
    expect(ids('charge')).toEqual(['a1', 'a2'])
    expect(ids('chargr')).toEqual(['a1', 'a2'])
    expect(ids('shield stealth')).toEqual(['b1'])
    expect(ids('shield stealht')).toEqual(['b1'])
    expect(ids('sheild stealth')).toEqual(['b1'])
  })

  it('tell every label by which they were found, and come first where they have more of what was typed', () => {
    expect(find('charge stealth').map(({ id, labels }) => [id, labels])).toEqual([['a2', ['Charge', 'Stealth']]])
    // Nothing has all three.
    expect(find('charge stealth outwit')[0]).toMatchObject({ id: 'a2', labels: ['Charge', 'Stealth'] })
    expect(new Set(ids('charge stealth outwit'))).toEqual(new Set(['a1', 'a2', 'a3', 'b1', 'c1']))
  })

  it('are found once each, by number and name', () => {
    expect(ids('007')).toEqual(['a1', 'b1', 'c1'])
    expect(ids('0-08')[0]).toBe('a2')
    expect(ids('0-08').filter((id) => id === 'a2')).toHaveLength(1)
    expect(ids('')).toEqual([])
    expect(find('agent 007').map(({ id, fit }) => [id, fit])).toEqual([['c1', 3]])
  })

  it('show of each name some versions where there is no room for all, the best name first', () => {
    expect(ids('corvane')).toEqual(['a1', 'a2', 'a3', 'b1', 'b2'])
    expect(ids('corvane', 4)).toEqual(['a1', 'a2', 'b1', 'b2'])
    expect(ids('corvane', 1)).toEqual(['a1'])
    const scores = find('corvane').map(({ score }) => score)
    expect(scores).toEqual(scores.toSorted((a, b) => b - a))
    expect(new Set(scores).size).toBe(2)
  })

  it('are found as well when they were taken in by slices, among others without labels', async () => {
    const rules = [...entryDocuments(book, 'power')]
    const [atOnce, slowly] = [new SearchIndex(), new SearchIndex()]
    atOnce.add([...documents, ...rules])
    let named: readonly string[] = []
    await slowly.addInSlices([...documents, ...rules], () => {
      named = slowly.find('corvane', plain).map(({ id }) => id)
      return Promise.resolve()
    })
    // By their names they are found before all else is taken in.
    expect(named).toEqual(['a1', 'a2', 'a3', 'b1', 'b2'])
    for (const typed of ['corvane', 'stealth', 'charge', '007', 'hypersonic', 'POW-RS'])
      expect(slowly.find(typed, plain)).toEqual(atOnce.find(typed, plain))
    expect(slowly.find('hypersonic', plain)[0]?.id).toBe('POW-HS')
  })
})

/** Search over the real rules: what a judge types finds what he means. */
import { describe, expect, it } from 'vitest'
import { searchWords } from '../../../src/renderer/i18n/searchWords.ts'
import { entryDocuments, type Kind } from '../../../src/renderer/state/search/documents.ts'
import { SearchIndex } from '../../../src/renderer/state/search/searchIndex.ts'
import { Thesaurus } from '../../../src/renderer/state/search/words.ts'

const thesaurus = new Thesaurus(searchWords.groups, searchWords.small)

function indexOf(kinds: readonly Kind[]): SearchIndex {
  const index = new SearchIndex()
  for (const kind of kinds) index.add(entryDocuments(kind))
  return index
}

const all = indexOf(['rule', 'power', 'terrain'])
const found = (typed: string, many = 5): readonly string[] => all.find(typed, thesaurus).slice(0, many).map(({ id }) => id)

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
    ['KB', 'knock back'], ['LoF', 'line of fire'], ['line of sight', 'line of fire'], ['LOS', 'line of fire'], ['crit miss', 'critical miss']
  ])('%s finds what %s finds first', (slang, words) => {
    const first = all.find(words, thesaurus)[0]!.id
    expect(found(slang, 12)).toContain(first)
  })

  it('a whole question: its small words do not matter', () => {
    expect(found('can I see through a giant?', 10).some((id) => /^(SIZ|LOF|ELV|ABL-GS)/.test(id))).toBe(true)
    expect(found('the line of fire through a corner')).toContain('LOF-04')
  })

  it('what all of it fits comes before what a part fits, and nonsense finds nothing', () => {
    expect(found('knock back stopped at the wall', 8).some((id) => id.startsWith('KBD-'))).toBe(true)
    expect(found('qqqqq zzzzz')).toEqual([])
    expect(found('   ')).toEqual([])
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

import { describe, expect, it } from 'vitest'
import { ruledPart } from '../../../../src/shared/cards/acceptedText.ts'
import { isCardClause, isOfRules } from '../../../../src/shared/cards/cardClauseSchema.ts'
import { cardNames } from '../../../../src/shared/cards/cardNames.ts'
import { CardReader } from '../../../../src/shared/cards/cardReader.ts'
import { clausesOf } from '../../../../src/shared/cards/cardClause.ts'
import type { CardClause } from '../../../../src/shared/cards/grammar/frame.ts'
import { canonical } from '../../../../src/shared/cards/grammar/parse.ts'
import type { Value } from '../../../../src/shared/cards/grammar/grammar.ts'
import { FIGURE, MOMENTS, PARSED, POINTING, reader, REFUSED } from './ownSentences.ts'

const last = (text: string) => reader.read(text, FIGURE).at(-1)!
const same = (clauses: readonly object[]): string => canonical(clauses as unknown as Value)

describe('the card reader', () => {
  it.each(PARSED)('parses: %s', (sentence, clauses) => {
    const read = last(sentence)
    expect(read.clauses).toEqual(clauses)
    expect(read.state).toBe('parsed')
  })

  it.each(POINTING)('parses what points to the sentence before: %s', (text, clauses) => {
    expect(last(text).clauses).toEqual(clauses)
  })

  it.each(MOMENTS)('reads only the moment of: %s', (sentence, moment) => {
    expect(last(sentence)).toMatchObject({ state: 'moment', clauses: [], moment, isOfMoment: true })
  })

  it.each(REFUSED)('does not parse: %s', (text) => {
    expect(last(text)).toMatchObject({ clauses: [] })
    expect(last(text).state).not.toBe('parsed')
  })

  it('gives clauses with known addresses and fields only', () => {
    for (const [sentence] of PARSED)
      for (const clause of last(sentence).clauses) expect([sentence, isCardClause(clause)]).toEqual([sentence, true])
  })

  it('refuses a clause with an unknown address or field', () => {
    expect(isCardClause({ phase: 'possess', does: 'sing' })).toBe(false)
    expect(isCardClause({ phase: 'possess', does: 'give', gives: ['stealth'], loudly: true })).toBe(false)
    expect(isCardClause({ phase: 'deed', does: 'heal', to: { is: 'self' }, amount: 1, colour: 'red' })).toBe(false)
  })

  it('says which clauses are those of the rules', () => {
    expect(isOfRules(last('Stealth.').clauses[0]!)).toBe(true)
    expect(isOfRules(last('Charge as FREE.').clauses[0]!)).toBe(false)
  })

  it('reads a text part by part: "it" is a power of the same part', () => {
    expect(reader.read('Quake. // When Ferro uses it, he may make a close attack.', FIGURE).map(({ state }) => state)).toEqual([
      'parsed',
      'moment'
    ])
  })

  it('keeps what holds all the time apart from what comes at a moment', () => {
    const kinds = reader.read('Stealth. When Ferro hits, heal him 1 click. If Ferro is on the map, he can use Charge.', FIGURE)
    expect(kinds.map(({ isOfMoment }) => isOfMoment)).toEqual([false, true, false])
  })
})

describe('what the card reader parses', () => {
  it.each(PARSED)('can be written in words that say the same: %s', (_, clauses) => {
    const words = reader.write(clauses as readonly CardClause[])
    expect(words).not.toBeNull()
    expect(clausesOf(reader.parseWritten(words!))).toEqual(clauses)
  })

  it.each(PARSED)('is not parsed with an unknown word in place of any word: %s', (sentence) => {
    const words = sentence.replace(/\.$/, '').split(' ')
    for (const index of words.keys()) {
      const changed = words.map((word, at) => (at === index ? 'florp' : word)).join(' ')
      expect([changed, reader.parse(changed, FIGURE)]).toEqual([changed, null])
    }
  })

  /** Words without which a sentence says the same. */
  const SPARE = new Set(['a', 'an', 'the', 'The', 'been', 'starting'])
  it.each(PARSED)('says nothing or something else without any of its words: %s', (sentence, clauses) => {
    const words = sentence.replace(/\.$/, '').split(' ')
    for (const index of words.keys()) {
      if (SPARE.has(words[index]!)) continue
      const changed = words.filter((_, at) => at !== index).join(' ')
      const value = reader.parse(changed, FIGURE)
      expect([changed, value !== null && same(clausesOf(value)) === same(clauses)]).toEqual([changed, false])
    }
  })

  const SWAPS: readonly (readonly [RegExp, string])[] = [
    [/friendly/, 'opposing'],
    [/opposing/i, 'friendly'],
    [/\+(?=\d)/, '-'],
    [/-(?=\d$)/, '+'],
    [/attack \+/, 'defense +'],
    [/close attack/, 'range attack'],
    [/range attacks/, 'close attacks'],
    [/\b4 squares/, '5 squares'],
    [/can't use/, 'can use'],
    [/can use/, "can't use"],
    [/penetrating/, 'unavoidable'],
    [/may /, ''],
    [/hits/, 'misses']
  ]
  it.each(PARSED)('says something else, or nothing, with another side, sign, value or number: %s', (sentence, clauses) => {
    for (const [from, to] of SWAPS) {
      const changed = sentence.replace(from, to)
      if (changed === sentence) continue
      const value = reader.parse(changed, FIGURE)
      expect([changed, value !== null && same(clausesOf(value)) === same(clauses)]).toEqual([changed, false])
    }
  })
})

describe('a sentence under a heading', () => {
  const states = (text: string) => reader.read(text, FIGURE).map(({ state }) => state)

  it('is an option if a star stands before it: the heading is its condition', () => {
    const read = reader.read('Choose one: *Super Senses. *Toughness.', FIGURE)
    expect(read.map(({ state }) => state)).toEqual(['parsed', 'parsed', 'parsed'])
    for (const { clauses } of read.slice(1)) expect(clauses).toMatchObject([{ option: true, does: 'give' }])
  })

  it('is an option behind a star, though the heading has no colon', () => {
    const text = 'FREE: Choose two. Ferro can use the chosen effects until he chooses again. *Super Senses *[cs:wing]'
    const [first, second] = reader.read(text, FIGURE).slice(2)
    expect(first).toMatchObject({ sentence: 'Super Senses', clauses: [{ option: true }] })
    expect(second).toMatchObject({ sentence: '[cs:wing]', clauses: [{ option: true }] })
  })

  it('gives no ruling anything as an option', () => {
    for (const { clauses } of reader.read('Choose one: *Super Senses. *Toughness.', FIGURE)) expect(ruledPart(clauses)).toBeNull()
  })

  it('is not parsed if it is neither an option nor a row', () => {
    expect(states('At the beginning of your turn choose one:\nSuper Senses.\nToughness.')).toEqual(['parsed', 'text', 'text'])
    expect(states('Choose one: *Super Senses. Charge.\nToughness.')).toEqual(['parsed', 'parsed', 'text', 'text'])
  })

  it('is not parsed under a heading that is not parsed, or under a second one', () => {
    expect(states('Dance one: *Super Senses. *Toughness.')).toEqual(['text', 'text', 'text'])
    expect(states('Choose one: *Super Senses. *Choose two: *Toughness.')).toEqual(['parsed', 'parsed', 'parsed', 'text'])
  })

  it('is free of its heading after two slashes, as it was before it', () => {
    const [first] = reader.read('Charge. Choose one: *Super Senses. *Toughness.', FIGURE)
    expect(first).toMatchObject({ sentence: 'Charge.', state: 'parsed' })
    const after = reader.read('Choose one: *Super Senses. // Charge.', FIGURE).at(-1)
    expect(after?.clauses).toEqual([{ phase: 'possess', does: 'give', gives: ['charge'] }])
  })
})

describe('a name with brackets behind it', () => {
  const lamps = new CardReader(cardNames(['Harbour', 'Bell'], ['Lamp (Blue)', 'Lamp (Red)', 'Horn', 'Horn (Red)', 'Bell (Red)']))
  const clauses = (sentence: string, figure: string) => lamps.read(sentence, figure).at(-1)!.clauses

  it('is the figure without them too', () => {
    expect(clauses('When Lamp hits, heal Lamp 1 click.', 'Lamp (Blue)')).toMatchObject([{ on: { by: { is: 'self' } }, to: { is: 'self' } }])
  })

  it('is a kind of piece after an article or a number, and where a name is asked for', () => {
    expect(clauses('A force can only contain one Lamp.', 'Lamp (Blue)')).toMatchObject([{ piece: 'Lamp', most: 1 }])
    expect(clauses('FREE: Choose a friendly character named Lamp.', 'Lamp (Blue)')).toEqual([])
    expect(clauses('POWER: KO a Lamp bystander.', 'Lamp (Blue)')).toEqual([])
  })

  it('is not the figure if another piece or a keyword is called so', () => {
    expect(clauses('When Horn hits, heal Horn 1 click.', 'Horn (Red)')).toEqual([])
    expect(clauses('When Bell hits, heal Bell 1 click.', 'Bell (Red)')).toEqual([])
  })
})

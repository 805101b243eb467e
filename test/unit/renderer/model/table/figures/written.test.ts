/** The texts of a figure as they are written by hand. */
import { describe, expect, it } from 'vitest'
import {
  notWhileUsing,
  typedClauses,
  withCondition,
  withGrants,
  withIds,
  withText,
  writtenIn
} from '../../../../../../src/renderer/model/table/figures/written.ts'
import type { CaseFigure } from '../../../../../../src/shared/contract/case.ts'

const figure: CaseFigure = {
  id: 'a',
  traits: [{ id: 'rally', name: 'Rally' }, { id: 'grit' }],
  feats: ['alias', { id: 'trick', name: 'Trick' }]
}

describe('a list of texts', () => {
  it('keeps what is known of those that stay, in the order of the ids', () => {
    expect(writtenIn(figure, 'feats')).toEqual([{ id: 'alias' }, { id: 'trick', name: 'Trick' }])
    expect(writtenIn(figure, 'specialPowers')).toEqual([])
    expect(withIds(figure, 'traits', ['grit', 'new', 'rally'])).toEqual({
      traits: [{ id: 'grit' }, { id: 'new' }, { id: 'rally', name: 'Rally' }]
    })
    expect(withIds(figure, 'feats', ['trick', 'new'])).toEqual({ feats: [{ id: 'trick', name: 'Trick' }, 'new'] })
    expect(withIds(figure, 'specialPowers', ['one'])).toEqual({ specialPowers: [{ id: 'one' }] })
    expect(withIds(figure, 'feats', [])).toEqual({ feats: undefined })
  })

  it('has one of them changed, and forgets what is said no more', () => {
    expect(withText(figure, 'feats', { id: 'trick', name: undefined })).toEqual({ feats: ['alias', 'trick'] })
    expect(withText(figure, 'traits', { id: 'grit', more: true })).toEqual({
      traits: [
        { id: 'rally', name: 'Rally' },
        { id: 'grit', more: true }
      ]
    })
  })
})

describe('what a text lets be used', () => {
  const text = {
    id: 't',
    name: 'T',
    grants: ['charge', { power: 'flurry', while: { notUsing: 'charge' } }, { power: 'leap-climb', while: {} }]
  }

  it('keeps the condition of a power that stays', () => {
    expect(withGrants(text, ['flurry', 'stealth'])).toEqual({
      id: 't',
      name: 'T',
      grants: [{ power: 'flurry', while: { notUsing: 'charge' } }, 'stealth']
    })
    expect(withGrants(text, [])).toEqual({ id: 't', name: 'T' })
    expect(withGrants({ id: 't' }, ['charge'])).toEqual({ id: 't', grants: ['charge'] })
  })

  it('says and changes what must not be in use', () => {
    expect(['flurry', 'charge', 'leap-climb', 'stealth'].map((power) => notWhileUsing(text, power))).toEqual(['charge', null, null, null])
    expect(notWhileUsing({ id: 't' }, 'flurry')).toBeNull()
    expect(withCondition(text, 'charge', 'flurry').grants).toEqual([
      { power: 'charge', while: { notUsing: 'flurry' } },
      { power: 'flurry', while: { notUsing: 'charge' } },
      { power: 'leap-climb', while: {} }
    ])
    expect(withCondition(text, 'flurry', null).grants).toEqual(['charge', 'flurry', { power: 'leap-climb', while: {} }])
    expect(withCondition({ id: 't' }, 'flurry', null).grants).toEqual([])
  })
})

describe('clauses that are typed', () => {
  const COUNTER = { phase: 'counter', counter: 'heat', value: 'attack', modify: 1 }

  it('are read as one or as a list, of squares or of what goes with a figure', () => {
    expect(typedClauses('  ', 'own')).toEqual({ clauses: undefined })
    expect(typedClauses(JSON.stringify(COUNTER), 'squares')).toEqual({ clauses: [COUNTER] })
    expect(typedClauses(JSON.stringify([COUNTER, COUNTER]), 'own')).toEqual({ clauses: [COUNTER, COUNTER] })
  })

  it('are told what is wrong with them, in a sentence', () => {
    const wrong = (text: string, place: 'own' | 'squares') => (typedClauses(text, place) as { wrong: string }).wrong
    expect(wrong('{', 'own')).toMatch(/^Line 1, column 2 is no valid JSON/)
    expect(wrong('[7]', 'squares')).toMatch(/^At \/clauses\/0 there is 7;/)
    expect(wrong('{"phase":"counter","counter":"heat"}', 'squares')).toBe('At /clauses/0 the field "value" is missing.')
    expect(wrong('{"phase":"counter","counter":"heat"}', 'own')).toBe('At /0 the field "value" is missing.')
  })
})

/** What the reference knows about a rule beside its text: where it differs, what changes it, what goes with it. */
import { describe, expect, it } from 'vitest'
import { shippedRuleset } from '../../../../src/shared/editions/shippedEditions.ts'
import { ruleText, rulesOf } from '../../../../src/shared/editions/shelf.ts'
import { DIAL, DIAL_COLOURS, DIAL_SLOTS, dialPlaceOf } from '../../../../src/shared/rules/dialColours.ts'
import { changedBy, ERRATA, errataOf } from '../../../../src/shared/rules/errata.ts'
import { paramTextsOf } from '../../../../src/shared/reference/paramTexts.ts'
import { relatedRules } from '../../../../src/shared/reference/related.ts'
import { effectTextsOf } from '../../../../src/shared/reference/editionTexts.ts'

const ids = rulesOf('heroclix-2012').map(({ id }) => id)

describe('the colours of the dial', () => {
  it('give each standard power one place, in the column of its kind', () => {
    const all = DIAL_SLOTS.flatMap((slot) => DIAL[slot])
    expect(all).toHaveLength(DIAL_SLOTS.length * DIAL_COLOURS.length)
    expect([...all].sort()).toEqual(ids.filter((id) => id.startsWith('POW-')).sort())
    for (const { rule, slot, kind } of shippedRuleset('heroclix-2013')!.effects.values()) {
      if (kind === 'power' && dialPlaceOf(rule)) expect([rule, dialPlaceOf(rule)!.slot]).toEqual([rule, slot])
    }
  })

  it('name the colour that the card prints', () => {
    expect(dialPlaceOf('POW-CH')).toEqual({ slot: 'speed', colour: 'green' })
    expect(dialPlaceOf('POW-OU')).toEqual({ slot: 'damage', colour: 'black' })
    expect(dialPlaceOf('LOF-01')).toBeUndefined()
  })
})

describe('errata', () => {
  it('are about rows that exist, and every entry is about one', () => {
    expect(Object.keys(ERRATA).sort()).toEqual(ids.filter((id) => id.startsWith('ERR-')).sort())
    for (const rule of Object.values(ERRATA).flat()) expect([rule, ruleText(rule)?.id]).toEqual([rule, rule])
  })

  it('are found from the rule, and back', () => {
    expect(errataOf('POW-RS')).toEqual(['ERR-03'])
    expect(changedBy('ERR-03')).toContain('POW-RS')
    expect(errataOf('LOF-01')).toEqual([])
  })
})

describe('switches of an edition in words', () => {
  it('stand side by side where editions differ', () => {
    const texts = paramTextsOf('KB-11')!
    expect(texts.map(({ rulesets }) => rulesets)).toEqual([
      ['heroclix-jan-2010', 'heroclix-2010'],
      ['heroclix-2012', 'heroclix-2013'],
      ['clix-campaign']
    ])
    expect(texts[1]!.summary).toContain('Nobody chooses.')
  })

  it('say nothing where all do the same', () => {
    expect(paramTextsOf('LOF-05')).toBeNull()
  })
})

describe('related rules', () => {
  it('lead from a power to what its clauses rest on, and back', () => {
    expect(relatedRules('POW-CH')).toContain('KBX-01')
    expect(relatedRules('KBX-01')).toContain('POW-CH')
  })

  it('lead to rows that the text names, to combinations and to an edition’s own row', () => {
    expect(relatedRules('LOF-09')).toContain('SIZ-01')
    expect(relatedRules('POW-FL')).toContain('CMB-12')
    expect(relatedRules('KB-13')).toContain('CC-14')
  })

  it('go both ways and never to the row itself', () => {
    for (const id of ids) {
      for (const other of relatedRules(id)) {
        expect(other).not.toBe(id)
        if (!id.startsWith('ERR-')) expect([id, other, relatedRules(other).includes(id)]).toEqual([id, other, true])
      }
    }
  })
})

it('every power of the dial has its texts by edition', () => {
  for (const rule of DIAL_SLOTS.flatMap((slot) => DIAL[slot])) expect([rule, effectTextsOf(rule).length > 0]).toEqual([rule, true])
})

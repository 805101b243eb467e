/** What powers do in each edition is said in each edition. */
import { describe, expect, it } from 'vitest'
import { CLASSIC_EDITIONS, shippedFile, shippedRuleset } from '../../../../src/shared/editions/shippedEditions.ts'
import { effectTextsOf } from '../../../../src/shared/reference/editionTexts.ts'
import { allRules } from '../../../../src/shared/rules/rulebook/all.ts'

describe('the effects of every edition', () => {
  it.each(CLASSIC_EDITIONS.map(({ id }) => id))('are summed up in %s', (id) => {
    const bare = [...shippedRuleset(id)!.effects.values()]
      .filter(({ summary }) => !/^[A-Z0-9].{10,}\.$/.test(summary))
      .map((effect) => effect.id)
    expect(bare).toEqual([])
  })

  it('are summed up anew wherever an edition changes what they do', () => {
    // An effect that the edition itself brings has a name, and without a summary the text of its row.
    const silent = CLASSIC_EDITIONS.flatMap(({ id }) =>
      Object.entries(shippedFile(id)!.effects ?? {})
        .filter(([, change]) => change && change.name === undefined && !change.summary && (change.clauses ?? change.act ?? change.grants))
        .map(([effect]) => `${id}: ${effect}`)
    )
    expect(silent).toEqual([])
  })
})

describe('the texts of a rule', () => {
  it('tell editions apart that differ, and take those together that do not', () => {
    const [incapacitate] = effectTextsOf('POW-IN')
    expect(incapacitate!.names).toEqual(['Incapacitate'])
    expect(incapacitate!.texts.map(({ rulesets }) => rulesets)).toEqual([
      ['heroclix-jan-2010', 'heroclix-2010', 'heroclix-2012', 'clix-campaign'],
      ['heroclix-2013']
    ])
  })

  it('say where an edition does not have it', () => {
    const [sidestep] = effectTextsOf('POW-SI')
    expect(sidestep!.texts.map(({ summary, rulesets }) => [summary === null, rulesets.includes('heroclix-2013')])).toEqual([
      [true, false],
      [false, true]
    ])
  })

  it('name teams of one ability together', () => {
    expect(effectTextsOf('TEAM-MYSTICS').map(({ names }) => [...names].sort())).toEqual([['Arachnos', 'CrossGen', 'Kaiju', 'Mystics']])
  })

  it('are there for every standard power, combat ability and team ability of the rulebook', () => {
    // Improved Movement and Targeting stand under their symbols.
    const without = allRules.map(({ id }) => id).filter((id) => /^(POW|ABL|TEAM)-/.test(id) && effectTextsOf(id).length === 0)
    expect(without).toEqual(['ABL-IM', 'ABL-IT'])
  })
})

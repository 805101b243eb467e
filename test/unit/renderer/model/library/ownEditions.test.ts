/** Editions of the user: laid over their parents, and the rules that a table takes from them. */
import { chainOf } from '../../../../../src/shared/editions/shelf.ts'
import { describe, expect, it } from 'vitest'
import {
  broughtOnly,
  isOfList,
  madeOver,
  ownRuleset,
  problemsOfEdition,
  rulesIn,
  rulesOfId,
  shippedBasis,
  usableEditions
} from '../../../../../src/renderer/model/library/ownEditions.ts'
import {
  chosenRules,
  editionChoices,
  rulesetChoices,
  rulesetName,
  rulesOfChoice
} from '../../../../../src/renderer/model/table/sentence/rulesetChoices.ts'
import { editionFile } from '../../../../support/editions.ts'

const corner = editionFile('corner')
const later = editionFile('corner-v4')
const north = editionFile('north')
const editions = [corner, north]

describe('an edition of the user', () => {
  it('comes with its parents, itself first; a circle ends where it began', () => {
    expect(chainOf(editions, 'north-store').map(({ id }) => id)).toEqual(['north-store', 'corner-store'])
    expect(chainOf(editions, 'nobody')).toEqual([])
    const circle = [editionFile('cycle-a'), editionFile('cycle-b')]
    expect(chainOf(circle, circle[0]!.id)).toHaveLength(2)
    expect(problemsOfEdition(circle, circle[0]!.id).map(({ code }) => code)).toContain('parent-cycle')
    expect(usableEditions([...circle, corner])).toEqual([corner])
  })

  it('is laid over what ships, and is the same ruleset as long as its documents are', () => {
    const first = ownRuleset(editions, 'north-store')
    expect(first.ok && first.value.params.values.modifierLimit).toBe(1)
    expect(ownRuleset(editions, 'north-store')).toEqual(first)
    expect(madeOver(editions, 'corner-store')).toEqual([north])
  })

  it('says what is wrong with it or with a parent, and which ids are known', () => {
    expect(problemsOfEdition([north], 'north-store')).toMatchObject([{ code: 'parent-missing', path: '/parent/id' }])
    expect(problemsOfEdition([north, { ...corner, id: 'other-store' }], 'north-store')[0]!.message).toContain('other-store')
    const broken = { ...corner, params: { 'values.modifierLimit': -1 } }
    expect(problemsOfEdition([north, broken], 'north-store')).toMatchObject([
      { code: 'out-of-range', path: 'corner-store /params/values.modifierLimit' }
    ])
    expect(ownRuleset([north], 'north-store').ok).toBe(false)
    expect(rulesOfId([north], 'north-store')).toBeNull()
  })
})

describe('the rules of a table', () => {
  it('of the user have all documents that they need; those that ship have none', () => {
    expect(rulesOfId(editions, 'north-store')).toEqual({ ruleset: 'north-store', editions: [north, corner] })
    expect(rulesOfId(editions, 'heroclix-2010')).toEqual({ ruleset: 'heroclix-2010' })
    expect(rulesOfId(editions, 'nobody')).toBeNull()
    expect(rulesIn({ ...rulesOfId(editions, 'corner-store')! })).toEqual({ ruleset: 'corner-store', editions: [corner] })
    expect(shippedBasis(rulesOfId(editions, 'north-store')!)).toBe('heroclix-2013')
    expect(shippedBasis({ ruleset: 'heroclix-2010' })).toBe('heroclix-2010')
    expect(shippedBasis({ ruleset: 'descent-2e' })).toBe('descent-2e')
  })

  it('are chosen by name, the user’s own first and the games last', () => {
    const labels = rulesetChoices(editions).map(({ label }) => label)
    expect(labels.slice(0, 3)).toEqual(['Corner Store', 'North Store', 'January 2010 rules'])
    expect(labels.at(-1)).toBe('Descent attacks')
    expect(editionChoices(editions).map(({ id }) => id)).not.toContain('descent-2e')
    expect(rulesOfChoice(editions, 'north-store')).toEqual(rulesOfId(editions, 'north-store'))
    expect(chosenRules(editions, rulesOfId(editions, 'north-store')!)).toBe('north-store')
    expect(rulesetName(rulesOfId(editions, 'north-store')!)).toBe('North Store')
    expect(rulesetName({ ruleset: 'heroclix-2010' })).toBe('2010 rules')
  })

  it('that only a table brings are a choice of their own, told from another version of the library', () => {
    const table = { ruleset: 'corner-store', editions: [later] }
    expect(isOfList(editions, table)).toBe(false)
    expect(isOfList(editions, { ruleset: 'corner-store', editions: [{ ...corner, name: 'Otherwise called' }] })).toBe(true)
    expect(broughtOnly(editions, table)).toEqual(['corner-store'])
    const choices = editionChoices(editions, table).filter(({ id }) => id.startsWith('corner-store'))
    expect(choices).toEqual([
      { id: 'corner-store', label: 'Corner Store', note: 'version 3' },
      { id: 'corner-store@table', label: 'Corner Store', note: 'version 4, on this table only' }
    ])
    expect(chosenRules(editions, table)).toBe('corner-store@table')
    expect(rulesOfChoice(editions, 'corner-store@table', table)).toEqual(table)
    expect(rulesOfChoice(editions, 'corner-store', table)).toEqual({ ruleset: 'corner-store', editions: [corner] })
    // Rules that ship do not take from the table what only it has.
    expect(rulesOfChoice(editions, 'heroclix-2013', table)).toEqual({ ruleset: 'heroclix-2013', editions: [later] })
    expect(rulesOfChoice(editions, 'heroclix-2013', { ruleset: 'corner-store', editions: [corner] })).toEqual({ ruleset: 'heroclix-2013' })
    expect(rulesOfChoice(editions, 'other@table', table)).toBeNull()
  })
})

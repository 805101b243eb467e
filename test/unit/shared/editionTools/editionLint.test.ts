/** Warnings for authors: each where something is to be read again, and none of an edition that is in order. */
import { expect, it } from 'vitest'
import { addressesOf } from '../../../../src/shared/editions/addresses.ts'
import { lintEdition } from '../../../../src/shared/editionTools/editionLint.ts'
import type { EditionFile } from '../../../../src/shared/editions/editionSchema.ts'
import { checkEditionShape, layEdition } from '../../../../src/shared/editions/readEdition.ts'
import { shippedRuleset } from '../../../../src/shared/editions/shippedEditions.ts'
import { editionFile } from '../../../support/editions.ts'

const parent = shippedRuleset('heroclix-2013')!
const corner = (): EditionFile => ({ ...editionFile('corner'), words: undefined })

/** The codes and places of warnings. */
function warningsOf(change: object): readonly (readonly [string, string])[] {
  const shape = checkEditionShape({ ...corner(), ...change })
  const laid = shape.ok ? layEdition(parent, shape.value) : shape
  if (!shape.ok || !laid.ok) throw new Error(JSON.stringify(laid))
  return lintEdition(shape.value, { parent, ruleset: laid.value }).map(({ code, path }) => [code, path])
}
const withEffect = (id: string, change: object): object => ({ effects: { ...corner().effects, [id]: change } })

it('says nothing of an edition that is in order', () => {
  expect(warningsOf({})).toEqual([])
})

it('warns of a clause that can never do anything', () => {
  const during = (during: readonly string[]) => ({ clauses: { 'value#2': { rule: 'CS-1', value: 'attack', then: { modify: 1 }, during } } })
  expect(warningsOf(withEffect('outwit', during(['toughness'])))).toEqual([['clause-in-vain', '/effects/outwit/clauses/value']])
  expect(warningsOf(withEffect('outwit', during(['toughness', 'charge'])))).toEqual([])
  const roll = (of: string) => ({ clauses: { roll: { rule: 'CS-1', of, by: 1, whose: 'self' } } })
  expect(warningsOf(withEffect('outwit', roll('sixth-sense')))).toEqual([['clause-in-vain', '/effects/outwit/clauses/roll']])
  expect(warningsOf(withEffect('outwit', roll('super-senses')))).toEqual([])
})

it('warns of what says the same as the parent', () => {
  const { act, clauses } = parent.effects.get('flurry')!
  const [first] = clauses
  const [address] = addressesOf(clauses) as [string]
  expect(warningsOf({ params: { ...corner().params, 'movement.breakAway': { is: 4, by: 'CS-2' } } })).toEqual([])
  const flurry = { act, rule: 'CS-1', clauses: { [address]: first } }
  expect(warningsOf(withEffect('flurry', flurry))).toEqual([
    ['says-the-same', '/effects/flurry/act'],
    ['says-the-same', `/effects/flurry/clauses/${address.replace('/', '~1')}`]
  ])
  expect(warningsOf({ everyone: [...parent.everyone] })).toEqual([['says-the-same', '/everyone']])
  expect(warningsOf({ everyone: [...parent.everyone.slice(1)] })).toEqual([])
  const steps = { 'VAL-04': 'CS-2' }
  expect(warningsOf({ steps })).toEqual([])
})

it('warns of changes without a row, rows without a use, and words that are missing in a language', () => {
  const row = { title: 'More', source: 'board', text: 'More.' }
  expect(warningsOf({ params: { 'values.modifierLimit': 2 }, rows: { ...corner().rows, 'CS-4': row } })).toEqual([
    ['no-row', '/params/values.modifierLimit'],
    ['unused-row', '/rows/CS-4']
  ])
  expect(warningsOf({ words: { es: { 'rows.CS-1.text': 'Perplex.' } } })).toEqual([['no-words', '/words/es']])
})

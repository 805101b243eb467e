/** The hash of an edition: blind to texts, order and how it is written, and to nothing else. */
import { expect, it } from 'vitest'
import { checkEditionShape, layEdition } from '../../../../src/shared/editions/readEdition.ts'
import { rulesHash } from '../../../../src/shared/editions/rulesHash.ts'
import { shippedRuleset } from '../../../../src/shared/editions/shippedEditions.ts'
import type { EditionFile } from '../../../../src/shared/editions/editionSchema.ts'
import { editionFile } from '../../../support/editions.ts'

const file = editionFile('corner')

/** @param parent the edition that it is laid over here */
function hash(change: Partial<EditionFile> = {}, parent = 'heroclix-2013'): string {
  const shape = checkEditionShape({ ...file, ...change })
  const laid = shape.ok ? layEdition(shippedRuleset(parent)!, shape.value) : shape
  if (!laid.ok) throw new Error(JSON.stringify(laid.problems))
  return laid.value.brought!.rules
}
const reversed = (value: unknown): unknown =>
  Array.isArray(value) || typeof value !== 'object' || value === null
    ? value
    : Object.fromEntries(
        Object.entries(value)
          .reverse()
          .map(([key, one]) => [key, reversed(one)])
      )

it('is the same whatever the order of the fields, the texts, and how a parameter names its row', () => {
  expect(hash()).toMatch(/^sha256:[0-9a-f]{64}$/)
  expect(hash(reversed(file) as EditionFile)).toBe(hash())
  const { 'CS-1': first, ...rest } = file.rows!
  const other = { ...first!, title: 'Another', text: 'Another.', place: '9' }
  expect(hash({ rows: { ...rest, 'CS-1': other }, name: 'N', version: '9', date: '2027-01-01', language: 'es' })).toBe(hash())
  expect(hash({ params: { 'values.modifierLimit': 2 } })).toBe(hash())
  const night = file.effects!['night-watch']!
  const clauses = [{ phase: 'possess', does: 'give', rule: 'CS-3', gives: ['stealth'] }, { phase: 'attack', does: 'penetrating', rule: 'CS-3' }] // prettier-ignore
  const withClauses = (list: unknown[]) => hash({ effects: { ...file.effects, 'night-watch': { ...night, clauses: list } } })
  expect(withClauses(clauses)).toBe(withClauses(clauses.toReversed()))
  expect(withClauses(clauses)).not.toBe(hash())
})

it('is the same with entries that say what the parent says', () => {
  const outwit = shippedRuleset('heroclix-2013')!.effects.get('outwit')!
  const { clauses } = outwit
  expect(hash({ effects: { ...file.effects, outwit: { act: outwit.act, clauses: [...clauses] } } })).toBe(hash())
  expect(hash({ params: { ...file.params, 'movement.carryCost': 2 } })).toBe(hash())
  expect(hash({ everyone: [...shippedRuleset('heroclix-2013')!.everyone] })).toBe(hash())
})

it('is another after any change of a rule', () => {
  const hashes = [
    hash(),
    hash({}, 'heroclix-2012'),
    hash({ params: { 'values.modifierLimit': 1 } }),
    hash({ params: {} }),
    hash({ effects: { ...file.effects, outwit: null } }),
    hash({ effects: { ...file.effects, flurry: { grants: null } } }),
    hash({ rows: { ...file.rows, 'CS-2': { ...file.rows!['CS-2']!, instead: [] } } }),
    hash({ rows: { ...file.rows, 'CS-2': { ...file.rows!['CS-2']!, standing: 'reading' } } }),
    hash({ rows: { ...file.rows, 'CS-2': { ...file.rows!['CS-2']!, same: ['VAL-03'] } } }),
    hash({ steps: { 'LOF-12': 'CS-1' } }),
    hash({ readings: { 'movement.boundary': ['stop', 'transition-squares'] } }),
    hash({ everyone: ['+flight'] }),
    hash({ sizeAbilities: { tiny: ['+flight'] } }),
    hash(editionFile('corner-v4'))
  ]
  expect(new Set(hashes).size).toBe(hashes.length)
})

it('also exists for editions that are no documents', () => {
  const ids = ['heroclix-jan-2010', 'heroclix-2010', 'heroclix-2012', 'heroclix-2013', 'clix-campaign', 'heroclix-2023']
  expect(new Set(ids.map((id) => rulesHash(shippedRuleset(id)!))).size).toBe(ids.length)
  expect(rulesHash(shippedRuleset('heroclix-2023')!)).toBe(shippedRuleset('heroclix-2023')!.brought!.rules)
})

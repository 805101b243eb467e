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

it('sees what a format admits, and neither names nor orders', () => {
  const lists = [
    { does: 'banned', from: '2026-12-01', what: ['set:zz', 'set:yy'] },
    { does: 'legal', from: '2026-01-01', what: ['set:aa'] }
  ] as const
  const format = (change: object = {}) => ({ id: 'club', name: 'Club night', lists: [...lists], ...change })
  const of = (...formats: readonly object[]) => hash({ formats: formats as unknown as NonNullable<EditionFile['formats']> })
  const other = format({ id: 'other' })
  const known = of(format(), other)
  expect(known).not.toBe(hash())
  expect(of(other, format())).toBe(known)
  const turned = [lists[1], { ...lists[0], what: lists[0].what.toReversed(), name: 'Out', by: 'CS-1' }]
  expect(of(format({ name: 'Night', by: 'CS-2', lists: turned }), other)).toBe(known)
  const changed = [
    format({ total: 300 }),
    format({ lists: [lists[0]] }),
    format({ lists: [{ ...lists[0], from: '2026-12-02' }, lists[1]] }),
    format({ lists: [{ ...lists[0], what: ['set:zz'] }, lists[1]] })
  ].map((one) => of(one, other))
  expect(new Set([known, of(format()), ...changed]).size).toBe(changed.length + 2)
})

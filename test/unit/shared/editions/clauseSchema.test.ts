/** Every clause that ships is read as it is, and a clause with anything else is not. */
import { describe, expect, it } from 'vitest'
import { SHIPPED_IDS, shippedRuleset } from '../../../../src/shared/editions/shippedEditions.ts'
import { addressOf } from '../../../../src/shared/editions/addresses.ts'
import { CLAUSE_ADDRESSES, clauseSchemaAt, readClause } from '../../../../src/shared/editions/clauseSchema.ts'

const ids = SHIPPED_IDS
const clauses = ids.flatMap((id) => [...shippedRuleset(id)!.effects.values()].flatMap((effect) => effect.clauses))

describe('the clauses that ship', () => {
  it('are read as they are, at their addresses', () => {
    expect(clauses.length).toBeGreaterThan(800)
    for (const clause of clauses) expect(readClause(clause, '', addressOf(clause))).toEqual({ ok: true, value: clause })
  })

  it('use nearly every address there is', () => {
    const used = new Set(clauses.map(addressOf))
    expect([...used].filter((address) => !clauseSchemaAt(address))).toEqual([])
    // Kinds that only special terrain or a single card uses have no clause in the editions.
    expect(CLAUSE_ADDRESSES.filter((address) => !used.has(address))).toEqual([])
  })

  it('are refused with one field more, one of another kind, or without their rule', () => {
    const seen = new Map(clauses.map((clause) => [addressOf(clause), clause]))
    for (const [address, clause] of seen) {
      expect(readClause({ ...clause, unheardOf: 1 }, '/c', address)).toMatchObject({ ok: false, problems: [{ path: '/c/unheardOf' }] })
      expect(readClause({ ...clause, phase: 'other' }, '/c', address)).toMatchObject({ ok: false })
      const { rule: _, ...without } = clause
      expect(readClause(without, '/c', address)).toMatchObject({ ok: false, problems: [{ code: 'missing-field', path: '/c' }] })
      for (const field of Object.keys(clause))
        expect(readClause({ ...clause, [field]: { of: 'another' } }, '/c', address), `${address} ${field}`).toMatchObject({ ok: false })
    }
  })
})

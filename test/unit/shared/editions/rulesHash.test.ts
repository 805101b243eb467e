/** The hash of an edition: blind to texts and order, and to nothing else. */
import { expect, it } from 'vitest'
import type { EditionFile } from '../../../../src/shared/editions/editionSchema.ts'
import { rulesHash } from '../../../../src/shared/editions/rulesHash.ts'
import { editionFile } from '../../../support/editions.ts'

const file = editionFile('corner')
const hash = (change: Partial<EditionFile> = {}, parent = 'heroclix-2013') => rulesHash({ ...file, ...change }, parent)
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
  expect(rulesHash(reversed(file) as EditionFile, 'heroclix-2013')).toBe(hash())
  const { 'CS-1': first, ...rest } = file.rows!
  expect(hash({ rows: { ...rest, 'CS-1': { ...first!, title: 'Another', text: 'Another.', place: '9' } }, name: 'N', version: '9' })).toBe(
    hash()
  )
  expect(hash({ params: { 'values.modifierLimit': 2 } })).toBe(hash())
  const night = file.effects!['night-watch']!
  const clauses = [{ phase: 'possess', does: 'give', rule: 'CS-3', gives: ['stealth'] }, { phase: 'attack', does: 'penetrating', rule: 'CS-3' }] // prettier-ignore
  const withClauses = (list: unknown[]) => hash({ effects: { ...file.effects, 'night-watch': { ...night, clauses: list } } })
  expect(withClauses(clauses)).toBe(withClauses(clauses.toReversed()))
  expect(withClauses(clauses)).not.toBe(hash())
})

it('is another after any change of a rule', () => {
  const hashes = [
    hash(),
    hash({}, 'heroclix-2012'),
    hash({ params: { 'values.modifierLimit': 1 } }),
    hash({ params: {} }),
    hash({ effects: { ...file.effects, outwit: null } }),
    hash({ effects: { ...file.effects, outwit: { grants: null } } }),
    hash({ rows: { ...file.rows, 'CS-2': { ...file.rows!['CS-2']!, instead: [] } } }),
    hash({ rows: { ...file.rows, 'CS-2': { ...file.rows!['CS-2']!, standing: 'reading' } } }),
    hash({ everyone: ['+flight'] }),
    hash({ sizeAbilities: { tiny: ['+flight'] } }),
    rulesHash(editionFile('corner-v4'), 'heroclix-2013')
  ]
  expect(new Set(hashes).size).toBe(hashes.length)
})

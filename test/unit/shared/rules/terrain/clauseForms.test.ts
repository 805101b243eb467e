/** The form of clauses against what is read from files: whatever can be put together is valid, and every kind that is read can be put together. */
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import {
  blankClause,
  CLAUSE_FORMS,
  fieldIn,
  formOf,
  saysPart,
  withClauseField,
  withoutPart,
  withPart,
  type ClauseField,
  type LooseClause
} from '../../../../../src/shared/rules/terrain/clauseForms.ts'
import { parseOwnClauses, parseSpecialTerrainRule } from '../../../../../src/shared/rules/terrain/parseSpecialTerrain.ts'

const OWN = { id: 'own', name: 'own', rule: 'OWN-1', summary: 'own', cite: { document: 'own', section: 'own' } }
const FOLDER = new URL('../../../../../resources/special-terrain/', import.meta.url)
const shipped = readdirSync(FOLDER).map((name) => {
  const { rule } = JSON.parse(readFileSync(new URL(name, FOLDER), 'utf8')) as { rule: { id: string; clauses: readonly LooseClause[] } }
  return rule
})

/** What is wrong with the clauses, on squares or with a figure. */
const wrongWith = (clauses: readonly LooseClause[], on: 'squares' | 'own'): readonly string[] => {
  const parsed =
    on === 'own'
      ? parseOwnClauses(clauses, '', OWN)
      : parseSpecialTerrainRule({ ...OWN, clauses: clauses.map((clause) => ({ rule: 'OWN-1', ...clause })) })
  return parsed.ok ? [] : parsed.problems.map(({ path, code }) => `${path} ${code}`)
}

const valuesOf = (field: ClauseField): readonly unknown[] => {
  if (field.takes === 'choice') return field.of
  if (field.takes === 'choices') return field.of.map((one) => [one])
  if (field.takes === 'number') return [field.least, field.most].map((n) => Math.max(n, -20))
  return field.takes === 'powers' || field.takes === 'names' ? [['flight', 'outwit']] : ['outwit']
}

describe('a clause out of choices', () => {
  it.each(
    CLAUSE_FORMS.flatMap((form) =>
      (form.on === 'both' ? (['squares', 'own'] as const) : [form.on]).map((on) => [form.phase, on, form] as const)
    )
  )('%s on %s is valid as it begins, with every part and with every choice', (_, on, form) => {
    const blank = blankClause(form)
    expect(wrongWith([blank], on)).toEqual([])
    for (const part of form.parts) {
      const said = withPart(blank, part)
      expect(saysPart(said, part)).toBe(true)
      expect(wrongWith([said], on)).toEqual([])
      for (const [field, of] of Object.entries(part.fields)) {
        if (of.takes === 'number') {
          // What a part begins with is one of the numbers that may be chosen.
          const begins = Number(fieldIn(said, field) ?? of.least)
          expect([of.least <= begins, begins <= of.most, of.least < of.most], `${field} ${begins}`).toEqual([true, true, true])
        }
        for (const value of valuesOf(of)) {
          const chosen = withClauseField(said, field, value)
          expect(fieldIn(chosen, field)).toEqual(value)
          expect(wrongWith([chosen], on)).toEqual([])
        }
      }
      if (part.optional) expect(saysPart(withoutPart(said, part), part)).toBe(false)
    }
  })

  it('can say every clause that ships', () => {
    const unsaid = shipped.flatMap(({ id, clauses }) =>
      clauses.flatMap((clause) => {
        const { phase: _phase, rule: _rule, ...fields } = clause
        const parts = (formOf(clause)?.parts ?? []).filter((part) => saysPart(clause, part))
        const sayable = new Set(
          parts.flatMap((part) => [...Object.keys(part.blank), ...Object.keys(part.fields)].map((name) => name.split('.')[0]))
        )
        return Object.keys(fields)
          .filter((name) => !sayable.has(name))
          .map((name) => `${id} ${clause.phase} ${name}`)
      })
    )
    expect(unsaid).toEqual([])
  })

  it('says on a result of a die all that may happen without one', () => {
    const happens = ['damage', 'heal', 'tokens', 'place', 'mayPlace', 'drift', 'counter', 'grants']
    const { parts } = formOf({ phase: 'turn' })!
    const ids = new Set(parts.map(({ id }) => id))
    expect(happens.filter((one) => !ids.has(one) || !ids.has(`result0.${one}`))).toEqual([])
  })

  it.each(CLAUSE_FORMS.flatMap((form) => Object.keys(form.starts ?? {}).map((start) => [`${form.phase}.${start}`, form, start] as const)))(
    '%s is valid as it begins, and can be said otherwise',
    (_, form, start) => {
      const begins = blankClause(form, start)
      expect(wrongWith([begins], 'squares')).toEqual([])
      const parts = form.parts.filter((part) => saysPart(begins, part))
      const sayable = parts.flatMap((part) => [...Object.keys(part.blank), ...Object.keys(part.fields)])
      expect(Object.keys(begins).filter((name) => name !== 'phase' && !sayable.includes(name))).toEqual([])
    }
  )
})

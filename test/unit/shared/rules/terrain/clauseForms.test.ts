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

interface Shape {
  readonly properties?: Readonly<Record<string, Shape>>
  readonly items?: Shape
  readonly maxItems?: number
  readonly enum?: readonly string[]
  readonly type?: string
  readonly minimum?: number
  readonly maximum?: number
  readonly allOf?: readonly { readonly if: Shape; readonly then: Shape }[]
  readonly const?: unknown
}
const SCHEMA = new URL('../../../../../docs/schemas/linejudge-special-terrain-2.schema.json', import.meta.url)
const { $defs } = JSON.parse(readFileSync(SCHEMA, 'utf8')) as { $defs: { 'special-terrain': Shape } }
const published = $defs['special-terrain'].properties!['clauses']!.items!.allOf!

/** What may stand at each place of a clause, by the published schema; an entry of a list by its number. */
function placesOf(shape: Shape, at = ''): readonly (readonly [string, string])[] {
  const { properties, items, enum: of = [] } = shape
  if (properties) return Object.entries(properties).flatMap(([name, inner]) => placesOf(inner, at ? `${at}.${name}` : name))
  if (items?.properties) return Array.from({ length: shape.maxItems! }, (_, index) => placesOf(items, `${at}.${index}`)).flat()
  if (items) return [[at, items.enum ? `some of ${items.enum.join(' ')}` : 'ids']]
  if (shape.type === 'integer') return [[at, `${shape.minimum} to ${shape.maximum}`]]
  return [[at, of.length > 1 ? `one of ${of.join(' ')}` : of.length === 1 || shape.const === true ? 'said' : 'words']]
}

/** The same of a field that a form offers. */
const offered = (field: ClauseField): string =>
  field.takes === 'choice'
    ? `one of ${field.of.join(' ')}`
    : field.takes === 'choices'
      ? `some of ${field.of.join(' ')}`
      : field.takes === 'number'
        ? `${field.least} to ${field.most}`
        : field.takes === 'powers' || field.takes === 'names'
          ? 'ids'
          : 'words'

const sorted = (of: string): string => (/^(one|some) of /.test(of) ? of.split(' ').sort().join(' ') : of)

describe('a clause out of choices', () => {
  // What asks a judge and what a price takes away is about nobody, though a file may say whom it is about.
  it.each(published.map(({ if: { properties }, then }) => [String(properties!['phase']!.const), then] as const))(
    '%s offers what the published schema lets a file say, and nothing else',
    (phase, shape) => {
      const parts = formOf({ phase })!.parts
      const fields = parts.flatMap((part) => Object.entries(part.fields).map(([name, of]) => [name, offered(of)] as const))
      const bare = parts.flatMap((part) =>
        Object.keys(part.blank)
          .filter((name) => !fields.some(([field]) => field === name || field.startsWith(`${name}.`)))
          .map((name) => [name, 'said'] as const)
      )
      const about = ['ask-judge', 'without'].includes(phase) ? /^(phase|rule|only\..*)$/ : /^(phase|rule)$/
      const inOrder = (places: readonly (readonly [string, string])[]): readonly string[] =>
        [...new Set(places.map(([name, of]) => `${name}: ${sorted(of)}`))].sort()
      expect(inOrder([...fields, ...bare])).toEqual(inOrder(placesOf(shape).filter(([name]) => !about.test(name))))
    }
  )

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

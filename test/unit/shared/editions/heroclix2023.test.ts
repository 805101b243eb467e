/** The document of the edition of 2023: every row is complete, and every clause, effect, parameter and step cites one of them. */
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { shippedRuleset } from '../../../../src/shared/editions/shippedEditions.ts'
import { STANDINGS } from '../../../../src/shared/contract/ruling.ts'
import { addressOf, addressesOf } from '../../../../src/shared/editions/addresses.ts'
import { clauseSchemaAt, readClause } from '../../../../src/shared/editions/clauseSchema.ts'

interface Row {
  readonly title: string
  readonly source: string
  readonly place: string
  readonly standing: string
  readonly asOf?: number
  readonly text: string
}
interface Clause {
  readonly phase: string
  readonly rule: string
  readonly [field: string]: unknown
}
interface Effect {
  readonly kind: string
  readonly slot?: string
  readonly rule: string
  readonly clauses: readonly Clause[]
}
interface Document {
  readonly sources: readonly { readonly id: string; readonly year?: number }[]
  readonly rows: Readonly<Record<string, Row>>
  readonly steps: Readonly<Record<string, string>>
  readonly effects?: Readonly<Record<string, Effect>>
  readonly params?: Readonly<Record<string, { readonly by: string }>>
}

const text = readFileSync(resolve(import.meta.dirname, '../../../../resources/editions/heroclix-2023.json'), 'utf8')
const { sources, rows, steps, effects = {}, params = {} } = JSON.parse(text) as Document
const rowList = Object.entries(rows)
const effectList = Object.entries(effects)
const classic = shippedRuleset('heroclix-2013')!
const modern = shippedRuleset('heroclix-2023')!

/** The names of the entries for which a condition is false. */
const failing = <T>(list: readonly (readonly [string, T])[], holds: (one: T, id: string) => boolean): readonly string[] =>
  list.filter(([id, one]) => !holds(one, id)).map(([id]) => id)

describe('the rows of 2023', () => {
  it('are there for the core rules, the powers and the decisions', () => {
    const count = (start: string): number => Object.keys(rows).filter((id) => id.startsWith(start)).length
    expect(count('MPAC-')).toBe(48)
    expect(count('MR-')).toBeGreaterThan(140)
    expect(count('O-')).toBe(18)
    expect(count('P8-')).toBe(16)
    expect(count('D-')).toBe(42)
  })

  it('have a title, a source that is listed, a place, a standing and a text', () => {
    const known = new Set(sources.map(({ id }) => id))
    expect(known.size).toBe(sources.length)
    expect(failing(rowList, ({ title, place }) => title.trim() !== '' && place.trim() !== '')).toEqual([])
    expect(failing(rowList, ({ source }) => known.has(source))).toEqual([])
    expect(failing(rowList, ({ standing }) => STANDINGS.some((one) => one === standing))).toEqual([])
    expect(failing(rowList, ({ text: says }) => says.trim().length > 5 && says.length <= 4000)).toEqual([])
  })

  it('have the year of an older text, and only of an older one', () => {
    expect(failing(rowList, ({ asOf }) => asOf === undefined || (Number.isInteger(asOf) && asOf >= 2010 && asOf < 2023))).toEqual([])
    expect(failing(rowList, ({ standing, asOf }) => standing !== 'as-before' || asOf !== undefined)).toEqual([])
  })

  it('have ids that the file has only once', () => {
    const body = text.slice(text.indexOf('"rows": {'), text.indexOf('"steps": {'))
    const ids = [...body.matchAll(/^ {4}"([^"]+)": \{/gm)].map((match) => match[1]!)
    expect(ids.length).toBe(rowList.length)
    expect(new Set(ids).size).toBe(ids.length)
    expect(failing(rowList, (_, id) => /^[A-Za-z0-9]+(?:-[A-Za-z0-9]+)*$/.test(id))).toEqual([])
  })
})

describe('the steps of 2023', () => {
  it('lead from rows of the classic rulebook to rows of the document', () => {
    const list = Object.entries(steps)
    expect(list.length).toBeGreaterThan(200)
    expect(failing(list, (row) => rows[row] !== undefined)).toEqual([])
    expect(failing(list, (_, step) => step.startsWith('*/') || classic.rules.has(step.split('/', 1)[0]!))).toEqual([])
  })
})

describe('the effects of 2023', () => {
  it('are the 48 standard powers, twelve of each kind of value, each with its own row', () => {
    const powers = effectList.filter(([, { kind }]) => kind === 'power')
    for (const slot of ['speed', 'attack', 'defense', 'damage']) expect(powers.filter(([, one]) => one.slot === slot).length).toBe(12)
    expect(new Set(powers.map(([, { rule }]) => rule)).size).toBe(48)
    expect(failing(powers, ({ rule }) => rule.startsWith('MPAC-'))).toEqual([])
  })

  it('cite rows of the document, each clause as well', () => {
    expect(failing(effectList, ({ rule }) => rows[rule] !== undefined)).toEqual([])
    expect(failing(effectList, ({ clauses }) => clauses.every(({ rule }) => rows[rule] !== undefined))).toEqual([])
    expect(failing(Object.entries(params), ({ by }) => rows[by] !== undefined)).toEqual([])
  })

  it('have clauses that can be read, one at each address', () => {
    const wrong = effectList.flatMap(([id, { clauses }]) =>
      clauses.flatMap((clause) => {
        const address = addressOf(clause)
        if (!clauseSchemaAt(address)) return [`${id}: ${address}`]
        const read = readClause(clause, '', address)
        return read.ok ? [] : read.problems.map(({ path }) => `${id}: ${address}${path}`)
      })
    )
    expect(wrong).toEqual([])
    expect(failing(effectList, ({ clauses }) => new Set(addressesOf(clauses)).size === clauses.length)).toEqual([])
  })

  it('give only what the document has', () => {
    const given = effectList.flatMap(([id, { clauses }]) =>
      clauses.flatMap((clause) =>
        Array.isArray(clause.gives) ? clause.gives.map((one) => [`${id}: ${String(one)}`, String(one)] as const) : []
      )
    )
    expect(failing(given, (one) => modern.effects.has(one))).toEqual([])
  })
})

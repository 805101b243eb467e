/**
 * Rules that belong together: rows that name each other, the rows of the clauses of a power, clarifications, rows of an edition instead of
 * common ones, combinations of powers, and the rows that a definition is for.
 */
import { rulesOf } from '../editions/shelf.ts'
import { CLASSIC_EDITIONS, shippedRuleset } from '../editions/shippedEditions.ts'
import { clarifications } from '../rules/clarifies.ts'
import { definitions } from '../rules/definitions.ts'
import { ERRATA } from '../rules/errata.ts'
import { ruleSummaries } from '../rules/summaries/all.ts'
import { builtInTerrain } from '../rules/terrain/builtIn.ts'
import type { Effect } from '../rules/vocabulary/vocabulary.ts'

let links: ReadonlyMap<string, ReadonlySet<string>> | null = null

/** The rows that go with this one, in the order of the sections; without the entries of the errata, which stand apart. */
export function relatedRules(rule: string): readonly string[] {
  links ??= allLinks()
  const own = links.get(rule)
  return own
    ? rulesOf('heroclix-2012')
        .map(({ id }) => id)
        .filter((id) => own.has(id) && !(id in ERRATA) && id !== rule)
    : []
}

function allLinks(): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>()
  const rows = rulesOf('heroclix-2012')
  const known = new Set(rows.map(({ id }) => id))
  const link = (a: string, b: string): void => {
    if (a === b || !known.has(a) || !known.has(b)) return
    for (const [from, to] of [
      [a, b],
      [b, a]
    ] as const) {
      const there = found.get(from) ?? new Set<string>()
      found.set(from, there.add(to))
    }
  }
  const effects = CLASSIC_EDITIONS.flatMap(({ id }) => [...(shippedRuleset(id)?.effects.values() ?? [])])
  const rowsOfEffect = (id: string): readonly string[] => [...new Set(effects.filter((effect) => effect.id === id).map(({ rule }) => rule))]

  for (const { id, section } of rows) {
    for (const [named] of `${ruleSummaries[id] ?? ''} ${section}`.matchAll(/\b[A-Z][A-Z0-9]{1,4}-[A-Z0-9-]*[A-Z0-9]\b/g)) link(id, named)
  }
  for (const { rule, clauses } of effects) for (const clause of clauses) link(rule, clause.rule)
  for (const { rule, by = [] } of clarifications) for (const effect of by) for (const row of rowsOfEffect(effect)) link(rule, row)
  for (const { id } of CLASSIC_EDITIONS)
    for (const [row, own] of Object.entries(shippedRuleset(id)?.replacedRows ?? {})) link(row, own.rule)
  for (const { rule, through } of definitions) for (const row of through) link(rule, row)
  for (const { rule, clauses } of builtInTerrain) for (const clause of clauses) link(rule, clause.rule)
  for (const { id, title } of rows) {
    if (id.startsWith('CMB-')) for (const row of powersNamed(`${title}. ${ruleSummaries[id] ?? ''}`, effects)) link(id, row)
  }
  return found
}

/** The rows of the standard powers and abilities that a text names. */
const powersNamed = (text: string, effects: readonly Effect[]): readonly string[] => [
  ...new Set(effects.filter(({ kind, name }) => (kind === 'power' || kind === 'ability') && text.includes(name)).map(({ rule }) => rule))
]

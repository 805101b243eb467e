/** An edition as a file: what one ruleset changes in another. Read again over the same parent it rules the same. */
import { canonicalJson } from '../base/text/canonicalJson.ts'
import { idOf } from '../base/text/idOf.ts'
import type { Ruleset } from '../rules/vocabulary/ruleset.ts'
import type { Clause, Effect } from '../rules/vocabulary/vocabulary.ts'
import { addressesOf } from './addresses.ts'
import { editionDiff } from './editionDiff.ts'
import { foundationOf } from './foundations.ts'
import { EDITION_FORMAT, VOCABULARY, type EditionFile, type EffectChange, type RowChange } from './editionSchema.ts'

const same = (a: unknown, b: unknown): boolean => canonicalJson(a ?? null) === canonicalJson(b ?? null)

/** The changes of a list of clauses by address; `undefined`: there are none. */
function clauseChanges(was: readonly Clause[], is: readonly Clause[]): Record<string, unknown> | undefined {
  const [before, after] = [was, is].map((list) => {
    const addresses = addressesOf(list)
    return new Map(list.map((clause, index) => [addresses[index]!, clause]))
  }) as [Map<string, Clause>, Map<string, Clause>]
  const changes: Record<string, unknown> = {}
  for (const address of before.keys()) if (!after.has(address)) changes[address] = null
  for (const [address, clause] of after) {
    if (same(before.get(address), clause)) continue
    const { phase: _, ...fields } = clause as Clause & { readonly does?: unknown }
    delete (fields as { does?: unknown }).does
    changes[address] = fields
  }
  return Object.keys(changes).length === 0 ? undefined : changes
}

/** @param founded the effect of this id in the foundation, which the file may restore */
function effectChange(was: Effect | undefined, is: Effect, founded: Effect | undefined): EffectChange {
  const { id: _, clauses, ...fields } = is
  if (was === undefined && founded !== undefined) return { restore: true, ...effectChange(founded, is, founded) }
  if (was === undefined) return { ...fields, clauses: [...clauses] }
  const changes: Record<string, unknown> = {}
  for (const field of ['name', 'kind', 'slot', 'rule', 'summary', 'act', 'grants', 'joins', 'counterable', 'idle'] as const)
    if (!same(was[field], is[field])) changes[field] = is[field] ?? null
  const own = clauseChanges(was.clauses, is.clauses)
  return { ...changes, ...(own && { clauses: own }) }
}

/** Rows that the child says in its own words or whose own text is lost, by the row of its own. */
function besideOf(parent: Ruleset, child: Ruleset): ReadonlyMap<string, Pick<RowChange, 'beside' | 'lost'>> {
  const all = new Map<string, { beside?: string[]; lost?: string[] }>()
  for (const [row, own] of Object.entries(child.replacedRows)) {
    if (same(parent.replacedRows[row], own)) continue
    const lists = all.get(own.rule) ?? {}
    all.set(own.rule, lists)
    ;(lists[own.lost ? 'lost' : 'beside'] ??= []).push(row)
  }
  return all
}

/** What the judge decides in the child and not, or otherwise, in the parent. */
function judgeOf(parent: Ruleset, child: Ruleset): NonNullable<EditionFile['judge']> {
  const [was, is] = [parent.brought?.judge ?? new Map(), child.brought?.judge ?? new Map()]
  const changes: NonNullable<EditionFile['judge']> = {}
  for (const row of was.keys()) if (!is.has(row)) changes[row] = null
  for (const [row, { why, touches }] of is)
    if (!same(was.get(row), is.get(row))) changes[row] = { why, ...(touches.length > 0 && { touches: [...touches] }) }
  return changes
}

/** The sources of rows by their titles, with an id for each. */
function sourceIds(titles: Iterable<string>): ReadonlyMap<string, string> {
  const ids = new Map<string, string>()
  for (const title of titles) {
    const id = idOf(title, 'source').slice(0, 60).replace(/-$/, '')
    const taken = [...ids.values()].filter((other) => other === id || other.startsWith(`${id}-`)).length
    ids.set(title, taken === 0 ? id : `${id}-${taken + 1}`)
  }
  return ids
}

/** @param about how the file calls itself @returns a file that, laid over `parent`, rules as `child` does */
export function documentOf(parent: Ruleset, child: Ruleset, about: Pick<EditionFile, 'id' | 'name' | 'version'>): EditionFile {
  const changes = editionDiff(parent, child)
  const params = changes.flatMap(({ at, is }) => (at.startsWith('params/') ? [[at.slice('params/'.length), is] as const] : []))
  const effects: Record<string, EffectChange | null> = {}
  const founded = foundationOf(parent.brought?.foundation ?? 'classic').effects
  for (const id of new Set([...parent.effects.keys(), ...child.effects.keys()])) {
    const [was, is] = [parent.effects.get(id), child.effects.get(id)]
    if (is === undefined) effects[id] = null
    else if (was !== is) {
      const change = effectChange(was, is, founded.get(id))
      if (Object.keys(change).length > 0) effects[id] = change
    }
  }
  const own = [...child.rules.values()].filter((row) => !same(parent.rules.get(row.id), row))
  const ids = sourceIds(new Set(own.map(({ document }) => document)))
  const rows = new Map<string, RowChange>(
    own.map(({ id, title, document, section }) => [id, { title, source: ids.get(document)!, place: section }])
  )
  for (const [id, lists] of besideOf(parent, child)) rows.set(id, { ...rows.get(id), ...lists })
  const judge = judgeOf(parent, child)
  const sizes = Object.entries(child.sizeAbilities).filter(([size, list]) => !same(parent.sizeAbilities[size as 'tiny'], list))
  return {
    format: EDITION_FORMAT,
    ...about,
    parent: { id: parent.id, ...(parent.brought && { rules: parent.brought.rules }) },
    needs: { vocabulary: VOCABULARY },
    ...(ids.size > 0 && { sources: [...ids].map(([title, id]) => ({ id, title, kind: 'book' as const })) }),
    ...(params.length > 0 && { params: Object.fromEntries(params) }),
    ...(Object.keys(effects).length > 0 && { effects }),
    ...(rows.size > 0 && { rows: Object.fromEntries(rows) }),
    ...(Object.keys(judge).length > 0 && { judge }),
    ...(!same(parent.everyone, child.everyone) && { everyone: [...child.everyone] }),
    ...(sizes.length > 0 && { sizeAbilities: Object.fromEntries(sizes.map(([size, list]) => [size, [...list]])) })
  }
}

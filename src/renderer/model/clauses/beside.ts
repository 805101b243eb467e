/** What holds beside the figures of a table: conditions, what objects do, forces, special terrain of one's own. Each function takes a case and gives a new one. */
import type { CaseTeam, ClixCase, OwnText } from '../../../shared/contract/case.ts'
import { withoutUndefined } from '../../../shared/base/fields.ts'
import { KNOWN_CONDITIONS } from '../../../shared/cases/beside/notConsidered.ts'
import { asText } from '../../../shared/contract/ownText.ts'
import { sideAt } from '../../../shared/contract/caseSquares.ts'
import { plainText, withThing, type ThingChange } from '../table/position/things.ts'
import { CLAUSE_FORMS, blankClause, type LooseClause } from '../../../shared/rules/terrain/clauseForms.ts'

const some = <T>(list: readonly T[]): readonly T[] | undefined => (list.length > 0 ? list : undefined)

/** Conditions of which the documents state what they do: they count without any clause. */
export const STATED_CONDITIONS: readonly string[] = [...KNOWN_CONDITIONS]
export const isStatedCondition = (id: string): boolean => KNOWN_CONDITIONS.has(id)

export const conditionsOf = ({ conditions = [] }: ClixCase): readonly OwnText[] => conditions.map(asText)

/** The case with these conditions, in their order; what is known of each of them stays. */
export function withConditions(value: ClixCase, ids: readonly string[]): ClixCase {
  const before = conditionsOf(value)
  const texts = ids.map((id) => before.find((text) => text.id === id) ?? { id })
  return withoutUndefined({ ...value, conditions: some(texts.map(plainText)) })
}

/** The case with one condition changed. */
export const withConditionText = (value: ClixCase, text: OwnText): ClixCase => ({
  ...value,
  conditions: conditionsOf(value).map((one) => plainText(one.id === text.id ? text : one))
})

/** The case with an object called otherwise, or doing something else. */
export const withObjectText = (value: ClixCase, id: string, change: ThingChange): ClixCase => ({
  ...value,
  objects: value.objects?.map((object) => (object.id === id ? withThing(object, change) : object))
})

/** The sides that have figures, in their order. */
export const sidesWithFigures = ({ figures = [] }: ClixCase): readonly string[] => [...new Set(figures.map(sideAt))]

/** The record with something under a name, or without it; undefined: nothing is left in it. */
function put<T>(
  record: Readonly<Record<string, T>> | undefined,
  name: string,
  value: T | undefined
): Readonly<Record<string, T>> | undefined {
  const rest = Object.entries(record ?? {}).filter(([other]) => other !== name)
  const all = value === undefined ? rest : [...rest, [name, value] as const]
  return all.length > 0 ? Object.fromEntries(all) : undefined
}

/** The case with so many grenades left for a side; undefined: nobody says. */
export const withPool = (value: ClixCase, side: string, left: number | undefined): ClixCase =>
  withoutUndefined({ ...value, grenadePool: put(value.grenadePool, side, left) })

/** The case with something else agreed for the force of a side. */
export function withTeam(value: ClixCase, side: string, change: Partial<CaseTeam>): ClixCase {
  const team: CaseTeam = withoutUndefined({ ...value.teams?.[side], ...change })
  return withoutUndefined({ ...value, teams: put(value.teams, side, Object.keys(team).length > 0 ? team : undefined) })
}

/** Special terrain as the case brings it along, before it is checked. */
export interface OwnTerrain {
  readonly id: string
  readonly name: string
  readonly clauses: readonly LooseClause[]
}

const isOwn = (one: unknown): one is OwnTerrain =>
  typeof one === 'object' &&
  one !== null &&
  'id' in one &&
  typeof one.id === 'string' &&
  'name' in one &&
  'clauses' in one &&
  Array.isArray(one.clauses)

export const ownTerrainIn = ({ specialTerrain = [] }: ClixCase): readonly OwnTerrain[] => specialTerrain.filter(isOwn)

/** The case with a new kind of special terrain of this name, or unchanged where there is one. It begins with one sentence: a rule of none is none. */
export function withOwnTerrain(value: ClixCase, id: string, name: string): ClixCase {
  if (ownTerrainIn(value).some((one) => one.id === id)) return value
  const number = (value.specialTerrain?.length ?? 0) + 1
  const hindering = blankClause(CLAUSE_FORMS.find(({ phase }) => phase === 'terrain')!)
  const rule = `OWN-${number}`
  const made = { id, name, rule, summary: name, cite: { document: name, section: name }, clauses: [{ rule, ...hindering }] }
  return { ...value, specialTerrain: [...(value.specialTerrain ?? []), made] }
}

/** The case with other clauses of its terrain, each cited by the rule of the terrain. */
export const withTerrainClauses = (value: ClixCase, id: string, clauses: readonly unknown[]): ClixCase => ({
  ...value,
  specialTerrain: value.specialTerrain?.map((one) => {
    if (!isOwn(one) || one.id !== id) return one
    const rule = 'rule' in one ? one.rule : undefined
    return { ...one, clauses: clauses.map((clause) => (typeof clause === 'object' && clause !== null ? { rule, ...clause } : clause)) }
  })
})

/** The case without this terrain of its own; null while the map has squares of it. */
export function withoutOwnTerrain(value: ClixCase, id: string): ClixCase | null {
  const used = [...Object.values(value.map?.legend ?? {}).flat(), ...(value.map?.rules ?? []).map((rule) => `special:${rule}`)]
  if (used.some((kind) => kind === `special:${id}`)) return null
  const left = (value.specialTerrain ?? []).filter((one) => !isOwn(one) || one.id !== id)
  return withoutUndefined({ ...value, specialTerrain: some(left) })
}

/** The keys of the texts that come with the rules: the id of what a text is about, and the field. */
import { CLASSIC_EDITIONS, shippedRuleset } from '../editions/shippedEditions.ts'
import { isRecord } from '../base/validate.ts'
import { builtInTerrain } from '../rules/terrain/builtIn.ts'
import type { SpecialTerrainRule } from '../rules/vocabulary/specialTerrain.ts'

export const ruleKey = (rule: string, field: 'title' | 'summary' | 'why'): string => `rule.${rule}.${field}`

/** @param ruleset the oldest edition in which it does what is said */
export const effectKey = (effect: string, ruleset: string): string => `effect.${effect}.${ruleset}`

/** @param sentence of a parameter */
export const paramKey = (sentence: string): string => `param.${sentence}`

export const terrainKey = (terrain: string): string => `terrain.${terrain}.summary`

/** The key of the effect of special terrain, or null if its text came with a file. */
export const keyOfTerrain = ({ id, summary }: SpecialTerrainRule): string | null =>
  builtInTerrain.some((known) => known.id === id && known.summary === summary) ? terrainKey(id) : null

/** The key of a text for the judge in a clause of an effect or of special terrain. @param text its place among the texts */
export const askKey = (kind: 'effect' | 'terrain', id: string, text: number): string => `${kind}.${id}.ask.${text}`

const textIn = (one: unknown, field: 'text' | 'judge'): readonly string[] => {
  const text = isRecord(one) ? one[field] : undefined
  return typeof text === 'string' ? [text] : []
}

/** The texts of clauses that are left to the judge, in their order; those of single results of a die after that of the clause. */
export const asksOf = (clauses: readonly object[]): readonly string[] =>
  clauses.flatMap((clause) => [
    ...textIn(clause, 'text'),
    ...('results' in clause && Array.isArray(clause.results) ? clause.results.flatMap((one: unknown) => textIn(one, 'judge')) : [])
  ])

/** The texts for the judge of an effect in all editions, the oldest first. */
export const asksOfEffect = (id: string): readonly string[] => [
  ...new Set(CLASSIC_EDITIONS.flatMap((edition) => asksOf(shippedRuleset(edition.id)?.effects.get(id)?.clauses ?? [])))
]

/** The key of what an effect leaves to the judge. */
export const keyOfEffectAsk = (id: string, text: string): string => askKey('effect', id, asksOfEffect(id).indexOf(text))

/** The key of a text of special terrain for the judge, or null if the text came with a file. */
export function keyOfTerrainAsk(id: string, text: string): string | null {
  const index = asksOf(builtInTerrain.find((known) => known.id === id)?.clauses ?? []).indexOf(text)
  return index < 0 ? null : askKey('terrain', id, index)
}

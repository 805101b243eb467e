/**
 * The powers and abilities of a rule, edition by edition: the reference shows the differences side by side. Editions with the same text are one
 * entry.
 */
import { CLASSIC_EDITIONS, shippedRuleset } from '../editions/shippedEditions.ts'
import type { Ruleset } from '../rules/vocabulary/ruleset.ts'
import type { Effect } from '../rules/vocabulary/vocabulary.ts'

export interface EditionText {
  /** Names of the editions, oldest first. */
  readonly editions: readonly string[]
  readonly rulesets: readonly string[]
  /** Its effect there, or null if the edition does not have it. */
  readonly summary: string | null
}

export interface EffectText {
  /** The first of them. */
  readonly id: string
  /** Several if they all do the same: teams of one ability. */
  readonly names: readonly string[]
  readonly texts: readonly EditionText[]
}

/** A text for each edition, oldest first; editions with the same text are one entry. */
export function textsByEdition(saidOf: (ruleset: Ruleset) => string | null): EditionText[] {
  const found: { editions: string[]; rulesets: string[]; summary: string | null }[] = []
  for (const edition of CLASSIC_EDITIONS) {
    const summary = saidOf(shippedRuleset(edition.id)!)
    const same = found.find((text) => text.summary === summary)
    if (same) {
      same.editions.push(edition.name)
      same.rulesets.push(edition.id)
    } else found.push({ editions: [edition.name], rulesets: [edition.id], summary })
  }
  return found
}

/** The effects that stand under a rule, in any edition, with what they do in each. Other spellings are left out. */
export function effectTextsOf(rule: string): readonly EffectText[] {
  const known = new Map<string, Effect>()
  for (const edition of CLASSIC_EDITIONS) {
    for (const effect of shippedRuleset(edition.id)?.effects.values() ?? [])
      if (effect.rule === rule && !known.has(effect.name)) known.set(effect.name, effect)
  }
  const found: { id: string; names: string[]; texts: readonly EditionText[] }[] = []
  for (const { id, name } of known.values()) {
    const texts = textsByEdition(({ effects }) => effects.get(id)?.summary ?? null)
    const same = found.find((other) => JSON.stringify(other.texts) === JSON.stringify(texts))
    if (same) same.names.push(name)
    else found.push({ id, names: [name], texts })
  }
  return found
}

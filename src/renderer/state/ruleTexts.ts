/** The texts behind rule ids, for the rules screen and the ruling's references. */
import type { RulesetId } from '../../shared/cases/case.ts'
import { systemOf } from '../../shared/systems/all.ts'
import { effectsOf, rulesOf, ruleText } from '../../shared/rules/catalog.ts'
import { effectTextsOf, type EffectText } from '../../shared/rules/editionTexts.ts'
import { judgeDecides } from '../../shared/rules/leftToJudge.ts'

export interface RuleText {
  readonly id: string
  readonly title: string
  /** In own words. */
  readonly summary: string
  readonly document: string
  readonly section: string
}

/** Every rule of a ruleset, in the order of its sections. */
export const allRules = (ruleset: RulesetId): readonly RuleText[] => systemOf(ruleset)?.rules ?? rulesOf(ruleset)

/** What the powers of a rule do, edition by edition, those of the edition in use first; empty for the other games. */
export function editionsOfRule(id: string, ruleset: RulesetId): readonly EffectText[] {
  const system = systemOf(ruleset)
  if (system?.rules) return []
  return effectTextsOf(id).map(({ names, texts }) => ({
    names, texts: [...texts].sort((a, b) => Number(b.rulesets.includes(ruleset)) - Number(a.rulesets.includes(ruleset)))
  }))
}

/** Why a rule is left to the judge, or null where the engine decides by it. */
export const whyJudge = (id: string): string | null => judgeDecides(id)?.why ?? null

/** A rule's text; a power's own words where only the power is known by that id. */
export function textOfRule(id: string, ruleset: RulesetId): RuleText | null {
  const entry = systemOf(ruleset)?.rules.find(rule => rule.id === id) ?? ruleText(id, ruleset)
  if (entry) return entry
  const effect = effectsOf(ruleset).find(known => known.rule === id)
  return effect ? { id, title: effect.name, summary: effect.summary, document: '', section: '' } : null
}

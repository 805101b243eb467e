/**
 * An edition is its parent plus the difference. `resolveRuleset` lays the differences of a chain over each other
 * once: partial entries merge, `null` removes. House rules and venue rules are editions too.
 */
import type { Size } from '../../contract/case.ts'
import type { SpecialTerrainRule } from '../vocabulary/specialTerrain.ts'
import type { ReplacingRow, Params, RuleEntry, Ruleset } from '../vocabulary/ruleset.ts'
import type { Clause, Effect } from '../vocabulary/vocabulary.ts'

type ParamsPatch = { readonly [K in keyof Params]?: Partial<Params[K]> }

export interface Edition {
  readonly id: string
  readonly name: string
  readonly parent: Edition | null
  /** Complete where there is no parent. */
  readonly params?: ParamsPatch
  /** By id; an entry with all fields adds an effect. */
  readonly effects?: Readonly<Record<string, Partial<Effect> | null>>
  readonly rules?: Readonly<Record<string, Partial<RuleEntry> | null>>
  readonly sizeAbilities?: Partial<Readonly<Record<Size, readonly string[]>>>
  readonly everyone?: readonly string[]
  readonly replacedRows?: Readonly<Record<string, ReplacingRow>>
}

/** What all editions start from. */
export interface Foundation {
  readonly params: Params
  readonly effects: readonly Effect[]
  readonly rules: readonly RuleEntry[]
  readonly terrain: readonly SpecialTerrainRule[]
  readonly sizeAbilities: Readonly<Record<Size, readonly string[]>>
}

function lay<T extends { readonly id: string }>(onto: Map<string, T>, patch: Readonly<Record<string, Partial<T> | null>>): void {
  for (const [id, change] of Object.entries(patch)) {
    if (change === null) onto.delete(id)
    else onto.set(id, { ...onto.get(id), id, ...change } as T)
  }
}

/** How an effect is played out in time stays as it was where an edition only says what else changes about it. */
const INHERITED: readonly Clause['phase'][] = ['action', 'use', 'tokens']

function layEffects(onto: Map<string, Effect>, patch: Readonly<Record<string, Partial<Effect> | null>>): void {
  const whole: Record<string, Partial<Effect> | null> = {}
  for (const [id, change] of Object.entries(patch)) {
    const kept = change?.clauses
      ? (onto.get(id)?.clauses.filter(({ phase }) => INHERITED.includes(phase) && !change.clauses!.some((own) => own.phase === phase)) ??
        [])
      : []
    whole[id] = change?.clauses ? { ...change, clauses: [...change.clauses, ...kept] } : change
  }
  lay(onto, whole)
}

function mergeParams(base: Params, patch: ParamsPatch): Params {
  const groups = Object.entries(base).map(([group, values]) => [group, { ...values, ...patch[group as keyof Params] }] as const)
  return Object.fromEntries(groups) as unknown as Params
}

/** The ruleset of an edition: foundation, then every ancestor's difference, oldest first. */
export function resolveRuleset(edition: Edition, foundation: Foundation): Ruleset {
  const chain: Edition[] = []
  for (let at: Edition | null = edition; at; at = at.parent) chain.unshift(at)
  const effects = new Map(foundation.effects.map((effect) => [effect.id, effect]))
  const rules = new Map(foundation.rules.map((rule) => [rule.id, rule]))
  let params = foundation.params
  let sizeAbilities = foundation.sizeAbilities
  let everyone: readonly string[] = []
  let replacedRows: Readonly<Record<string, ReplacingRow>> = {}
  for (const step of chain) {
    if (step.params) params = mergeParams(params, step.params)
    if (step.effects) layEffects(effects, step.effects)
    if (step.rules) lay(rules, step.rules)
    if (step.everyone) everyone = [...everyone, ...step.everyone]
    if (step.replacedRows) replacedRows = { ...replacedRows, ...step.replacedRows }
    if (step.sizeAbilities) sizeAbilities = { ...sizeAbilities, ...step.sizeAbilities }
  }
  return {
    id: edition.id,
    name: edition.name,
    params,
    effects,
    rules,
    sizeAbilities,
    everyone,
    replacedRows,
    terrain: new Map(foundation.terrain.map((rule) => [rule.id, rule]))
  }
}

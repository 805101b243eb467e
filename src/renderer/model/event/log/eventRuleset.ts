/** The edition of HeroClix that the calls and team lists of an event are judged by. */
import { shippedRuleset } from '../../../../shared/editions/shippedEditions.ts'
import type { RulesetId } from '../../../../shared/contract/case.ts'
import { rulesetFor } from '../../../../shared/editions/shelf.ts'
import { bytesOf } from '../../../../shared/json/utf8.ts'
import type { PinnedEdition, Settings, SomeSettings } from '../../../../shared/tournament/state/settings.ts'
import { LIMITS } from '../../../../shared/venue/limits.ts'
import { shippedBasis, type TableRules } from '../../library/ownEditions.ts'
import { editionOf } from '../../settings/usualEdition.ts'

type OfEvent = { readonly settings: Pick<Settings, 'ruleset' | 'editions'> }

/** Events that name no edition are older than the others. */
const UNNAMED: RulesetId = 'heroclix-2012'

/** The rules in the settings of the event, with its documents; `otherwise` if they name none, or one that is no edition of HeroClix. */
export function eventRules({ settings: { ruleset, editions } }: OfEvent, otherwise: TableRules = { ruleset: UNNAMED }): TableRules {
  const shipped = editionOf(ruleset)
  if (shipped !== undefined) return { ruleset: shipped }
  const own = ruleset !== null && editions.length > 0 ? { ruleset, editions } : null
  return own && rulesetFor(own) ? own : otherwise
}

/** The edition that ships and that these rules are, or are made over. */
export const eventRuleset = (state: OfEvent, otherwise: RulesetId = UNNAMED): RulesetId =>
  shippedBasis(eventRules(state, { ruleset: otherwise }))

/** The settings that hold the rules of an event: the edition by its hash, and its documents if it does not ship. */
export function settingsOfRules(rules: TableRules): Pick<SomeSettings, 'ruleset' | 'edition' | 'editions'> {
  const ruleset = rulesetFor(rules)
  const { brought } = ruleset ?? {}
  const pinned = brought && {
    id: rules.ruleset,
    name: ruleset!.name,
    version: brought.version,
    rules: brought.rules,
    ...(brought.founded !== rules.ruleset && { over: brought.founded })
  }
  return {
    ruleset: rules.ruleset,
    edition: pinned ?? null,
    editions: shippedRuleset(rules.ruleset) ? [] : ((rules.editions ?? []) as Readonly<Record<string, unknown>>[])
  }
}

/** Whether the documents of these rules are more than a device of a venue takes at once. */
export const isTooLargeForEvent = ({ editions = [] }: Pick<SomeSettings, 'editions'>): boolean =>
  bytesOf(JSON.stringify(editions)).length > LIMITS.materialBytes

/**
 * The edition that this Linejudge has instead of the one that the event was set to: another version of an edition that ships. `null`: it
 * rules by that very edition.
 */
export function otherThanPinned({
  settings
}: {
  readonly settings: Pick<Settings, 'ruleset' | 'editions' | 'edition'>
}): PinnedEdition | null {
  const { edition } = settings
  const ruleset = edition && rulesetFor(eventRules({ settings }))
  if (!edition || !ruleset?.brought || ruleset.brought.rules === edition.rules) return null
  return { id: ruleset.id, name: ruleset.name, version: ruleset.brought.version, rules: ruleset.brought.rules }
}

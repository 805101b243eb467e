/** Which maps suit which ruleset: a document names games ("heroclix") or single rulesets in `systems`. */
import type { RulesetId } from '../../../shared/contract/case.ts'
import { gameOf } from '../../../shared/games/all.ts'

/** The game of every HeroClix ruleset, as map documents write it. */
const HEROCLIX = 'heroclix'

/** A test for map documents; one that names no system suits HeroClix. */
export const suits =
  (ruleset: RulesetId) =>
  ({ systems }: { readonly systems: readonly string[] }): boolean =>
    systems.includes(ruleset) || (gameOf(ruleset) === undefined && (systems.length === 0 || systems.includes(HEROCLIX)))

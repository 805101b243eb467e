/** The neighbouring games that Linejudge rules on, each a folder of its own. */
import { descent } from './descent/descent.ts'
import { heroscape } from './heroscape/heroscape.ts'
import type { GameSystem, SystemCase } from './common/game.ts'

export const systems: readonly GameSystem[] = [heroscape, descent]

/** The system that rules by this ruleset; undefined for HeroClix and for what nobody knows. */
export const systemOf = (ruleset: unknown): GameSystem | undefined => systems.find((system) => system.ruleset === ruleset)

/** The system whose kind of question this is; undefined for HeroClix. */
export const systemOfKind = (kind: unknown): GameSystem | undefined => systems.find((system) => system.kinds.some((own) => own === kind))

/** Is this a question of a neighbouring game? */
export const isSystemCase = <T extends { readonly ruleset: string }>(question: T | SystemCase): question is SystemCase =>
  systemOf(question.ruleset) !== undefined

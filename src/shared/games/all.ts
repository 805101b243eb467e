/** The neighbouring games that Linejudge rules on, each a folder of its own. */
import { descent } from './descent/descent.ts'
import { heroscape } from './heroscape/heroscape.ts'
import type { Game, GameCase } from './common/game.ts'

export const systems: readonly Game[] = [heroscape, descent]

/** The system that rules by this ruleset; undefined for HeroClix and for what nobody knows. */
export const gameOf = (ruleset: unknown): Game | undefined => systems.find((system) => system.ruleset === ruleset)

/** The system whose kind of question this is; undefined for HeroClix. */
export const gameOfKind = (kind: unknown): Game | undefined => systems.find((system) => system.kinds.some((own) => own === kind))

/** Is this a question of a neighbouring game? */
export const isGameCase = <T extends { readonly ruleset: string }>(question: T | GameCase): question is GameCase =>
  gameOf(question.ruleset) !== undefined

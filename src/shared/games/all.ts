/** The neighbouring games that Linejudge rules on, each a folder of its own: what they are called and what may be asked of them. */
import { aboutDescent } from './descent/about.ts'
import { aboutHeroscape } from './heroscape/about.ts'
import type { AboutGame, GameCase } from './common/game.ts'

export const GAMES: readonly AboutGame[] = [aboutHeroscape, aboutDescent]

/** The game that is ruled on by this ruleset; undefined for HeroClix and for what nobody knows. */
export const gameOf = (ruleset: unknown): AboutGame | undefined => GAMES.find((game) => game.ruleset === ruleset)

/** The game whose kind of question this is; undefined for HeroClix. */
export const gameOfKind = (kind: unknown): AboutGame | undefined => GAMES.find((game) => game.kinds.some((own) => own === kind))

/** Is this a question of a neighbouring game? */
export const isGameCase = <T extends { readonly ruleset: string }>(question: T | GameCase): question is GameCase =>
  gameOf(question.ruleset) !== undefined

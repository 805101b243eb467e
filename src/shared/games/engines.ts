/** The rules of the neighbouring games: checking and answering their questions. Who adds a game adds its line here and in `all.ts`. */
import { descent } from './descent/descent.ts'
import { heroscape } from './heroscape/heroscape.ts'
import type { Game } from './common/game.ts'

const ENGINES: readonly Game[] = [heroscape, descent]

/** The rules behind a ruleset; undefined for HeroClix and for what nobody knows. */
export const engineOf = (ruleset: unknown): Game | undefined => ENGINES.find((game) => game.ruleset === ruleset)

/** What everybody knows of the game. */
import type { AboutGame } from '../common/game.ts'
import type { DescentAsk } from './case.ts'

export const DESCENT_KINDS = ['descent-attack', 'descent-reroll', 'descent-odds'] as const satisfies readonly DescentAsk['kind'][]

export const aboutDescent = { ruleset: 'descent-2e', name: 'Descent attacks', kinds: DESCENT_KINDS } as const satisfies AboutGame

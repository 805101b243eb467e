/** What everybody knows of the game. */
import type { AboutGame } from '../common/game.ts'

export const aboutHeroscape = {
  ruleset: 'heroscape-knockback',
  name: 'HeroScape knockback',
  kinds: ['heroscape-knockback']
} as const satisfies AboutGame

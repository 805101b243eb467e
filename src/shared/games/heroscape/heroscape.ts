/** HeroScape knockback: the optional rule of super strong fighters, on a board of hexes. */
import { heroscapeRules } from '../../rules/rulebook/heroscape.ts'
import type { Game } from '../common/game.ts'
import { aboutHeroscape } from './about.ts'
import type { HeroscapeCase, Hex } from './case.ts'
import { parseHeroscape } from './parse.ts'
import { ruleOnKnockback } from './rule.ts'
import type { HeroscapeRuling } from './ruling.ts'
import { heroscapeSchema } from './shape.ts'

const hex = ([q, r]: Hex): string => `(${q},${r})`

/** Wounds and points, the way with its stop, the dice to roll. */
function lines(ruling: HeroscapeRuling): readonly string[] {
  const { wounds, points, verdict, path, end, spent, stoppedBy, knockbackDie, knockbackWounds, fallingDie, destroyed } = ruling
  const hurt = Object.entries(knockbackWounds ?? {}).map(([id, count]) => `${id} ${count}`)
  return [
    `Wounds from the attack: ${wounds}; knockback points: ${points}`,
    ...(verdict === 'none'
      ? []
      : [
          `${path.length === 0 ? `Stays in ${hex(end)}` : `Goes ${path.map(hex).join(' ')}`}, ${spent} spent${stoppedBy === null ? '' : `, stopped by ${stoppedBy}`}`
        ]),
    ...(destroyed ? ['Destroyed by the ground that it was moved onto'] : []),
    ...(knockbackDie ? [`Knockback Damage die: ${hurt.length === 0 ? 'roll it' : hurt.join(', ')}`] : []),
    ...(fallingDie ? ['Falling die: roll it'] : [])
  ]
}

export const heroscape: Game<HeroscapeCase, HeroscapeRuling> = {
  ...aboutHeroscape,
  rules: heroscapeRules,
  schema: heroscapeSchema,
  parse: parseHeroscape,
  rule: ruleOnKnockback,
  lines
}

/** HeroScape knockback (HS). */
import { documents } from './documents.ts'
import type { RuleEntry } from '../vocabulary/ruleset.ts'
import { rulesOf } from './rulesOf.ts'

export const heroscapeRules: readonly RuleEntry[] = [
  ...rulesOf(documents.heroscapeKnockback, [
    ['HS-01', 'Knockback belongs to Super Strength', 'Knockback'],
    ['HS-02', 'When knockback happens', 'Knockback'],
    ['HS-03', 'Knockback points', 'Knockback'],
    ['HS-04', 'Direction', 'Knockback: Adjacent'],
    ['HS-05', 'How far', 'Knockback: Movement'],
    ['HS-06', 'Stopped early', 'Knockback Damage'],
    ['HS-07', 'Off the battlefield', 'Knockback: Movement'],
    ['HS-08', 'Engagement and falling', "Knockback: Movement; author's rulings"],
    ['HS-09', 'Knockback Damage', 'Knockback Damage'],
    ['HS-10', 'Points used up', 'Knockback Damage'],
    ['HS-11', 'Who moves the figure', "Author's rulings"]
  ]),
  ...rulesOf(documents.heroscape, [
    ['HS-12', 'Attack die', 'Attack dice'],
    ['HS-13', 'Falling', 'Falling']
  ]),
  ...rulesOf(documents.heroscapeKnockback, [
    ['HS-EX1', 'Example: no knockback', 'Example 1: An Attack'],
    ['HS-EX2', 'Example: one space', 'Example 2: Knockback'],
    ['HS-EX3', 'Example: stopped by a ledge', 'Example 3: Knockback Damage'],
    ['HS-EX4', 'Example: stopped by a figure', 'Example 4: Knockback Damage Other Figures']
  ])
]

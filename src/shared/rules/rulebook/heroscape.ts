/** HeroScape knockback (HS). */
import { documents } from './documents.ts'
import type { RuleEntry } from '../vocabulary/ruleset.ts'

export const heroscapeRules: readonly RuleEntry[] = [
  {
    id: 'HS-01',
    title: 'Knockback belongs to Super Strength',
    document: documents.heroscapeKnockback,
    section: 'Knockback'
  },
  {
    id: 'HS-02',
    title: 'When knockback happens',
    document: documents.heroscapeKnockback,
    section: 'Knockback'
  },
  {
    id: 'HS-03',
    title: 'Knockback points',
    document: documents.heroscapeKnockback,
    section: 'Knockback'
  },
  {
    id: 'HS-04',
    title: 'Direction',
    document: documents.heroscapeKnockback,
    section: 'Knockback: Adjacent'
  },
  {
    id: 'HS-05',
    title: 'How far',
    document: documents.heroscapeKnockback,
    section: 'Knockback: Movement'
  },
  {
    id: 'HS-06',
    title: 'Stopped early',
    document: documents.heroscapeKnockback,
    section: 'Knockback Damage'
  },
  {
    id: 'HS-07',
    title: 'Off the battlefield',
    document: documents.heroscapeKnockback,
    section: 'Knockback: Movement'
  },
  {
    id: 'HS-08',
    title: 'Engagement and falling',
    document: documents.heroscapeKnockback,
    section: "Knockback: Movement; author's rulings"
  },
  {
    id: 'HS-09',
    title: 'Knockback Damage',
    document: documents.heroscapeKnockback,
    section: 'Knockback Damage'
  },
  {
    id: 'HS-10',
    title: 'Points used up',
    document: documents.heroscapeKnockback,
    section: 'Knockback Damage'
  },
  {
    id: 'HS-11',
    title: 'Who moves the figure',
    document: documents.heroscapeKnockback,
    section: "Author's rulings"
  },
  {
    id: 'HS-12',
    title: 'Attack die',
    document: documents.heroscape,
    section: 'Attack dice'
  },
  {
    id: 'HS-13',
    title: 'Falling',
    document: documents.heroscape,
    section: 'Falling'
  },
  {
    id: 'HS-EX1',
    title: 'Example: no knockback',
    document: documents.heroscapeKnockback,
    section: 'Example 1: An Attack'
  },
  {
    id: 'HS-EX2',
    title: 'Example: one space',
    document: documents.heroscapeKnockback,
    section: 'Example 2: Knockback'
  },
  {
    id: 'HS-EX3',
    title: 'Example: stopped by a ledge',
    document: documents.heroscapeKnockback,
    section: 'Example 3: Knockback Damage'
  },
  {
    id: 'HS-EX4',
    title: 'Example: stopped by a figure',
    document: documents.heroscapeKnockback,
    section: 'Example 4: Knockback Damage Other Figures'
  }
]

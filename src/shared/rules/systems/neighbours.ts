/** What the documents of the neighbouring games describe. */
import type { System } from './system.ts'

export const neighbours: readonly System[] = [
  {
    number: 83,
    id: 'heroscape-knockback',
    name: 'HeroScape: knockback points and the path',
    source: 'heroscape',
    heading: 'Knockback; Knockback: Adjacent; Knockback: Movement; Examples 1 and 2',
    state: 'works',
    shownBy: ['G-HS-EX1', 'G-HS-EX2', 'G-HS-04-a', 'G-HS-05-a']
  },
  {
    number: 84,
    id: 'heroscape-knockback-damage',
    name: 'HeroScape: knockback damage, falling',
    source: 'heroscape',
    heading: 'Knockback Damage; Examples 3 and 4',
    state: 'works',
    shownBy: ['G-HS-EX3', 'G-HS-EX4', 'G-HS-08-a']
  },
  {
    number: 85,
    id: 'descent-attack',
    name: 'Descent: weapon, target, rolling, rerolls',
    source: 'descent',
    heading: 'Attack; Declare Weapon and Target; rolling the dice',
    state: 'works',
    shownBy: ['G-D2-01-a', 'G-D2-02-e', 'G-D2-03-b', 'G-D2-05-g']
  },
  {
    number: 86,
    id: 'descent-range-and-surges',
    name: 'Descent: range and surges',
    source: 'descent',
    heading: 'Check Range; Spend Surges',
    state: 'works',
    shownBy: ['G-D2-07-a', 'G-D2-07-c', 'G-D2-08-b']
  }
]

/** Damage (DMG). */
import { documents } from './documents.ts'
import type { RuleEntry } from '../vocabulary/ruleset.ts'

export const damageRules: readonly RuleEntry[] = [
  {
    id: 'DMG-01',
    title: 'Damage dealt and damage taken',
    document: documents.core2012,
    section: 'Dealing damage',
    summary:
      'Damage dealt is the damage value with its modifiers, first increased, then decreased. Damage ' +
      'taken is the number of clicks the dial really turns.'
  },
  {
    id: 'DMG-02',
    title: 'Only one reducer',
    document: documents.core2012,
    section: 'Dealing damage',
    summary: "Of several effects that could reduce or ignore the damage only one works; the figure's controller " + 'says which.'
  },
  {
    id: 'DMG-03',
    title: 'Damage of zero',
    document: documents.core2013,
    section: 'Dealing damage',
    summary: 'Damage dealt does not fall below 0, and a figure dealt 0 has not been damaged.'
  },
  {
    id: 'DMG-04',
    title: 'Penetrating damage',
    document: documents.core2013,
    section: 'Penetrating damage',
    summary:
      'It cannot be reduced, but it can be evaded, ignored (Invincible), increased or transferred. 2010: ' +
      'this holds for every kind of reducer; before, only for powers and abilities.'
  },
  {
    id: 'DMG-05',
    title: 'Unavoidable damage',
    document: documents.core2013,
    section: 'Unavoidable damage',
    summary: 'Nothing helps against it: no evading, reducing, changing, ignoring or passing it on.'
  },
  {
    id: 'DMG-06',
    title: 'How much the reducers take off',
    document: documents.pac2013,
    section: 'Defense powers',
    summary:
      'Toughness takes off 1 and Invulnerability 2. Impervious rolls: 5 or 6 leaves nothing, anything ' +
      'else takes off 2. Invincible (2013) ignores half, the ignored half rounded up: of 3 damage 1 is left, of ' +
      '5 damage 2.'
  },
  {
    id: 'DMG-07',
    title: 'Defeat',
    document: documents.core2013,
    section: 'Defeating characters',
    summary: 'A figure that shows a KO symbol is defeated and leaves the map at once.'
  },
  {
    id: 'DMG-08',
    title: 'Clicks that stop early',
    document: documents.guide01,
    section: 'Damage taken',
    summary: 'If the dial stops before all damage is applied, by a KO or an effect, only the clicks that were ' + 'turned are damage taken.'
  },
  {
    id: 'DMG-09',
    title: 'Damage at the same time; transferred damage',
    document: documents.guide01,
    section: 'Damage dealt',
    summary:
      'All damage of one effect is dealt together. Transferred damage does not count as coming from an ' +
      'attack unless the effect says so, and it cannot be handed back.'
  },
  {
    id: 'DMG-10',
    title: 'Healing',
    document: documents.core2013,
    section: 'Healing',
    summary: 'Healing turns the dial back, never past the starting line with which the figure entered the game.'
  }
]

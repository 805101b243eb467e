/** Damage (DMG). */
import { documents } from './documents.ts'
import type { RuleEntry } from '../vocabulary/ruleset.ts'

export const damageRules: readonly RuleEntry[] = [
  {
    id: 'DMG-01',
    title: 'Damage dealt and damage taken',
    document: documents.core2012,
    section: 'Dealing damage'
  },
  {
    id: 'DMG-02',
    title: 'Only one reducer',
    document: documents.core2012,
    section: 'Dealing damage'
  },
  {
    id: 'DMG-03',
    title: 'Damage of zero',
    document: documents.core2013,
    section: 'Dealing damage'
  },
  {
    id: 'DMG-04',
    title: 'Penetrating damage',
    document: documents.core2013,
    section: 'Penetrating damage'
  },
  {
    id: 'DMG-05',
    title: 'Unavoidable damage',
    document: documents.core2013,
    section: 'Unavoidable damage'
  },
  {
    id: 'DMG-06',
    title: 'How much the reducers take off',
    document: documents.pac2013,
    section: 'Defense powers'
  },
  {
    id: 'DMG-07',
    title: 'Defeat',
    document: documents.core2013,
    section: 'Defeating characters'
  },
  {
    id: 'DMG-08',
    title: 'Clicks that stop early',
    document: documents.guide01,
    section: 'Damage taken'
  },
  {
    id: 'DMG-09',
    title: 'Damage at the same time; transferred damage',
    document: documents.guide01,
    section: 'Damage dealt'
  },
  {
    id: 'DMG-10',
    title: 'Healing',
    document: documents.core2013,
    section: 'Healing'
  }
]

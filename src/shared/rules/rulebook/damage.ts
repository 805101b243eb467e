/** Damage (DMG). */
import { documents } from './documents.ts'
import type { RuleEntry } from '../vocabulary/ruleset.ts'
import { rulesOf } from './rulesOf.ts'

export const damageRules: readonly RuleEntry[] = [
  ...rulesOf(documents.core2012, [
    ['DMG-01', 'Damage dealt and damage taken', 'Dealing damage'],
    ['DMG-02', 'Only one reducer', 'Dealing damage']
  ]),
  ...rulesOf(documents.core2013, [
    ['DMG-03', 'Damage of zero', 'Dealing damage'],
    ['DMG-04', 'Penetrating damage', 'Penetrating damage'],
    ['DMG-05', 'Unavoidable damage', 'Unavoidable damage']
  ]),
  ...rulesOf(documents.pac2013, [['DMG-06', 'How much the reducers take off', 'Defense powers']]),
  ...rulesOf(documents.core2013, [['DMG-07', 'Defeat', 'Defeating characters']]),
  ...rulesOf(documents.guide01, [
    ['DMG-08', 'Clicks that stop early', 'Damage taken'],
    ['DMG-09', 'Damage at the same time; transferred damage', 'Damage dealt']
  ]),
  ...rulesOf(documents.core2013, [['DMG-10', 'Healing', 'Healing']])
]

/** Attacks, targets and dice (ATK). */
import { documents } from './documents.ts'
import type { RuleEntry } from '../vocabulary/ruleset.ts'
import { rulesOf } from './rulesOf.ts'

export const attackRules: readonly RuleEntry[] = [
  ...rulesOf(documents.core2013, [
    ['ATK-01', 'The attack roll', 'The attack roll'],
    ['ATK-02', 'Close combat attacks', 'Combat actions'],
    ['ATK-03', 'Ranged combat attacks', 'Ranged combat'],
    ['ATK-04', 'Whom you may target', 'Combat actions'],
    ['ATK-05', 'Doubles', 'Glossary: Doubles'],
    ['ATK-06', 'Critical hit', 'Rolling 2 and 12'],
    ['ATK-07', 'Critical miss', 'Rolling 2 and 12']
  ]),
  ...rulesOf(documents.core2012, [['ATK-08', 'Order of one attack', 'Combat attack rules; heroclix.com: Defense, Defense, Defense']]),
  ...rulesOf(documents.core2013, [
    ['ATK-09', 'Successful roll and hit', 'Glossary: Successful attack roll'],
    ['ATK-10', 'Several ranged targets', 'Multiple ranged combat targets'],
    ['ATK-11', 'Area of effect', 'Glossary: Area of effect']
  ]),
  ...rulesOf(documents.core2012, [['ATK-12', 'Attacks that deal no damage', 'No damage']]),
  ...rulesOf(documents.core2013, [['ATK-13', 'Damage Depletion Modifier', 'Damage Depletion Modifier']]),
  ...rulesOf(documents.pac2013, [['ATK-14', 'Shape Change and Super Senses', 'Shape Change; Super Senses']])
]

/** Combat abilities and traits, as of 2013 (ABL). */
import { documents } from './documents.ts'
import type { RuleEntry } from '../vocabulary/ruleset.ts'
import { rulesOf } from './rulesOf.ts'

export const abilityRules: readonly RuleEntry[] = [
  ...rulesOf(documents.guide02, [
    ['ABL-CAP', 'Capture', 'Abilities: Capture'],
    ['ABL-CARRY', 'Carry', 'Abilities: Carry'],
    ['ABL-CS', 'Colossal Stamina', 'Abilities: Colossal Stamina'],
    ['ABL-DUO', 'Duo Attack', 'Abilities: Duo Attack'],
    ['ABL-FLY', 'Flight', 'Abilities: Flight'],
    ['ABL-GR', 'Giant Reach', 'Abilities: Giant Reach'],
    ['ABL-GS', 'Great Size', 'Abilities: Great Size'],
    ['ABL-IM', 'Improved Movement', 'Abilities: Improved Movement'],
    ['ABL-IT', 'Improved Targeting', 'Abilities: Improved Targeting'],
    ['ABL-IND', 'Indomitable', 'Abilities: Indomitable'],
    ['ABL-MER', 'Merge', 'Abilities: Merge'],
    ['ABL-MA', 'Move and Attack', 'Abilities: Move and Attack'],
    ['ABL-MUL', 'Multiattack', 'Abilities: Multiattack'],
    ['ABL-RAM', 'Ram', 'Abilities: Ram'],
    ['ABL-SHA', 'Sharpshooter', 'Abilities: Sharpshooter'],
    ['ABL-SPL', 'Split', 'Abilities: Split'],
    ['ABL-SWI', 'Swim', 'Abilities: Swim'],
    ['ABL-TIN', 'Tiny Size', 'Abilities: Tiny Size'],
    ['ABL-GRN', 'Throw a Grenade', 'Abilities: Throw a Grenade']
  ]),
  ...rulesOf(documents.core2012, [['ABL-VEH', 'Vehicles', 'Vehicles']])
]

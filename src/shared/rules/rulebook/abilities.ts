/** Combat abilities and traits, as of 2013 (ABL). */
import { documents } from './documents.ts'
import type { RuleEntry } from '../vocabulary/ruleset.ts'

export const abilityRules: readonly RuleEntry[] = [
  {
    id: 'ABL-CAP',
    title: 'Capture',
    document: documents.guide02,
    section: 'Abilities: Capture'
  },
  {
    id: 'ABL-CARRY',
    title: 'Carry',
    document: documents.guide02,
    section: 'Abilities: Carry'
  },
  {
    id: 'ABL-CS',
    title: 'Colossal Stamina',
    document: documents.guide02,
    section: 'Abilities: Colossal Stamina'
  },
  {
    id: 'ABL-DUO',
    title: 'Duo Attack',
    document: documents.guide02,
    section: 'Abilities: Duo Attack'
  },
  {
    id: 'ABL-FLY',
    title: 'Flight',
    document: documents.guide02,
    section: 'Abilities: Flight'
  },
  {
    id: 'ABL-GR',
    title: 'Giant Reach',
    document: documents.guide02,
    section: 'Abilities: Giant Reach'
  },
  {
    id: 'ABL-GS',
    title: 'Great Size',
    document: documents.guide02,
    section: 'Abilities: Great Size'
  },
  {
    id: 'ABL-IM',
    title: 'Improved Movement',
    document: documents.guide02,
    section: 'Abilities: Improved Movement'
  },
  {
    id: 'ABL-IT',
    title: 'Improved Targeting',
    document: documents.guide02,
    section: 'Abilities: Improved Targeting'
  },
  {
    id: 'ABL-IND',
    title: 'Indomitable',
    document: documents.guide02,
    section: 'Abilities: Indomitable'
  },
  {
    id: 'ABL-MER',
    title: 'Merge',
    document: documents.guide02,
    section: 'Abilities: Merge'
  },
  {
    id: 'ABL-MA',
    title: 'Move and Attack',
    document: documents.guide02,
    section: 'Abilities: Move and Attack'
  },
  {
    id: 'ABL-MUL',
    title: 'Multiattack',
    document: documents.guide02,
    section: 'Abilities: Multiattack'
  },
  {
    id: 'ABL-RAM',
    title: 'Ram',
    document: documents.guide02,
    section: 'Abilities: Ram'
  },
  {
    id: 'ABL-SHA',
    title: 'Sharpshooter',
    document: documents.guide02,
    section: 'Abilities: Sharpshooter'
  },
  {
    id: 'ABL-SPL',
    title: 'Split',
    document: documents.guide02,
    section: 'Abilities: Split'
  },
  {
    id: 'ABL-SWI',
    title: 'Swim',
    document: documents.guide02,
    section: 'Abilities: Swim'
  },
  {
    id: 'ABL-TIN',
    title: 'Tiny Size',
    document: documents.guide02,
    section: 'Abilities: Tiny Size'
  },
  {
    id: 'ABL-GRN',
    title: 'Throw a Grenade',
    document: documents.guide02,
    section: 'Abilities: Throw a Grenade'
  },
  {
    id: 'ABL-VEH',
    title: 'Vehicles',
    document: documents.core2012,
    section: 'Vehicles'
  }
]

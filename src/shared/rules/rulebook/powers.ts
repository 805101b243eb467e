/** Standard powers, as of 2013 with the earlier differences (POW). */
import { documents } from './documents.ts'
import type { RuleEntry } from '../vocabulary/ruleset.ts'

export const powerRules: readonly RuleEntry[] = [
  {
    id: 'POW-FL',
    title: 'Flurry',
    document: documents.guide02,
    section: 'Speed powers: Flurry'
  },
  {
    id: 'POW-LC',
    title: 'Leap/Climb',
    document: documents.guide02,
    section: 'Speed powers: Leap/Climb'
  },
  {
    id: 'POW-PT',
    title: 'Phasing/Teleport',
    document: documents.guide02,
    section: 'Speed powers: Phasing/Teleport'
  },
  {
    id: 'POW-EN',
    title: 'Earthbound/Neutralized',
    document: documents.guide02,
    section: 'Speed powers: Earthbound/Neutralized'
  },
  {
    id: 'POW-CH',
    title: 'Charge',
    document: documents.guide02,
    section: 'Speed powers: Charge'
  },
  {
    id: 'POW-MC',
    title: 'Mind Control',
    document: documents.guide02,
    section: 'Speed powers: Mind Control'
  },
  {
    id: 'POW-PL',
    title: 'Plasticity',
    document: documents.guide02,
    section: 'Speed powers: Plasticity'
  },
  {
    id: 'POW-FB',
    title: 'Force Blast',
    document: documents.guide02,
    section: 'Speed powers: Force Blast'
  },
  {
    id: 'POW-SI',
    title: 'Sidestep',
    document: documents.guide02,
    section: 'Speed powers: Sidestep'
  },
  {
    id: 'POW-HS',
    title: 'Hypersonic Speed',
    document: documents.guide02,
    section: 'Speed powers: Hypersonic Speed'
  },
  {
    id: 'POW-ST',
    title: 'Stealth',
    document: documents.guide02,
    section: 'Speed powers: Stealth'
  },
  {
    id: 'POW-RS',
    title: 'Running Shot',
    document: documents.guide02,
    section: 'Speed powers: Running Shot'
  },
  {
    id: 'POW-BC',
    title: 'Blades/Claws/Fangs',
    document: documents.guide02,
    section: 'Attack powers: Blades/Claws/Fangs'
  },
  {
    id: 'POW-EE',
    title: 'Energy Explosion',
    document: documents.guide02,
    section: 'Attack powers: Energy Explosion'
  },
  {
    id: 'POW-PW',
    title: 'Pulse Wave',
    document: documents.guide02,
    section: 'Attack powers: Pulse Wave'
  },
  {
    id: 'POW-QK',
    title: 'Quake',
    document: documents.guide02,
    section: 'Attack powers: Quake'
  },
  {
    id: 'POW-SS2',
    title: 'Super Strength',
    document: documents.guide02,
    section: 'Attack powers: Super Strength'
  },
  {
    id: 'POW-IN',
    title: 'Incapacitate',
    document: documents.guide02,
    section: 'Attack powers: Incapacitate'
  },
  {
    id: 'POW-PB',
    title: 'Penetrating/Psychic Blast',
    document: documents.guide02,
    section: 'Attack powers: Penetrating/Psychic Blast'
  },
  {
    id: 'POW-SM',
    title: 'Smoke Cloud',
    document: documents.guide02,
    section: 'Attack powers: Smoke Cloud'
  },
  {
    id: 'POW-PS',
    title: 'Precision Strike',
    document: documents.guide02,
    section: 'Attack powers: Precision Strike'
  },
  {
    id: 'POW-PO',
    title: 'Poison',
    document: documents.guide02,
    section: 'Attack powers: Poison'
  },
  {
    id: 'POW-SE',
    title: 'Steal Energy',
    document: documents.guide02,
    section: 'Attack powers: Steal Energy'
  },
  {
    id: 'POW-TK',
    title: 'Telekinesis',
    document: documents.guide02,
    section: 'Attack powers: Telekinesis'
  },
  {
    id: 'POW-SS',
    title: 'Super Senses',
    document: documents.guide02,
    section: 'Defense powers: Super Senses'
  },
  {
    id: 'POW-TO',
    title: 'Toughness',
    document: documents.guide02,
    section: 'Defense powers: Toughness'
  },
  {
    id: 'POW-DE',
    title: 'Defend',
    document: documents.guide02,
    section: 'Defense powers: Defend'
  },
  {
    id: 'POW-CR',
    title: 'Combat Reflexes',
    document: documents.guide02,
    section: 'Defense powers: Combat Reflexes'
  },
  {
    id: 'POW-ES',
    title: 'Energy Shield/Deflection',
    document: documents.guide02,
    section: 'Defense powers: Energy Shield/Deflection'
  },
  {
    id: 'POW-BA',
    title: 'Barrier',
    document: documents.guide02,
    section: 'Defense powers: Barrier'
  },
  {
    id: 'POW-MM',
    title: 'Mastermind',
    document: documents.guide02,
    section: 'Defense powers: Mastermind'
  },
  {
    id: 'POW-WI',
    title: 'Willpower',
    document: documents.guide02,
    section: 'Defense powers: Willpower'
  },
  {
    id: 'POW-IV',
    title: 'Invincible',
    document: documents.guide02,
    section: 'Defense powers: Invincible'
  },
  {
    id: 'POW-IM',
    title: 'Impervious',
    document: documents.guide02,
    section: 'Defense powers: Impervious'
  },
  {
    id: 'POW-RG',
    title: 'Regeneration',
    document: documents.guide02,
    section: 'Defense powers: Regeneration'
  },
  {
    id: 'POW-IU',
    title: 'Invulnerability',
    document: documents.guide02,
    section: 'Defense powers: Invulnerability'
  },
  {
    id: 'POW-RE',
    title: 'Ranged Combat Expert',
    document: documents.guide02,
    section: 'Damage powers: Ranged Combat Expert'
  },
  {
    id: 'POW-BF',
    title: 'Battle Fury',
    document: documents.guide02,
    section: 'Damage powers: Battle Fury'
  },
  {
    id: 'POW-SU',
    title: 'Support',
    document: documents.guide02,
    section: 'Damage powers: Support'
  },
  {
    id: 'POW-EW',
    title: 'Exploit Weakness',
    document: documents.guide02,
    section: 'Damage powers: Exploit Weakness'
  },
  {
    id: 'POW-EH',
    title: 'Enhancement',
    document: documents.guide02,
    section: 'Damage powers: Enhancement'
  },
  {
    id: 'POW-PC',
    title: 'Probability Control',
    document: documents.guide02,
    section: 'Damage powers: Probability Control'
  },
  {
    id: 'POW-SC',
    title: 'Shape Change',
    document: documents.guide02,
    section: 'Damage powers: Shape Change'
  },
  {
    id: 'POW-CE',
    title: 'Close Combat Expert',
    document: documents.guide02,
    section: 'Damage powers: Close Combat Expert'
  },
  {
    id: 'POW-EM',
    title: 'Empower',
    document: documents.guide02,
    section: 'Damage powers: Empower'
  },
  {
    id: 'POW-PX',
    title: 'Perplex',
    document: documents.guide02,
    section: 'Damage powers: Perplex'
  },
  {
    id: 'POW-OU',
    title: 'Outwit',
    document: documents.guide02,
    section: 'Damage powers: Outwit'
  },
  {
    id: 'POW-LE',
    title: 'Leadership',
    document: documents.guide02,
    section: 'Damage powers: Leadership'
  }
]

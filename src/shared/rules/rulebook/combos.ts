/** What activates what (CMB). */
import { documents } from './documents.ts'
import type { RuleEntry } from '../vocabulary/ruleset.ts'

export const comboRules: readonly RuleEntry[] = [
  {
    id: 'CMB-00',
    title: 'The test for combinations',
    document: documents.combos,
    section: 'Actions and attacks'
  },
  {
    id: 'CMB-01',
    title: 'Charge with Flurry',
    document: documents.combos,
    section: 'Charge'
  },
  {
    id: 'CMB-02',
    title: 'Charge with close combat powers',
    document: documents.combos,
    section: 'Charge'
  },
  {
    id: 'CMB-03',
    title: 'Charge or Running Shot with a combat expert',
    document: documents.combos,
    section: 'Actions'
  },
  {
    id: 'CMB-04',
    title: 'Charge with the Leap/Climb move',
    document: documents.combos,
    section: 'Leap/Climb: the no part'
  },
  {
    id: 'CMB-05',
    title: 'Charge with the Leap/Climb attack',
    document: documents.combos,
    section: 'Leap/Climb: the yes part'
  },
  {
    id: 'CMB-06',
    title: 'Charge or Running Shot with Flight',
    document: documents.combos,
    section: 'Leap/Climb: the no part'
  },
  {
    id: 'CMB-07',
    title: 'Charge or Running Shot with Phasing/Teleport',
    document: documents.combos,
    section: 'Actions'
  },
  {
    id: 'CMB-08',
    title: 'Running Shot with ranged powers',
    document: documents.combos,
    section: 'Actions'
  },
  {
    id: 'CMB-09',
    title: 'Hypersonic Speed with powers that need a combat action',
    document: documents.combos,
    section: 'Hypersonic Speed'
  },
  {
    id: 'CMB-10',
    title: 'Hypersonic Speed with effects on attacks',
    document: documents.combos,
    section: 'Hypersonic Speed'
  },
  {
    id: 'CMB-11',
    title: 'Outwit or Perplex during another action',
    document: documents.outwitSpotlight,
    section: 'But not during another action'
  },
  {
    id: 'CMB-12',
    title: 'Flurry with Exploit Weakness',
    document: documents.core2013,
    section: 'Giving actions to characters'
  },
  {
    id: 'CMB-13',
    title: 'Flurry with Blades/Claws/Fangs',
    document: documents.pac2013,
    section: 'Flurry; Blades/Claws/Fangs'
  },
  {
    id: 'CMB-14',
    title: 'Duo Attack with Blades/Claws/Fangs',
    document: documents.pac2013,
    section: 'Combat abilities: Duo Attack'
  },
  {
    id: 'CMB-15',
    title: 'Sidestep with Leap/Climb or Phasing',
    document: documents.pac2013,
    section: 'Sidestep'
  },
  {
    id: 'CMB-16',
    title: 'Penetrating Blast with Energy Explosion or Pulse Wave',
    document: documents.pac2013,
    section: 'Energy Explosion; Pulse Wave; Penetrating/Psychic Blast'
  },
  {
    id: 'CMB-17',
    title: 'A special power that grants both',
    document: documents.core2013,
    section: 'Giving actions to characters'
  }
]

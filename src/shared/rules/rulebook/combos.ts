/** What activates what (CMB). */
import { documents } from './documents.ts'
import type { RuleEntry } from '../vocabulary/ruleset.ts'
import { rulesOf } from './rulesOf.ts'

export const comboRules: readonly RuleEntry[] = [
  ...rulesOf(documents.combos, [
    ['CMB-00', 'The test for combinations', 'Actions and attacks'],
    ['CMB-01', 'Charge with Flurry', 'Charge'],
    ['CMB-02', 'Charge with close combat powers', 'Charge'],
    ['CMB-03', 'Charge or Running Shot with a combat expert', 'Actions'],
    ['CMB-04', 'Charge with the Leap/Climb move', 'Leap/Climb: the no part'],
    ['CMB-05', 'Charge with the Leap/Climb attack', 'Leap/Climb: the yes part'],
    ['CMB-06', 'Charge or Running Shot with Flight', 'Leap/Climb: the no part'],
    ['CMB-07', 'Charge or Running Shot with Phasing/Teleport', 'Actions'],
    ['CMB-08', 'Running Shot with ranged powers', 'Actions'],
    ['CMB-09', 'Hypersonic Speed with powers that need a combat action', 'Hypersonic Speed'],
    ['CMB-10', 'Hypersonic Speed with effects on attacks', 'Hypersonic Speed']
  ]),
  ...rulesOf(documents.outwitSpotlight, [['CMB-11', 'Outwit or Perplex during another action', 'But not during another action']]),
  ...rulesOf(documents.core2013, [['CMB-12', 'Flurry with Exploit Weakness', 'Giving actions to characters']]),
  ...rulesOf(documents.pac2013, [
    ['CMB-13', 'Flurry with Blades/Claws/Fangs', 'Flurry; Blades/Claws/Fangs'],
    ['CMB-14', 'Duo Attack with Blades/Claws/Fangs', 'Combat abilities: Duo Attack'],
    ['CMB-15', 'Sidestep with Leap/Climb or Phasing', 'Sidestep'],
    ['CMB-16', 'Penetrating Blast with Energy Explosion or Pulse Wave', 'Energy Explosion; Pulse Wave; Penetrating/Psychic Blast']
  ]),
  ...rulesOf(documents.core2013, [['CMB-17', 'A special power that grants both', 'Giving actions to characters']])
]

/** What activates what (CMB). */
import { documents } from './documents.ts'
import type { RuleEntry } from '../vocabulary/ruleset.ts'

export const comboRules: readonly RuleEntry[] = [
  {
    id: 'CMB-00',
    title: 'The test for combinations',
    document: documents.combos,
    section: 'Actions and attacks',
    summary:
      'Ask what the second effect needs: exactly that kind of action must have been given. An effect ' +
      'that needs only an attack is content with any.'
  },
  {
    id: 'CMB-01',
    title: 'Charge with Flurry',
    document: documents.combos,
    section: 'Charge',
    summary: 'Yes: Charge gives a close combat action, which is what Flurry needs.'
  },
  {
    id: 'CMB-02',
    title: 'Charge with close combat powers',
    document: documents.combos,
    section: 'Charge',
    summary:
      'Yes: Blades/Claws/Fangs, Quake, Steal Energy, Incapacitate in close combat, Exploit Weakness, an ' +
      'object in hand, and Empower since 2013 all work with the close combat action that Charge gives.'
  },
  {
    id: 'CMB-03',
    title: 'Charge or Running Shot with a combat expert',
    document: documents.combos,
    section: 'Actions',
    summary: 'No: both want a power action, and one action activates one of them.'
  },
  {
    id: 'CMB-04',
    title: 'Charge with the Leap/Climb move',
    document: documents.combos,
    section: 'Leap/Climb: the no part',
    summary: 'No: the move of Charge is not a move action, so terrain is not ignored.'
  },
  {
    id: 'CMB-05',
    title: 'Charge with the Leap/Climb attack',
    document: documents.combos,
    section: 'Leap/Climb: the yes part',
    summary: 'Yes: the close combat action that Charge gives may go at a figure on another level.'
  },
  {
    id: 'CMB-06',
    title: 'Charge or Running Shot with Flight',
    document: documents.combos,
    section: 'Leap/Climb: the no part',
    summary: 'Yes: Flight and Improved Movement work whenever the figure moves, whatever the action.'
  },
  {
    id: 'CMB-07',
    title: 'Charge or Running Shot with Phasing/Teleport',
    document: documents.combos,
    section: 'Actions',
    summary: 'No: Phasing/Teleport needs a move action.'
  },
  {
    id: 'CMB-08',
    title: 'Running Shot with ranged powers',
    document: documents.combos,
    section: 'Actions',
    summary:
      'Yes: Penetrating Blast, Incapacitate at range, Pulse Wave, Energy Explosion and several targets ' +
      'work with the ranged combat action that Running Shot gives.'
  },
  {
    id: 'CMB-09',
    title: 'Hypersonic Speed with powers that need a combat action',
    document: documents.combos,
    section: 'Hypersonic Speed',
    summary:
      'No: it gives only an attack. Flurry, Exploit Weakness, Quake, Incapacitate, Pulse Wave, ' +
      'Penetrating Blast, Blades/Claws/Fangs and the 2013 Energy Explosion want a combat action.'
  },
  {
    id: 'CMB-10',
    title: 'Hypersonic Speed with effects on attacks',
    document: documents.combos,
    section: 'Hypersonic Speed',
    summary:
      'Yes: Precision Strike, Steal Energy, Enhancement, Empower, the hit option of Force Blast and an ' +
      'object in hand need only an attack.'
  },
  {
    id: 'CMB-11',
    title: 'Outwit or Perplex during another action',
    document: documents.outwitSpotlight,
    section: 'But not during another action',
    summary: 'No: they take an action of their own and cannot be used in the middle of Hypersonic Speed or any ' + 'other action.'
  },
  {
    id: 'CMB-12',
    title: 'Flurry with Exploit Weakness',
    document: documents.core2013,
    section: 'Giving actions to characters',
    summary: 'No: one close combat action activates one of the two.'
  },
  {
    id: 'CMB-13',
    title: 'Flurry with Blades/Claws/Fangs',
    document: documents.pac2013,
    section: 'Flurry; Blades/Claws/Fangs',
    summary: 'Yes: Blades/Claws/Fangs joins the close combat action, in both attacks.'
  },
  {
    id: 'CMB-14',
    title: 'Duo Attack with Blades/Claws/Fangs',
    document: documents.pac2013,
    section: 'Combat abilities: Duo Attack',
    summary: 'No: Duo Attack makes attacks and gives no close combat action.'
  },
  {
    id: 'CMB-15',
    title: 'Sidestep with Leap/Climb or Phasing',
    document: documents.pac2013,
    section: 'Sidestep',
    summary: 'No: Sidestep is a free action and not the move action which they need.'
  },
  {
    id: 'CMB-16',
    title: 'Penetrating Blast with Energy Explosion or Pulse Wave',
    document: documents.pac2013,
    section: 'Energy Explosion; Pulse Wave; Penetrating/Psychic Blast',
    summary:
      'Energy Explosion: no up to 2012, when both needed the action; yes in 2013. Pulse Wave: no in ' +
      'every edition, both need the ranged combat action.'
  },
  {
    id: 'CMB-17',
    title: 'A special power that grants both',
    document: documents.core2013,
    section: 'Giving actions to characters',
    summary:
      'Yes: if a special power lets the figure use Charge and Exploit Weakness, both work in the same ' +
      "action, as in the rulebook's example."
  }
]

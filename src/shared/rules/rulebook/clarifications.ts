/** Errata and clarifications of the Player's Guide (ERR). */
import { documents } from './documents.ts'
import type { RuleEntry } from '../vocabulary/ruleset.ts'

export const clarificationRules: readonly RuleEntry[] = [
  {
    id: 'ERR-01',
    title: 'Flurry: powers in both attacks',
    document: documents.guide02,
    section: 'Speed powers: Flurry',
    summary: 'A power left out of the first attack cannot join the second; one used in the first stays in use ' + 'unless it is lost.'
  },
  {
    id: 'ERR-02',
    title: 'Phasing/Teleport: carrying and objects',
    document: documents.guide02,
    section: 'Speed powers: Phasing/Teleport',
    summary: 'While phasing through terrain a figure may carry others and pick up objects if it is able to at ' + 'all.'
  },
  {
    id: 'ERR-03',
    title: 'Charge and Running Shot: the move',
    document: documents.guide02,
    section: 'Speed powers: Charge; Running Shot',
    summary: 'They follow the usual rules for breaking away and carrying. A passenger is set down before the ' + 'attack.'
  },
  {
    id: 'ERR-04',
    title: 'Mind Control: points and limits',
    document: documents.guide02,
    section: 'Speed powers: Mind Control',
    summary:
      'Points for figures that the victim defeats, or for the victim, go to the player controlling it. ' +
      'Counters on it stay, uses per turn count per controller, extras chosen for its force cannot be used, and ' +
      'it gets no free actions once actions have resolved.'
  },
  {
    id: 'ERR-05',
    title: 'Force Blast targets',
    document: documents.guide02,
    section: 'Speed powers: Force Blast',
    summary: 'Force Blast is no attack, but the figure it knocks back counts as its target.'
  },
  {
    id: 'ERR-06',
    title: 'Hypersonic Speed: square and defeated target',
    document: documents.guide02,
    section: 'Speed powers: Hypersonic Speed',
    summary:
      'The square of the attack is fixed before the attack is made. A defeated target leaves at once, ' +
      'and its square may be entered. Texts that speak of option 1 mean this power.'
  },
  {
    id: 'ERR-07',
    title: 'Blades/Claws/Fangs against walls',
    document: documents.guide02,
    section: 'Attack powers: Blades/Claws/Fangs',
    summary: 'A roll of 3 or more destroys a wall.'
  },
  {
    id: 'ERR-08',
    title: 'Energy Explosion: area, bolts and knock back',
    document: documents.guide02,
    section: 'Attack powers: Energy Explosion',
    summary:
      'The area is made of untargeted figures next to hit targets with at least 1 damage assigned. Only ' +
      'printed bolts count for their damage. Knock back is away from the attacker, farthest first, and never ' +
      'moves the attacker.'
  },
  {
    id: 'ERR-09',
    title: 'Pulse Wave ignores, it does not counter',
    document: documents.guide02,
    section: 'Attack powers: Pulse Wave',
    summary:
      "Terrain made by powers stays on the map, held objects stay in hand, and the user's own effects " +
      'keep working. Terrain counts unless the power says otherwise.'
  },
  {
    id: 'ERR-10',
    title: 'Quake: targets that drop out',
    document: documents.guide02,
    section: 'Attack powers: Quake',
    summary:
      'If Shape Change or the like makes a target illegal, the attack goes on against the others. With ' + 'none left there is no attack.'
  },
  {
    id: 'ERR-11',
    title: 'Steal Energy on the first click',
    document: documents.guide02,
    section: 'Attack powers: Steal Energy',
    summary: 'A figure on its first click does not count as healed.'
  },
  {
    id: 'ERR-12',
    title: 'Telekinesis: details',
    document: documents.guide02,
    section: 'Attack powers: Telekinesis',
    summary:
      'A placed figure may still act but not use Telekinesis this turn; nobody uses it on himself; only ' +
      'one-square standard or tiny figures. An object attack needs just the line to the goal square and gives ' +
      'no hindering bonus; range 0 is no obstacle.'
  },
  {
    id: 'ERR-13',
    title: 'Defend: when to decide',
    document: documents.guide02,
    section: 'Defense powers: Defend',
    summary: 'Whether a defense value is replaced is settled before any dice are rolled.'
  },
  {
    id: 'ERR-14',
    title: 'Combat Reflexes: notes withdrawn',
    document: documents.guide02,
    section: 'Defense powers: Combat Reflexes',
    summary:
      'Two older notes, that doubles still knock the figure back and that an immune figure may choose to ' +
      'be knocked back, fell away with the 2013 card.'
  },
  {
    id: 'ERR-15',
    title: 'Barrier markers',
    document: documents.guide02,
    section: 'Defense powers: Barrier',
    summary: 'The markers can be destroyed like blocking terrain. Their debris goes when the rest of the ' + 'barrier goes.'
  },
  {
    id: 'ERR-16',
    title: 'Mastermind: source of the damage',
    document: documents.guide02,
    section: 'Defense powers: Mastermind',
    summary: 'Damage passed on by Mastermind still comes from the original attacker.'
  },
  {
    id: 'ERR-17',
    title: 'Outwit: powers that come and go',
    document: documents.guide02,
    section: 'Damage powers: Outwit',
    summary:
      'An effect that counters all powers also counters those that appear later. A countered power that ' +
      "leaves the dial and comes back before the user's next turn is still countered."
  },
  {
    id: 'ERR-18',
    title: 'Leadership rolls',
    document: documents.guide02,
    section: 'Damage powers: Leadership',
    summary: 'Texts that refer to a result of 4 to 6 mean a success, which is now 5 or 6.'
  },
  {
    id: 'ERR-19',
    title: 'Abilities: collected details',
    document: documents.guide02,
    section: 'Abilities: errata and clarifications',
    summary:
      'Carried figures are off the map for all effects. Both actions of a Duo may use the same effect. ' +
      'Giant Reach reaches down. Assigned effects go along with Merge and Split. Multiattack cannot Capture. ' +
      'Ram counts one square of a multi-base figure. Grenades work with range 0.'
  },
  {
    id: 'ERR-20',
    title: 'Capture',
    document: documents.guide02,
    section: 'Abilities: Capture',
    summary: 'The full rules stand on page 18 of the 2012 Core Rulebook. A captor that loses the ability frees ' + 'all its captives.'
  }
]

/** Errata and clarifications of the Player's Guide (ERR). */

export const clarificationSummaries: Readonly<Record<string, string>> = {
  'ERR-01': 'A power left out of the first attack cannot join the second; one used in the first stays in use ' + 'unless it is lost.',
  'ERR-02': 'While phasing through terrain a figure may carry others and pick up objects if it is able to at ' + 'all.',
  'ERR-03': 'They follow the usual rules for breaking away and carrying. A passenger is set down before the ' + 'attack.',
  'ERR-04':
    'Points for figures that the victim defeats, or for the victim, go to the player controlling it. ' +
    'Counters on it stay, uses per turn count per controller, extras chosen for its force cannot be used, and ' +
    'it gets no free actions once actions have resolved.',
  'ERR-05': 'Force Blast is no attack, but the figure it knocks back counts as its target.',
  'ERR-06':
    'The square of the attack is fixed before the attack is made. A defeated target leaves at once, ' +
    'and its square may be entered. Texts that speak of option 1 mean this power.',
  'ERR-07': 'A roll of 3 or more destroys a wall.',
  'ERR-08':
    'The area is made of untargeted figures next to hit targets with at least 1 damage assigned. Only ' +
    'printed bolts count for their damage. Knock back is away from the attacker, farthest first, and never ' +
    'moves the attacker.',
  'ERR-09':
    "Terrain made by powers stays on the map, held objects stay in hand, and the user's own effects " +
    'keep working. Terrain counts unless the power says otherwise.',
  'ERR-10':
    'If Shape Change or the like makes a target illegal, the attack goes on against the others. With ' + 'none left there is no attack.',
  'ERR-11': 'A figure on its first click does not count as healed.',
  'ERR-12':
    'A placed figure may still act but not use Telekinesis this turn; nobody uses it on himself; only ' +
    'one-square standard or tiny figures. An object attack needs just the line to the goal square and gives ' +
    'no hindering bonus; range 0 is no obstacle.',
  'ERR-13': 'Whether a defense value is replaced is settled before any dice are rolled.',
  'ERR-14':
    'Two older notes, that doubles still knock the figure back and that an immune figure may choose to ' +
    'be knocked back, fell away with the 2013 card.',
  'ERR-15': 'The markers can be destroyed like blocking terrain. Their debris goes when the rest of the ' + 'barrier goes.',
  'ERR-16': 'Damage passed on by Mastermind still comes from the original attacker.',
  'ERR-17':
    'An effect that counters all powers also counters those that appear later. A countered power that ' +
    "leaves the dial and comes back before the user's next turn is still countered.",
  'ERR-18': 'Texts that refer to a result of 4 to 6 mean a success, which is now 5 or 6.',
  'ERR-19':
    'Carried figures are off the map for all effects. Both actions of a Duo may use the same effect. ' +
    'Giant Reach reaches down. Assigned effects go along with Merge and Split. Multiattack cannot Capture. ' +
    'Ram counts one square of a multi-base figure. Grenades work with range 0.',
  'ERR-20': 'The full rules stand on page 18 of the 2012 Core Rulebook. A captor that loses the ability frees ' + 'all its captives.'
}

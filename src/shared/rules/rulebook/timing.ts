/** Rounds, turns, actions and action tokens (GEN, ACT). */
import { documents } from './documents.ts'
import type { RuleEntry } from '../vocabulary/ruleset.ts'

export const timingRules: readonly RuleEntry[] = [
  {
    id: 'GEN-01',
    title: 'Rounds and the three parts of a turn',
    document: documents.outwitSpotlight,
    section: 'Once during your turn',
    summary:
      'In a round every player has one turn, going clockwise from the first player. A turn has a ' +
      'beginning, a middle and an end: effects for the beginning are open until the first non-free action is ' +
      'given, and ordinary ones close as soon as an end-of-turn effect starts. "During your turn" means all ' +
      'three.'
  },
  {
    id: 'GEN-02',
    title: 'Order at the start and end of a turn',
    document: documents.core2013,
    section: 'Rounds, turns, and actions: beginning or end of a round or turn',
    summary:
      'At the start, effects lasting until your turn expire first, then start-of-turn effects are ' +
      'resolved. At the end, this-turn effects expire, then end-of-turn effects are resolved, then action ' +
      'tokens are cleared; after the clearing nothing more can be given.'
  },
  {
    id: 'GEN-03',
    title: 'Effects at the same moment',
    document: documents.core2013,
    section: 'Timing',
    summary:
      'When several effects fall due together, the player whose turn it is puts his in order first, then ' +
      "the other players in turn order. The 2010 rulebook is silent; there we use the same order. (Linejudge's " +
      'reading: no document settles it.)'
  },
  {
    id: 'GEN-04',
    title: '"After actions resolve"',
    document: documents.guide01,
    section: 'Actions',
    summary: 'Such an effect waits until no action is running any more, also none that contains another, and ' + 'then takes place at once.'
  },
  {
    id: 'GEN-05',
    title: 'First-round immunity',
    document: documents.core2012,
    section: 'First-round immunity',
    summary:
      'In the first round, a figure that has been given no action and was neither moved nor placed is ' +
      'safe from its opponents: they cannot target, attack, damage or knock it back. Effects that say they work ' +
      'at the beginning of the game are the exception.'
  },
  {
    id: 'GEN-06',
    title: 'Rounding',
    document: documents.core2013,
    section: 'Rounding',
    summary: 'A fraction is rounded up as soon as it appears, so a value that is halved twice is rounded up ' + 'twice.'
  },
  {
    id: 'GEN-07',
    title: 'Once per occasion; what "ignores" means',
    document: documents.guide01,
    section: 'Ignoring',
    summary:
      'An effect happens once each time it is due unless it says more. A figure that ignores something ' +
      'ignores it on other figures, not on itself, and can still be chosen as its target.'
  },
  {
    id: 'GEN-08',
    title: 'Losing the source of an effect',
    document: documents.core2013,
    section: 'Powers and abilities',
    summary:
      'An effect stands only as long as its source still has the power or ability; lost or countered, it ' +
      'ends at once, but an action already begun is carried through. Tokens and markers that have been placed ' +
      'stay where they are.'
  },
  {
    id: 'GEN-09',
    title: 'Possess and use',
    document: documents.braveAndBold,
    section: 'Traits and Outwit',
    summary:
      'A figure possesses what is printed on its dial or base and what an effect says it gains or ' +
      'possesses. If an effect says "can use", it uses the thing without possessing it. Outwit and the like ' +
      'reach only what is possessed.'
  },
  {
    id: 'GEN-10',
    title: '"May" and must',
    document: documents.knockBackMore,
    section: 'Common corner cases: Charge',
    summary:
      'Only an effect that says "may" can be left unused. Everything else works whether its player likes ' +
      "it or not: Charge's immunity to knock back and Stealth cannot be switched off."
  },
  {
    id: 'GEN-11',
    title: 'Rerolls and cocked dice',
    document: documents.guide01,
    section: 'Combat values; Dice',
    summary:
      'A reroll of an attack keeps the combat values worked out for the first roll. All dice of one roll ' +
      'are thrown together, and one that lies crooked or falls off the table means that all are thrown again.'
  },
  {
    id: 'ACT-01',
    title: 'Five kinds of action',
    document: documents.combos,
    section: 'Actions',
    summary:
      'There are free, power, move, close combat and ranged combat actions. Every one but the free ' +
      "action uses up one of the turn's actions, and a figure gets at most one of those in a turn."
  },
  {
    id: 'ACT-02',
    title: 'Action total',
    document: documents.core2013,
    section: 'Action total',
    summary:
      'A player has one action each turn for every full 100 points of the build total. The number does ' +
      'not shrink when figures are defeated.'
  },
  {
    id: 'ACT-03',
    title: 'One action at a time',
    document: documents.core2013,
    section: 'Giving actions to characters',
    summary:
      'Finish an action before the next begins: first the free actions and effects that belong to it, ' +
      'then action tokens, then pushing damage. Actions are not put inside one another unless an effect ' +
      'allows it.'
  },
  {
    id: 'ACT-04',
    title: 'Free actions',
    document: documents.core2013,
    section: 'Free actions',
    summary:
      'A free action costs nothing and brings no token. From 2011 on a figure may use the same effect by ' +
      'free action only once a turn, unless the effect says otherwise.'
  },
  {
    id: 'ACT-05',
    title: 'Action tokens',
    document: documents.core2013,
    section: 'Action tokens; Double power actions',
    summary:
      'A non-free action puts one token on the figure when it resolves. A double power action puts two ' +
      'and can be given only to a figure without tokens.'
  },
  {
    id: 'ACT-06',
    title: 'Never more than two tokens',
    document: documents.newRules,
    section: 'Rule of Action Tokens',
    summary:
      '2010: an action that would bring a figure to three or more tokens cannot be given. By the 2013 ' +
      'rulebook tokens are placed up to two and the rest is ignored.'
  },
  {
    id: 'ACT-07',
    title: 'Clearing tokens',
    document: documents.core2013,
    section: 'Clearing action tokens',
    summary: 'When your turn ends, each of your figures that got no token this turn loses all of its tokens. ' + 'This is not a choice.'
  },
  {
    id: 'ACT-08',
    title: 'Two tokens: no further action',
    document: documents.core2013,
    section: 'Types of actions',
    summary: 'A figure with two tokens can be given free actions only. Colossal figures are the exception ' + '(COL-01).'
  },
  {
    id: 'ACT-09',
    title: 'Pushing damage',
    document: documents.core2013,
    section: 'Pushing',
    summary:
      'The second token on a figure, wherever it comes from, deals it 1 pushing damage when the action ' +
      'resolves. Nothing evades, reduces, ignores or transfers this damage unless it names pushing damage, as ' +
      'Willpower and Indomitable do.'
  },
  {
    id: 'ACT-10',
    title: 'Action or attack',
    document: documents.combos,
    section: 'Actions and attacks',
    summary:
      'An action is what a player gives, an attack is what happens in combat. An effect that begins with ' +
      '"give this character" an action needs exactly that action; one that speaks of an attack is content with ' +
      'any attack.'
  },
  {
    id: 'ACT-11',
    title: 'Moves and attacks inside a power action',
    document: documents.combos,
    section: 'Charge; Hypersonic Speed',
    summary:
      'Moving by a power action is not a move action. An attack made as a free action (Hypersonic Speed) ' +
      'is no combat action, but a close combat action given as a free action (Charge) is one.'
  }
]

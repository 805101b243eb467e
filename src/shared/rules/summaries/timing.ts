/** Rounds, turns, actions and action tokens (GEN, ACT). */

export const timingSummaries: Readonly<Record<string, string>> = {
  'GEN-01':
    'In a round every player has one turn, going clockwise from the first player. A turn has a ' +
    'beginning, a middle and an end: effects for the beginning are open until the first non-free action is ' +
    'given, and ordinary ones close as soon as an end-of-turn effect starts. "During your turn" means all ' +
    'three.',
  'GEN-02':
    'At the start, effects lasting until your turn expire first, then start-of-turn effects are ' +
    'resolved. At the end, this-turn effects expire, then end-of-turn effects are resolved, then action ' +
    'tokens are cleared; after the clearing nothing more can be given.',
  'GEN-03':
    'When several effects fall due together, the player whose turn it is puts his in order first, then ' +
    "the other players in turn order. The 2010 rulebook is silent; there we use the same order. (Linejudge's " +
    'reading: no document settles it.)',
  'GEN-04': 'Such an effect waits until no action is running any more, also none that contains another, and ' + 'then takes place at once.',
  'GEN-05':
    'In the first round, a figure that has been given no action and was neither moved nor placed is ' +
    'safe from its opponents: they cannot target, attack, damage or knock it back. Effects that say they work ' +
    'at the beginning of the game are the exception.',
  'GEN-06': 'A fraction is rounded up as soon as it appears, so a value that is halved twice is rounded up ' + 'twice.',
  'GEN-07':
    'An effect happens once each time it is due unless it says more. A figure that ignores something ' +
    'ignores it on other figures, not on itself, and can still be chosen as its target.',
  'GEN-08':
    'An effect lasts only as long as its source still has the power or ability; lost or countered, it ends at once, but an action already begun is finished. Markers that a power has put on the map (Barrier, Smoke Cloud) go with it, also if its user is defeated. Tokens on figures and cards stay.',
  'GEN-09':
    'A figure possesses what is printed on its dial or base and what an effect says it gains or ' +
    'possesses. If an effect says "can use", it uses the thing without possessing it. Outwit and the like ' +
    'reach only what is possessed.',
  'GEN-10':
    'Only an effect that says "may" can be left unused. Everything else works whether its player likes ' +
    "it or not: Charge's immunity to knock back and Stealth cannot be switched off.",
  'GEN-11':
    'A reroll of an attack keeps the combat values worked out for the first roll. All dice of one roll ' +
    'are thrown together, and one that lies crooked or falls off the table means that all are thrown again.',
  'ACT-01':
    'There are free, power, move, close combat and ranged combat actions. Every one but the free ' +
    "action uses up one of the turn's actions, and a figure gets at most one of those in a turn.",
  'ACT-02':
    'A player has one action each turn for every full 100 points of the build total. The number does ' +
    'not shrink when figures are defeated.',
  'ACT-03':
    'Finish an action before the next begins: first the free actions and effects that belong to it, ' +
    'then action tokens, then pushing damage. Actions are not put inside one another unless an effect ' +
    'allows it.',
  'ACT-04':
    'A free action costs nothing and brings no token. From 2011 on a figure may use the same effect by ' +
    'free action only once a turn, unless the effect says otherwise.',
  'ACT-05':
    'A non-free action puts one token on the figure when it resolves. A double power action puts two ' +
    'and can be given only to a figure without tokens.',
  'ACT-06':
    '2010: an action that would bring a figure to three or more tokens cannot be given. By the 2013 ' +
    'rulebook tokens are placed up to two and the rest is ignored.',
  'ACT-07': 'When your turn ends, each of your figures that got no token this turn loses all of its tokens. ' + 'This is not a choice.',
  'ACT-08': 'A figure with two tokens can be given free actions only. Colossal figures are the exception ' + '(COL-01).',
  'ACT-09':
    'The second token on a figure, wherever it comes from, deals it 1 pushing damage when the action ' +
    'resolves. Nothing evades, reduces, ignores or transfers this damage unless it names pushing damage, as ' +
    'Willpower and Indomitable do.',
  'ACT-10':
    'An action is what a player gives, an attack is what happens in combat. An effect that begins with ' +
    '"give this character" an action needs exactly that action; one that speaks of an attack is content with ' +
    'any attack.',
  'ACT-11':
    'Moving by a power action is not a move action. An attack made as a free action (Hypersonic Speed) ' +
    'is no combat action, but a close combat action given as a free action (Charge) is one.'
}

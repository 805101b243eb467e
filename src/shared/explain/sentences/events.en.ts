/** Sentences of reasons, in English: combinations, odds and what happens in a turn. They are written as `sentences.en.ts` says. */
export const eventsSentences = {
  'combo.needs-damage': '{effect} spreads damage that is dealt, and {action} deals none.',
  'odds.needed': 'The attack needs {needed} or more on two dice.',
  'odds.rerolled': 'Opponents can have a hit rolled again {count|time|times}.',
  'odds.own-reroll': 'A miss can be rolled again {count|time|times}.',
  'odds.evade': 'A die may still evade the hit; a 5 or 6 comes up in 1 of 3.',
  'odds.refuse': 'A die may refuse to be the target; the attack then goes to the next best one.',
  'odds.chance': 'The chance to hit is {fraction}.',
  'odds.illegal': '{figure} cannot be attacked: the chance is 0.',
  'odds.refuse-again': 'Where that die fails, {effect} gives it another one.',
  'odds.refused-to': 'Where it refuses, {figure} is attacked instead.',
  'odds.refused-to-nobody': 'Where it refuses, nobody else can be attacked.',
  'odds.independent': 'Rolls that have nothing to do with each other: their chances are multiplied.',
  'odds.doubles': 'A hit with doubles has the chance {fraction}.',
  'odds.assume-aftermath': 'Assumes the order of healing and damage that leaves the attacker better off.',
  'odds.assume-reducer': 'Assumes the reducer that leaves {figure} the least damage.',
  'odds.assume-mastermind': 'Assumes that {figure} keeps the damage: Mastermind could pass it on.',
  'odds.assume-direction': 'Where {figure} could be knocked back in several directions, the first is assumed.',
  'odds.assume-no-knock-back': 'Where a player may let {figure} be knocked back, it is assumed that the player does not.',
  'odds.assume-order': 'Figures at the same distance are knocked back in the order first named.',
  'odds.assume-split': 'Assumes that all the damage goes to the first figure hit.',
  'odds.no-dial': 'No dial is given for {figure}: whether it is defeated is not known.',
  'preparation.best': 'The best chance of {user} to hit is {fraction}, against {figures}; attacks to choose from: {count}.',
  'preparation.unfinished':
    'There is more to look at than one question may take. Looked at, the most promising first: {count|attack|attacks} of {user}.',
  'preparation.best-so-far':
    'Of these the best chance of {user} to hit is {fraction}, against {figures}; found to choose from until then: {count|attack|attacks}.',
  'preparation.none': '{user} can attack nobody in its turn.',
  'preparation.own-turn': 'Assumes it is the turn of {user}: only then can it be given actions.',
  'preparation.free-first': 'Outwit and Perplex come before the action, each once in the turn and not inside it.',
  'preparation.not-looked-at':
    'Not looked at: attacks without damage, more than two targets, two actions in one but for Flurry, and what friends could do first.',
  'preparation.best-turn':
    'The best turn of {figures}: at least one attack hits with the chance {fraction}; the most clicks on average are {mean}. {count|turn was|turns were} played.',
  'preparation.turns-unfinished':
    'There are more turns of {figures} than one question may look at. Looked at, the most promising first: {count|turn|turns}.',
  'preparation.no-turn': 'None of {figures} can attack anybody in this turn.',
  'preparation.comes-to':
    'The attack of {user} on {figures} comes to a chance to hit of {fraction} and {mean} clicks on average, after what comes before it.',
  'preparation.rerolls-each': 'Rerolls are counted in every attack, although each may be used once a turn.',
  'preparation.turns-not-looked-at':
    'Not looked at: attacks without damage, more than two targets, two actions in one but for Flurry, moves without an attack, a plan that changes with the dice.',
  'preparation.outwit': 'By free action {user} counters {effect} of {figure}.',
  'preparation.perplex': 'By free action {user} changes the {value} of {figure} by {amount}.',
  'preparation.move': 'By {effect} {user} moves {count|square|squares} to {square}.',
  'preparation.base': '{user} then lies on {at}.',
  'preparation.away': 'It has to break away first, which succeeds with the chance {fraction}: all chances are counted with it.',
  'preparation.approach':
    'To come next to {figure} it has to roll more than {fails} on a d6 on the way, which succeeds with the chance {fraction}: all chances are counted with it. What it could still do after a failed roll is not looked at.',
  'preparation.pick-up': 'On the way {user} picks up {object}.',
  'preparation.powers': 'In the attack {user} uses {effects}.',
  'preparation.twice':
    'Two attacks: at least one of them hits with the chance {fraction}. The second is on the same target, or on another one where that is out of reach; rerolls are counted in the first.',
  'odds.plans': 'The best of {count|plan|plans}: counter {counter} and attack {figure}.',
  'wild.is-none': '{figure} is no wild card: it copies no team ability.',
  'wild.no-action': 'A wild card changes with an action that somebody declares, and nobody has declared one in this turn yet.',
  'wild.not-inside': 'Changing what a wild card copies is a free action of {figure}: it is not taken in the middle of another action.',
  'wild.copies-nothing': '{figure} copies nothing that it could stop using.',
  'wild.dropped': '{figure} no longer copies {effect}.',
  'wild.no-friend': 'No friend of {figure} in play has {effect} of its own: there is nothing to copy.',
  'wild.copied':
    '{figure} copies {effect} from {others} from now on. Whether the card of that team ability keeps wild cards away is for its card to say.',
  'wild.copied-surely': '{figure} copies {effect} from {others} from now on.',
  'wild.uncopyable': '{effect} cannot be copied: its text keeps wild cards away.',
  'wild.lost': 'No friend with {effect} is left in play: {figure} no longer copies it.',
  'wild.illegal-then': 'With what {figure} would copy the action under way could not be made: it may not change so with this action.',
  'use.not-themed': 'Nothing says that the force of {user} is a themed team.',
  'use.themed-keyword': '{user} does not have the keyword of the themed team.',
  'use.themed-none-left': 'The themed team has used its Probability Control {count|time|times}: none is left.',
  'use.themed-acted': '{user} has been given an action in this turn; a free action counts.',
  'use.themed-acted-non-free': '{user} has been given an action that is not free in this turn.',
  'use.themed-able': '{user} can use Probability Control otherwise, and so not by its themed team.',
  'use.themed-once': '{user} has used the Probability Control of its themed team in this turn already.',
  'use.themed-third-token': '{user} has two action tokens already, and this would give it a third.',
  'use.reroll-of-another-side':
    'It is the turn of {active}: Probability Control has a roll of that side made again, and {figure} belongs to {side}.',
  'use.themed-for-token':
    'By its themed team {user} has the roll of {figure} made again, and gets an action token that counts against no action total: the dice are told as they lie in the end.',
  'use.themed':
    'By its themed team {user} has the roll of {figure} made again: the dice are told as they lie in the end. What else this costs the documents here do not state.',
  'area.fits': 'Every force fits into its starting area as it is.',
  'area.grown': 'Both starting areas grow {count|time|times} by a row and a column: then every force fits.',
  'area.too-small': 'The map ends before every force fits.',
  'area.must-shrink': 'Before May 2010 a force that does not fit has to shrink: {sides}.',
  'area.overlap': 'The areas reach into each other. Whose square one is then, no document at hand says.',
  'area.which-way': 'The row and the column come away from the edges of the map.'
} as const satisfies Readonly<Record<string, string>>

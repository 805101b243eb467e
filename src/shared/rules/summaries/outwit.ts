/** Outwit in depth (OUT). */

export const outwitSummaries: Readonly<Record<string, string>> = {
  'OUT-01':
    'By free action once in your turn, at the beginning, middle or end of it, so even before Poison. ' +
    'It cannot interrupt another action, and the figure then counts as having been given an action.',
  'OUT-02':
    'One power or combat ability that one opposing figure possesses. Not team abilities, traits or ' +
    'feats, nor what a special power only lets it use; counter the special power, and all that it grants is ' +
    'gone.',
  'OUT-03':
    'The size abilities of giants and colossals, Merge, Split, Multiattack, Tiny Size, Earthbound and ' +
    'combat symbols. What a trait or feat says the figure gains can be countered; what it only can use ' +
    'cannot.',
  'OUT-04': 'More bolts do not mean more targets: Outwit is not a ranged attack.',
  'OUT-05':
    'Up to 2012: within 10 squares and line of fire. 2013: within range, at least 6, and line of fire. ' +
    'The line is needed even to an adjacent figure, so Stealth in hindering terrain can stop it; otherwise a ' +
    'hindered line will do.',
  'OUT-06':
    "To the beginning of your next turn, whatever the target's dial does meanwhile. It ends at once " +
    'when its user loses Outwit or is defeated.',
  'OUT-07': '2013: countering a power also removes effects whose duration that power sets.',
  'OUT-08':
    'M-11 hits Hela for 5; her Mystics deals him 1, which brings up the Willpower she had countered. ' +
    'She has lost Outwit by that hit, so Willpower is back before his token and pushing damage: he ignores it ' +
    'and has lost 1 click in all.',
  'OUT-09':
    'Super Senses is countered on click 1. Clicks 4 and 6, reached by two hits in the same turn, show ' +
    'the power again, and it stays countered: the third attack cannot be evaded either.'
}

/** Lines of fire and close combat: size (SIZ). */

export const sizeSummaries: Readonly<Record<string, string>> = {
  'SIZ-01':
    'From 2011 on a figure does not block a line to or from a larger one. So a figure in between ' +
    'blocks only if it is at least as large as the larger of the two ends.',
  'SIZ-02':
    '2010: a line with a giant at one end passes standard figures; a line with a colossal at one end ' +
    'passes standard figures and giants.',
  'SIZ-03':
    '2010: between a grounded giant or colossal and an elevated figure, the line is drawn as if both ' +
    'were elevated. Ground-level blocking in between is overlooked and the upper figure need not be on the ' +
    "rim, but elevated blocking still blocks and hindering in the target's square still counts.",
  'SIZ-04':
    '2010: with the giant elevated and the other figure on the ground, or with both on the same level, ' +
    "the giant's rule for lines makes no difference.",
  'SIZ-05':
    'From 2011 on, a giant or colossal may for each line count as standing on its own level or any ' +
    'higher one, whichever serves best, even a level the map does not have.',
  'SIZ-06':
    'A figure back from the rim and a grounded giant see each other over the same roof. Ground-level ' +
    'blocking and buildings still block between a grounded giant and a grounded standard figure; two grounded ' +
    'giants see each other over a building.',
  'SIZ-07':
    'From 2011 on, hindering terrain between a giant and a figure on the ground does not hinder the ' +
    "line; in the target's square it still does. 2010: it hinders.",
  'SIZ-08':
    'Giants and colossals may attack figures on a higher level in close combat where the squares would ' +
    'otherwise be adjacent. Downward: 2010 not by this ability; 2013 Giant Reach allows it.',
  'SIZ-09':
    'During an action of its own with a close combat attack, the figure treats every square within two ' +
    'squares and line of fire as adjacent.',
  'SIZ-10':
    'An ordinary figure makes none. Sharpshooter allows them against adjacent opponents only, though ' +
    'an area may spread; a colossal may attack non-adjacent opponents only. With both, either is possible.',
  'SIZ-11': 'Lines between tiny and standard figures that pass hindering terrain are hindered in the usual ' + 'way.',
  'SIZ-12': "A figure's size comes from its damage symbol alone, not from its base or the sculpt."
}

/** Other changes of 2010, wild cards and names (NEW, WLD, NAM). */

export const otherSummaries: Readonly<Record<string, string>> = {
  'NEW-01': 'From Blackest Night on, figures show the number of the click.',
  'NEW-02':
    'A combat symbol that comes from a special power takes the place of the printed one unless errata ' +
    'say otherwise. A feat that asks for a power counts one that a special power names.',
  'NEW-03': 'They are tied to keywords, come on top of other team abilities, one card for each force, and wild ' + 'cards may use them.',
  'WLD-01':
    '2010: a wild card may change its team ability whenever either side declares an action, keeps it ' +
    'until then and may drop it. No change that would make the current action illegal, such as turning ' +
    'Stealthy when already targeted.',
  'WLD-02':
    'From 2011 on changing is a free action in your own turn, as often as you like; it holds until ' +
    'changed or until no friend with that team ability is left. The wild card never possesses it.',
  'NAM-01':
    'Names count only as a whole: a longer name that contains the other is not the same. ' +
    'Abbreviations, articles, accents and capitals do not matter.',
  'NAM-02':
    'The orange starting line is only for the transformation; the hero cannot be bought at that price, ' +
    'nor healed past the line with which it came in. In sealed play both figures must come from your ' +
    'boosters.',
  'NAM-03':
    '2013: who comes in for another figure stands in squares that the other left. If it cannot stand in any of them, it stands in ' +
    'squares next to them.'
}

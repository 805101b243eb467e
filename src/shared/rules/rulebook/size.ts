/** Lines of fire and close combat: size (SIZ). */
import { documents } from './documents.ts'
import type { RuleEntry } from '../vocabulary/ruleset.ts'

export const sizeRules: readonly RuleEntry[] = [
  {
    id: 'SIZ-01',
    title: 'Smaller figures do not block',
    document: documents.guide01,
    section: 'Lines of fire',
    summary:
      'From 2011 on a figure does not block a line to or from a larger one. So a figure in between ' +
      'blocks only if it is at least as large as the larger of the two ends.'
  },
  {
    id: 'SIZ-02',
    title: 'Size and lines in 2010',
    document: documents.giantColossal,
    section: 'Line of fire to and from colossal figures',
    summary:
      '2010: a line with a giant at one end passes standard figures; a line with a colossal at one end ' +
      'passes standard figures and giants.'
  },
  {
    id: 'SIZ-03',
    title: 'Giant and elevated figure in 2010',
    document: documents.linesOfFire2,
    section: 'Giant Size: as if both were elevated',
    summary:
      '2010: between a grounded giant or colossal and an elevated figure, the line is drawn as if both ' +
      'were elevated. Ground-level blocking in between is overlooked and the upper figure need not be on the ' +
      "rim, but elevated blocking still blocks and hindering in the target's square still counts."
  },
  {
    id: 'SIZ-04',
    title: 'When Giant Size changes nothing',
    document: documents.linesOfFire2,
    section: 'Giant Size: when the rule applies',
    summary:
      '2010: with the giant elevated and the other figure on the ground, or with both on the same level, ' +
      "the giant's rule for lines makes no difference."
  },
  {
    id: 'SIZ-05',
    title: 'Great Size counts as higher',
    document: documents.pac2013,
    section: 'Combat abilities: Great Size',
    summary:
      'From 2011 on, a giant or colossal may for each line count as standing on its own level or any ' +
      'higher one, whichever serves best, even a level the map does not have.'
  },
  {
    id: 'SIZ-06',
    title: 'Giants, roofs and buildings',
    document: documents.reading,
    section: 'Follows from SIZ-05 and ELV-04',
    summary:
      'A figure back from the rim and a grounded giant see each other over the same roof. Ground-level ' +
      'blocking and buildings still block between a grounded giant and a grounded standard figure; two grounded ' +
      'giants see each other over a building.'
  },
  {
    id: 'SIZ-07',
    title: 'Giants over hindering terrain',
    document: documents.reading,
    section: 'Follows from SIZ-05 and ELV-05',
    summary:
      'From 2011 on, hindering terrain between a giant and a figure on the ground does not hinder the ' +
      "line; in the target's square it still does. 2010: it hinders."
  },
  {
    id: 'SIZ-08',
    title: "Giants' close combat across levels",
    document: documents.guide02,
    section: 'Abilities: Giant Reach',
    summary:
      'Giants and colossals may attack figures on a higher level in close combat where the squares would ' +
      'otherwise be adjacent. Downward: 2010 not by this ability; 2013 Giant Reach allows it.'
  },
  {
    id: 'SIZ-09',
    title: 'Giant Reach',
    document: documents.guide02,
    section: 'Abilities: Giant Reach',
    summary:
      'During an action of its own with a close combat attack, the figure treats every square within two ' +
      'squares and line of fire as adjacent.'
  },
  {
    id: 'SIZ-10',
    title: 'Ranged attacks while adjacent to an opponent',
    document: documents.giantColossal,
    section: 'Ranged combat attacks when adjacent',
    summary:
      'An ordinary figure makes none. Sharpshooter allows them against adjacent opponents only, though ' +
      'an area may spread; a colossal may attack non-adjacent opponents only. With both, either is possible.'
  },
  {
    id: 'SIZ-11',
    title: 'Tiny figures and hindering terrain',
    document: documents.guide02,
    section: 'Abilities: Tiny Size',
    summary: 'Lines between tiny and standard figures that pass hindering terrain are hindered in the usual ' + 'way.'
  },
  {
    id: 'SIZ-12',
    title: 'Where size is read',
    document: documents.bigOrSmall,
    section: 'Size and combat symbols',
    summary: "A figure's size comes from its damage symbol alone, not from its base or the sculpt."
  }
]

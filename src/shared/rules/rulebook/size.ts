/** Lines of fire and close combat: size (SIZ). */
import { documents } from './documents.ts'
import type { RuleEntry } from '../vocabulary/ruleset.ts'

export const sizeRules: readonly RuleEntry[] = [
  {
    id: 'SIZ-01',
    title: 'Smaller figures do not block',
    document: documents.guide01,
    section: 'Lines of fire'
  },
  {
    id: 'SIZ-02',
    title: 'Size and lines in 2010',
    document: documents.giantColossal,
    section: 'Line of fire to and from colossal figures'
  },
  {
    id: 'SIZ-03',
    title: 'Giant and elevated figure in 2010',
    document: documents.linesOfFire2,
    section: 'Giant Size: as if both were elevated'
  },
  {
    id: 'SIZ-04',
    title: 'When Giant Size changes nothing',
    document: documents.linesOfFire2,
    section: 'Giant Size: when the rule applies'
  },
  {
    id: 'SIZ-05',
    title: 'Great Size counts as higher',
    document: documents.pac2013,
    section: 'Combat abilities: Great Size'
  },
  {
    id: 'SIZ-06',
    title: 'Giants, roofs and buildings',
    document: documents.reading,
    section: 'Follows from SIZ-05 and ELV-04'
  },
  {
    id: 'SIZ-07',
    title: 'Giants over hindering terrain',
    document: documents.reading,
    section: 'Follows from SIZ-05 and ELV-05'
  },
  {
    id: 'SIZ-08',
    title: "Giants' close combat across levels",
    document: documents.guide02,
    section: 'Abilities: Giant Reach'
  },
  {
    id: 'SIZ-09',
    title: 'Giant Reach',
    document: documents.guide02,
    section: 'Abilities: Giant Reach'
  },
  {
    id: 'SIZ-10',
    title: 'Ranged attacks while adjacent to an opponent',
    document: documents.giantColossal,
    section: 'Ranged combat attacks when adjacent'
  },
  {
    id: 'SIZ-11',
    title: 'Tiny figures and hindering terrain',
    document: documents.guide02,
    section: 'Abilities: Tiny Size'
  },
  {
    id: 'SIZ-12',
    title: 'Where size is read',
    document: documents.bigOrSmall,
    section: 'Size and combat symbols'
  }
]

/** What no document settles and Linejudge had to read one way or the other (RDG). A ruling that rests on a reading names it. */
import { documents } from './documents.ts'
import type { RuleEntry } from '../vocabulary/ruleset.ts'

export const readingRules: readonly RuleEntry[] = [
  {
    id: 'RDG-STEALTH',
    title: 'Stealth of 2012 in its own turn',
    document: documents.reading,
    section: 'Stealth: the exception in the own turn, in 2012'
  },
  {
    id: 'RDG-HIGHER',
    title: 'Higher ground with a figure on it',
    document: documents.reading,
    section: 'Knock back: higher ground, or the figure that stands on it'
  },
  {
    id: 'RDG-WATER',
    title: 'Water and those who ignore hindering terrain',
    document: documents.reading,
    section: 'Water: hindering terrain for movement, or a kind of its own'
  },
  {
    id: 'RDG-FIELD',
    title: 'How high a force field stands',
    document: documents.reading,
    section: 'Force fields: levels, and giants beside them'
  },
  {
    id: 'RDG-ROOF',
    title: 'The second roof square of a large base',
    document: documents.reading,
    section: 'Lines of fire of a base of several squares on elevated terrain'
  },
  {
    id: 'RDG-ENERGY',
    title: 'Steal Energy and redirected damage',
    document: documents.reading,
    section: 'Steal Energy: damage that Mastermind has moved'
  },
  {
    id: 'RDG-TOKENS',
    title: 'Incapacitate and two tokens before 2013',
    document: documents.reading,
    section: 'Incapacitate: a third token, before 2013'
  },
  { id: 'RDG-OPENING', title: 'Large bases indoors', document: documents.reading, section: 'Openings that a large base needs indoors' },
  {
    id: 'RDG-AWAY',
    title: 'Figures that are nothing to it, and breaking away',
    document: documents.reading,
    section: 'Breaking away of who moves through figures'
  },
  {
    id: 'RDG-FLANK',
    title: 'Corners of a knock-back path before May 2010',
    document: documents.reading,
    section: 'Knock back past one closed side of a corner, before May 2010'
  },
  {
    id: 'RDG-CORNER',
    title: 'A hindered corner out of hindering terrain',
    document: documents.reading,
    section: 'Corners with hindering terrain for a figure that stands in such terrain'
  },
  {
    id: 'RDG-ABOVE',
    title: 'What stands on elevated terrain that is ignored',
    document: documents.reading,
    section: 'Lines of fire that ignore elevated terrain'
  },
  { id: 'RDG-PULSE', title: 'Pulse Wave before 2013', document: documents.reading, section: 'The words of Pulse Wave on older cards' },
  {
    id: 'RDG-REPLACE',
    title: 'Where figures stand that replace others',
    document: documents.reading,
    section: 'Merge and Split: the squares of who comes in'
  },
  {
    id: 'RDG-NAMES',
    title: 'Unique figures with several names',
    document: documents.reading,
    section: 'Duos and Alter Egos beside unique figures'
  },
  {
    id: 'RDG-AREA',
    title: 'Which way starting areas grow',
    document: documents.reading,
    section: 'Starting areas: where the row and the column come'
  },
  {
    id: 'RDG-BESIDES',
    title: 'Tokens of a move besides an attack',
    document: documents.reading,
    section: 'Clix Campaign: action tokens'
  },
  {
    id: 'RDG-MARKERS',
    title: 'Markers of a power that is lost or countered',
    document: documents.reading,
    section: 'Barrier and Smoke Cloud: markers whose power is gone'
  },
  {
    id: 'RDG-PILOT',
    title: 'Who boards a vehicle, and who leaves it',
    document: documents.reading,
    section: 'Vehicles: boarding, leaving, wrecks'
  },
  {
    id: 'RDG-SPLASH',
    title: 'Energy Explosion where a target takes nothing',
    document: documents.reading,
    section: 'Energy Explosion: the area around a target whose damage is reduced to 0'
  },
  {
    id: 'RDG-NOTHING',
    title: 'Doubles of some teams where no damage is taken',
    document: documents.reading,
    section: 'Crusaders, Guardians of the Globe, Locust Horde: doubles without damage'
  },
  {
    id: 'RDG-CAPTIVE',
    title: 'What a captive has lasting',
    document: documents.reading,
    section: 'Capture: effects of the captive'
  },
  {
    id: 'RDG-LIGHT',
    title: 'An ultra-light object in a close attack',
    document: documents.reading,
    section: 'Objects: ultra-light ones in close combat'
  },
  {
    id: 'RDG-SYMBOL',
    title: 'Symbols that may keep a figure from being carried',
    document: documents.reading,
    section: 'Carry: combat symbols that the card does not name'
  }
]

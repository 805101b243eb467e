/** What no document settles and Linejudge had to read one way or the other (RDG). A ruling that rests on a reading names it. */
import { documents } from './documents.ts'
import type { RuleEntry } from '../vocabulary/ruleset.ts'
import { rulesOf } from './rulesOf.ts'

export const readingRules: readonly RuleEntry[] = rulesOf(documents.reading, [
  ['RDG-STEALTH', 'Stealth of 2012 in its own turn', 'Stealth: the exception in the own turn, in 2012'],
  ['RDG-HIGHER', 'Higher ground with a figure on it', 'Knock back: higher ground, or the figure that stands on it'],
  ['RDG-WATER', 'Water and those who ignore hindering terrain', 'Water: hindering terrain for movement, or a kind of its own'],
  ['RDG-FIELD', 'How high a force field stands', 'Force fields: levels, and giants beside them'],
  ['RDG-ROOF', 'The second roof square of a large base', 'Lines of fire of a base of several squares on elevated terrain'],
  ['RDG-ENERGY', 'Steal Energy and redirected damage', 'Steal Energy: damage that Mastermind has moved'],
  ['RDG-TOKENS', 'Incapacitate and two tokens before 2013', 'Incapacitate: a third token, before 2013'],
  ['RDG-AWAY', 'Figures that are nothing to it, and breaking away', 'Breaking away of who moves through figures'],
  ['RDG-FLANK', 'Corners of a knock-back path before May 2010', 'Knock back past one closed side of a corner, before May 2010'],
  ['RDG-CORNER', 'A hindered corner out of hindering terrain', 'Corners with hindering terrain for a figure that stands in such terrain'],
  ['RDG-ABOVE', 'What stands on elevated terrain that is ignored', 'Lines of fire that ignore elevated terrain'],
  ['RDG-PULSE', 'Pulse Wave before 2013', 'The words of Pulse Wave on older cards'],
  ['RDG-REPLACE', 'Where figures stand that replace others', 'Merge and Split: the squares of who comes in'],
  ['RDG-NAMES', 'Unique figures with several names', 'Duos and Alter Egos beside unique figures'],
  ['RDG-AREA', 'Which way starting areas grow', 'Starting areas: where the row and the column come'],
  ['RDG-BESIDES', 'Tokens of a move besides an attack', 'Clix Campaign: action tokens'],
  ['RDG-PILOT', 'Who leaves a vehicle, and its wreck', 'Vehicles: leaving, wrecks'],
  [
    'RDG-SPLASH',
    'Energy Explosion where a target takes nothing',
    'Energy Explosion: the area around a target whose damage is reduced to 0'
  ],
  ['RDG-CAPTIVE', 'What a captive has lasting', 'Capture: effects of the captive'],
  ['RDG-LIGHT', 'An ultra-light object in a close attack', 'Objects: ultra-light ones in close combat'],
  ['RDG-SYMBOL', 'Symbols that may keep a figure from being carried', 'Carry: combat symbols that the card does not name'],
  ['RDG-THIRD', 'Damage in place of a third action token', 'Incapacitate: a target with two tokens'],
  ['RDG-BASE', 'Combat Reflexes on a larger base', 'Combat Reflexes before 2013 on a figure with several squares'],
  ['RDG-RIM', 'A wall on the rim', 'Knock back: a wall on the edge of higher ground'],
  ['RDG-UNMOVED', 'A figure that nothing may happen to yet', 'Knock back: a figure in the way that has not acted in the first round'],
  ['RDG-HELD', 'Quake with an object in hand', 'Quake: the object that its user holds, in 2012'],
  ['RDG-FROM', 'Knock back away from a larger base', 'Knock back: the square of a larger base that it leads away from']
])

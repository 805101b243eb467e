/** What each finding says, in English. Places in braces are its facts; `count` is always there. */
import type { LintCode } from './view.ts'

/** Facts that are words, in English: what a map is nearly the same under, and what was counted of starting areas. */
export const TURN_WORDS = {
  'half-turn': 'a half turn',
  'mirror-x': 'a mirror from left to right',
  'mirror-y': 'a mirror from top to bottom'
} as const
export const COUNTED_STARTING = 'starting areas and squares'

export const lintSentences: Readonly<Record<LintCode, string>> = {
  'start-missing': 'Starting areas: {areas}; expected one for each of two sides.',
  'start-unequal': 'The starting areas are of different size: {sizes}.',
  'start-blocked': 'In the starting area of {side} nobody can stand on {count} squares.',
  'start-too-small': 'The starting area of {side} has {squares} squares; two rows of half the edge would be {expected}.',
  unreachable: 'A figure without powers cannot reach {count} squares from any starting area.',
  'side-cut-off': 'There is no way for a figure without powers from the starting area of {side} to that of {other}.',
  'wall-in-blocking': 'The squares on both sides of {count} walls are blocking terrain.',
  'wall-end-loose': 'A wall ends one square from another wall: a gap that may be a slip.',
  'room-leak': 'Between indoors and outdoors {count} edges have neither wall nor door.',
  'stairs-level': 'The stairs join squares of the same level.',
  'stairs-jump': 'The stairs go over more than one level.',
  'stairs-blocked': 'Nobody can stand at one end of the stairs.',
  'level-no-way': 'No stairs lead to {count} raised squares.',
  'level-island': 'A single square of level {level} lies among squares of level {other}.',
  'special-no-rule': 'Nobody has described the special terrain "{name}".',
  'special-judge': 'The rule of "{name}" leaves something to the judge: {questions}.',
  'special-unused': 'The file brings a rule "{name}" that no square names.',
  'rule-unknown': 'Nobody has described the rule "{name}" of the map.',
  'indoor-outdoor': 'The map says that it is {kind}, and {indoor} of its {squares} squares are indoors.',
  'mixed-none': 'The map says that it is mixed, and no square of it is indoors.',
  'nearly-symmetric': 'The map is the same under {turn} but for {count} squares and edges.',
  'count-differs': 'Counted on the print: {expected} {what}; drawn: {found}.',
  'opening-wall': 'A closed opening lies on an edge without a wall, or an open one on a wall.',
  'picture-residual': 'A marked point of the picture lies {percent} percent of a square from its place.',
  'pin-changed': 'The pin "{title}" no longer holds.',
  'name-missing': 'The map has no name.',
  'permission-missing': 'Nothing says who may have the map.'
}

/**
 * Where the rules leave a point open, the reading that the oracle takes. Each id is named at the place in the oracle
 * that follows it, so that a difference from the engine can be traced to a reading instead of to a slip.
 */
export interface Reading {
  readonly id: string
  readonly question: string
  readonly reading: string
}

export const READINGS: readonly Reading[] = [
  {
    id: 'ends-never-block',
    question:
      "LOF-02 counts the target's square, algorithm B tests only squares that are not an end: does a blocking or elevated end block its own line?",
    reading: "No. Of an end only the hindering terrain of the target's square counts (algorithm B)."
  },
  {
    id: 'empty-end-size',
    question: 'What size has an end with no figure in it (SIZ-01)?',
    reading: 'The smallest: an empty square excuses no figure in between.'
  },
  {
    id: 'tiny-2010',
    question: 'SIZ-02 (2010) does not name tiny figures.',
    reading: 'A tiny figure counts as standard in 2010: it blocks between two figures that are not giants.'
  },
  {
    id: 'one-entry-per-square',
    question: 'A square may block for two reasons (elevated and a giant on it).',
    reading: 'One entry, the first that applies of: elevated, blocking, figure.'
  },
  {
    id: 'wall-level',
    question: 'On which level does a wall between squares of different levels stand?',
    reading: 'On the levels of both its squares and on those between, as a wall between indoor and outdoor is both.'
  },
  {
    id: 'force-field-kind',
    question: 'How is a force field listed in blockedBy?',
    reading: 'As `special`, with the two squares that it parts; on its own level only, indoors too (it is not a wall).'
  },
  {
    id: 'yellow-edge',
    question: 'TER-14: a yellow edge on outdoor blocking acts as an indoor wall.',
    reading:
      "The edge between a printed outdoor blocking square (without debris) and an indoor square is an indoor wall on every level, listed as `wall` (2012, 2013). On the square's own level it adds nothing: there the square blocks by itself or is excused as an end; only where improved targeting ignores the square the edge still stands."
  },
  {
    id: 'indoor-markers',
    question: 'Is a blocking marker in an indoor square indoor blocking terrain (TER-14)?',
    reading: 'Yes: it is blocking terrain while it lies there. It has no yellow edges, which are printed.'
  },
  {
    id: 'ignored-elevated',
    question: 'Terrain and figures on higher ground where elevated terrain is ignored.',
    reading: "Only the height is ignored: they count as if on the line's own level."
  },
  {
    id: 'own-squares',
    question: 'A line that runs over another square of its own multi-base figure.',
    reading: "The figure never blocks it (MUL-03); the terrain of the other square counts as any crossed square's."
  },
  {
    id: 'occupy-special',
    question: 'A multi-base figure partly on the graveyard.',
    reading: 'It occupies special terrain only with its whole base (section 14).'
  },
  {
    id: 'detour-hindering',
    question: 'Which hindering flanks does a hindered corner list?',
    reading: 'Those whose detour is hindered, not those whose detour is blocked by a wall.'
  },
  {
    id: 'blocked-hindering',
    question: 'hinderedBy and defenseModifier of a blocked line.',
    reading: 'A blocked line adds nothing to a defense; the hindering squares on it are still listed.'
  },
  {
    id: 'stealth-needs-hindered',
    question: 'Stealth on a line that is blocked anyway.',
    reading: 'Stealth blocks a hindered line. A line that anything else blocks is not hindered, so Stealth is no cause of it.'
  },
  {
    id: 'targeting-hindering-target',
    question: "Does improved targeting: hindering also ignore the target's own square?",
    reading: 'Yes; the line is then clear and Stealth has nothing to act on.'
  },
  {
    id: 'targeting-walls',
    question: 'Does improved targeting: blocking ignore walls?',
    reading:
      'Yes (TER-13), but not force fields. A wall between indoor and outdoor is both: ignoring one half leaves the other: the indoor half on every level (from 2012), the outdoor half on its own.'
  },
  {
    id: 'giant-ties',
    question: 'SIZ-05 with several levels that give the same verdict: which one is told?',
    reading: 'The one with the fewest causes, of those the lowest levels.'
  },
  {
    id: 'siz03-levels',
    question: 'SIZ-03 on a map with more than two levels.',
    reading:
      'The grounded giant (level 1) may count as on the level of the other end; the better of that and its own level is kept (algorithm B).'
  },
  {
    id: 'best-line-ties',
    question: 'Equally good and equally short lines between multi-base figures.',
    reading: 'The first by the starting square (y, then x), then by the square at the other end; other ties are accepted.'
  },
  {
    id: 'kb-blocking-higher',
    question: 'Blocking terrain on a higher level in a knock-back path: blocking or higher?',
    reading: 'Algorithm C tests blocking terrain first: `blocking`. Lower blocking terrain is a drop that cannot be occupied (KBD-06).'
  },
  {
    id: 'kb-flank-levels',
    question: 'Which flanks block the detour of a diagonal knock-back step (KBD-03)?',
    reading:
      'Higher ground than the square left, and terrain that cannot be entered on the level of either square of the step (indoors, from 2012, on any level); mixed pairs too.'
  },
  {
    id: 'kb-special-below',
    question: 'Special terrain that cannot be entered, on a lower level.',
    reading: 'A drop that cannot be occupied: no knock-back damage (KBD-06), but the extra point of MAP-HC1.'
  },
  {
    id: 'kb-reflexes-in-space',
    question: 'Combat Reflexes (until 2012) in space without doubles: damage taken, or what MAP-DS4 gives?',
    reading: 'What MAP-DS4 gives; the attack then knocks back anyway. Where that is nothing, the choice is open and gives the damage taken.'
  },
  {
    id: 'kb-multi-end',
    question: 'Where does a multi-base figure end that is not knocked back?',
    reading: 'On the first of its squares by y, then x.'
  },
  { id: 'kb-flight', question: 'Flight and a fall: an entry of 0 or none?', reading: 'None: no knock-back damage is due (KBD-14).' },
  {
    id: 'kb-edge-space',
    question: 'MAP-DS8: the edge of the map in space, for a path that started outside.',
    reading: 'Excused: the words are about a figure that occupies space when the edge ends its path.'
  },
  {
    id: 'kb-left-space-last',
    question: 'The last square due is also the first outside space: completed or left-space?',
    reading: '`left-space`: entering the square ends the path (MAP-DS7).'
  }
]

/** Improved Movement and Improved Targeting, symbol by symbol (IMT). */

export const improvedSummaries: Readonly<Record<string, string>> = {
  'IMT-01':
    'Improved Movement works whenever the figure moves, also in Charge or Sidestep; Improved Targeting ' +
    'whenever it draws a line. Each is one combat ability, so one Outwit takes away all its symbols.',
  'IMT-02': 'The figure ignores elevated terrain when it moves, or when it draws lines of fire.',
  'IMT-03': 'The figure ignores hindering terrain when it moves, or when it draws lines of fire.',
  'IMT-04': 'The figure ignores water terrain. For lines of fire water is clear anyway.',
  'IMT-05':
    'The plain symbol ignores all blocking terrain, the one with an I only indoor blocking, the one ' + 'with an O only outdoor blocking.',
  'IMT-06':
    'Moving: blocking terrain is ignored and destroyed on the way, at a corner on both sides. ' +
    'Targeting: blocking terrain along the line is ignored and destroyed when the ranged attack resolves.',
  'IMT-07':
    'The filled dot ignores all figures and the open dot opposing ones. The dot with an F, for ' +
    'targeting only, ignores friendly figures.',
  'IMT-08':
    'Two dots: it may move on past adjacent opponents, or shoot at adjacent ones. Two dots with an ' +
    'arrow: it may move through opponents as well, or shoot at any target while one is adjacent. Breaking ' +
    'away is still needed.'
}

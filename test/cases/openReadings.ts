/** Points that a reader of the rules may decide otherwise, with what the rulings do; `npm run coverage` prints them. */

export interface OpenReading {
  readonly point: string
  /** `fixed`: a golden case shows it. `decided`: a row decides it. `open`: no row decides it, and the rulings report it or follow a reading. */
  readonly state: 'fixed' | 'decided' | 'open'
  /** A row or a golden case. */
  readonly by: readonly string[]
  readonly answer: string
}

export const openReadings: readonly OpenReading[] = [
  // Best turns
  {
    point: 'Best turns under the bridge of Blackgate Prison',
    state: 'open',
    by: ['MAP-25'],
    answer:
      'The row decides moves and lines under the bridge. Best turns do not look for such a way; it can be asked as a move and an attack.'
  },
  {
    point: 'Throwing an object that is picked up in the same Running Shot',
    state: 'open',
    by: ['OBJ-02', 'OBJ-05'],
    answer: 'Best turns and reach do not try it. It can be played as events.'
  },
  {
    point: 'A target on several squares, of which one is seen without hindering terrain',
    state: 'fixed',
    by: ['MUL-03'],
    answer: 'Stands with different lines to the target are different stands.'
  },
  {
    point: 'Stands that differ only in where a knock back leads',
    state: 'open',
    by: ['KB-04'],
    answer: 'They count as one stand, and the ruling says so. Such a plan can be played to compare it.'
  },
  {
    point: 'Rerolls in each attack of a turn of two, a Force Blast that is declined, hurled objects, grenades',
    state: 'open',
    by: ['PRB-01'],
    answer: 'Best turns leave them out, and the ruling names them.'
  },
  // Timelines
  {
    point: 'An attack event without dice and without a result',
    state: 'fixed',
    by: ['G-OPN-attack-unsaid@2013', 'G-OPN-attack-given@2013'],
    answer: 'A hit is assumed, and the ruling says that it is assumed.'
  },
  {
    point: 'A gate of Central Port under Mind Control',
    state: 'open',
    by: ['MAP-02'],
    answer: 'The row allows it to the acting figure alone, and does not say whether a victim of Mind Control is that.'
  },
  {
    point: 'Two moves inside one action, past an opponent that the figure broke away from',
    state: 'fixed',
    by: ['G-OPN-two-moves-passes@2013', 'G-OPN-two-moves-stops@2013'],
    answer: 'It broke away for the whole action: that opponent does not stop the later move.'
  },
  // Others
  {
    point: 'The squares of figures that replace a Duo with a larger base',
    state: 'decided',
    by: ['NAM-03', 'RDG-REPLACE', 'G-PTR-split-beside@2013'],
    answer:
      'In 2013 squares that were left, and squares beside them only if none of those is open. Before 2013 a reading: a square that was left, or one next to it.'
  },
  {
    point: 'A larger base that is halved and stopped by the same hindering terrain',
    state: 'open',
    by: ['MUL-02'],
    answer:
      'The row halves it if any of its squares starts in hindering terrain, and no row spares it the stop in the same terrain: both apply.'
  },
  {
    point: 'Markers of a Barrier whose user is outwitted',
    state: 'decided',
    by: ['GEN-08', 'G-LAW-markers-2012@2012'],
    answer: 'They leave the map with the power.'
  },
  {
    point: 'Squares of a larger base that are equally near in knock back',
    state: 'open',
    by: ['RDG-FROM', 'G-LOOK-from-base@2013', 'G-PTR-from-equal-squares-one@2013'],
    answer:
      'A reading, and the ruling says so: the nearest square that could make the attack counts; of equally near ones the attacker chooses.'
  },
  {
    point: 'Whether the rerolls that a list names fit its theme',
    state: 'decided',
    by: ['TRN-11', 'G-FAC-rerolls-named@2013', 'G-PTR-list-rerolls-more@2013'],
    answer: 'The ruling gives the number of rerolls, and says so if the list names more.'
  },
  { point: 'Epic actions from 400 points on', state: 'open', by: ['TRN-04'], answer: 'No row describes them.' },
  {
    point: 'The squares A and B of Liberty Island, and flux areas beyond their power',
    state: 'decided',
    by: ['MAP-26', 'MAP-08', 'G-PTR-liberty-a-to-a@2013', 'G-SG-flux@2013'],
    answer:
      'The squares A are adjacent for movement, and so are the squares B. What a flux area does besides is left to the judge, and told.'
  },
  {
    point: 'Objects thrown at walls',
    state: 'decided',
    by: ['TER-16', 'OBJ-05'],
    answer:
      'A thrown object destroys terrain with its damage, which is a reading, and the ruling says so: the rulebook speaks of opposing figures only, but an object card (Statue) counts with throws at terrain and walls.'
  },
  {
    point: 'Picking up an object in the step that stops next to an opponent',
    state: 'decided',
    by: ['OBJ-02', 'V-OBJ-02-k@2012'],
    answer: 'Not before 2013. In 2013 only the stop by the entered square forbids it.'
  },
  {
    point: 'Pulse Wave and special terrain',
    state: 'decided',
    by: ['POW-PW', 'ERR-09', 'G-PTR-pulse-wave-world-tree@2013'],
    answer: 'Terrain counts, except what the power itself ignores.'
  },
  {
    point: 'Precision Strike of 1 against Invincible',
    state: 'decided',
    by: ['POW-PS', 'G-A-POW-PS-b@2013'],
    answer: 'The damage dealt cannot go below 1.'
  },
  {
    point: 'Effects with a duration of a countered power, in 2012',
    state: 'decided',
    by: ['OUT-07', 'G-TL-OUT-07-b@2012'],
    answer: 'They stay: the row names 2013. Outwit itself ends with its power (OUT-06).'
  },
  // Earlier ones
  {
    point: 'Giant Reach beyond its target',
    state: 'decided',
    by: ['SIZ-09', 'G-PTR-giant-reach-empower-far@2013'],
    answer:
      'For an action with a close combat attack it counts every square within 2 that it has a line of fire to as adjacent. That friends there add nothing is a reading, and told.'
  },
  {
    point: 'Debris, and Ram, inside a Multiattack',
    state: 'open',
    by: ['TER-12', 'ABL-RAM', 'G-PTR-ram-in-multiattack@2013', 'G-PTR-debris-in-multiattack@2013'],
    answer: 'Ram is one of its two actions. Debris of the first action counts for the second, which is a reading, and the ruling says so.'
  },
  {
    point: 'Low gravity and Mastermind',
    state: 'decided',
    by: ['MAP-01', 'KBX-12', 'G-PTR-gravity-of-the-hit@2013'],
    answer: 'The square of the figure that was hit counts, and knock back goes along with the damage to the friend that takes it.'
  },
  {
    point: 'A base over a wall that its own move has broken',
    state: 'decided',
    by: ['TER-12', 'IMT-06', 'G-PTR-base-over-broken-wall-time@2013'],
    answer: 'What the move has broken is gone at once, so the base may lie there; what it has not gone through still stands.'
  },
  {
    point: 'Impact zones and flux areas where a timeline begins',
    state: 'open',
    by: ['MAP-08', 'MAP-31', 'G-PTR-flux-begins-marked@2013', 'G-PTR-zone-from-the-start@2013'],
    answer: 'Impact zones work from the first event. Whether a figure was marked in a flux area as its turn began is left to the judge.'
  }
]

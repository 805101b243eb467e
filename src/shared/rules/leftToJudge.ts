/**
 * Rows of the rulebook that no question can settle at the table: they are a judge's to apply. Each with why, and how the
 * app says so. The reference entry of such a row reads "left to the judge".
 */
export interface LeftToJudge {
  readonly rule: string
  /** One sentence: why the engine does not decide by it. */
  readonly why: string
  /** `entry`: the reference entry says it; `not-considered`: the rulings that it could touch say it, too. */
  readonly said: 'entry' | 'not-considered'
}

export const leftToJudge: readonly LeftToJudge[] = [
  {
    rule: 'GEN-07',
    why: 'It says how the words of other effects are read: those effects are written out one by one, and a new one is read by a judge.',
    said: 'entry'
  },
  {
    rule: 'GEN-11',
    why: 'Dice are told as they lie in the end: whether a die lies crooked, and that a reroll keeps its values, is seen at the table.',
    said: 'entry'
  },
  {
    rule: 'LOF-14',
    why: 'No standard power asks for a direct line of fire; special powers that do are told as not considered.',
    said: 'not-considered'
  },
  { rule: 'MAP-27', why: 'The station shoots instead of a figure.', said: 'not-considered' },
  { rule: 'MAP-29', why: 'Scenario effects with tokens and tables of their own, map by map.', said: 'not-considered' },
  { rule: 'MAP-30', why: 'Scenario effects with tokens and scores of their own, map by map.', said: 'not-considered' },
  {
    rule: 'KBD-17',
    why: 'Who is credited with knock-back damage matters only to effects that name it, and no document settles it.',
    said: 'entry'
  },
  { rule: 'TRN-05', why: 'It is about who goes first and chooses the map, before there is a position.', said: 'entry' },
  { rule: 'TRN-07', why: 'Pairings are made by whoever runs the event.', said: 'entry' },
  { rule: 'TRN-10', why: 'No document settles byes and tie-breaks; the entry gives a reading.', said: 'entry' },
  {
    rule: 'CC-29',
    why: 'The house rules announce lists of their own for criticals, KO and terrain, and the lists are lost; rulings use 2010 and say so.',
    said: 'not-considered'
  },
  {
    rule: 'TEAM-SUPERMAN-ENEMY-02',
    why: 'Which figure uses Outwit by it depends on pairs of adjacent figures and on a choice; rulings name it.',
    said: 'not-considered'
  },
  {
    rule: 'TEAM-SUPERMAN-ENEMY-12',
    why: 'Which figure uses Outwit by it depends on pairs of adjacent figures and on a choice; rulings name it.',
    said: 'not-considered'
  },
  {
    rule: 'TEAM-INJUSTICE',
    why: 'Which opponents a friend with it has attacked this turn is not asked as actions are counted; rulings name it.',
    said: 'not-considered'
  },
  { rule: 'TEAM-ULTIMATE-XMEN', why: 'What was chosen for it is no part of a case; rulings name it.', said: 'not-considered' },
  { rule: 'TEAM-2000AD', why: 'What was chosen for it is no part of a case; rulings name it.', said: 'not-considered' },
  { rule: 'TEAM-FOUNDERS', why: 'What was chosen for it is no part of a case; rulings name it.', said: 'not-considered' },
  { rule: 'TEAM-COG', why: 'The move after the attack is not played; rulings name it.', said: 'not-considered' },
  { rule: 'TEAM-MORLOCKS', why: 'Friends adjacent to it and to the target are not counted; rulings name it.', said: 'not-considered' },
  { rule: 'TEAM-VOX', why: 'Hits by doubles are not played; rulings name it.', said: 'not-considered' },
  { rule: 'TEAM-TEMPLARS', why: 'What it gives to a friend is not played; rulings name it.', said: 'not-considered' }
]

const byRule = new Map(leftToJudge.map((row) => [row.rule, row]))

/** Why this row is left to the judge, or undefined where the engine decides by it. */
export const judgeDecides = (rule: string): LeftToJudge | undefined => byRule.get(rule)

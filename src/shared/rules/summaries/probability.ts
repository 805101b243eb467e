/** Chances of the dice (PRB). */

export const probabilitySummaries: Readonly<Record<string, string>> = {
  'PRB-01':
    'The number needed is defense minus attack. Because 1-1 always misses and 6-6 always hits, the ' +
    'chance is never above 35 in 36 nor below 1 in 36.',
  'PRB-02':
    'Of 36 rolls, doubles that hit are 5 when 4 or less is needed, 4 for 5 or 6, 3 for 7 or 8, 2 for 9 ' +
    'or 10, and 1 above that; 1-1 never counts.',
  'PRB-03':
    'If the opponent rerolls every hit, you must hit twice: square the chance. With your own reroll of ' +
    'a miss you fail only if both rolls miss.',
  'PRB-04': 'Super Senses and Shape Change succeed once in three rolls and fail twice in three.',
  'PRB-05': 'Chances of independent rolls are multiplied: two heads in a row come up once in four.',
  'PRB-06':
    'Needing 7 against a reroll gives 49 in 144, about 34 percent. Super Senses as well leaves 49 in ' +
    '216, about 23 percent; the article says 22 because it multiplies rounded numbers.'
}

/** A file of Coronate, made up for tests. */
const NOBODY = '________DUMMY________'
const person = (id: string, firstName: string, lastName: string) => ({
  id,
  firstName,
  lastName,
  matchCount: 3,
  rating: 800,
  type_: 'person'
})
const match = (whiteId: string, blackId: string, result: string) => ({
  id: `${whiteId}${blackId}`,
  whiteId,
  blackId,
  whiteNewRating: 800,
  blackNewRating: 800,
  whiteOrigRating: 800,
  blackOrigRating: 800,
  result
})
/** Two tournaments, with the fields that the program writes. */
export const CORONATE = {
  config: { avoidPairs: [['k', 'a']], byeValue: 0.5, lastBackup: '2022-04-01T00:00:00.000Z', whiteAlias: null, blackAlias: null },
  players: { k: person('k', 'Kim', 'Park'), a: person('a', 'Ada', 'Lo'), b: person('b', 'Bo', ''), c: person('c', 'Cy', 'Diaz') },
  tournaments: {
    spring: {
      id: 'spring',
      name: 'Spring',
      date: '2022-04-02T18:00:00.000Z',
      // Who is in matches and not here has left; "gone" has no name any more.
      playerIds: ['k', 'a', 'b', 'gone'],
      byeQueue: [],
      tieBreaks: ['median', 'solkoff'],
      scoreAdjustments: [['k', 1]],
      roundList: [
        [match('k', 'a', 'whiteWon'), match('b', 'c', 'blackAborted'), match('gone', NOBODY, 'draw')],
        [match('a', 'gone', 'draw'), match('b', 'k', 'blackWon')],
        [match('k', 'gone', 'notSet'), match('a', 'b', 'blackWon')],
        []
      ]
    },
    empty: { id: 'empty', name: '', date: '2022-05-02T18:00:00.000Z', playerIds: ['k'], byeQueue: [], tieBreaks: [], roundList: [[]] }
  }
}

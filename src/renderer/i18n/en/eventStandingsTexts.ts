/** What is said of standings, their sums, the cut and prizes. */
import { n } from './counted.ts'

export const eventStandingsTexts = {
  standings: {
    after: 'As of',
    now: 'Now',
    afterRound: (round: number) => `After round ${round}`,
    open: (count: number) => n(count, 'table open', 'tables open'),
    decimalMark: '.',
    rank: '#',
    player: 'Player',
    record: 'Won–lost',
    score: 'Points',
    rate: 'Opponents’ rate',
    opponentsScore: 'Opponents’ points',
    byes: (count: number) => n(count, 'bye', 'byes'),
    dropped: 'dropped',
    tied: (names: string) => `Still tied: ${names}. Roll off and choose the order.`,
    rollOff: 'Save the order',
    parted: 'The roll-off is saved.'
  },
  sums: {
    score: (score: number) => `Points: ${score}`,
    match: (round: number, against: string, won: boolean, score: number) =>
      `Round ${round}: ${won ? 'won' : 'lost'} against ${against}, ${score}`,
    pod: (round: number, place: number, score: number) => `Round ${round}: place ${place} of a pod, ${score}`,
    bye: (round: number, score: number) => `Round ${round}: bye, ${score}`,
    missed: (rounds: number) => `Rounds missed: ${n(rounds, 'loss', 'losses')}`,
    penalty: (round: number, score: number, infraction: string) => `Round ${round}: penalty ${score} (${infraction})`,
    rate: (fraction: string, percent: string) => `Opponents’ rate: ${fraction} = ${percent}`,
    opponentRate: (name: string, won: number, played: number) => `${name}: ${won} of ${played}`,
    floored: 'the least that counts',
    opponentsScore: (mean: string) => `Opponents’ points: mean ${mean}`
  },
  cut: {
    size: 'How many play on',
    make: (size: number) => `Cut to the top ${size}`,
    open: (count: number) => `${n(count, 'result is', 'results are')} missing before the cut.`,
    seeds: 'They would play on',
    tie: (names: string) => `${names} are tied at the line. A roll-off in the standings parts them.`,
    made: (size: number) => `The top ${size} play on.`,
    round: (left: number) => (left === 1 ? 'Final' : left === 2 ? 'Semifinals' : `Round of ${left * 2}`),
    unknown: 'not known yet',
    enter: 'Result',
    left: (name: string) => `${name} has left.`,
    next: (next: string) => `Cut again with ${next}`,
    cutAgain: (next: string) => `The cut is made again, with ${next}.`,
    walkOver: (name: string) => `Walk-over for ${name}`,
    walkedOver: (name: string) => `${name} goes on without a match.`,
    winner: (name: string) => `${name} has won the event.`,
    seed: (seed: number) => `${seed}.`,
    tooFew: 'There are too few players for it.'
  },
  prizes: {
    title: 'Prizes',
    hint: 'Write what each place gets, a line each: first place first. Tick it when it has been handed out.',
    plan: 'Prizes by place',
    example: 'Booster brick\nBooster\nBooster',
    save: 'Save the list',
    saved: 'The list of prizes is saved.',
    give: (name: string, prize: string) => `${name}: ${prize} handed out`,
    given: 'handed out',
    other: 'Another prize',
    player: 'Player',
    prize: 'Prize',
    add: 'Hand out'
  }
}

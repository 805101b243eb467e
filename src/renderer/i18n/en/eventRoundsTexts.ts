/** What is said of the rounds of an event: pairings, pods, results, corrections. */
import type { Because } from '../../../shared/tournament/pairing/pair.ts'
import type { Cost } from '../../../shared/tournament/pairing/cost.ts'
import type { NextBest } from '../../../shared/tournament/pairing/nextBest.ts'
import { n } from './counted.ts'

type Facts = Because['facts']
type Name = (id: string) => string

/** Each pair counts the square of its difference in wins: below four every one of them is one win apart. */
const apart = (spread: number): string =>
  spread < 4 ? n(spread, 'pair is one win apart', 'pairs are one win apart') : `differences in wins, squared: ${spread}`

export const eventRoundsTexts = {
  pairings: {
    preview: (round: number) => `Round ${round}, not published yet`,
    round: (round: number) => `Round ${round}`,
    tooFew: 'There are too few players to pair: at least two must be here.',
    working: (players: number) =>
      `The best pairing of ${players} players is being looked for. It takes some seconds; everything else can go on.`,
    manner: 'Next round',
    manners: { pairs: 'Pairs', pods: 'Pods' },
    podsAre: (pods: number, round: number) =>
      `${n(pods, 'table', 'tables')} of up to four, ${round === 1 ? 'drawn at random' : 'neighbours by their standing together'}.`,
    publish: 'Publish',
    publishSure: (round: number) => `Publish round ${round} now`,
    notYet: 'Not yet',
    otherSeed: 'Other draw',
    unswap: 'Take back the swap',
    published: (round: number) => `Round ${round} is published.`,
    takeBack: 'Take the round back',
    changedByHand: 'changed by hand',
    order: 'Order',
    byTable: 'By table',
    byName: 'By name',
    seat: (table: number) => `table ${table}`,
    bye: 'Bye',
    why: 'Why',
    choose: 'Choose to swap',
    swapWith: (name: string) => `Swap with ${name}`,
    swapHint: 'Choose two players one after the other to swap them at tables without a result.',
    swapped: (a: string, b: string) => `${a} and ${b} have changed places.`,
    clubsApart: (round: number) => `Players of one club are kept apart up to round ${round}.`,
    late: {
      came: (names: string, round: number) => `Not paired in round ${round}: ${names}.`,
      bye: (late: string, bye: string) => `${late} plays ${bye}, who has the bye`,
      pair: (a: string, b: string) => `${a} plays ${b}`,
      wait: 'They play from the next round on.',
      done: (a: string, b: string) => `${a} – ${b} play in this round.`
    },
    byHand: (swaps: readonly string[]) => `Swapped by hand: ${swaps.join('; ')}. These are its costs.`,
    handSwap: (a: string, b: string) => `${a} with ${b}`,
    proven: (proven: number, all: number) =>
      proven >= all
        ? 'Best possible pairing.'
        : proven === all - 1
          ? 'Best possible except the order inside the groups.'
          : `Best possible by the first ${proven} of ${all} criteria.`,
    cost: (cost: Cost, bye: string | null, round: number): string =>
      [
        cost.rematches === 0 ? (round > 1 ? 'No rematch' : 'Drawn at random') : n(cost.rematches, 'rematch', 'rematches'),
        ...(bye === null
          ? []
          : [
              cost.secondByes > 0
                ? `bye to ${bye}, who has had one already`
                : `bye to ${bye} (${n(cost.byeWins, 'win', 'wins')}, ${cost.byePoints} points)`
            ]),
        ...(cost.spread > 0 ? [apart(cost.spread)] : round > 1 ? ['all pairs have the same wins'] : []),
        ...(cost.clubs > 0 ? [n(cost.clubs, 'pair of one club', 'pairs of one club')] : [])
      ].join(' · ') + '.',
    without: (next: NextBest | null): string => {
      if (next === null) return 'no round is possible without this pair'
      const { criterion, was, would, proven } = next
      if (criterion === null) return 'a round without this pair would be as good'
      const more = would - was
      const worse = {
        rematches: n(more, 'rematch more', 'rematches more'),
        secondByes: 'a second bye for somebody',
        byeWins: `the bye for somebody with ${n(would, 'win', 'wins')}`,
        spread: `${apart(would)} instead of ${was}`,
        clubs: n(more, 'pair of one club more', 'pairs of one club more'),
        byePoints: `the bye for somebody with ${would} points`,
        order: 'pairs further apart by points'
      }[criterion]
      return `without this pair: ${proven ? '' : 'at most '}${worse}`
    },
    because: {
      'same-wins': (facts: Facts, _name: Name) => `both have ${n(Number(facts.wins), 'win', 'wins')}`,
      'down-one-win': (facts: Facts, _name: Name) => `one win apart (${facts.winsA} and ${facts.winsB})`,
      'down-more-wins': (facts: Facts, _name: Name) => `several wins apart (${facts.winsA} and ${facts.winsB})`,
      'neighbours-by-points': (facts: Facts, _name: Name) => `neighbours by points (${facts.scoreA} and ${facts.scoreB})`,
      'rematch-unavoidable': (facts: Facts, _name: Name) => `they have met ${n(Number(facts.times), 'time', 'times')}`,
      'fixed-table': (facts: Facts, name: Name) => `${name(String(facts.player))} always sits at table ${facts.table}`,
      'same-club': (facts: Facts, _name: Name) => `both are of ${facts.club}`,
      'bye-lowest': (facts: Facts, name: Name) =>
        `${name(String(facts.player))} stands lowest (${n(Number(facts.wins), 'win', 'wins')}, ${facts.score} points)`,
      'map-again': (facts: Facts, _name: Name) => `somebody here has played on ${facts.map} before`,
      'table-again': (facts: Facts, _name: Name) => `somebody here has sat at table ${facts.table} before`,
      'bye-second-unavoidable': (facts: Facts, name: Name) => `${name(String(facts.player))} has had a bye already`
    },
    byTables: {
      label: 'Swap by tables',
      example: '3 5',
      hint: 'To swap, type two tables (3 5: second players), a seat (3/1) or 0 for the bye. Or drag a name.',
      podLabel: 'Swap by seats',
      podExample: '3/1 5/2',
      podHint: '3/1 5/2 swaps the first seat of table 3 and the second of table 5. Names can be dragged onto one another, too.',
      swap: 'Swap',
      faults: {
        form: 'Two tables are needed, such as 3 5 or 3/1 5/2.',
        unknown: 'Nobody sits there.',
        locked: 'A table with a result stays as it is.',
        same: 'This is one and the same player.'
      }
    }
  },
  pods: {
    enter: 'Places',
    save: 'Save the places',
    saved: (table: number) => `The places of table ${table} are in.`,
    shared: 'The next one shares the place given last',
    sharedFirst: (points: number) =>
      `A shared first place counts as a win for no one: each of them gets ${points} points and a loss. To have a winner, roll off and give each a place of their own.`,
    hint: 'Type the numbers of the seats or touch the players in their order, first place first; = shares a place, Enter saves.',
    place: (place: number) => `${place}.`,
    form: (table: number) => `Places of table ${table}`,
    player: (name: string, place: number | null) => (place === null ? `${name}: no place yet` : `${name}: place ${place}`),
    typed: (table: number) => `Places of table ${table} by the numbers of the seats, first place first: 2143; = shares a place`,
    noSeat: (seat: number) => `There is no seat ${seat} at this table.`
  },
  results: {
    none: 'There are results as soon as a round is published.',
    round: 'Round',
    roundOf: (round: number) => `Round ${round}`,
    open: 'open',
    dispute: 'two claims',
    bye: 'Bye'
  },
  slip: {
    table: 'Table',
    tableHint: 'Table; with an earlier round as 1/3',
    winner: 'Winner',
    winnerHint: 'Winner: 1 or 2; 0 nobody, N no show',
    won: 'wins',
    points: (name: string) => `Points of ${name}`,
    save: 'Save',
    correct: 'Correct…',
    kind: 'What happened',
    kinds: { played: 'Played', 'no-show': 'No show', 'double-loss': 'Both lose', 'game-loss': 'Game loss' },
    more: 'First player, drops',
    moreOfCut: 'First player',
    first: 'Who went first',
    firstUnknown: 'First: ?',
    firstIs: (key: string) => `First: ${key}`,
    drops: (name: string) => `${name} drops`,
    saved: (table: string, a: string, b: string) => `${table === '' ? '' : `Table ${table}: `}${a} – ${b} is in.`,
    hasResult: (winner: string | null, score: string) =>
      `There is a result: ${winner === null ? 'both have lost' : `${winner} has won`}, ${score}. What you type corrects it.`,
    playedOn: 'The winner has played on and stays as long as this stands. Take it back first:',
    unlikely: 'More points than the build total. You are asked again.',
    tableHasResult: (table: string) => `Table ${table} has a result.`,
    stopped: 'Stopped.',
    stoppedAt: (table: string) => `Stopped at table ${table}.`,
    sound: 'A sound for doubtful input',
    soundHint: 'At check-in, in slips and corrections, on this device.',
    stops: {
      'no-draw': 'A match of the cut has no draw: type 1 or 2 for the winner. N: the other one did not come.',
      winner: 'Who won? Type 1 or 2.',
      score: 'Points are whole numbers from 0.',
      fewer: 'The winner has fewer points than the other.',
      above: 'More points than the build total.',
      'no-table': 'There is no such table in this round.',
      saving: 'A result of this table is being saved.',
      key: 'The winner is 1 or 2, 0 for nobody; N means no show.',
      end: 'Space is pressed after the last field: Enter saves.',
      elsewhere: 'A number was typed outside the fields, and this slip is not saved yet.'
    },
    refused: (keys: number) => `Not entered: ${n(keys, 'key', 'keys')} typed since.`,
    saveAnyway: 'Save it so',
    confirmHow: 'Ctrl+Enter saves it, Esc goes back to the field.',
    goOnHow: 'Esc goes back to the field.',
    nothingTyped: (table: string) =>
      table === '' ? 'Enter: nothing is typed.' : `Enter: nothing is typed yet. Space or Tab takes table ${table}.`,
    unsaved: (table: string, winner: string, a: string, b: string) =>
      `Not saved: table ${table}, winner ${winner || '?'}, ${a || 0} : ${b || 0}`,
    again: 'Enter again',
    marks: { fewer: 'winner has fewer points', above: 'above the build total' },
    open: (count: number) => (count === 0 ? 'All results are in.' : `${n(count, 'table is', 'tables are')} open.`)
  },
  correction: {
    title: 'What would be different',
    standings: 'Standings',
    standingsSame: 'The standings stay as they are.',
    figures: (rank: number, wins: number, score: number, rate: string) =>
      `#${rank}, ${n(wins, 'win', 'wins')}, ${score}, opponents ${rate}`,
    pairs: 'Pairings',
    pairsSame: 'No published pair would be another one.',
    pairsStay: 'These pairs would be others. They stay as they were played.',
    pairsWorking: 'The later rounds are being drawn as they would have been. You need not wait for it.',
    pairsUntold: (rounds: readonly number[]) =>
      `${rounds.length === 1 ? 'Round' : 'Rounds'} ${rounds.join(', ')}: changed by hand, or drawn elsewhere, so of those pairs it cannot be told.`,
    place: (round: number, table: number) => `Round ${round}, table ${table}:`,
    result: (winner: string | null, score: string) => `${winner === null ? 'both lose' : `${winner} wins`}, ${score}`,
    cut: (into: string, out: string) => `The cut would have ${into} and not ${out}. It stays as it is.`,
    cutLine: (into: string, out: string) => `Within the line of the cut would then be ${into} and not ${out}.`,
    reason: 'Why (optional)',
    how: 'Ctrl+Enter or the button applies it. Enter does not.',
    stopped: (keys: number) => `Stopped: ${n(keys, 'key was', 'keys were')} not entered.`,
    noDigits: 'The reason takes no digits; a slip cannot be typed here.',
    apply: 'Apply',
    cancel: 'Cancel',
    done: 'The result is corrected.'
  },
  takingBack: {
    title: 'Take back?',
    rests: 'This cannot be taken back as long as something rests on it. Each line leads to where it is corrected or taken back:',
    told: 'People have been told of it: tell them, and put paper away that was given out.',
    goes: (kinds: string) => `What happened meanwhile goes with it: ${kinds}.`,
    kind: (kind: string, count: number) => `${kind} (${count})`,
    now: 'Take back',
    not: 'Leave it'
  }
}

/** Every text of events: the list, the desk and its views, the log in sentences, why something cannot be. */
import type { refusalSentences } from '../../../shared/tournament/state/refusals.ts'
import type { Because } from '../../../shared/tournament/pairing/pair.ts'
import type { Cost } from '../../../shared/tournament/pairing/cost.ts'
import type { NextBest } from '../../../shared/tournament/pairing/nextBest.ts'

const n = (count: number, one: string, many: string): string => (count === 1 ? `1 ${one}` : `${count} ${many}`)
type Facts = Because['facts']
type Name = (id: string) => string
type Step = {
  readonly do: 'register' | 'pair' | 'start-clock' | 'results' | 'cut' | 'bracket' | 'finish'
  readonly round?: number
  readonly open?: number
}

export const eventTexts = {
  views: {
    door: 'Door',
    lists: 'Lists',
    pairings: 'Pairings',
    results: 'Results',
    floor: 'Floor',
    clock: 'Clock',
    standings: 'Standings',
    display: 'Display',
    paper: 'Paper and files',
    venue: 'Venue',
    penalties: 'Penalties',
    rulings: 'Rulings',
    shared: 'Shared',
    cut: 'Cut',
    prizes: 'Prizes',
    practice: 'Practice',
    log: 'Log',
    settings: 'Settings'
  },
  notWritten: (why: string) => `This could not be saved, so it has not happened. ${why}`,
  broughtBack: 'Brought back.',
  list: {
    title: 'Events',
    make: 'New event',
    fromFile: 'From a file',
    empty: 'No event yet',
    emptyText: 'Run a tournament from the door to the prizes, without a network: players, pairings, clock, results, standings.',
    save: (name: string) => `Save as a file: ${name}`,
    remove: (name: string) => `Delete: ${name}`,
    removed: (name: string) => `The event "${name}" is deleted.`,
    notBegun: 'not begun',
    finished: (name: string) => `finished, 1st ${name}`
  },
  files: {
    came: {
      new: (name: string, facts: number) => `The event "${name}" is here, with ${n(facts, 'entry', 'entries')}.`,
      longer: (name: string, facts: number) => `The event "${name}" goes on with ${n(facts, 'new entry', 'new entries')}.`,
      known: (name: string, _facts: number) => `Everything of the event "${name}" is here already.`,
      beside: (name: string, _facts: number) => `The event "${name}" is here already and has gone another way: the file came in beside it.`
    },
    look: 'Look at them',
    refused: (count: number) =>
      `${n(count, 'entry', 'entries')} of the file cannot be taken. They are kept in their place and change nothing.`
  },
  make: {
    title: 'New event',
    name: 'Name',
    asLastTime: (name: string) => `As last time (${name})`,
    practice: 'Practice with made-up players',
    practiceHint: 'A day that nobody plays: players come, win, lose and raise hands by themselves, to train and to demonstrate.',
    practisers: 'Made-up players',
    practiceSeed: 'Number of the day',
    practiceSeedHint: 'The same number gives the same day once more.',
    later: 'All of this can be changed later.',
    go: 'To the door',
    cancel: 'Cancel'
  },
  plan: {
    play: 'Play',
    plays: { constructed: 'Constructed', sealed: 'Sealed', 'battle-royale': 'Battle royale' },
    perSide: 'Players at a side',
    perSides: { 1: 'One', 2: 'Two together' },
    buildTotal: 'Build total',
    minutes: 'Minutes a round',
    rounds: 'Rounds',
    byPlayers: 'by players',
    cut: 'Cut after them',
    cuts: (size: number) => (size === 0 ? 'none' : `top ${size}`),
    more: 'More',
    checkIn: 'Only who is checked in is paired',
    checkInHint: 'Otherwise everybody on the list plays.',
    byeScore: 'Points of a bye',
    keepApart: 'Clubs apart up to round',
    cap: 'Players at most',
    noCap: 'no limit',
    fee: 'Entry fee',
    ruleset: 'Rules',
    anyRuleset: 'not said: as on the table',
    age: 'Age',
    ages: { any: 'not asked', golden: 'Golden Age', modern: 'Modern Age', unrestricted: 'Unrestricted', restricted: 'Restricted' },
    sets: 'Sets that are admitted, with commas between (none: all)'
  },
  desk: {
    back: 'All events',
    views: 'Views of the event',
    players: (count: number) => n(count, 'player', 'players'),
    round: (round: number, of: number) => `round ${round} of ${Math.max(round, of)}`,
    inCut: 'in the cut',
    waiting: (count: number) => `${count} open`,
    unread: (count: number) =>
      `${n(count, 'entry', 'entries')} of this event cannot be read any more. What they said is missing; they are kept as they are.`,
    nextKey: 'Alt + Enter',
    next: (step: Step): string => {
      switch (step.do) {
        case 'register':
          return 'Add players'
        case 'pair':
          return `Pair round ${step.round}`
        case 'start-clock':
          return 'Start the clock'
        case 'results':
          return `Enter results (${step.open})`
        case 'cut':
          return 'Make the cut'
        case 'bracket':
          return 'To the bracket'
        case 'finish':
          return 'Final standings'
      }
    }
  },
  door: {
    search: 'Name: three letters and Enter',
    searchSides: 'Two names with / between them, and Enter; three letters find them',
    list: 'Paste or open a list',
    nobody: 'Nobody is on the list. Type a name and press Enter, or paste a list.',
    counts: (all: number, here: number, waiting: number, unpaid: number) =>
      [
        `${all} on the list`,
        `${here} playing`,
        ...(waiting > 0 ? [`${waiting} waiting`] : []),
        ...(unpaid > 0 ? [`${unpaid} not paid`] : [])
      ].join(' · '),
    standing: { in: 'here', 'not-here': 'not here yet', waiting: 'waiting list', dropped: 'dropped', disqualified: 'disqualified' },
    does: { 'not-here': 'Check in', waiting: 'Let in', dropped: 'Back in' },
    paid: (fee: string) => `Paid: ${fee}`,
    drop: 'Drop',
    edit: 'Edit',
    add: 'Add',
    minor: 'Minor',
    minorHint: 'Shown in public with first name and initial, never in an export.',
    checkedIn: (name: string) => `${name} is checked in.`,
    admitted: (name: string) => `${name} comes in from the waiting list.`,
    returned: (name: string) => `${name} is back.`,
    added: (name: string) => `${name} is added.`,
    waits: (name: string) => `The event is full: ${name} is on the waiting list.`,
    late: (name: string, losses: number) =>
      losses === 0 ? `${name} plays from the next round on.` : `${name} plays from the next round on, with ${n(losses, 'loss', 'losses')}.`,
    dropped: (name: string, left: number, bye: boolean) =>
      `${name} has dropped. ${n(left, 'player is', 'players are')} left${bye ? ', so there will be a bye' : ''}.`,
    name: 'Name',
    club: 'Club',
    fixedTable: 'Always at table',
    anyTable: 'any',
    forget: 'Forget this person…',
    forgetWhat: (name: string, number: number) =>
      `"${name}" goes out of every entry of this event and out of its rulings, with club and contact; the record keeps "Player ${number}". This cannot be taken back.`,
    forgetNow: 'Forget for good',
    forgetNot: 'Keep',
    forgotten: (number: number, backups: number) =>
      `Player ${number} is forgotten.${backups === 0 ? '' : ` ${n(backups, 'backup of this device still holds', 'backups of this device still hold')} the name until newer ones take their place.`}`,
    save: 'Save',
    cancel: 'Cancel'
  },
  lists: {
    nobody: 'Nobody is on the list yet: players come in at the door.',
    missing: (count: number) =>
      count === 0 ? 'Every player has handed in a list.' : `${n(count, 'list is', 'lists are')} missing. That stops no round.`,
    figures: (count: number, points: number) => `${n(count, 'figure', 'figures')}, ${n(points, 'point', 'points')}`,
    notKnown: (count: number) =>
      `In ${n(count, 'list', 'lists')} not every figure is known: look at ${count === 1 ? 'it' : 'them'} yourself.`,
    figuresUnknown: (count: number) => `not known: ${n(count, 'figure', 'figures')}`,
    states: { none: 'no list', fits: 'fits', wrong: 'look at it', accepted: 'accepted', rejected: 'rejected' },
    figuresLabel: 'The list: a figure a line with its points, and its set where it matters',
    example: 'Captain Rook; 100\n2 x Wren; 50; LRK',
    unread: (lines: string) => `No figure with its points in line ${lines}.`,
    unknown: (names: string) => `Not in the library, so nothing is known of their card: ${names}.`,
    opened: 'Opened in the boosters: names, with commas between',
    save: 'Save the list',
    saved: (name: string) => `The list of ${name} is saved.`,
    fromTeam: 'Take a team of the library',
    house: (on: string) => `Checked with the store’s own list${on === '' ? '' : ` of ${on}`}.`,
    reason: 'Why (optional)',
    accept: 'Accept',
    reject: 'Reject',
    checked: (name: string) => `What you said of the list of ${name} is written down.`
  },
  listing: {
    title: 'A list of players',
    description: 'Paste a table or names one a line, or open a CSV file. Nothing comes in before you have seen it.',
    paste: 'The list',
    example: 'Kim Park; Red Club\nAda Lo; Blue Club',
    file: 'Open a file',
    tooLarge: 'This file is too large for a list of players.',
    column: (name: string) => `Column ${name}`,
    columns: { name: 'Name', last: 'Last name', club: 'Club', minor: 'Minor', skip: 'Leave out' },
    what: 'What happens',
    verdicts: {
      new: 'comes in',
      here: 'is here already',
      twice: 'stands twice in the list',
      'no-name': 'has no name',
      'too-long': 'the name is too long'
    },
    emptyRow: 'A row',
    result: (fresh: number, known: number, left: number) =>
      [`${fresh} new`, ...(known > 0 ? [`${known} already here`] : []), ...(left > 0 ? [`${left} left out`] : [])].join(', '),
    take: (count: number) => `Import ${count}`,
    taken: (count: number) => `${n(count, 'player is', 'players are')} on the list.`,
    cancel: 'Cancel'
  },
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
    byHand: (swaps: number) => `${n(swaps, 'swap', 'swaps')} by hand: these are its costs.`,
    proven: (proven: number, all: number) =>
      proven >= all ? 'No pairing is better.' : `By the first ${proven} of ${all} criteria no pairing is better.`,
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
        ...(cost.spread > 0 ? [`differences in wins: ${cost.spread}`] : round > 1 ? ['all pairs have the same wins'] : []),
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
        spread: `differences in wins ${would} in place of ${was}`,
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
      'bye-second-unavoidable': (facts: Facts, name: Name) => `${name(String(facts.player))} has had a bye already`
    }
  },
  pods: {
    enter: 'Places',
    save: 'Save the places',
    saved: (table: number) => `The places of table ${table} are in.`,
    shared: 'The next one shares the place given last',
    hint: 'Choose the players in their order, first place first: by touch or with the numbers of their seats; = shares a place, Backspace takes the last one back, Enter saves.',
    place: (place: number) => `${place}.`,
    form: (table: number) => `Places of table ${table}`,
    player: (name: string, place: number | null) => (place === null ? `${name}: no place yet` : `${name}: place ${place}`)
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
    kinds: { played: 'Played', 'no-show': 'No show', 'double-loss': 'Both lose' },
    first: 'Who went first',
    firstUnknown: 'First: ?',
    firstIs: (key: string) => `First: ${key}`,
    drops: (name: string) => `${name} drops`,
    noTable: 'There is no such table in this round.',
    faults: { winner: 'Who won? Type 1 or 2.', score: 'Points are whole numbers from 0.' },
    saved: (table: string, a: string, b: string) => `${table === '' ? '' : `Table ${table}: `}${a} – ${b} is in.`,
    hasResult: (winner: string | null, score: string) =>
      `There is a result: ${winner === null ? 'both have lost' : `${winner} has won`}, ${score}. What you type corrects it.`,
    unlikely: 'More points than the build total: look again. It can be saved.',
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
    apply: 'Apply',
    cancel: 'Cancel',
    done: 'The result is corrected.'
  },
  standings: {
    after: 'As of',
    now: 'Now',
    afterRound: (round: number) => `After round ${round}`,
    open: (count: number) => n(count, 'table open', 'tables open'),
    rank: '#',
    player: 'Player',
    record: 'Won–lost',
    score: 'Points',
    rate: 'Opponents’ rate',
    opponentsScore: 'Opponents’ points',
    byes: (count: number) => n(count, 'bye', 'byes'),
    dropped: 'dropped',
    tied: (names: string) => `Tied in everything: ${names}. A roll-off parts them: choose them in its order.`,
    rollOff: 'Save the order',
    parted: 'The roll-off is saved.'
  },
  sums: {
    score: (score: number) => `Points: ${score}`,
    match: (round: number, against: string, won: boolean, score: number) =>
      `Round ${round}: ${won ? 'won' : 'lost'} against ${against}, ${score}`,
    pod: (round: number) => `Round ${round}: a pod`,
    bye: (round: number, score: number) => `Round ${round}: bye, ${score}`,
    missed: (rounds: number) => `Came in late: ${n(rounds, 'loss', 'losses')}`,
    penalty: (round: number, score: number, infraction: string) => `Round ${round}: penalty ${score} (${infraction})`,
    rate: (fraction: string, percent: string) => `Opponents’ rate: ${fraction} = ${percent}`,
    opponentRate: (name: string, won: number, played: number) => `${name}: ${won} of ${played}`,
    floored: 'the least that counts',
    opponentsScore: (_fraction: string, mean: string) => `Opponents’ points: mean ${mean}`
  },
  clock: {
    none: 'There is a clock as soon as a round is published.',
    roundIs: (round: number) => `Round ${round}`,
    states: {
      'not-started': 'not started',
      running: 'running',
      paused: 'paused',
      over: 'time is over',
      stopped: 'stopped'
    },
    actions: { start: 'started', pause: 'paused', resume: 'goes on', stop: 'stopped' },
    nextCall: (minutes: number) => `next call at ${minutes} minutes`,
    called: (call: string) => {
      const minutes = /^(\d+) minutes$/.exec(call)?.[1]
      return minutes !== undefined ? `${minutes} minutes left.` : call === 'start' ? 'The round begins.' : 'Time is over.'
    },
    start: 'Start the clock',
    pause: 'Pause',
    resume: 'Go on',
    stop: 'Stop',
    extended: 'More time',
    tableLeft: (table: number, left: string) => `table ${table}: ${left}`,
    extend: 'Give a table more time',
    table: 'Table',
    choose: 'choose',
    minutes: 'Minutes',
    reason: 'Why (optional)',
    give: 'Give'
  },
  floor: {
    none: 'The tables are here as soon as a round is published.',
    missing: (round: number, tables: number) => `Round ${round} cannot be paired yet: ${n(tables, 'result is', 'results are')} missing.`,
    states: {
      free: 'not started',
      playing: 'playing',
      called: 'calls a judge',
      judge: 'judge is there',
      extended: 'has more time',
      dispute: 'two claims',
      reported: 'result is in',
      late: 'time is over'
    },
    all: (count: number) => `All ${count}`,
    filter: 'Which tables',
    table: (table: number) => `Table ${table}`,
    calls: 'Calls for a judge',
    noCalls: 'Nobody waits.',
    medianWait: (seconds: string) => `Half of the calls waited no longer than ${seconds}`,
    waits: (time: string) => `waits ${time}`,
    mine: 'Mine',
    isThere: (judge: string) => `${judge} is there`,
    done: 'Done',
    rule: 'Rule',
    judge: 'Your name as a judge',
    result: 'Result',
    call: 'Call a judge',
    more: (minutes: number) => `+${n(minutes, 'minute', 'minutes')}`,
    moreGiven: (table: number, minutes: number) => `Table ${table} has ${n(minutes, 'minute', 'minutes')} more.`,
    penalty: 'Penalty',
    map: 'Map on the table',
    mapSaved: 'The map is noted.',
    save: 'Save',
    close: 'Close',
    history: 'What happened here',
    left: (time: string) => `${time} left`,
    called: (table: number) => `Table ${table} calls a judge.`,
    ruled: (table: number) => `Table ${table}: the ruling is kept and the call is done.`,
    answering: (round: number, table: number) => `For round ${round}, table ${table}:`,
    keepRuling: 'Set the question up and save the ruling: it is joined to the call.',
    ruledBefore: (round: string, table: string) => `Ruled before in round ${round}, table ${table}: look`,
    withoutRuling: 'Back without a ruling',
    closed: (table: number) => `The call of table ${table} is done.`
  },
  penalties: {
    title: 'A penalty',
    player: 'Player',
    infraction: 'Infraction',
    level: 'Level',
    levels: { caution: 'Caution', warning: 'Warning', 'game-loss': 'Game loss', disqualification: 'Disqualification' },
    proposed: (level: string, count: number) =>
      count === 0 ? `First one: ${level} is proposed.` : `${n(count, 'penalty', 'penalties')} so far: ${level} is proposed.`,
    score: 'Points (minus takes away)',
    give: 'Write down',
    given: (name: string) => `The penalty of ${name} is written down.`,
    gameLoss: 'A game loss gives no result by itself: enter it as a result.',
    out: (name: string) => `${name} will be out of the event for good.`,
    ruling: 'Ruling',
    noRuling: 'No ruling',
    toCome: 'The ruling that is saved for this call',
    none: 'No penalties.',
    round: (round: number) => `round ${round}`,
    common: [
      'Late for the round',
      'Illegal team list',
      'Wrong movement',
      'Wrong values announced',
      'Slow play',
      'Outside help',
      'Unsporting conduct',
      'Cheating'
    ]
  },
  rulings: {
    none: 'No ruling of this event is kept yet. Take a call on the floor and save the ruling: it stands here.',
    place: (round: string, table: string) => `round ${round}, table ${table}`,
    gone: 'A ruling that is not on this device',
    open: 'Open',
    waited: (time: string) => `the call waited ${time}`,
    more: (time: string) => `${time} more time`,
    upheld: 'Upheld on appeal',
    changed: 'Changed on appeal',
    uphold: 'Uphold',
    change: 'Change',
    appeal: 'Appeal',
    reason: 'What the head judge says (optional)',
    saved: 'The appeal is written down.'
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
  },
  /** The window for the screen in the room. */
  display: {
    title: 'Linejudge: the event',
    explain:
      'A second window for the screen on the wall: drag it there, F for the full screen. It follows this event by itself and shows no penalty, note or ruling.',
    open: 'Open the display',
    message: 'A word to everybody (for example: lunch until 13:30)',
    pages: 'Pages that it shows, one after another',
    pageNames: {
      'by-name': 'Pairings by name',
      'by-table': 'Pairings by table',
      standings: 'Standings',
      bracket: 'Bracket of the cut',
      clock: 'Clock, as large as it can be'
    },
    others: 'With the clock, the clocks of the other events of the day',
    seconds: 'Seconds a page',
    names: {
      full: 'Names are shown in full, minors with first name and initial.',
      first: 'Names are shown as first names with an initial.',
      number: 'Numbers are shown in place of names.'
    },
    keys: 'On the display the arrow keys turn pages.',
    waiting: 'No event is open on the desk in this browser.',
    otherVersion: 'The desk runs another version of Linejudge: load this window again.',
    nothing: 'Nothing to show yet: pairings come with the first round.'
  },
  practice: {
    seed: (n: number) => `Number of the day: ${n}.`,
    explain: 'Nobody is there: what happens is made up. Pair, enter results and take calls yourself, or let it happen.',
    next: 'The next thing happens',
    round: 'Play the round to its end',
    speed: 'Speed',
    speeds: { step: 'By hand', slow: 'Every 3 seconds', fast: 'As fast as it can be watched' },
    over: 'The day is over: look at the standings, the report, the log.',
    judge: 'Rule on a call',
    judgeText: 'Say what stands before the engine does: a position nobody has built, a line of fire, three answers.',
    take: (table: number) => `Take the call of table ${table}`,
    ask: 'Give me a question',
    another: 'Another one',
    score: (right: number, all: number) => `${right} of ${all} right`,
    question: (from: string, to: string) => `Is the line of fire from ${from} to ${to} clear?`,
    yours: 'Your ruling',
    note: (table: number, said: string, verdict: string) =>
      `Trainee judge${table > 0 ? `, table ${table}` : ''}: said ${said}; the ruling is ${verdict}.`,
    wasRight: 'Right.',
    wasWrong: (said: string) => `You said: ${said}.`
  },
  paper: {
    what: 'What',
    kinds: {
      'by-table': 'Pairings by table',
      'by-name': 'Pairings by name',
      slips: 'Result slips',
      standings: 'Standings',
      bracket: 'Bracket of the cut',
      'call-out': 'List to call out',
      report: 'Report of the day',
      rulings: 'Rulings of the day',
      blank: 'Blank slips'
    },
    rulingOf: (number: number) => `Ruling ${number}`,
    numbered: (number: number) => `Player ${number}`,
    map: 'Map',
    which: 'What of it',
    whole: 'All of it',
    onlyChanged: (time: string, rows: number) => `What changed since ${time} (${rows})`,
    since: (time: string, rows: number) => `${n(rows, 'row', 'rows')} changed since ${time}`,
    gone: 'gone',
    byHand: 'changed by hand',
    against: 'Against',
    winner: 'Winner (1 or 2)',
    place: 'Place',
    drop: 'Drops',
    blankRound: 'Round ____',
    noRound: 'Pairings, slips and standings come with the first round.',
    day: {
      title: 'The day in numbers',
      tables: 'Tables',
      firstWon: 'First player won',
      firstOf: (won: number, of: number) => `${won} of ${of}`,
      calls: 'Calls',
      wait: 'Half waited at most',
      extended: 'Extra time',
      all: 'All'
    },
    names: {
      full: 'Names in full, minors with first name and initial.',
      first: 'First names with an initial.',
      number: 'Numbers in place of names.'
    },
    /** Of the report and the rulings. */
    recordNames: {
      full: 'Names in full, minors as numbers.',
      first: 'First names with an initial, minors as numbers.',
      number: 'Numbers in place of names.'
    }
  },
  exports: {
    file: 'File',
    kinds: { standings: 'Standings', pairings: 'Pairings and results', penalties: 'Penalties', trf: 'Report' },
    names: 'Names in the file',
    namesOf: { with: 'With names', without: 'Numbers' },
    minors: 'Minors are numbers in these files. The event file (Settings) holds every name unless you save it with numbers.',
    save: 'Save the file',
    wins: 'Won',
    losses: 'Lost',
    byes: 'Byes',
    result: 'Result'
  },
  log: {
    refused: 'Entries of the file that were not taken',
    entry: (at: number) => `Entry ${at}`,
    kind: 'Kind',
    all: 'Everything',
    search: 'Search the log',
    count: (count: number) => n(count, 'entry', 'entries'),
    undo: 'Take back',
    undone: 'taken back',
    note: 'A note for the log',
    addNote: 'Add the note',
    more: (count: number) => `${count} more`
  },
  settings: {
    rounds: (players: number, rounds: number) => `${n(players, 'player', 'players')} need ${rounds} rounds until one is unbeaten.`,
    calls: 'Call the time at (minutes left)',
    noShowScore: 'Points where the other does not come',
    opponentByes: 'Byes count for opponents',
    opponentByesHint: 'In the rate and the points of whoever met somebody with a bye.',
    firstTable: 'First table number',
    late: 'Who comes late',
    lates: { loss: 'loses the rounds missed', none: 'loses nothing' },
    names: 'Names on paper',
    namesOf: { full: 'In full', first: 'First name', number: 'Number' },
    maps: {
      title: 'Maps on the tables',
      hint: 'A line a table: its number, then the map. A map stays on its table from round to round.',
      example: '1 Market Street\n2-4 Old Harbour',
      once: 'Nobody twice on the same map',
      onceHint: 'As far as tables can be given so: pairs stay, tables change.',
      unread: (lines: string) => `No table with its map in line ${lines}.`,
      save: 'Save the maps'
    },
    house: {
      title: 'The store’s own list',
      hint: 'What the store has banned or changed, with the day of the list. Team lists are checked with it.',
      on: 'Day of the list',
      banned: 'Banned: a name a line',
      errata: 'Errata: a figure a line',
      errataExample: 'Captain Rook: without stealth; range 6',
      errataHint: 'After the name: with, without (abilities, with commas), range, bolts, points, parted by semicolons.',
      unread: (lines: string) => `Line ${lines} of the errata cannot be read.`,
      save: 'Save the list'
    },
    save: 'Save',
    saved: 'The settings are saved.',
    file: 'Save the event as a file',
    fileNames: {
      with: 'With names the file opens again as this event, with the names of everybody, minors too.',
      without: 'Players are numbers in the file; clubs are left out. What somebody wrote in other words stays.'
    }
  },
  kinds: {
    register: 'Registration',
    'edit-player': 'Change of a player',
    'check-in': 'Check-in',
    admit: 'Let in from the waiting list',
    fee: 'Fee',
    drop: 'Drop',
    return: 'Return',
    round: 'Round',
    're-pair': 'Changed pairs',
    'late-pair': 'Late pair',
    printed: 'Paper given out',
    result: 'Result',
    correct: 'Correction',
    claim: 'Claim of a player',
    penalty: 'Penalty',
    clock: 'Clock',
    extend: 'More time',
    call: 'Call for a judge',
    'take-call': 'Call taken',
    'close-call': 'Call done',
    ruling: 'Ruling',
    appeal: 'Appeal',
    'roll-off': 'Roll-off',
    cut: 'Cut',
    list: 'Team list',
    'list-checked': 'Team list looked at',
    prize: 'Prize',
    note: 'Note',
    'table-map': 'Map on a table',
    pod: 'Pod',
    'pod-result': 'Result of a pod',
    settings: 'Settings',
    forget: 'Name taken out',
    host: 'Host',
    undo: 'Undo'
  } as Readonly<Record<string, string>>,
  facts: {
    place: (round: number, table: number) => `round ${round}, table ${table}`,
    match: (match: string) => `match ${match.replace('cut-', '')} of the cut`,
    register: (name: string, waiting: boolean) => (waiting ? `${name} is on the waiting list` : `${name} is registered`),
    edit: (name: string) => `${name} was changed`,
    checkIn: (name: string) => `${name} is checked in`,
    admit: (name: string) => `${name} comes in from the waiting list`,
    fee: (name: string, paid: boolean) => (paid ? `${name} has paid` : `${name} has not paid after all`),
    drop: (name: string) => `${name} has dropped`,
    return: (name: string) => `${name} is back`,
    round: (round: number, pairs: number, hand: boolean) =>
      `Round ${round} is published: ${n(pairs, 'pair', 'pairs')}${hand ? ', changed by hand' : ''}`,
    rePair: (round: number, tables: string) => `Round ${round}: other pairs at tables ${tables}`,
    latePair: (round: number, names: string) => `Round ${round}: ${names} came late and play`,
    printed: (paper: string, round: number) => `Given out: ${paper}${round > 0 ? `, round ${round}` : ''}`,
    result: (place: string, winner: string, score: string) => `Result, ${place}: ${winner === '' ? score : `${winner} wins (${score})`}`,
    correct: (place: string, winner: string, score: string, reason: string) =>
      `Correction, ${place}: ${winner === '' ? score : `${winner} wins (${score})`}${reason === '' ? '' : ` – ${reason}`}`,
    penalty: (name: string, level: string, infraction: string) => `${level} for ${name}: ${infraction}`,
    clock: (round: number, action: string) => `Clock of round ${round}: ${action}`,
    extend: (place: string, minutes: number, reason: string) =>
      `${n(minutes, 'minute', 'minutes')} more, ${place}${reason === '' ? '' : ` – ${reason}`}`,
    call: (place: string) => `A judge is called, ${place}`,
    takeCall: (judge: string) => `${judge} takes the call`,
    closeCall: 'The call is done',
    ruling: (place: string) => `A ruling was kept, ${place}`,
    appeal: (upheld: boolean, reason: string) => `Appeal: ${upheld ? 'upheld' : 'changed'}${reason === '' ? '' : ` – ${reason}`}`,
    rollOff: (names: string) => `Roll-off: ${names}`,
    cut: (size: string) => `Cut to the top ${size}`,
    prize: (name: string, prize: string) => `${name} gets ${prize}`,
    list: (name: string) => `Team list of ${name}`,
    listChecked: (name: string, ok: boolean, reason: string) =>
      `The team list of ${name} is ${ok ? 'accepted' : 'rejected'}${reason === '' ? '' : ` – ${reason}`}`,
    claim: (place: string, winner: string, score: string) =>
      `Claim of a player, ${place}: ${winner === '' ? score : `${winner} wins (${score})`}`,
    tableMap: (table: number, map: string) => (map === '' ? `Table ${table}: no map any more` : `Map on table ${table}: ${map}`),
    pod: (place: string, names: string) => `Pod, ${place}: ${names}`,
    podResult: (place: string, names: string) => `Result of a pod, ${place}: ${names}`,
    forget: (name: string) => `Name taken out: ${name}`,
    host: (device: string) => `Host: ${device}`,
    note: (text: string) => `Note: ${text}`,
    settings: (names: string) => `Settings changed: ${names}`,
    undo: 'Something was taken back'
  },
  /** By the codes of refusals; the same places as in English. */
  refusals: {
    'already-registered': '{player} is registered already.',
    'unknown-player': 'There is no player "{player}" in this event.',
    'already-dropped': '{player} has left the event already.',
    'not-dropped': '{player} has not left the event.',
    disqualified: '{player} is disqualified and cannot come back.',
    'round-out-of-order': 'Round {round} is not the one to come; expected round {expected}.',
    'results-missing': 'Results are missing (round/table): {tables}.',
    'paired-twice': '{player} would be in this round twice.',
    'not-active': '{player} does not play at the moment and cannot be paired.',
    'player-missing': '{player} plays and is missing from the round.',
    'table-twice': 'Table {table} would be given to two pairs.',
    'unknown-table': 'There is no such match ({table}).',
    'result-already': '{table} has a result already; a correction changes it.',
    'no-result-yet': '{table} has no result yet that could be corrected.',
    'not-in-match': '{player} is not in this match ({table}).',
    'score-invalid': 'The points {found} cannot be; expected a whole number from 0 for each of the two players.',
    'winner-missing': 'Nobody has more points, so the winner must be named ({table}).',
    'not-allowed': 'The role "{role}" may not do this.',
    'not-own-table': 'This is not the table of {player} ({table}).',
    'unknown-level': 'There is no level of penalty "{level}"; expected {expected}.',
    'clock-state': 'The clock of round {round} is {state}, so "{action}" cannot be.',
    'call-exists': 'There is a call "{call}" already.',
    'unknown-call': 'There is no call "{call}".',
    'call-taken': '{judge} has taken this call.',
    'call-closed': 'This call is done.',
    'unknown-ruling': 'There is no ruling "{ruling}" in this event.',
    'cut-size': 'A cut to {size} cannot be; expected a power of two, at least 2, once.',
    'too-few-players': 'There are too few players: {players}; at least {needed} are needed.',
    'tie-at-the-cut': '{players} are tied at the cut; a roll-off parts them.',
    'no-cut': 'There has been no cut.',
    'not-ready': 'It is not known yet who plays {match}.',
    'id-reused': 'Another entry has the id "{id}" already.',
    'unknown-fact': 'There is no entry "{fact}" to take back.',
    'already-undone': 'This has been taken back already.',
    'rests-on-it': 'This cannot be taken back, because something later rests on it: {later}. A correction changes it.',
    'unknown-do': 'There is no kind of entry "{do}".'
  } satisfies Readonly<Record<keyof typeof refusalSentences, string>>
}

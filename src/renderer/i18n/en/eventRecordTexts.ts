/** What is said of the record of an event: rulings, displays, paper, files, settings, the log in sentences, why something cannot be. */
import { refusalSentences, type RefusalCode } from '../../../shared/tournament/state/refusals.ts'
import { n } from './counted.ts'

export const eventRecordTexts = {
  rulings: {
    none: 'No ruling of this event is kept yet. Take a call on the floor and save the ruling: it stands here.',
    place: (round: string, table: string) => `round ${round}, table ${table}`,
    without: 'Calls without a ruling',
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
  paper: {
    what: 'What',
    kinds: {
      'by-table': 'Pairings by table',
      'by-name': 'Pairings by name',
      slips: 'Result slips',
      standings: 'Standings',
      sums: 'Standings with sums',
      bracket: 'Bracket of the cut',
      'call-out': 'List to call out',
      report: 'Report of the day',
      rulings: 'Rulings of the day',
      blank: 'Blank slips'
    },
    floor: (fraction: string) => `${fraction}: the least rate that counts, [in brackets] the one it stands for`,
    figure: 'Figure',
    sum: 'Sum',
    rulingOf: (number: number) => `Ruling ${number}`,
    aRuling: 'Ruling',
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
    namesOf: { with: 'With names', adults: 'Names, minors as numbers', without: 'Numbers' },
    minors: 'Minors are numbers in these files. The event file (Settings) holds every name unless you save it with numbers.',
    save: 'Save the file',
    wins: 'Won',
    losses: 'Lost',
    byes: 'Byes',
    result: 'Result'
  },
  log: {
    roles: { head: 'head judge', scorekeeper: 'scorekeeper', judge: 'judge', player: 'player', display: 'display' },
    device: (id: string) => `device ${id}`,
    asItWas: (when: string) => (when === '' ? 'As it was' : `As it was at ${when}`),
    look: 'As it was then',
    after: (entry: string) => `After: ${entry}`,
    toNow: 'Back to now',
    change: (label: string, was: string, is: string) => `${label}: ${was} → ${is}`,
    floor: 'Least rate of an opponent',
    sets: 'Sets that are admitted',
    yes: 'yes',
    no: 'no',
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
      adults: 'Minors are numbers in the file, with their clubs left out; everybody else has the name.',
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
    /** `swaps`: who was swapped with whom by hand, where it was told. */
    round: (round: number, pairs: number, hand: boolean, swaps: readonly string[]) =>
      `Round ${round} is published: ${n(pairs, 'pair', 'pairs')}${swaps.length > 0 ? `, swapped by hand: ${swaps.join('; ')}` : hand ? ', changed by hand' : ''}`,
    rePair: (round: number, tables: string, swaps: readonly string[]) =>
      `Round ${round}: ${swaps.length > 0 ? `swapped by hand: ${swaps.join('; ')} (tables ${tables})` : `other pairs at tables ${tables}`}`,
    latePair: (round: number, names: string) => `Round ${round}: ${names} came late and play`,
    printed: (paper: string, round: number) => `Given out: ${paper}${round > 0 ? `, round ${round}` : ''}`,
    result: (place: string, winner: string, score: string) => `Result, ${place}: ${winner === '' ? score : `${winner} wins (${score})`}`,
    correct: (place: string, winner: string, score: string, reason: string) =>
      `Correction, ${place}: ${winner === '' ? score : `${winner} wins (${score})`}${reason === '' ? '' : ` – ${reason}`}`,
    penalty: (name: string, level: string, infraction: string) => `${level} for ${name}: ${infraction}`,
    clock: (round: number, action: string) => `Clock of round ${round}: ${action}`,
    extend: (place: string, minutes: number, reason: string) =>
      `${n(minutes, 'minute', 'minutes')} more, ${place}${reason === '' ? '' : ` – ${reason}`}`,
    forRuling: 'for a ruling',
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
    pod: (place: string, names: string, swaps: readonly string[]) =>
      `Pod, ${place}: ${names}${swaps.length > 0 ? `, swapped by hand: ${swaps.join('; ')}` : ''}`,
    podResult: (place: string, names: string) => `Result of a pod, ${place}: ${names}`,
    forget: (name: string) => `Name taken out: ${name}`,
    host: (device: string) => `Host: ${device}`,
    note: (text: string) => `Note: ${text}`,
    settings: (names: string) => `Settings changed: ${names}`,
    undo: 'Something was taken back'
  },
  /** By the codes of refusals. Who reads them here knows entries of a log, and tables by round and number. */
  refusals: {
    ...refusalSentences,
    'results-missing': 'Results are missing (round/table): {tables}.',
    'id-reused': 'Another entry has the id "{id}" already.',
    'unknown-fact': 'There is no entry "{fact}" to take back.',
    'already-undone': 'This has been taken back already.',
    'rests-on-it': 'This cannot be taken back, because something later rests on it: {later}. A correction changes it.',
    'unknown-do': 'There is no kind of entry "{do}".'
  } satisfies Readonly<Record<RefusalCode, string>>
}

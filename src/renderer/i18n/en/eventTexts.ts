/** The texts of events: the list of events, the desk; those of its views stand in files of their own. */
import { n } from './counted.ts'
import { eventDoorTexts } from './eventDoorTexts.ts'
import { eventFloorTexts } from './eventFloorTexts.ts'
import { eventPracticeTexts } from './eventPracticeTexts.ts'
import { eventRecordTexts } from './eventRecordTexts.ts'
import { eventRoundsTexts } from './eventRoundsTexts.ts'
import { eventStandingsTexts } from './eventStandingsTexts.ts'

type Step = {
  readonly do: 'register' | 'check-in' | 'pair' | 'start-clock' | 'resume' | 'results' | 'cut' | 'bracket' | 'finish'
  readonly round?: number
  readonly open?: number
}

export const eventTexts = {
  ...eventDoorTexts,
  ...eventRoundsTexts,
  ...eventStandingsTexts,
  ...eventFloorTexts,
  ...eventRecordTexts,
  ...eventPracticeTexts,
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
    remove: (name: string) => `Delete: ${name}`,
    removed: (name: string) => `The event "${name}" is deleted.`,
    notBegun: 'not begun',
    finished: (name: string) => `finished, 1st ${name}`,
    clock: (left: string, state: string) => `${left}, ${state}`,
    allIn: 'all results are in',
    report: 'Report'
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
  arriving: {
    title: (league: string | null, events: number) =>
      league === null ? (events === 1 ? 'Import this event?' : `Import events (${events})?`) : `Import the league "${league}"?`,
    from: (file: string) => `From ${file}. Nothing is stored until you say so.`,
    noDate: 'no date',
    rounds: (count: number) => n(count, 'round', 'rounds'),
    entries: (count: number) => n(count, 'entry', 'entries'),
    does: {
      new: (_more: number) => 'Not on this device yet: it comes in as a new event.',
      longer: (more: number) => `On this device already: ${n(more, 'entry is', 'entries are')} added to it.`,
      known: (_more: number) => 'On this device already, with all that the file holds: nothing changes.',
      beside: (_more: number) =>
        'On this device already, and it has gone another way there. The file comes in beside it as an event of its own; the one that is here stays as it is.'
    },
    refused: 'Entries that cannot be taken: kept in their place, they change nothing',
    take: {
      new: (_more: number) => 'Import',
      longer: (more: number) => `Add ${n(more, 'entry', 'entries')}`,
      known: (_more: number) => 'Open it',
      beside: (_more: number) => 'Import beside it'
    },
    takeLeague: 'Import the league',
    takeSeveral: (count: number) => `Import ${n(count, 'event', 'events')}`
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
    cancel: 'Cancel',
    listed: 'The list of players that was dropped is shown at the door, before anybody comes in.'
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
    cut: 'Top cut',
    cuts: (size: number) => (size === 0 ? 'none' : `top ${size}`),
    more: 'More',
    parts: { door: 'Players', rounds: 'Rounds', results: 'Results' },
    checkIn: 'Pair only players who are checked in',
    checkInHint: 'Otherwise everybody on the list plays.',
    byeScore: 'Points of a bye',
    keepApart: 'Keep clubs apart through round',
    cap: 'Players at most',
    noCap: 'no limit',
    fee: 'Entry fee',
    ruleset: 'Rules',
    anyRuleset: 'as on the table',
    age: 'Age',
    ages: { any: 'not asked', golden: 'Golden Age', modern: 'Modern Age', unrestricted: 'Unrestricted', restricted: 'Restricted' },
    sets: 'Allowed sets, separated by commas (empty: all)'
  },
  desk: {
    back: 'All events',
    views: 'Views of the event',
    groups: { before: 'Before', round: 'Round', after: 'After', event: 'Event' },
    more: 'More',
    players: (count: number) => n(count, 'player', 'players'),
    ofPlayers: (here: number, all: number) => `${here} of ${n(all, 'player', 'players')} here`,
    round: (round: number, of: number) => `round ${round} of ${Math.max(round, of)}`,
    inCut: 'in the cut',
    waiting: (count: number) => `${count} open`,
    unread: (count: number) =>
      `${n(count, 'entry', 'entries')} of this event cannot be read any more. What they said is missing; they are kept as they are.`,
    nextKey: 'Alt + Enter',
    roundOnly: (round: number) => `round ${round}`,
    pausedFor: (time: string) => `paused ${time}`,
    next: (step: Step): string => {
      switch (step.do) {
        case 'register':
          return 'Add players'
        case 'check-in':
          return 'Check players in'
        case 'pair':
          return `Pair round ${step.round}`
        case 'start-clock':
          return 'Start the clock'
        case 'resume':
          return 'Resume the clock'
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
  }
}

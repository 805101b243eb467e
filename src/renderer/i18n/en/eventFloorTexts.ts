/** What is said on the floor of an event: clock, tables, calls, penalties. */
import { n } from './counted.ts'

export const eventFloorTexts = {
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
    give: 'Give',
    why: 'Why',
    /** For what a table is given more time, as it is chosen. */
    whys: ['Waited for a judge', 'Began late', 'Table or map had to be put right'],
    otherWhy: 'Another reason',
    others: 'Other events',
    calledIn: (event: string, words: string) => `${event}: ${words}`,
    other: (event: string, round: number, left: string, state: string) => `${event} · round ${round} · ${left}, ${state}`,
    toEvent: 'Open it'
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
    closed: (table: number) => `The call of table ${table} is done.`,
    filters: { open: 'open', penalty: 'with a penalty' },
    penalties: (count: number) => n(count, 'penalty', 'penalties'),
    noneFits: 'No table is like that any more.',
    keepRulingHere: 'Set the question up and save the ruling: it is kept with this table.',
    ruledHere: (table: number) => `Table ${table}: the ruling is kept.`
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
  }
}

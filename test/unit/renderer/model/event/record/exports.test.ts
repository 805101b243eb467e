/** An event as files for others: what stands in them, and who does not by name. */
import Papa from 'papaparse'
import { describe, expect, it } from 'vitest'
import { PageHost } from '../../../../../../src/renderer/model/event/log/eventHost.ts'
import { EVENT_EXPORTS, exportText } from '../../../../../../src/renderer/model/event/record/exports.ts'
import { EventLog } from '../../../../../../src/shared/tournament/log/eventLog.ts'
import { memoryStorage } from '../../../../../../src/renderer/storage/rows/memoryStorage.ts'
import { mustTake } from '../../../../../support/randomEvents.ts'
import { clockOf } from '../../../../../support/clock.ts'

async function played() {
  const { host } = await PageHost.open({ storage: memoryStorage(), event: 'e', settings: {}, device: 'd', clock: clockOf(() => 0) })
  const facts = [
    { do: 'register', player: 'a', name: '=1+1 "Kim", Park' },
    { do: 'register', player: 'b', name: 'Ada Lo', minor: true },
    { do: 'register', player: 'c', name: 'Old Name' },
    { do: 'register', player: 'd', name: 'Gone Child', minor: true },
    { do: 'round', round: 1, pairs: [['a', 'b']], bye: 'c' },
    { do: 'result', round: 1, table: 1, winner: 'a', score: { a: 300, b: 95 }, first: 'b' },
    { do: 'penalty', player: 'b', round: 1, level: 'warning', infraction: '@slow', score: -100 },
    { do: 'penalty', player: 'c', round: 1, level: 'caution', infraction: 'Shouted at ada  lo' },
    { do: 'call', call: 'c1', round: 1, table: 1 },
    { do: 'take-call', call: 'c1', judge: 'Ann Yu', by: { role: 'judge', device: 'd2', person: 'Ann Yu' } },
    { do: 'note', text: 'Ann Yu: Ada Lo and Old Name swapped seats' },
    { do: 'edit-player', player: 'c', name: 'Bo\nChen' },
    { do: 'settings', changes: { minutes: 60, fixedTables: { b: 4 }, fee: 'as Ada said' } },
    { do: 'note', text: 'ada argued, Park laughed, Old agreed with Ann' }
  ]
  for (const fact of facts) {
    expect(await host.append([fact]), JSON.stringify(fact)).toEqual({ ok: true })
    // Whose registration is taken back stands in the log alone.
    if (fact.name === 'Gone Child') expect(await host.append([{ do: 'undo', fact: host.entries.at(-1)!.fact.id }])).toEqual({ ok: true })
  }
  return host
}
const event = await played()
const fileOf = (id: string, withNames = true) =>
  exportText(
    EVENT_EXPORTS.find((one) => one.id === id)!,
    event,
    'Saturday',
    withNames
  )
const rowsOf = (text: string) => Papa.parse<string[]>(text.replace('\uFEFF', '').trimEnd()).data

describe('the files of an event', () => {
  it('have the standings as on the screen, with numbers as numbers', () => {
    expect(rowsOf(fileOf('standings')).slice(1)).toEqual([
      ['1', '\'=1+1 "Kim", Park', '1', '0', '0', '300', '30.0 %', '-5'],
      ['2', 'Bo\nChen', '1', '0', '1', '150', '–', '–'],
      ['3', 'Player 2', '0', '1', '0', '-5', '100.0 %', '300']
    ])
  })

  it('have every pair and bye, and every penalty, with nothing that a spreadsheet would run', () => {
    expect(rowsOf(fileOf('pairings')).slice(1)).toEqual([
      ['1', '1', '\'=1+1 "Kim", Park', 'Player 2', '\'=1+1 "Kim", Park', '300', '95', 'Player 2', 'Played', ''],
      ['1', '', 'Bo\nChen', '', 'Bo\nChen', '150', '', '', 'Bye', '']
    ])
    expect(rowsOf(fileOf('penalties')).slice(1)).toEqual([
      ['1', '', 'Player 2', 'Warning', "'@slow", '-100'],
      ['1', '', 'Bo\nChen', 'Caution', 'Shouted at Player 2', '0']
    ])
  })

  it('have a report in the columns of a TRF', () => {
    const lines = fileOf('trf').split('\r\n')
    expect(lines.slice(0, 4)).toEqual(['012 Saturday', '062 3', '092 Individual: Swiss-System', 'XXR 1'])
    const [kim, ada, bo] = lines.slice(4) as [string, string, string]
    // Columns are counted from 1: number 5-8, name 15-47, points 81-84, rank 86-89, the first round from 92 on.
    for (const line of [kim, ada, bo]) expect([line.slice(0, 3), line.length]).toEqual(['001', 99])
    expect([kim.slice(4, 8), kim.slice(14, 47).trim(), kim.slice(80, 84), kim.slice(85, 89), kim.slice(91)]).toEqual([
      '   1',
      '=1+1 "Kim", Park',
      ' 1.0',
      '   1',
      '   2 b 1'
    ])
    expect([ada.slice(14, 47).trim(), ada.slice(91), bo.slice(14, 47).trim(), bo.slice(91)]).toEqual([
      'Player 2',
      '   1 w 0',
      'Bo Chen',
      '0000 - U'
    ])
  })

  it('have the log in its order: when, who, what, and whether it was taken back', () => {
    const [heads, ...rows] = rowsOf(fileOf('log'))
    expect(heads).toEqual(['No.', 'Time', 'Who', 'What', 'Taken back'])
    expect(rows.map(([number]) => Number(number))).toEqual(event.entries.map((_, index) => index + 1))
    for (const [, time] of rows) expect(time).toMatch(/^(1970-01-01|1969-12-31) \d\d:\d\d:00$/)
    const said = rows.map(([, , who, what, back]) => [who, what, back])
    expect(said[3]).toEqual(['head judge · device d', 'Player 4 is registered', 'yes'])
    const settings = 'Settings changed: Minutes a round: 50 → 60; Always at table: – → Player 2: 4; Entry fee: – → as Player 2 said'
    expect(said.slice(-5)).toEqual([
      ['head judge · device d', 'Ann Yu takes the call', ''],
      ['head judge · device d', 'Note: Ann Yu: Player 2 and Bo\nChen swapped seats', ''],
      ['head judge · device d', 'Bo\nChen was changed', ''],
      ['head judge · device d', settings, ''],
      ['head judge · device d', 'Note: Player 2 argued, Park laughed, Old agreed with Ann', '']
    ])
    expect(
      rowsOf(fileOf('log', false))
        .slice(-5)
        .map(([, , , what]) => what)
    ).toEqual([
      'judge takes the call',
      'Note: judge: Player 2 and Player 3 swapped seats',
      'Player 3 was changed',
      settings,
      'Note: Player 2 argued, Player 1 laughed, Player 3 agreed with judge'
    ])
  })

  it('say in the log what a setting was before, as the file of the event has it', () => {
    const log = new EventLog({ minutes: 40 })
    mustTake(log, { do: 'settings', changes: { minutes: 60 } })
    const text = exportText(
      EVENT_EXPORTS.find(({ id }) => id === 'log')!,
      { state: log.state, entries: log.entries, settings: { minutes: 40 } },
      'Saturday',
      true
    )
    expect(text).toContain('Minutes a round: 40 → 60')
  })

  it('say in the log who wrote an entry, without names by role and device', () => {
    const log = new EventLog({})
    mustTake(log, { do: 'note', text: 'Doors open', by: { role: 'judge', device: 'd2', person: 'Ann Yu' } })
    const who = (withNames: boolean) =>
      rowsOf(
        exportText(
          EVENT_EXPORTS.find(({ id }) => id === 'log')!,
          log,
          'Saturday',
          withNames
        )
      ).map((row) => row[2])
    expect([who(true)[1], who(false)[1]]).toEqual(['judge · Ann Yu', 'judge · device d2'])
  })

  it('have every match of the cut that is known, after the rounds by table', () => {
    const cut = new EventLog({})
    for (const fact of [
      ...['Kim', 'Ada', 'Bo', 'Cy', 'Di'].map((name, index) => ({ do: 'register', player: `p${index + 1}`, name })),
      {
        do: 'round',
        round: 1,
        pairs: [
          ['p3', 'p4'],
          ['p1', 'p2']
        ],
        tables: [2, 1],
        bye: 'p5'
      },
      { do: 'result', round: 1, table: 1, winner: 'p1', score: { p1: 300, p2: 95 }, first: 'p2' },
      { do: 'result', round: 1, table: 2, winner: 'p3', kind: 'no-show' },
      { do: 'cut', size: 4 },
      { do: 'result', match: 'cut-1-1', winner: 'p1', score: { p1: 40, p2: 330 } }
    ])
      mustTake(cut, fact)
    const pairings = EVENT_EXPORTS.find(({ id }) => id === 'pairings')!
    expect(rowsOf(exportText(pairings, cut, 'Saturday', true))).toEqual([
      ['Round', 'Table', 'Player 1', 'Player 2', 'Winner', 'Points 1', 'Points 2', 'Who went first', 'Result', 'Note'],
      ['1', '1', 'Kim', 'Ada', 'Kim', '300', '95', 'Ada', 'Played', ''],
      ['1', '2', 'Bo', 'Cy', 'Bo', '150', '0', '', 'No show', ''],
      ['1', '', 'Di', '', 'Di', '150', '', '', 'Bye', ''],
      ['Semifinals', '1', 'Kim', 'Ada', 'Kim', '40', '330', '', 'Played', 'winner has fewer points, above the build total'],
      ['Semifinals', '2', 'Bo', 'Di', '', '', '', '', 'open', '']
    ])
  })

  describe('with numbers of the publisher', () => {
    const log = new EventLog({})
    for (const fact of [
      { do: 'register', player: 'a', name: 'Kim Park', publisher: '12345', club: 'Rooks' },
      { do: 'register', player: 'b', name: 'Ada Lo', minor: true, publisher: '777' },
      { do: 'register', player: 'c', name: 'Bo Chen', publisher: 'longer than eleven' },
      { do: 'round', round: 1, pairs: [['a', 'b']], bye: 'c' },
      { do: 'result', round: 1, table: 1, winner: 'a', score: { a: 300, b: 95 } },
      { do: 'penalty', player: 'c', round: 1, level: 'caution', infraction: 'Slow play' },
      { do: 'drop', player: 'b' }
    ])
      mustTake(log, fact)
    const one = (id: string) => EVENT_EXPORTS.find((file) => file.id === id)!
    const rows = (id: string, withNames = true, chosen?: readonly string[]) =>
      rowsOf(exportText(one(id), log, 'Saturday', withNames, chosen))

    it('have them after the usual columns, of players whose name is in the file', () => {
      expect(rows('standings').map((row) => row.slice(8))).toEqual([
        ['Publisher’s number', 'Club', 'Dropped'],
        ['12345', 'Rooks', ''],
        ['longer than eleven', '', ''],
        ['', '', 'yes']
      ])
      expect(rows('pairings').map((row) => row.slice(10))).toEqual([
        ['Publisher’s number 1', 'Publisher’s number 2'],
        ['12345', ''],
        ['longer than eleven', '']
      ])
      expect(rows('penalties')[1]).toEqual(['1', '', 'Bo Chen', 'Caution', 'Slow play', '0', 'longer than eleven'])
      const report = exportText(one('trf'), log, 'Saturday', true).split('\r\n').slice(4)
      // Columns 58 to 68, counted from 1; the others did not move.
      expect(report.slice(0, 3).map((line) => [line.slice(57, 68), line.length])).toEqual([
        ['      12345', 99],
        [' '.repeat(11), 99],
        [' '.repeat(11), 99]
      ])
    })

    it('are without them if names are left out', () => {
      for (const id of ['standings', 'pairings', 'penalties', 'log', 'trf'])
        expect(exportText(one(id), log, 'Saturday', false), id).not.toMatch(/12345|777|longer|Rooks/)
    })

    it('have the columns that were chosen, in that order, and the usual ones if none of them is known', () => {
      expect(rows('standings', true, ['publisher', 'rank', 'gone', 'score'])).toEqual([
        ['Publisher’s number', '#', 'Points'],
        ['12345', '1', '300'],
        ['longer than eleven', '2', '150'],
        ['', '3', '95']
      ])
      expect(rows('standings', true, ['gone'])).toEqual(rows('standings'))
    })
  })

  it('count the places of a pod as the screen does: after a shared one the next is skipped', () => {
    const pods = new EventLog({})
    for (const fact of [
      ...['Kim', 'Ada', 'Bo', 'Cy', 'Di', 'Eve'].map((name, index) => ({ do: 'register', player: `p${index + 1}`, name })),
      { do: 'pod', round: 1, table: 1, players: ['p1', 'p2', 'p3', 'p4'] },
      { do: 'pod', round: 1, table: 2, players: ['p5', 'p6'] },
      { do: 'pod-result', round: 1, table: 1, places: [['p2'], ['p1', 'p3'], ['p4']] }
    ])
      mustTake(pods, fact)
    const pairings = EVENT_EXPORTS.find(({ id }) => id === 'pairings')!
    expect(rowsOf(exportText(pairings, pods, 'Saturday', true)).slice(1)).toEqual([
      ['1', '1', 'Kim', '', '', '', '', '', 'Place 2', ''],
      ['1', '1', 'Ada', '', '', '', '', '', 'Place 1', ''],
      ['1', '1', 'Bo', '', '', '', '', '', 'Place 2', ''],
      ['1', '1', 'Cy', '', '', '', '', '', 'Place 4', ''],
      ['1', '2', 'Di', '', '', '', '', '', 'open', ''],
      ['1', '2', 'Eve', '', '', '', '', '', 'open', '']
    ])
    expect(EVENT_EXPORTS.filter(({ fits }) => fits(pods.state)).map(({ id }) => id)).toEqual(['standings', 'pairings', 'penalties', 'log'])
    expect(EVENT_EXPORTS.filter(({ fits }) => fits(event.state)).map(({ id }) => id)).toEqual([
      'standings',
      'pairings',
      'penalties',
      'log',
      'trf'
    ])
  })

  it('have a report with every sign: played and lost, who did not come, a bye, not paired, no result yet, either colour', () => {
    const log = new EventLog({ rounds: 4 })
    for (const fact of [
      ...['Kim', 'Ada', 'Bo', 'Cy', 'A name that is much longer than its thirty-three signs'].map((name, index) => ({
        do: 'register',
        player: `p${index + 1}`,
        name
      })),
      {
        do: 'round',
        round: 1,
        pairs: [
          ['p1', 'p2'],
          ['p3', 'p4']
        ],
        bye: 'p5'
      },
      { do: 'result', round: 1, table: 1, winner: 'p2', score: { p1: 10, p2: 95 }, first: 'p1' },
      { do: 'result', round: 1, table: 2, winner: 'p3', kind: 'no-show' },
      { do: 'drop', player: 'p5' },
      {
        do: 'round',
        round: 2,
        pairs: [
          ['p2', 'p3'],
          ['p4', 'p1']
        ]
      },
      { do: 'result', round: 2, table: 2, kind: 'double-loss', score: { p4: 0, p1: 0 } }
    ])
      mustTake(log, fact)
    const trf = EVENT_EXPORTS.find(({ id }) => id === 'trf')!
    expect(exportText(trf, log, 'Saturday \n at the  store', true).split('\r\n')).toEqual([
      '012 Saturday at the store',
      '062 5',
      '092 Individual: Swiss-System',
      'XXR 4',
      '001    1      Kim                                                                0.0    4     2 w 0     4 - 0',
      '001    2      Ada                                                                1.0    3     1 b 1     3 -  ',
      '001    3      Bo                                                                 1.0    1     4 - +     2 -  ',
      '001    4      Cy                                                                 0.0    5     3 - -     1 - 0',
      '001    5      A name that is much longer than i                                  1.0    2  0000 - U  0000 - Z',
      ''
    ])
  })

  it.each(EVENT_EXPORTS.map(({ id }) => id))('%s: no minor by name, and nobody where names are left out', (id) => {
    expect(fileOf(id)).not.toMatch(/Ada|Child/i)
    expect(fileOf(id, false)).not.toMatch(/Ada|Child|Kim|Chen|Old Name|Ann/i)
  })
})

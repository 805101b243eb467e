/** The standings of a league on paper and as a file, points as people write them, and names of one person. */
import { describe, expect, it } from 'vitest'
import { joined, leagueCsv, leagueList, pointsText, readWorth, readWorths } from '../../../../../src/renderer/model/league/leagueLists.ts'
import { judgedRows, readList } from '../../../../../src/renderer/model/event/door/playerList.ts'
import type { LeagueFile } from '../../../../../src/shared/formats/documents/leagueFile.ts'
import type { LeagueRow, LeagueTable } from '../../../../../src/shared/tournament/league/table.ts'
import { EventLog } from '../../../../../src/shared/tournament/log/eventLog.ts'

const league: LeagueFile = {
  format: 'linejudge-league/1',
  id: 'l',
  name: 'Autumn',
  rule: { places: [6, 4], best: 2 },
  events: [{ id: 'one', name: 'First night' }, { id: 'two' }]
}
const played = (event: string, points: string, counts: boolean) => ({ event, place: 1, wins: 1, byes: 0, score: 300, points, counts })
const row = (name: string, number: number, more: Partial<LeagueRow> = {}): LeagueRow => ({
  rank: number,
  name,
  number,
  minor: false,
  points: '7/3',
  total: '13/3',
  firsts: 1,
  wins: 2,
  results: [played('one', '7/3', true), played('two', '2/1', false)],
  ...more
})
const table: LeagueTable = {
  events: [
    { id: 'one', players: 2, open: 0 },
    { id: 'two', players: 2, open: 0 }
  ],
  missing: [],
  rows: [row('Kim Park', 1), row('Ada Lo', 2, { minor: true, results: [played('two', '1/2', true)] })]
}

describe('points', () => {
  it('are written as people write them', () => {
    expect(['6', '6/3', '7/3', '1/3', '0', '3/3'].map((one) => pointsText(one.includes('/') ? one : `${one}/1`))).toEqual([
      '6',
      '2',
      '2 1/3',
      '1/3',
      '0',
      '1'
    ])
  })

  it('are read as a rule has them', () => {
    expect([' 6 ', '1/2', '1/0', 'six', '1234567', '-1'].map(readWorth)).toEqual([6, '1/2', null, null, null, null])
    expect(readWorths(' 6, 4;2  1/2 ')).toEqual([6, 4, 2, '1/2'])
    expect([readWorths('6, x'), readWorths('')]).toEqual([null, []])
  })
})

describe('the standings of a league', () => {
  it('stand on paper with a column for each night; what does not count in brackets, a minor as a number', () => {
    expect(leagueList(league, table, 'with')).toEqual({
      title: 'Autumn',
      about: '2 events · 1: First night · 2: two · Only the best events of each player: 2',
      columns: [
        { label: '#', share: 1, bold: true },
        { label: 'Player', share: 5 },
        { label: '1', share: 1.4, align: 'right' },
        { label: '2', share: 1.4, align: 'right' },
        { label: 'Points', share: 1.8, align: 'right', bold: true },
        { label: 'Of all', share: 1.6, align: 'right' }
      ],
      rows: [
        ['1', 'Kim Park', '2 1/3', '(2)', '2 1/3', '4 1/3'],
        ['2', 'Player 2', '', '1/2', '2 1/3', '4 1/3']
      ]
    })
    expect(leagueList(league, table, 'without').rows.map((cells) => cells[1])).toEqual(['Player 1', 'Player 2'])
  })

  it('have sums alone where there are more nights than fit', () => {
    const nights = (count: number) => Array.from({ length: count }, (_, n) => ({ id: `n${n}`, players: 0, open: 0 }))
    const columns = (count: number) => leagueList({ ...league, rule: {} }, { ...table, events: nights(count) }, 'with')
    expect([columns(8).columns.length, columns(9).columns.length, columns(9).rows[0]!.length]).toEqual([12, 4, 4])
    expect(columns(9).about).toBe('9 events')
  })

  it('are a file', () => {
    expect(leagueCsv(league, table, 'with').split('\r\n')).toEqual([
      '﻿#,Player,Points,Of all,Won events,Won matches,First night,two',
      '1,Kim Park,2 1/3,4 1/3,1,2,2 1/3,(2)',
      '2,Player 2,2 1/3,4 1/3,1,2,,1/2',
      ''
    ])
  })

  it('have the publisher’s numbers in a last column of the file, of those whose names are in it; a list of players reads them', () => {
    const rows = [row('Kim Park', 1, { publisher: 'WIN-12345' }), row('Ada Lo', 2, { minor: true, publisher: 'WIN-6' }), row('Bo Chen', 3)]
    const written = leagueCsv(league, { ...table, rows }, 'with')
    expect(written.split('\r\n').map((line) => line.split(',').slice(8).join())).toEqual(['Publisher’s number', 'WIN-12345', '', '', ''])
    expect(leagueCsv(league, { ...table, rows }, 'without')).not.toMatch(/WIN|Publisher/)
    const list = readList(written)
    expect(list.columns).toEqual(['skip', 'name', 'skip', 'skip', 'skip', 'skip', 'skip', 'skip', 'publisher'])
    const found = judgedRows(new EventLog({}).state, list, list.columns)
    expect(found.map(({ name, publisher }) => [name, publisher])).toEqual([['Kim Park', 'WIN-12345'], ['Player 2', null], ['Bo Chen', null]]) // prettier-ignore
  })
})

describe('two names of one person', () => {
  it('join what was joined before', () => {
    const same = (before: string[][] | undefined, names: [string, string]) => joined({ ...league, same: before }, names).same
    expect(same(undefined, ['Ada', 'Ada Lo'])).toEqual([['Ada', 'Ada Lo']])
    const groups = [
      ['Ada', 'A. Lo'],
      ['Kim', 'K.'],
      ['Bo', 'B.']
    ]
    expect(same(groups, ['A. Lo', 'Kim'])).toEqual([
      ['Bo', 'B.'],
      ['Ada', 'A. Lo', 'Kim', 'K.']
    ])
    expect(same(groups, ['Bo', 'New'])).toEqual([
      ['Ada', 'A. Lo'],
      ['Kim', 'K.'],
      ['Bo', 'B.', 'New']
    ])
  })
})

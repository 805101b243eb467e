/** The columns of a file: the usual ones, the chosen ones, and how a choice is changed. */
import { expect, it } from 'vitest'
import {
  columnsOf,
  movedForward,
  toggled,
  usualColumns,
  withColumns,
  type ExportTable
} from '../../../../../../src/renderer/model/event/record/exportColumns.ts'

const table = (club: string): ExportTable => ({
  columns: [
    { id: 'rank', head: 'Rank' },
    { id: 'player', head: 'Player' },
    { id: 'club', head: 'Club', extra: 'club' }
  ],
  rows: [
    [1, 'Kim', ''],
    [2, 'Ada', club]
  ]
})

it('are all but those that hold nothing, unless they were chosen', () => {
  expect([usualColumns(table('')), usualColumns(table('Rooks'))]).toEqual([
    ['rank', 'player'],
    ['rank', 'player', 'club']
  ])
  expect(columnsOf(table(''), ['club', 'rank'])).toEqual(['club', 'rank'])
  expect(columnsOf(table(''), [])).toEqual(['rank', 'player'])
  expect(withColumns(table('Rooks'), ['club', 'rank'])).toEqual({
    columns: [
      { id: 'club', head: 'Club', extra: 'club' },
      { id: 'rank', head: 'Rank' }
    ],
    rows: [
      ['', 1],
      ['Rooks', 2]
    ]
  })
})

it('are changed one at a time', () => {
  expect([toggled(['a', 'b'], 'a'), toggled(['a'], 'b')]).toEqual([['b'], ['a', 'b']])
  expect([movedForward(['a', 'b', 'c'], 'c'), movedForward(['a', 'b'], 'a'), movedForward(['a'], 'x')]).toEqual([
    ['a', 'c', 'b'],
    ['a', 'b'],
    ['a']
  ])
})

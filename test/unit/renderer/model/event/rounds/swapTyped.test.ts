/** Two players are named by their tables, so that they change places; what nobody sits at is told. */
import { describe, expect, it } from 'vitest'
import { swapTyped } from '../../../../../../src/renderer/model/event/rounds/swapTyped.ts'

const TABLES = [
  { table: 3, players: ['a', 'b'] },
  { table: 5, players: ['c', 'd'] },
  { table: 7, players: ['e', 'f'], locked: true }
]

describe('a swap that is typed', () => {
  it.each([
    ['3 5', ['b', 'd']],
    ['3/1 5/2', ['a', 'd']],
    ['3a,5A', ['a', 'c']],
    [' 5.1  3.2 ', ['c', 'b']],
    ['0 3', ['bye', 'b']],
    ['3/1 3/2', ['a', 'b']]
  ])('%s', (typed, swap) => {
    expect(swapTyped(typed, TABLES, 'bye')).toEqual({ swap })
  })

  it.each([
    ['3', 'form'],
    ['3 5 7', 'form'],
    ['Kim Bo', 'form'],
    ['3 4', 'unknown'],
    ['3/3 5', 'unknown'],
    ['3 7', 'locked'],
    ['3 3', 'same']
  ])('%s is no swap: %s', (typed, fault) => {
    expect(swapTyped(typed, TABLES, 'bye')).toEqual({ fault })
  })

  it('knows no bye where nobody has one who moves', () => {
    expect(swapTyped('0 3', TABLES, null)).toEqual({ fault: 'unknown' })
  })
})

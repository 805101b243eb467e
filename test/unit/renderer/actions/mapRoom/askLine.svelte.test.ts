/** A line of fire, and the way of a plain figure, that are asked about while one draws; and the pin that is made of the line. */
import { describe, expect, it } from 'vitest'
import { lineAsked, pinLine, reachAsked } from '../../../../../src/renderer/actions/mapRoom/askLine.ts'
import type { MapFile } from '../../../../../src/shared/formats/documents/documents.ts'
import type { SquareXY } from '../../../../../src/shared/contract/case.ts'
import { openYard, ownRule } from '../../../../support/drawnYard.ts'

const WALL = [[2, 1], [3, 1]] as const // prettier-ignore
const asking = (from: SquareXY, to: SquareXY, map: Partial<MapFile['map']> = {}) => {
  const { room } = openYard('ask', map)
  const ask = (a: SquareXY, b: SquareXY) => {
    room.hand = { ...room.hand, line: { from: a, to: b } }
    return lineAsked(room, { ruleset: 'heroclix-2012' })
  }
  return { room, ask, asked: ask(from, to) }
}

describe('a line', () => {
  it('is ruled on as the table would with nobody in the way, and marked on the board', () => {
    const { room, asked } = asking([1, 1], [4, 1], { walls: [WALL] })
    expect(asked?.case).toEqual({
      format: 'clixcase/1',
      ruleset: 'heroclix-2012',
      map: room.document.map,
      figures: [],
      ask: { kind: 'line-of-fire', from: [1, 1], to: [4, 1] }
    })
    expect([asked?.ruling.verdict, asked?.marks.map(({ kind }) => kind)]).toEqual(['blocked', expect.arrayContaining(['line'])])
    expect(asking([1, 1], [4, 1]).asked?.ruling.verdict).toBe('clear')
  })

  it('is none from a square to itself, while nothing is asked, and where it cannot be ruled on', () => {
    const { room, asked } = asking([1, 1], [1, 1])
    expect(asked).toBeNull()
    room.hand = { ...room.hand, line: null }
    expect([lineAsked(room, { ruleset: 'heroclix-2012' }), reachAsked(room, { ruleset: 'heroclix-2012' })]).toEqual([null, null])
    const { room: other, asked: beside } = asking([1, 1], [9, 9])
    other.hand = { ...other.hand, line: null, reach: [1, 1] }
    expect([beside, reachAsked(other, { ruleset: 'descent-2e' }), reachAsked(other, { ruleset: 'heroclix-2012' })?.length]).toEqual([
      null,
      null,
      24
    ])
  })

  it('takes the special terrain of the map along', () => {
    const rule = ownRule('mist', 'Mist')
    const { room } = openYard('ask', {}, { specialTerrain: [rule] })
    room.hand = { ...room.hand, line: { from: [0, 0], to: [2, 0] } }
    expect(lineAsked(room, { ruleset: 'heroclix-2013' })?.case.specialTerrain).toEqual([rule])
  })

  it('is pinned with its verdict and rule as one step, once however often; another line beside it', () => {
    const { room, ask, asked } = asking([1, 1], [4, 1], { walls: [WALL] })
    pinLine(room, asked!)
    const [pin] = room.document.pins!
    expect(pin).toMatchObject({
      id: 'line-b2-e2',
      title: 'B2 to E2',
      ruleset: 'heroclix-2012',
      ask: { kind: 'line-of-fire', from: [1, 1], to: [4, 1] },
      expect: { verdict: 'blocked', rule: asked!.ruling.because.find(({ weight }) => weight === 'decides')!.rule }
    })
    pinLine(room, ask([4, 1], [1, 1])!)
    pinLine(room, ask([1, 1], [4, 1])!)
    expect(room.document.pins?.map(({ id }) => id)).toEqual(['line-e2-b2', 'line-b2-e2'])
    expect([room.undo(), room.undo(), room.undo(), room.undo()]).toEqual(['Pin', 'Pin', 'Pin', null])
    const before = room.document
    room.hand = { ...room.hand, line: null }
    pinLine(room, asked!)
    expect(room.document).toBe(before)
  })
})

describe('the way of a plain figure', () => {
  it('is every square that a speed of 8 comes to; none where nobody can stand', () => {
    const { room } = openYard('ask', { size: [12, 2], terrain: ['...........b', 'b...........'] })
    const reached = (at: SquareXY) => {
      room.hand = { ...room.hand, reach: at }
      return reachAsked(room, { ruleset: 'heroclix-2013' })?.map(String).sort() ?? null
    }
    expect(reached([11, 0])).toBeNull()
    const squares = reached([0, 0])!
    // Eight squares on, the row below as far but for the one that is blocked.
    expect([squares.includes('8,0'), squares.includes('8,1'), squares.includes('9,0'), squares.includes('0,1')]).toEqual([
      true,
      true,
      false,
      false
    ])
    const alone = openYard('ask', { size: [3, 1], terrain: ['b.b'] })
    alone.room.hand = { ...alone.room.hand, reach: [1, 0] }
    expect(reachAsked(alone.room, { ruleset: 'heroclix-2013' })).toEqual([[1, 0]])
  })
})

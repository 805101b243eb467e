/** Proposed pins: they hold, they notice what no pin noticed, and no more are proposed than were asked for. */
import { describe, expect, it } from 'vitest'
import { edgeKey } from '../../../../src/shared/contract/caseSquares.ts'
import type { MapDocument } from '../../../../src/shared/formats/documents/maps/mapDocument.ts'
import { pinsOf, unnoticedWalls } from '../../../../src/shared/mapCheck/pins.ts'
import { proposePins, unnoticedBy } from '../../../../src/shared/mapCheck/pinProposals.ts'

const YARD: MapDocument = {
  id: 'yard',
  name: 'Yard',
  specialTerrain: [],
  map: {
    size: [8, 8],
    terrain: ['........', '...h....', '........', '.....b..', '........', '........', '..w.....', '........'],
    level: ['11111111', '11111111', '11111111', '11111111', '11111111', '12211111', '11111111', '11111111'],
    walls: [
      [[1, 2], [1, 3]], [[2, 2], [2, 3]], [[3, 3], [4, 3]], [[6, 5], [6, 6]]
    ] // prettier-ignore
  }
}

describe('proposed pins', () => {
  const { pins, unnoticedWalls: walls, unnoticedGround: ground } = proposePins(YARD, 10)

  it('notice every wall, and all ground that lines ask about: water is none of it', () => {
    expect(unnoticedBy(YARD)).toEqual({ walls: YARD.map.walls, ground: [[3, 1], [5, 3], [1, 5], [2, 5]] }) // prettier-ignore
    expect([walls, ground]).toEqual([[], []])
    expect(pins.length).toBeLessThanOrEqual(5)
  })

  it('hold on the map, have names of their own, and each notices something that the others do not or came first', () => {
    expect(pinsOf({ ...YARD, pins })).toMatchObject({ total: pins.length, same: pins.length })
    expect(new Set(pins.map(({ id }) => id)).size).toBe(pins.length)
    for (const wall of YARD.map.walls!) {
      const without = { ...YARD, map: { ...YARD.map, walls: YARD.map.walls!.filter((one) => edgeKey(one) !== edgeKey(wall)) } }
      expect(pinsOf({ ...without, pins }).changed.length, edgeKey(wall)).toBeGreaterThan(0)
    }
  })

  it('are no more than were asked for, walls before ground', () => {
    const one = proposePins(YARD, 1)
    expect(one.pins).toEqual(pins.slice(0, 1))
    expect(one.unnoticedWalls).toEqual(unnoticedWalls({ ...YARD, pins: one.pins }))
    expect(one.unnoticedWalls.length).toBeLessThan(4)
    expect(proposePins(YARD, 0).pins).toEqual([])
  })

  it('are none for what pins notice already; a pin whose name is taken gets another', () => {
    expect(proposePins({ ...YARD, pins }, 10).pins).toEqual([])
    const taken = { ...pins[0]!, ask: { kind: 'line-of-fire', from: [0, 0], to: [1, 0] }, expect: { verdict: 'clear' } }
    expect(proposePins({ ...YARD, pins: [taken] }, 1).pins[0]!.id).toBe(`${taken.id}-2`)
  })

  it('are none for a map on which nobody can stand', () => {
    const blocked = { ...YARD, map: { size: [2, 1] as const, terrain: ['bb'] } }
    expect(proposePins(blocked, 5)).toMatchObject({ pins: [], unnoticedGround: [[0, 0], [1, 0]] }) // prettier-ignore
  })
})

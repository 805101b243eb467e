/** Effects of objects and markers on their squares, by edition. */
import { describe, expect, it } from 'vitest'
import { topmost, withLying, type Bare } from '../../../../src/shared/position/mapLayers.ts'
import { BLOCKING, HINDERING, WATER, type MapObject } from '../../../../src/shared/position/position.ts'

const bare = (lying: Bare['lying'], sight = new Uint8Array(4)): Bare => ({
  mapSight: sight,
  mapGround: sight.slice(),
  mapLevel: new Uint8Array(4).fill(1),
  mapTopLevel: 1,
  lying
})
const one = (kind: MapObject['kind'], square = 0, id: string = kind): MapObject => ({ id, kind, square })
const classic = { hinder: true, onlyTop: false }
const modern = { hinder: false, onlyTop: true }
const terrain = (flags: number): number => flags & (BLOCKING | HINDERING | WATER)

describe('objects on the map', () => {
  it.each([
    ['blocking-marker', BLOCKING],
    ['hindering-marker', HINDERING],
    ['smoke', HINDERING],
    ['water-marker', WATER],
    ['elevated-marker', 0],
    ['object', 0],
    ['equipment', 0],
    ['heavy', 0]
  ] as const)('make a square of 2023 what they are: %s', (kind, flag) => {
    const { sight, ground } = withLying(bare(modern), [one(kind)])
    expect([terrain(sight[0]!), terrain(ground[0]!)]).toEqual([flag, flag])
  })

  it('hinder with their weight where the edition says so', () => {
    expect(terrain(withLying(bare(classic), [one('heavy')]).sight[0]!)).toBe(HINDERING)
  })

  it('raise a square by one level, and leave the levels of the map alone', () => {
    const map = bare(modern)
    expect(withLying(map, [one('smoke')]).level).toBe(map.mapLevel)
    const { level, topLevel } = withLying(map, [one('elevated-marker', 2)])
    expect([[...level], topLevel, [...map.mapLevel]]).toEqual([[1, 1, 2, 1], 2, [1, 1, 1, 1]])
  })

  it('work all, or only the last one of a square', () => {
    const pile = [one('blocking-marker'), one('smoke')]
    expect(terrain(withLying(bare(classic), pile).sight[0]!)).toBe(BLOCKING | HINDERING)
    expect(terrain(withLying(bare(modern), pile).sight[0]!)).toBe(HINDERING)
    expect(topmost([...pile, one('object', 1)]).map(({ kind }) => kind)).toEqual(['smoke', 'object'])
  })

  it('leave destroyed terrain destroyed, whatever lies on the debris', () => {
    const printed = new Uint8Array(4).fill(BLOCKING)
    expect(terrain(withLying(bare(modern, printed), [one('debris'), one('object')]).sight[0]!)).toBe(0)
    expect(terrain(withLying(bare(modern, printed), [one('object')]).sight[0]!)).toBe(BLOCKING)
  })
})

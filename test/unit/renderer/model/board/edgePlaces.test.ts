import { describe, expect, it } from 'vitest'
import { edgePlaces, type Box, type EdgeSign } from '../../../../../src/renderer/model/board/edgePlaces.ts'
import type { Point } from '../../../../../src/shared/scene/scene.ts'

const PHONE: Box = { left: 6, top: 6, right: 322, bottom: 330 }
const SIZE: Point = [140, 44]
const sign = (x: number, y: number): EdgeSign => ({ at: [x, y], size: SIZE })

const boxOf = ([x, y]: Point): Box => ({ left: x - 70, top: y - 22, right: x + 70, bottom: y + 22 })
const overlap = (a: Box, b: Box): boolean => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
const isInside = (a: Box): boolean => a.left >= PHONE.left && a.right <= PHONE.right && a.top >= PHONE.top && a.bottom <= PHONE.bottom

describe('signs at the edge of the board', () => {
  it('are at the edge nearest to what they lead to, whole', () => {
    expect(edgePlaces([sign(150, -400), sign(900, 200)], PHONE, [])).toEqual([
      [150, 28],
      [252, 200]
    ])
  })

  it('are apart from each other, also if they lead the same way', () => {
    const boxes = edgePlaces([sign(160, -90), sign(164, -80), sign(150, -300)], PHONE, []).map(boxOf)
    expect(boxes.every(isInside)).toBe(true)
    expect(boxes.some((one, i) => boxes.slice(i + 1).some((other) => overlap(one, other)))).toBe(false)
  })

  it('cover no figure in sight', () => {
    const figures = [
      { left: 130, top: 0, right: 170, bottom: 40 },
      { left: 30, top: 6, right: 70, bottom: 46 }
    ]
    const [place] = edgePlaces([sign(150, -60)], PHONE, figures)
    const box = boxOf(place!)
    expect(isInside(box)).toBe(true)
    expect(figures.some((one) => overlap(one, box))).toBe(false)
  })

  it('cover as little as possible if no place is free', () => {
    const [place] = edgePlaces([sign(150, -60)], PHONE, [
      { left: 0, top: 0, right: 330, bottom: 300 },
      { left: 0, top: 300, right: 170, bottom: 336 }
    ])
    expect(place![1]).toBeGreaterThan(300)
    expect(place![0]).toBeGreaterThan(240)
  })
})

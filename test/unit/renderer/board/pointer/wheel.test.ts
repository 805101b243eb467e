import { describe, expect, it } from 'vitest'
import { WheelReader } from '../../../../../src/renderer/board/pointer/wheel.ts'

const event = (more: Partial<Parameters<WheelReader['read']>[0]>): Parameters<WheelReader['read']>[0] => ({
  deltaX: 0,
  deltaY: 0,
  deltaMode: 0,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  timeStamp: 0,
  ...more
})

describe('what a wheel event means', () => {
  it("zooms with a mouse's wheel: away from the hand closer, towards it further off", () => {
    const away = new WheelReader().read(event({ deltaY: -100 }))
    const towards = new WheelReader().read(event({ deltaY: 100 }))
    expect(away).toMatchObject({ do: 'zoom' })
    if (away.do === 'zoom' && towards.do === 'zoom') expect(away.factor * towards.factor).toBeCloseTo(1)
    expect(away.do === 'zoom' && away.factor > 1).toBe(true)
  })

  it('moves with two fingers on a trackpad, also when the run speeds up', () => {
    const wheel = new WheelReader()
    expect(wheel.read(event({ deltaX: 1, deltaY: 3 }))).toEqual({ do: 'pan', dx: -1, dy: -3 })
    expect(wheel.read(event({ deltaY: 120, timeStamp: 100 }))).toEqual({ do: 'pan', dx: -0, dy: -120 })
  })

  it('takes another device for granted only after a rest', () => {
    const wheel = new WheelReader()
    wheel.read(event({ deltaY: 2 }))
    expect(wheel.read(event({ deltaY: 120, timeStamp: 1000 })).do).toBe('zoom')
  })

  it("zooms with a trackpad's pinch, which arrives as a wheel with Ctrl", () => {
    expect(new WheelReader().read(event({ deltaY: -4, ctrlKey: true }))).toEqual({ do: 'zoom', factor: Math.exp(0.04) })
  })

  it('moves sideways with a mouse while Shift is held', () => {
    expect(new WheelReader().read(event({ deltaY: 100, shiftKey: true }))).toEqual({ do: 'pan', dx: -100, dy: 0 })
  })
})

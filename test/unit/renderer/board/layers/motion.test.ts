import { describe, expect, it } from 'vitest'
import { Motion } from '../../../../../src/renderer/board/layers/motion.ts'
import { toScene } from '../../../../../src/renderer/model/question/toScene.ts'
import type { BoardScene } from '../../../../../src/shared/scene/scene.ts'

const map = { size: [9, 9] } as const
const sceneAt = (x: number, reducedMotion = false): BoardScene =>
  toScene(
    {
      format: 'clixcase/1',
      ruleset: 'heroclix-2012',
      map,
      figures: [{ id: 'A', at: [x, 0] }],
      ask: { kind: 'damage', to: 'A', amount: 1 }
    },
    null,
    { cursor: null, theme: 'dark', squareNames: false, reducedMotion }
  )

describe('sliding figures', () => {
  it('start where they stood and have arrived in under 200 ms', () => {
    const motion = new Motion()
    motion.follow(sceneAt(1), sceneAt(4))
    expect(motion.offsets(1000).get('A')).toEqual({ dx: -3, dy: 0 })
    const half = motion.offsets(1080).get('A')!.dx
    expect(half).toBeGreaterThan(-3)
    expect(half).toBeLessThan(0)
    expect(motion.offsets(1199).size).toBe(0)
  })

  it('do not slide with reduced motion, nor after a drag that showed the way', () => {
    const motion = new Motion()
    motion.follow(sceneAt(1), sceneAt(4, true))
    expect(motion.offsets(0).size).toBe(0)
    motion.skipNext('A')
    motion.follow(sceneAt(4), sceneAt(5))
    expect(motion.offsets(0).size).toBe(0)
    motion.follow(sceneAt(5), sceneAt(6))
    expect(motion.offsets(0).size).toBe(1)
  })
})

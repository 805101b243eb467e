/** Notices move up over a button that is to be pressed now. */
import { expect, it } from 'vitest'
import { liftOver, type Box } from '../../../../../src/renderer/panels/window/clearOfButtons.ts'

const box = (left: number, top: number, width: number, height: number): Box => ({ left, right: left + width, top, bottom: top + height })
const NOTICES = box(600, 700, 380, 90)

it('leaves notices where they are while they cover no button', () => {
  expect([liftOver(NOTICES, []), liftOver(NOTICES, [box(20, 720, 200, 44), box(600, 640, 200, 60), box(980, 700, 20, 20)])]).toEqual([0, 0])
})

it('moves them over the highest button that they would cover, and over the next one', () => {
  expect(liftOver(NOTICES, [box(700, 740, 100, 44)])).toBe(58)
  expect(liftOver(NOTICES, [box(700, 740, 100, 44), box(600, 690, 100, 44)])).toBe(108)
  expect(liftOver(NOTICES, [box(700, 740, 100, 44), box(700, 640, 100, 44)])).toBe(158)
})

it('leaves them if there is no room above', () => {
  expect(liftOver(NOTICES, [box(600, 0, 400, 800)])).toBe(0)
})

import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { placeWindow, readWindowState, writeWindowState, type WindowState } from '../../../../src/main/window/windowState.ts'
import { seededRuns } from '../../../support/seeded.ts'

const SCREEN = { x: 0, y: 0, width: 1920, height: 1040 }
const LEFT = { x: -1280, y: 200, width: 1280, height: 984 }
const state = (change: Partial<WindowState> = {}): WindowState => ({
  x: 100,
  y: 80,
  width: 1000,
  height: 700,
  maximized: false,
  fullScreen: false,
  ...change
})

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'linejudge-window-'))
})
afterEach(() => rm(folder, { recursive: true }))

describe('the kept place', () => {
  it('is read as it was written, and leaves no temporary file', async () => {
    const file = join(folder, 'window.json')
    writeWindowState(file, state({ maximized: true }))
    expect(readWindowState(file)).toEqual(state({ maximized: true }))
    expect(await readdir(folder)).toEqual(['window.json'])
  })

  it.each([
    '',
    '{',
    'null',
    '[]',
    '{"x":1}',
    '{"x":1e99,"y":0,"width":1,"height":1,"maximized":false,"fullScreen":false}',
    '{"x":"1","y":0,"width":1,"height":1,"maximized":false,"fullScreen":false}',
    '{"x":0.5,"y":0,"width":1,"height":1,"maximized":false,"fullScreen":false}'
  ])('is passed over when the file says %j', async (text) => {
    await writeFile(join(folder, 'window.json'), text)
    expect(readWindowState(join(folder, 'window.json'))).toBeNull()
  })

  it('is passed over where there is none, and a disk that cannot be written to disturbs nobody', () => {
    expect(readWindowState(join(folder, 'none.json'))).toBeNull()
    expect(() => {
      writeWindowState(join(folder, 'no', 'where.json'), state())
    }).not.toThrow()
  })
})

describe('the window opens', () => {
  it('in the middle of the first screen at first', () => {
    expect(placeWindow(null, [SCREEN])).toEqual(state({ x: 320, y: 120, width: 1280, height: 800 }))
  })
  it('where it was left, on the second screen too', () => {
    expect(placeWindow(state(), [SCREEN])).toEqual(state())
    expect(placeWindow(state({ x: -1200, y: 220 }), [SCREEN, LEFT])).toEqual(state({ x: -1200, y: 220 }))
  })
  it('in the middle where its screen is gone or its title bar cannot be reached', () => {
    expect(placeWindow(state({ x: -1200, y: 220 }), [SCREEN])).toEqual(state({ x: 460, y: 170 }))
    expect(placeWindow(state({ y: -300 }), [SCREEN])).toMatchObject({ x: 460, y: 170 })
    expect(placeWindow(state({ y: 1030 }), [SCREEN])).toMatchObject({ x: 460, y: 170 })
    expect(placeWindow(state({ x: 1900 }), [SCREEN])).toMatchObject({ x: 460, y: 170 })
  })
  it('no larger than the screen and no smaller than it can be used', () => {
    expect(placeWindow(state({ width: 5000, height: 5000 }), [SCREEN])).toMatchObject({ width: 1920, height: 1040 })
    expect(placeWindow(state({ width: 1, height: 1 }), [SCREEN])).toMatchObject({ width: 480, height: 480 })
  })
  it('always so that it can be reached, whatever was kept', () => {
    const whole = fc.integer({ min: -100_000, max: 100_000 })
    const kept = fc.record({ x: whole, y: whole, width: whole, height: whole, maximized: fc.boolean(), fullScreen: fc.boolean() })
    fc.assert(
      fc.property(kept, (one) => {
        const placed = placeWindow(one, [SCREEN, LEFT])
        const reachable = [SCREEN, LEFT].some(
          (screen) =>
            Math.min(placed.x + placed.width, screen.x + screen.width) - Math.max(placed.x, screen.x) >= 120 &&
            placed.y >= screen.y - 8 &&
            placed.y + 40 <= screen.y + screen.height
        )
        expect(reachable).toBe(true)
      }),
      seededRuns(3000)
    )
  })
})

/** The board in a real browser: hands, frames, and what happens without WebGL. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { CDPSession, Page } from 'playwright-core'
import { build } from 'vite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startServer, type RunningServer } from '../../src/cli/server.ts'
import { openApp, type OpenAppOptions, type OpenedApp } from '../support/browser.ts'
import { pictures } from '../support/openedApps.ts'
import type { SampleName } from './boardHarness/samples.ts'

const shot = pictures('board')
let folder: string
let server: RunningServer
let opened: OpenedApp | null = null
/** Browsers by how they were started: starting one takes longer than a test. */
const browsers = new Map<string, OpenedApp>()

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'linejudge-board-'))
  await build({
    root: resolve(import.meta.dirname, 'boardHarness'),
    base: './',
    configFile: false,
    logLevel: 'warn',
    build: { outDir: folder, emptyOutDir: true }
  })
  server = await startServer({ root: folder, port: 0 })
})

afterAll(async () => {
  for (const browser of browsers.values()) await browser.close()
  await server.close()
  await rm(folder, { recursive: true, force: true })
})

const CANVAS: OpenAppOptions = { path: '/index.html?renderer=canvas' }
const WEBGL: OpenAppOptions = { path: '/index.html?renderer=webgl' }

/** Opens the page with a scene drawn. */
async function open(sample: SampleName, options: OpenAppOptions = CANVAS): Promise<Page> {
  const key = JSON.stringify([options.context, options.flags])
  opened = browsers.get(key) ?? (await openApp({ app: server, ...options }))
  browsers.set(key, opened)
  const { page } = opened
  await page.setViewportSize(options.context?.viewport ?? { width: 1500, height: 900 })
  await page.goto(server.origin + options.path!)
  // The script of the page may wait for its language before it runs to its end.
  await page.waitForFunction(() => 'harness' in window)
  await page.evaluate(async (name) => {
    window.harness.show(name)
    await window.harness.view.ready
  }, sample)
  await rest(page)
  return page
}

/** Until nothing is drawn any more. */
async function rest(page: Page): Promise<void> {
  let before = -1
  for (let i = 0; i < 50; i++) {
    const now = await page.evaluate(() => window.harness.view.stats().frames)
    if (now === before) return
    before = now
    await page.waitForTimeout(200)
  }
  throw new Error('The board does not come to rest.')
}

const onScreen = (page: Page, x: number, y: number): Promise<readonly [number, number]> =>
  page.evaluate((point) => window.harness.view.screenOf(point), [x, y] as const)

const intents = (page: Page): Promise<unknown[]> =>
  page.evaluate(() => window.harness.intents.splice(0).filter((intent) => intent.do !== 'hover-square'))

/** The colour on the screen, `[r, g, b]`. */
async function colourAt(page: Page, [x, y]: readonly [number, number]): Promise<number[]> {
  const shot = await page.screenshot({ clip: { x: Math.round(x), y: Math.round(y), width: 1, height: 1 } })
  return page.evaluate(
    async (bytes) => {
      const image = await createImageBitmap(new Blob([new Uint8Array(bytes)], { type: 'image/png' }))
      const context = new OffscreenCanvas(1, 1).getContext('2d')!
      context.drawImage(image, 0, 0)
      return [...context.getImageData(0, 0, 1, 1).data.slice(0, 3)]
    },
    [...shot]
  )
}

/** Near enough: renderers round differently. */
function expectColour(actual: readonly number[], hex: string): void {
  const wanted = [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16))
  actual.forEach((part, i) => {
    expect(Math.abs(part - wanted[i]!), `${actual.join()} instead of ${hex}`).toBeLessThanOrEqual(6)
  })
}

const GROUND = '#2a3038'
/** Of Thor's square, as near as a screen's pixels come. */
const MIDDLE = [expect.closeTo(4.5, 1), expect.closeTo(5.5, 1)]

describe('hands', () => {
  it('tap a square: the intent names the square and the figure on it', async () => {
    const page = await open('clear')
    const thor = await onScreen(page, 4.5, 5.5)
    await page.mouse.click(thor[0], thor[1])
    const empty = await onScreen(page, 0.5, 4.5)
    await page.mouse.click(empty[0], empty[1], { button: 'right' })
    await page.mouse.click(5, 400)
    expect(await intents(page)).toEqual([
      { do: 'tap-square', at: [4, 5], point: MIDDLE, figure: 'thor', secondary: false },
      { do: 'tap-square', at: [0, 4], point: [expect.closeTo(0.5, 1), expect.closeTo(4.5, 1)], figure: null, secondary: true }
    ])
    expect(opened!.faults).toEqual([])
  })

  it('hover tells each square once', async () => {
    const page = await open('plain')
    const [x, y] = await onScreen(page, 4.5, 5.5)
    await page.mouse.move(x, y)
    await page.mouse.move(x + 3, y + 3)
    await page.mouse.move(5, 400)
    expect(await page.evaluate(() => window.harness.intents.splice(0))).toEqual([
      { do: 'hover-square', at: [4, 5], figure: 'thor' },
      { do: 'hover-square', at: null, figure: null }
    ])
  })

  it('drag a figure: it is shown where it would go, and goes there by an intent alone', async () => {
    const page = await open('plain')
    await page.evaluate(() => {
      window.harness.view.zoomBy(2.5)
      window.harness.view.panTo([4, 7])
    })
    await rest(page)
    const from = await onScreen(page, 4.5, 5.5)
    const to = await onScreen(page, 2.5, 9.5)
    // On the ring that a figure at C10 would have.
    const ring = await onScreen(page, 2.5 + 0.33, 9.5)
    await page.mouse.move(from[0], from[1])
    await page.mouse.down()
    await page.mouse.move(from[0] + 20, from[1] + 20, { steps: 3 })
    await page.mouse.move(to[0], to[1], { steps: 5 })
    await rest(page)
    expectColour(await colourAt(page, ring), '#e5484d')
    await shot(page, 'drag')
    await page.mouse.up()
    await rest(page)
    expectColour(await colourAt(page, ring), GROUND)
    expect(await intents(page)).toEqual([{ do: 'move-figure', figure: 'thor', to: [2, 9] }])
  })

  it('drag a figure off the map or press Escape: nothing moves', async () => {
    const page = await open('plain')
    const from = await onScreen(page, 4.5, 5.5)
    for (const end of ['off', 'escape'] as const) {
      await page.mouse.move(from[0], from[1])
      await page.mouse.down()
      await page.mouse.move(from[0] - 60, from[1], { steps: 4 })
      if (end === 'off') await page.mouse.move(3, 300, { steps: 4 })
      else await page.keyboard.press('Escape')
      await page.mouse.up()
    }
    expect(await intents(page)).toEqual([])
  })

  it('drag empty ground: the board moves with the hand', async () => {
    const page = await open('plain')
    await page.evaluate(() => window.harness.view.zoomBy(2))
    const [x, y] = await onScreen(page, 8.5, 13.5)
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x + 80, y - 50, { steps: 6 })
    await page.mouse.up()
    expect(await onScreen(page, 8.5, 13.5)).toEqual([expect.closeTo(x + 80, 1), expect.closeTo(y - 50, 1)])
    expect(await intents(page)).toEqual([])
  })

  it('drag with the second button: a tool that takes strokes of it draws, all else moves the board; no menu comes, nor a tap', async () => {
    const page = await open('plain')
    const [x, y] = await onScreen(page, 8.5, 13.5)
    const drag = async () => {
      await page.mouse.move(x, y)
      await page.mouse.down({ button: 'right' })
      await page.mouse.move(x + 60, y, { steps: 4 })
      await page.mouse.up({ button: 'right' })
    }
    await page.evaluate(() => window.harness.view.setTool({ cursor: 'crosshair', strokes: true, takes: true }))
    await drag()
    expect((await intents(page)).map((act) => (act as { phase?: string; secondary?: true }).phase)).toEqual(
      expect.arrayContaining(['begin', 'go', 'end'])
    )
    expect((await onScreen(page, 8.5, 13.5))[0]).toBeCloseTo(x, 0)
    await page.evaluate(() => window.harness.view.setTool({ cursor: 'crosshair', strokes: true }))
    await drag()
    expect((await intents(page)).filter((act) => (act as { do: string }).do !== 'aim')).toEqual([])
    expect((await onScreen(page, 8.5, 13.5))[0]).toBeCloseTo(x + 60, 0)
  })

  it('turn the wheel, also with Ctrl: what is under the pointer stays there', async () => {
    const page = await open('plain')
    const at = await onScreen(page, 6.3, 11.2)
    await page.mouse.move(at[0], at[1])
    for (const [key, delta] of [
      [null, -300],
      [null, 120],
      ['Control', -40]
    ] as const) {
      if (key) await page.keyboard.down(key)
      const scaleBefore = (await onScreen(page, 1, 0))[0] - (await onScreen(page, 0, 0))[0]
      await page.mouse.wheel(0, delta)
      await page.waitForTimeout(350)
      if (key) await page.keyboard.up(key)
      const scale = (await onScreen(page, 1, 0))[0] - (await onScreen(page, 0, 0))[0]
      if (delta < 0) expect(scale).toBeGreaterThan(scaleBefore)
      else expect(scale).toBeLessThan(scaleBefore)
      expect(await onScreen(page, 6.3, 11.2)).toEqual([expect.closeTo(at[0], 0), expect.closeTo(at[1], 0)])
    }
  })
})

describe('fingers', () => {
  const touchOptions: OpenAppOptions = { ...CANVAS, context: { hasTouch: true, viewport: { width: 1024, height: 1366 } } }
  const send = (
    session: CDPSession,
    type: 'touchStart' | 'touchMove' | 'touchEnd',
    touches: readonly (readonly [number, number])[]
  ): Promise<unknown> => session.send('Input.dispatchTouchEvent', { type, touchPoints: touches.map(([x, y], id) => ({ x, y, id })) })

  it('pinch: the board grows around the fingers and follows them', async () => {
    const page = await open('plain', touchOptions)
    const session = await page.context().newCDPSession(page)
    const [x, y] = await onScreen(page, 8, 12)
    const before = (await onScreen(page, 1, 0))[0] - (await onScreen(page, 0, 0))[0]
    await send(session, 'touchStart', [[x - 60, y]])
    await send(session, 'touchStart', [
      [x - 60, y],
      [x + 60, y]
    ])
    for (let i = 1; i <= 10; i++)
      await send(session, 'touchMove', [
        [x - 60 - 6 * i + 4 * i, y],
        [x + 60 + 6 * i + 4 * i, y]
      ])
    await send(session, 'touchEnd', [])
    await rest(page)
    const after = (await onScreen(page, 1, 0))[0] - (await onScreen(page, 0, 0))[0]
    expect(after / before).toBeCloseTo(2, 1)
    const moved = await onScreen(page, 8, 12)
    expect(Math.abs(moved[0] - (x + 40))).toBeLessThan(6)
    expect(Math.abs(moved[1] - y)).toBeLessThan(6)
    expect(await intents(page)).toEqual([])
  })

  it('hold still: a secondary tap, once, and no tap after it', async () => {
    const page = await open('plain', touchOptions)
    const session = await page.context().newCDPSession(page)
    const [x, y] = await onScreen(page, 4.5, 5.5)
    await send(session, 'touchStart', [[x, y]])
    await page.waitForTimeout(900)
    await send(session, 'touchEnd', [])
    await page.waitForTimeout(200)
    expect(await intents(page)).toEqual([{ do: 'tap-square', at: [4, 5], point: MIDDLE, figure: 'thor', secondary: true, hand: 'finger' }])
  })

  it('one finger moves the board, taps, and drags figures; switched off, it only taps and drags', async () => {
    const page = await open('plain', touchOptions)
    const session = await page.context().newCDPSession(page)
    const swipe = async (from: readonly [number, number], dx: number): Promise<void> => {
      await send(session, 'touchStart', [from])
      for (let i = 1; i <= 6; i++) await send(session, 'touchMove', [[from[0] + (dx * i) / 6, from[1]]])
      await send(session, 'touchEnd', [])
      await rest(page)
    }
    const ground = await onScreen(page, 8.5, 13.5)
    await swipe(ground, 90)
    expect((await onScreen(page, 8.5, 13.5))[0]).toBeCloseTo(ground[0] + 90, 0)

    await page.evaluate(() => window.harness.view.setGestures(false))
    await swipe(await onScreen(page, 8.5, 13.5), -60)
    expect((await onScreen(page, 8.5, 13.5))[0]).toBeCloseTo(ground[0] + 90, 0)
    const ultron = await onScreen(page, 10.5, 7.5)
    const step = (await onScreen(page, 1, 0))[0] - (await onScreen(page, 0, 0))[0]
    await swipe(ultron, 2 * step)
    const thor = await onScreen(page, 4.5, 5.5)
    await page.touchscreen.tap(thor[0], thor[1])
    expect(await intents(page)).toEqual([
      { do: 'move-figure', figure: 'ultron', to: [12, 7] },
      { do: 'tap-square', at: [4, 5], point: MIDDLE, figure: 'thor', secondary: false, hand: 'finger' }
    ])
  })

  it('rest on the board beside a pen, or beside a finger that draws: they neither draw nor zoom', async () => {
    const page = await open('plain', touchOptions)
    const session = await page.context().newCDPSession(page)
    await page.evaluate(() => window.harness.view.setTool({ cursor: 'crosshair', strokes: true }))
    const place = async (x: number, y: number) => await onScreen(page, x + 0.5, y + 0.5)
    const [corner, far] = [await place(0, 0), await place(15, 23)]
    const pen = (type: 'mousePressed' | 'mouseMoved' | 'mouseReleased', [x, y]: readonly [number, number]) =>
      session.send('Input.dispatchMouseEvent', {
        type,
        x,
        y,
        button: 'left',
        buttons: type === 'mouseReleased' ? 0 : 1,
        pointerType: 'pen',
        clickCount: 1
      })
    const strokes = async () =>
      (await page.evaluate(() => window.harness.intents.splice(0))).flatMap((act) =>
        act.do === 'stroke' && act.phase !== 'go'
          ? [`${act.phase} ${act.point.map(Math.floor).join()} ${act.hand}`]
          : act.do === 'tap-square'
            ? [`tap ${act.at.join()}`]
            : []
      )
    // The palm lies there first, slides, stays, and leaves last.
    const palm = await place(8, 20)
    await send(session, 'touchStart', [palm])
    await send(session, 'touchMove', [[palm[0] + 20, palm[1]]])
    await pen('mousePressed', await place(2, 2))
    await pen('mouseMoved', await place(4, 2))
    await send(session, 'touchMove', [[palm[0] + 60, palm[1] + 40]])
    await pen('mouseMoved', await place(6, 3))
    await page.waitForTimeout(700)
    await pen('mouseReleased', await place(6, 3))
    await send(session, 'touchEnd', [])
    expect(await strokes()).toEqual(['begin 8,20 finger', 'leave 8,20 finger', 'begin 2,2 pen', 'end 6,3 pen'])
    // A finger draws, and the rest of its hand comes down a while later.
    const first = await place(3, 5)
    await send(session, 'touchStart', [first])
    await send(session, 'touchMove', [await place(4, 5)])
    await page.waitForTimeout(250)
    await send(session, 'touchStart', [await place(4, 5), palm])
    await send(session, 'touchMove', [await place(7, 5), [palm[0] + 50, palm[1]]])
    await send(session, 'touchEnd', [])
    expect(await strokes()).toEqual(['begin 3,5 finger', 'end 7,5 finger'])
    // Two fingers that come down together zoom, and what the first one has begun is given up.
    expect([await place(0, 0), await place(15, 23)]).toEqual([corner, far])
    await send(session, 'touchStart', [first])
    await send(session, 'touchMove', [[first[0] + 12, first[1]]])
    await send(session, 'touchStart', [[first[0] + 12, first[1]], palm])
    for (let i = 1; i <= 4; i++)
      await send(session, 'touchMove', [
        [first[0] + 12 - 10 * i, first[1]],
        [palm[0] + 10 * i, palm[1]]
      ])
    await send(session, 'touchEnd', [])
    expect((await strokes()).filter((one) => !one.startsWith('begin') && !one.startsWith('leave'))).toEqual([])
    expect((await place(15, 23))[0]).not.toBe(far[0])
  })
})

describe('frames', () => {
  it('are not drawn, nor even asked for, while nothing changes', async () => {
    const page = await open('knockBack', WEBGL)
    const idle = await page.evaluate(async () => {
      const real = window.requestAnimationFrame.bind(window)
      let asked = 0
      window.requestAnimationFrame = (callback) => {
        asked++
        return real(callback)
      }
      const before = window.harness.view.stats().frames
      await new Promise((done) => setTimeout(done, 3000))
      window.requestAnimationFrame = real
      return { drawn: window.harness.view.stats().frames - before, asked }
    })
    expect(idle).toEqual({ drawn: 0, asked: 0 })
  })

  it('build only what changed: nothing for the same scene, one thing for the cursor', async () => {
    const page = await open('knockBack')
    await page.evaluate(() => window.harness.show('knockBack'))
    await rest(page)
    expect(await page.evaluate(() => window.harness.view.stats().built)).toBe(0)
    await page.evaluate(() => window.harness.show('knockBack', { cursor: [3, 3] }))
    await rest(page)
    expect(await page.evaluate(() => window.harness.view.stats())).toMatchObject({ built: 1, bakes: 1 })
  })

  it('come one at a time, however many changes there were', async () => {
    const page = await open('plain')
    const drawn = await page.evaluate(async () => {
      const before = window.harness.view.stats().frames
      for (let i = 0; i < 50; i++) window.harness.view.panTo([i % 10, 5])
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
      return window.harness.view.stats().frames - before
    })
    expect(drawn).toBe(1)
  })
})

describe('drawing', () => {
  it.each([
    ['canvas', CANVAS],
    ['WebGL', WEBGL]
  ])('lines from one square after those from another look as if nothing had stood there before (%s)', async (_name, how) => {
    const page = await open('plain', how)
    const looks = async (...made: readonly number[]): Promise<string> => {
      for (const one of made) {
        await page.evaluate((number) => window.harness.showLines('plain', number), one)
        await rest(page)
      }
      return (await page.screenshot()).toString('base64')
    }
    const after = await looks(1, 2)
    await page.evaluate(() => window.harness.show('plain'))
    await rest(page)
    expect((await looks(2)) === after).toBe(true)
    expect((await looks(1)) === after).toBe(false)
  })

  it.each([
    ['canvas', CANVAS],
    ['WebGL', WEBGL]
  ])('what is drawn on the ground stands under the lines that are shown at once, and goes at once (%s)', async (_name, how) => {
    const page = await open('plain', how)
    const looks = async (...walled: readonly (readonly [number, number])[]): Promise<string> => {
      await page.evaluate(([square]) => window.harness.showLines('plain', 1, square), walled)
      await rest(page)
      return (await page.screenshot()).toString('base64')
    }
    const bare = await looks()
    const walled = await looks([4, 4])
    expect(walled === bare).toBe(false)
    expect((await looks()) === bare).toBe(true)
    await page.evaluate(() => window.harness.show('plain'))
    await rest(page)
    expect((await looks([4, 4])) === walled).toBe(true)
  })

  it.each(['dark', 'bright'] as const)('shows the %s theme and follows its change', async (theme) => {
    const page = await open('blocked', WEBGL)
    await page.evaluate((name) => window.harness.show('blocked', { theme: name, squareNames: true }), theme)
    await rest(page)
    await shot(page, `blocked-${theme}`)
    expectColour(await colourAt(page, [20, 20]), theme === 'dark' ? '#14171c' : '#f4f5f7')
    expectColour(await colourAt(page, await onScreen(page, 0.5, 6.8)), theme === 'dark' ? GROUND : '#efece4')
  })

  it('falls back to the canvas renderer where there is no WebGL', async () => {
    const page = await open('clear', { ...WEBGL, flags: ['--disable-gpu', '--disable-software-rasterizer'] })
    expect(await page.evaluate(() => window.harness.view.stats().renderer)).toBe('canvas')
    expectColour(await colourAt(page, await onScreen(page, 0.5, 6.8)), GROUND)
    expect(opened!.faults.filter((fault) => !/WebGL/.test(fault))).toEqual([])
  })

  it('leaves WebGL alone where only the processor would draw it', async () => {
    const page = await open('clear', { path: '/index.html' })
    expect(
      await page.evaluate(() => {
        const gl = document.createElement('canvas').getContext('webgl2')!
        const info = gl.getExtension('WEBGL_debug_renderer_info')!
        const software = /swiftshader|llvmpipe/i.test(String(gl.getParameter(info.UNMASKED_RENDERER_WEBGL)))
        return window.harness.view.stats().renderer === (software ? 'canvas' : 'webgl')
      })
    ).toBe(true)
  })

  it('goes on when the WebGL context is lost', async () => {
    const page = await open('clear', WEBGL)
    expect(await page.evaluate(() => window.harness.view.stats().renderer)).toBe('webgl')
    const spot = await onScreen(page, 0.5, 6.8)
    expectColour(await colourAt(page, spot), GROUND)
    await page.evaluate(() => {
      const canvas = document.querySelector('canvas')!
      canvas.getContext('webgl2')!.getExtension('WEBGL_lose_context')!.loseContext()
    })
    await page.waitForFunction(() => window.harness.view.stats().renderer === 'canvas')
    await rest(page)
    expectColour(await colourAt(page, spot), GROUND)
    expect(await page.evaluate(() => document.querySelectorAll('canvas').length)).toBe(1)
    await page.mouse.click((await onScreen(page, 4.5, 5.5))[0], (await onScreen(page, 4.5, 5.5))[1])
    expect(await intents(page)).toHaveLength(1)
    expect(opened!.faults).toEqual([])
  })

  it('can be destroyed before it was ready, and after, without a fault and without a trace', async () => {
    const page = await open('clear', WEBGL)
    await page.evaluate(async () => {
      const host = document.createElement('div')
      host.style.cssText = 'position:absolute;width:300px;height:200px'
      document.body.append(host)
      const { createBoardView } = window.harness
      createBoardView(host, { onIntent: () => {} }).destroy()
      const second = createBoardView(host, { onIntent: () => {} })
      await second.ready
      second.destroy()
      second.destroy()
      await new Promise((done) => setTimeout(done, 500))
      if (host.childElementCount > 0) throw new Error('Something was left behind.')
    })
    expect(opened!.faults).toEqual([])
  })

  it('shows the whole map again after its host changes size, and keeps the middle once a person has zoomed', async () => {
    const page = await open('plain')
    await page.setViewportSize({ width: 700, height: 900 })
    await rest(page)
    const [left] = await onScreen(page, 0, 0)
    const [right] = await onScreen(page, 16, 24)
    expect(left + right).toBeCloseTo(700, 0)
    await page.evaluate(() => {
      window.harness.view.zoomBy(2)
      window.harness.view.panTo([4, 5])
    })
    await page.setViewportSize({ width: 1100, height: 700 })
    await rest(page)
    const middle = await onScreen(page, 4.5, 5.5)
    expect(middle).toEqual([expect.closeTo(550, 0), expect.closeTo(350, 0)])
  })
})

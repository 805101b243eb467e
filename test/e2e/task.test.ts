/**
 * "Two figures, a wall, an elevated square: is this line clear?", from whatever is on the screen to the verdict, by
 * mouse, by keyboard alone and by touch. An input is a click, a tap, a drag, a key or a chord; of a typed line every
 * word counts as one, the last one with its Enter. How long a person takes is worked out from the inputs with the usual
 * times of the keystroke-level model (a key 0.28 s, pointing 1.1 s, pressing 0.2 s, making up one's mind 1.35 s).
 */
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { boardGrid, gridOf, verdictIs } from '../support/pageDriver.ts'
import type { OpenAppOptions } from '../support/browser.ts'
import { openedApps, pictures } from '../support/openedApps.ts'

const openBoard = openedApps()
const open = async (options?: OpenAppOptions): Promise<Page> => (await openBoard(options)).page
const shot = pictures('task')

/** Counts what a hand does, and how long a person takes for it, in hundredths of a second. */
class Hand {
  inputs = 0
  hundredths = 0
  #spent = 0

  constructor(
    readonly page: Page,
    readonly press: (x: number, y: number) => Promise<void>
  ) {}

  async #timed(inputs: number, hundredths: number, act: () => Promise<void>): Promise<void> {
    this.inputs += inputs
    this.hundredths += hundredths
    const began = performance.now()
    await act()
    this.#spent += performance.now() - began
  }

  button(name: string | RegExp): Promise<void> {
    return this.#timed(1, 135 + 130, async () => {
      const box = await this.page.getByRole('button', { name }).first().boundingBox()
      if (!box) throw new Error(`There is no button ${String(name)} to be seen.`)
      await this.press(box.x + box.width / 2, box.y + box.height / 2)
    })
  }

  point([x, y]: readonly [number, number]): Promise<void> {
    return this.#timed(1, 130, () => this.press(x, y))
  }

  key(chord: string): Promise<void> {
    return this.#timed(1, 28, () => this.page.keyboard.press(chord))
  }

  line(text: string): Promise<void> {
    return this.#timed(text.trim().split(/\s+/).length, 135 + 28 * (text.length + 1), async () => {
      await this.page.keyboard.type(text)
      await this.page.keyboard.press('Enter')
    })
  }

  /** Within what the task allows. */
  check(way: string, most = 12): void {
    console.log(`${way}: ${this.inputs} inputs, ${this.hundredths / 100} s for a person, ${Math.round(this.#spent)} ms in this browser`)
    expect(this.inputs).toBeLessThanOrEqual(most)
    expect(this.hundredths).toBeLessThanOrEqual(2000)
  }
}

/** Every tap finds the board as the one before left it: no square is elsewhere, and none is too small to be seen or hit. */
async function still(page: Page, least: number): Promise<() => Promise<void>> {
  const before = await boardGrid(page)
  expect(before?.square).toBeGreaterThanOrEqual(least)
  return async () => {
    expect(await boardGrid(page)).toEqual(before)
  }
}

async function byPointing(page: Page, hand: Hand, least: number): Promise<void> {
  await hand.button('New table')
  // Looking is no input.
  const at = await gridOf(page, 'M4', 'M10')
  const stays = await still(page, least)
  // The first figure is in the hand already; the second one of the other side follows it.
  await hand.point(at('M4'))
  await stays()
  await hand.point(at('M10'))
  await verdictIs(page, 'clear')
  await stays()
  await hand.button('Wall')
  await stays()
  await hand.point(at('M7', [0.5, 0.92]))
  await verdictIs(page, 'blocked')
  await stays()
  await hand.button('Elevated terrain')
  await hand.point(at('M9'))
  await page.locator('[data-testid=reason]').filter({ hasText: 'M9' }).first().waitFor({ state: 'attached' })
  await verdictIs(page, 'blocked')
  await stays()
}

describe('two figures, a wall, an elevated square: is this line clear?', () => {
  it('by mouse', async () => {
    const page = await open({ context: { viewport: { width: 1280, height: 800 } } })
    const hand = new Hand(page, (x, y) => page.mouse.click(x, y))
    await byPointing(page, hand, 28)
    hand.check('mouse', 7)
    await shot(page, 'mouse')
  })

  it.each([
    [1024, 768],
    [768, 1024]
  ])('by touch, at %i × %i', async (width, height) => {
    const page = await open({ context: { viewport: { width, height }, hasTouch: true, isMobile: true } })
    const hand = new Hand(page, (x, y) => page.touchscreen.tap(x, y))
    await byPointing(page, hand, 44)
    hand.check(`touch, ${width}`, 7)
    await shot(page, `touch-${width}`)
  })

  it('by keyboard, typed', async () => {
    const page = await open()
    const hand = new Hand(page, () => Promise.reject(new Error('This way has no pointer.')))
    await hand.line('new')
    await hand.line('+ E6 E16')
    await verdictIs(page, 'clear')
    await hand.line('wall E10 s')
    await verdictIs(page, 'blocked')
    await hand.line('level E13 2')
    await page.locator('[data-testid=reason]').filter({ hasText: 'E13' }).first().waitFor()
    hand.check('keyboard, typed')
    await shot(page, 'typed')
  })

  it('by keyboard, with the cursor on the board', async () => {
    const page = await open()
    const hand = new Hand(page, () => Promise.reject(new Error('This way has no pointer.')))
    await hand.line('new')
    // The map lies on its side: its rows go from left to right. To the board: the first figure is in the hand, the cursor in the middle.
    await hand.key('F2')
    await hand.key('Enter')
    await hand.key('ArrowRight')
    await hand.key('6')
    await hand.key('Enter')
    await hand.key('ArrowRight')
    await hand.key('1')
    await hand.key('Enter')
    await verdictIs(page, 'blocked')
    await hand.key('w')
    await hand.key('ArrowLeft')
    await page.locator('[data-testid=reason]').filter({ hasText: /the wall between I\d+ and I\d+/ }).first().waitFor()
    hand.check('keyboard, by the cursor')
    await shot(page, 'cursor')
  })
})

describe('a giant knocked back on the Helicarrier map', () => {
  it('by mouse, from the first question on', async () => {
    const page = await open({ context: { viewport: { width: 1280, height: 800 } } })
    const hand = new Hand(page, (x, y) => page.mouse.click(x, y))
    await page.getByRole('button', { name: 'Attacker: Thor' }).waitFor()
    await hand.button(/^What is asked/)
    const kind = page.getByRole('option').filter({ has: page.getByText('Knock back', { exact: true }) })
    const box = await kind.boundingBox()
    if (!box) throw new Error('The kind is not in the list.')
    await hand.point([box.x + box.width / 2, box.y + box.height / 2])
    await page.getByRole('button', { name: /^What is asked: knocks back/ }).waitFor()
    // Both are in sight, in squares that a person can see.
    const at = await gridOf(page, 'D20', 'F17')
    const stays = await still(page, 28)
    await hand.point(at('D20'))
    await stays()
    await hand.point(at('F17'))
    await page.getByRole('button', { name: 'Target: Frost Giant' }).waitFor()
    await stays()
    await hand.button(/damage taken.*more|more.*damage taken/i)
    await hand.button(/damage taken.*more|more.*damage taken/i)
    await page
      .getByTestId('ruling')
      .getByText(/Frost Giant (is (not )?knocked back|stays)/)
      .waitFor()
    await stays()
    hand.check('giant, mouse', 10)
    await shot(page, 'giant')
  })
})

/**
 * "Two figures, a wall, an elevated square: is this line clear?", from whatever is on the screen to the verdict, by
 * mouse, by keyboard alone and by touch. An input is a click, a tap, a drag, a key or a chord; of a typed line every
 * word counts as one, the last one with its Enter. How long a person takes is worked out from the inputs with the usual
 * times of the keystroke-level model (a key 0.28 s, pointing 1.1 s, pressing 0.2 s, making up one's mind 1.35 s).
 */
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { gridOf, verdictIs } from '../support/pageDriver.ts'
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
  check(way: string): void {
    console.log(`${way}: ${this.inputs} inputs, ${this.hundredths / 100} s for a person, ${Math.round(this.#spent)} ms in this browser`)
    expect(this.inputs).toBeLessThanOrEqual(12)
    expect(this.hundredths).toBeLessThanOrEqual(2000)
  }
}

async function byPointing(page: Page, hand: Hand): Promise<void> {
  await hand.button('New table')
  // Looking is no input.
  const at = await gridOf(page, 'B2', 'O23')
  // The first figure is in the hand already; the second one of the other side follows it.
  await hand.point(at('E6'))
  await hand.point(at('E16'))
  await verdictIs(page, 'clear')
  await hand.button('Wall')
  await hand.point(at('E10', [0.5, 0.92]))
  await verdictIs(page, 'blocked')
  await hand.button('Elevated terrain')
  await hand.point(at('E13'))
  await page.locator('[data-testid=reason]').filter({ hasText: 'E13' }).first().waitFor({ state: 'attached' })
  await verdictIs(page, 'blocked')
}

describe('two figures, a wall, an elevated square: is this line clear?', () => {
  it('by mouse', async () => {
    const page = await open()
    const hand = new Hand(page, (x, y) => page.mouse.click(x, y))
    await byPointing(page, hand)
    hand.check('mouse')
    await shot(page, 'mouse')
  })

  it('by touch, on a tablet held upright', async () => {
    const page = await open({ context: { viewport: { width: 768, height: 1024 }, hasTouch: true } })
    const hand = new Hand(page, (x, y) => page.touchscreen.tap(x, y))
    await byPointing(page, hand)
    hand.check('touch')
    await shot(page, 'touch')
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
    // The map lies on its side: its rows go from left to right. To the board: the first figure is in the hand, the cursor in the corner.
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
    await page.locator('[data-testid=reason]').filter({ hasText: 'the wall between A2 and A3' }).first().waitFor()
    hand.check('keyboard, by the cursor')
    await shot(page, 'cursor')
  })
})

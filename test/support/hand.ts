/**
 * A judge's hand, counted: an input is a click, a tap, a drag, a key or a chord; of a typed line every word counts as one, the last one
 * with its Enter. How long a person takes is worked out from the inputs with the usual times of the keystroke-level model (a key
 * 0.28 s, pointing 1.1 s, pressing 0.2 s, making up one's mind 1.35 s).
 */
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { boardGrid, gridOf, verdictIs } from './pageDriver.ts'

/** Counts what a hand does, and how long a person takes for it, in hundredths of a second. */
export class Hand {
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
export async function still(page: Page, least: number): Promise<() => Promise<void>> {
  const before = await boardGrid(page)
  expect(before?.square).toBeGreaterThanOrEqual(least)
  return async () => {
    expect(await boardGrid(page)).toEqual(before)
  }
}

/** Two figures, a wall, an elevated square, on a new table: by pointing alone. */
export async function byPointing(page: Page, hand: Hand, least: number): Promise<void> {
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

/** The same by typed lines alone. */
export async function byTyping(page: Page, hand: Hand): Promise<void> {
  await hand.line('new')
  await hand.line('+ E6 E16')
  await verdictIs(page, 'clear')
  await hand.line('wall E10 s')
  await verdictIs(page, 'blocked')
  await hand.line('level E13 2')
  await page.locator('[data-testid=reason]').filter({ hasText: 'E13' }).first().waitFor()
}

/**
 * The pictures of the documents: each is a scene of the running app, played by its own controls, so that a picture shows what is there. README and
 * manual name them by their file. Whoever adds a picture adds a scene.
 */
import type { Page } from 'playwright-core'
import { openApp } from '../support/browser.ts'
import { boardDrawn, goTo, saved, verdictIs } from '../support/pageDriver.ts'

export interface Scene {
  /** The name of its file in `docs/pictures`, without the ending. */
  readonly name: string
  /** CSS pixels; left out: a laptop. */
  readonly size?: { readonly width: number; readonly height: number }
  /** What the app is asked to look like; left out: dark, as it begins. */
  readonly theme?: 'dark' | 'light'
  /** The language of the browser; left out: English. */
  readonly locale?: string
  /** From the opened app to what is to be seen. Resolves when all of it is there. */
  readonly play: (page: Page) => Promise<void>
}

export const LAPTOP = { width: 1280, height: 800 }

/** Without what only the first start says. */
async function settled(page: Page): Promise<void> {
  await boardDrawn(page)
  const strip = page.getByTestId('strip')
  await strip.getByRole('button').last().click()
  await strip.waitFor({ state: 'detached' })
}

const PLAYERS = ['Kim Park', 'Ada Lo', 'Bo Chen', 'Cy Diaz', 'Dan Ek', 'Eve Fox', 'Flo Gil', 'Gus Ho']

/** An event of eight players at the door. */
async function atTheDoor(page: Page): Promise<void> {
  await goTo(page, 'Event')
  await page.getByRole('button', { name: 'New event' }).first().click()
  await page.getByTestId('event-new').waitFor()
  await page.keyboard.type('Saturday 300')
  await page.keyboard.press('Enter')
  await page.getByRole('searchbox', { name: 'Name: three letters' }).waitFor()
  for (const [index, name] of PLAYERS.entries()) {
    await page.getByRole('searchbox', { name: 'Name: three letters' }).fill(name)
    await page.keyboard.press('Enter')
    await page
      .locator('[data-view="door"] p[role="status"]')
      .getByText(`${index + 1} playing`)
      .waitFor()
  }
}

/** What has the focus says this: the app has put it where the next key belongs. */
async function focusIsOn(page: Page, words: string): Promise<void> {
  await page.waitForFunction((wanted) => document.activeElement?.textContent?.trim() === wanted, words)
}

/** Pairs the next round and publishes it, by the keys of the organiser. */
async function publish(page: Page): Promise<void> {
  await page.keyboard.press('Alt+Enter')
  await page.getByTestId('preview').waitFor()
  await focusIsOn(page, 'Publish')
  await page.keyboard.press('Enter')
  await page.locator('#publish-now').waitFor()
  await page.keyboard.press('Enter')
  await page.getByTestId('preview').waitFor({ state: 'detached' })
}

/** Every slip of the round: table, winner, points, points. */
async function results(page: Page): Promise<void> {
  await focusIsOn(page, 'Start the clock')
  await page.keyboard.press('Enter')
  await page.getByTestId('slip').waitFor()
  const field = page.locator('input[name="table"]')
  for (let table = 1; table <= PLAYERS.length / 2; table++) {
    await page.waitForFunction((next) => {
      const { activeElement: at } = document
      return at instanceof HTMLInputElement && at.name === 'table' && at.value === next
    }, String(table))
    await field.pressSequentially(`${table} `)
    await page.keyboard.type(table % 2 === 0 ? `1${300 - table * 10} 95` : `295 ${300 - table * 10}`)
    await page.keyboard.press('Enter')
  }
  await focusIsOn(page, 'Pair round 2')
}

/** No word of what was just done lies over the picture. */
async function quiet(page: Page): Promise<void> {
  // One may go by itself meanwhile.
  const close = page.getByRole('button', { name: 'Dismiss', exact: true }).first()
  while (await close.isVisible()) await close.click({ timeout: 1000 }).catch(() => undefined)
}

/** A point of the board, by its share of width and height. */
async function onBoard(page: Page, [across, down]: readonly [number, number]): Promise<readonly [number, number]> {
  const box = (await page.getByTestId('board').boundingBox())!
  return [box.x + box.width * across, box.y + box.height * down]
}

export const SCENES: readonly Scene[] = [
  {
    name: 'judge',
    async play(page) {
      await settled(page)
      await verdictIs(page, 'blocked')
    }
  },
  {
    name: 'organiser',
    async play(page) {
      await settled(page)
      await atTheDoor(page)
      await publish(page)
      await results(page)
      await page.keyboard.press('Enter')
      const pairs = page.getByTestId('preview')
      await pairs.waitFor()
      await pairs.getByText('Why').first().click()
      await quiet(page)
    }
  },
  {
    name: 'map-author',
    async play(page) {
      await settled(page)
      await goTo(page, 'Maps')
      await page.getByRole('button', { name: 'Edit Market Street' }).click()
      await page.getByTestId('map-room').waitFor()
      await boardDrawn(page)
      await page.getByRole('button', { name: /^Checks/ }).click()
      await page.getByTestId('board').focus()
      await page.keyboard.press('q')
      await page.mouse.click(...(await onBoard(page, [0.3, 0.35])))
      await page.mouse.move(...(await onBoard(page, [0.55, 0.6])))
      await page.getByTestId('line-note').waitFor()
      await quiet(page)
    }
  }
]

/** Plays one scene in a window of its own and gives the picture of it, as PNG. */
export async function pictureOf({ size = LAPTOP, theme = 'dark', locale = 'en-GB', play }: Scene): Promise<Buffer> {
  const app = await openApp({ context: { viewport: size, colorScheme: theme, locale, reducedMotion: 'reduce' } })
  try {
    await play(app.page)
    await saved(app.page)
    if (app.faults.length > 0) throw new Error(app.faults.join('\n'))
    return await app.page.screenshot({ animations: 'disabled', caret: 'hide' })
  } finally {
    await app.close()
  }
}

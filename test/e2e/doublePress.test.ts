/** Every button of every room, pressed once in one window and twice as fast as a hand can in another: both windows show the same. */
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { enterDay } from '../reliability/daysUnderWay.ts'
import { openedApps } from '../support/openedApps.ts'
import { openCase, saved } from '../support/pageDriver.ts'

const open = openedApps()
const DUEL = {
  format: 'clixcase/1',
  ruleset: 'heroclix-2012',
  map: { size: [10, 8] },
  figures: [
    { id: 'merrow', name: 'Merrow', side: 'red', at: [2, 3], dial: [{ attack: 10, damage: 3 }, {}, {}, {}], defense: 14 },
    { id: 'brine', name: 'Brine', side: 'blue', at: [3, 3], dial: [{ defense: 14 }, {}, {}, {}, {}, {}, {}] }
  ],
  ask: { kind: 'attack', from: 'merrow', targets: ['brine'], attack: 'close', dice: [5, 4] }
} as const

const press = async (page: Page, key: string): Promise<void> => {
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await page.keyboard.press(key)
}

/** How each room is entered, from wherever the page is. */
const ROOMS: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  Table: async (page) => {
    await press(page, 'Alt+1')
    await openCase(page, 'duel', DUEL)
  },
  Maps: (page) => press(page, 'Alt+2'),
  Figures: (page) => press(page, 'Alt+3'),
  Rules: (page) => press(page, 'Alt+4'),
  Rulings: async (page) => {
    await press(page, 'Alt+5')
    await page
      .getByText('No saved rulings yet')
      .or(page.getByRole('button', { name: 'Re-check all' }))
      .waitFor()
    if ((await page.getByText('No saved rulings yet').count()) === 0) return
    // A ruling to press buttons of.
    await press(page, 'Alt+1')
    await openCase(page, 'duel', DUEL)
    await page.keyboard.press('Control+s')
    await page.getByRole('dialog').waitFor()
    await page.keyboard.press('Enter')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await press(page, 'Alt+5')
    await page.getByRole('button', { name: 'Re-check all' }).waitFor()
  },
  Event: async (page) => {
    await press(page, 'Alt+6')
    await enterDay(page, 'round')
  },
  Help: (page) => press(page, 'F1'),
  // The last dialog may open late and cover the button.
  Settings: (page) =>
    expect
      .poll(
        async () => {
          await press(page, 'Alt+1')
          const settings = page.getByRole('button', { name: 'Settings' })
          return (
            (await settings.isVisible()) &&
            (await settings.click({ timeout: 2000 }).then(
              () => true,
              () => false
            ))
          )
        },
        { timeout: 30_000 }
      )
      .toBe(true)
}

interface Seen {
  readonly key: string
  readonly x: number
  readonly y: number
}

/** The enabled buttons in sight that do not count their presses, by what they are called and the number among those called so. */
const buttonsOf = (page: Page, skipped: string): Promise<readonly Seen[]> =>
  page.evaluate((skipped) => {
    const counts = new Map<string, number>()
    return [...document.querySelectorAll<HTMLElement>('button, [role=button], summary')].flatMap((button) => {
      const words = (button.getAttribute('aria-label') ?? button.innerText).replace(/\s+/g, ' ').trim()
      // A button that undoes or dismisses has other words each time.
      const name = words.replace(/^(Undo|Redo|Dismiss)\b.*/, '$1').replace(/\d+\.clixcase/, 'clixcase')
      const box = button.getBoundingClientRect()
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
      const top = document.elementFromPoint(x, y)
      const isOut = !top || !button.contains(top) || button.matches(':disabled, [aria-disabled=true]') || button.closest(skipped)
      if (isOut || box.width === 0) return []
      const count = (counts.get(name) ?? 0) + 1
      counts.set(name, count)
      return [{ key: `${name} #${count}`, x, y }]
    })
  }, skipped)

/** The text of the page and its stored rows, without the parts that change by themselves. */
const stateOf = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const rows: string[] = []
    for (const { name } of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const asked = indexedDB.open(name ?? '')
        asked.onsuccess = () => resolve(asked.result)
        asked.onerror = () => reject(new Error(String(asked.error)))
      })
      for (const store of database.objectStoreNames) {
        const count = await new Promise<number>((resolve) => {
          const asked = database.transaction(store).objectStore(store).count()
          asked.onsuccess = () => resolve(asked.result)
          asked.onerror = () => resolve(-1)
        })
        rows.push(`${store} ${count}`)
      }
      database.close()
    }
    const texts = [document.body, ...document.querySelectorAll<HTMLElement>('[role=dialog]')].map((part) => part.innerText)
    const undo = [...document.querySelectorAll('button[aria-label^=Undo]')].map((button) => button.getAttribute('aria-label'))
    const pressed = [
      ...document.querySelectorAll('[aria-pressed=true], [aria-expanded=true], [aria-checked=true], [aria-selected=true], [open]')
    ]
    const on = pressed.map((button) => button.getAttribute('aria-label') ?? button.textContent.slice(0, 40))
    return [...texts, `dialogs ${texts.length - 1}`, ...undo, ...on, ...rows]
      .join('\n')
      .replace(/\d+:\d\d(:\d\d)?/g, '0:00')
      .replace(/-\d+\.clixcase/g, '.clixcase')
      .replace(/[\d.]+ (KB|MB) (free|are used)/g, '0 $1 $2')
      .replace(/[ \t\n]+/g, '\n')
  })

/** The words that the second window has in addition, or lacks, once neither changes any more; empty if both show the same. */
async function difference(once: Page, twice: Page): Promise<string> {
  let said = ''
  for (let tries = 0; tries < 14; tries++) {
    const [one, two] = await Promise.all([stateOf(once), stateOf(twice)])
    if (one === two) return ''
    const [a, b] = [one.split('\n'), two.split('\n')]
    const from = a.findIndex((word, i) => word !== b[i])
    said = `${a.slice(from, from + 12).join(' ')} | ${b.slice(from, from + 12).join(' ')}`
    await once.waitForTimeout(150 + tries * 40)
  }
  return said
}

async function window(): Promise<{ page: Page; files: () => number }> {
  const { page } = await open({ context: { viewport: { width: 1280, height: 800 } } })
  await page.evaluate(() => {
    Object.assign(globalThis, { showSaveFilePicker: undefined, showOpenFilePicker: undefined, print: () => undefined })
  })
  let count = 0
  page.on('download', () => count++)
  page.on('filechooser', () => count++)
  page.on('popup', () => count++)
  // The rows of the table are written from here on: a first change in one window alone would be a difference.
  await openCase(page, 'duel', DUEL)
  await saved(page)
  return { page, files: () => count }
}

describe('a double press of any button', () => {
  it.each(Object.keys(ROOMS))(
    'does what one press does: %s',
    async (room) => {
      const [once, twice] = await Promise.all([window(), window()])
      const pages = [once.page, twice.page] as const
      const enter = () => Promise.all(pages.map((page) => ROOMS[room]!(page)))
      await enter()
      // The way to the rooms is the same in all of them.
      const skipped = `[data-repeats], [inert]${room === 'Table' ? '' : ', nav.rail'}`
      const wrong: string[] = []
      const done = new Set<string>()
      // A room may open late: it has no more buttons only if none appears for some time.
      for (let waits = 0; waits < 12;) {
        await difference(...pages)
        const [here, there] = await Promise.all(pages.map((page) => buttonsOf(page, skipped)))
        const next = here!.find(({ key }) => !done.has(key))
        if (!next) {
          waits++
          await once.page.waitForTimeout(150)
          continue
        }
        waits = 0
        done.add(next.key)
        const same = there!.find(({ key }) => key === next.key)
        if (!same) continue
        const before = [once.files(), twice.files()]
        await Promise.all([once.page.mouse.click(next.x, next.y), twice.page.mouse.dblclick(same.x, same.y)])
        await once.page.waitForTimeout(200)
        const said = await difference(...pages)
        if (said) {
          // From here on the windows differ: the others are pressed in the next run.
          wrong.push(`${next.key}: ${said}`)
          break
        }
        if (once.files() - before[0]! !== twice.files() - before[1]!) wrong.push(`${next.key}: another number of files or windows`)
        await enter()
      }
      if (process.env.DP) console.log(room, done.size, [...done].join(' | '))
      expect(wrong).toEqual([])
      expect(done.size).toBeGreaterThan(2)
    },
    240_000
  )
})

it('a second Enter in a form makes nothing twice, however fast it is', async () => {
  const { page } = await open({ context: { viewport: { width: 1280, height: 800 } } })
  const events = page.getByTestId('event-list').locator('li')
  for (const [index, gap] of [0, 30, 120].entries()) {
    await page.keyboard.press('Alt+6')
    if ((await page.getByTestId('event-desk').count()) > 0) await page.getByTestId('event-desk').getByRole('button').first().click()
    await page.getByRole('button', { name: 'New event' }).first().click()
    await page.getByTestId('event-new').waitFor()
    await page.keyboard.type(`Night ${gap}`, { delay: 20 })
    await page.keyboard.press('Enter')
    await page.waitForTimeout(gap)
    await page.keyboard.press('Enter')
    await page.getByTestId('event-desk').waitFor()
    await page.getByTestId('event-desk').getByRole('button').first().click()
    await events
      .filter({ hasText: `Night ${gap}` })
      .first()
      .waitFor()
    expect(await events.count()).toBe(index + 1)
  }
})

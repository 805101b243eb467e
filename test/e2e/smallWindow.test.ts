/** Phones, and pages at 150 % and 200 % zoom: nothing is over anything else, the board has its part of the window, every button can be pressed. */
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { boardGrid, verdictIs } from '../support/pageDriver.ts'
import { openedApps, pictures } from '../support/openedApps.ts'

const open = openedApps()
const shot = pictures('small', 200)

/** Width, height, and whether fingers are used. The last two are 1280 × 800 at 150 % and 200 %. */
const WINDOWS = [
  [390, 844, true],
  [360, 640, true],
  [844, 390, true],
  [853, 533, false],
  [640, 400, false]
] as const

const openAt = async (width: number, height: number, hasTouch: boolean, locale = 'en-US'): Promise<Page> => {
  const { page } = await open({ context: { viewport: { width, height }, hasTouch, isMobile: hasTouch, locale } })
  await page.getByTestId('verdict').waitFor()
  return page
}

/** The problems with the places of all parts, in words. */
function faultsOf(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    // Waits for parts that still move or load.
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
    const PARTS = {
      board: '[data-testid=board]',
      question: 'section.question',
      ruling: '[data-testid=ruling], [data-testid=timeline]',
      brushes: '[data-testid=brushes]',
      bar: '[data-testid=pocket-bar]',
      hint: '[data-testid=hint]',
      navigation: 'nav',
      notice: '.notices .notice'
    }
    const table = document.querySelector('.table')!
    const main = document.querySelector('main')!.getBoundingClientRect()
    const boxes = Object.entries(PARTS).flatMap(([name, selector]) =>
      [...document.querySelectorAll(selector)].flatMap((part) => {
        const { left, right, top, bottom, width, height } = part.getBoundingClientRect()
        if (width === 0 || height === 0) return []
        // A table that scrolls is cut off at its edges.
        const inTable = table.contains(part)
        return [
          { name, left, right, top: inTable ? Math.max(top, main.top) : top, bottom: inTable ? Math.min(bottom, main.bottom) : bottom }
        ]
      })
    )
    const faults: string[] = []
    boxes.forEach((a, i) => {
      for (const b of boxes.slice(i + 1)) {
        const [x, y] = [Math.min(a.right, b.right) - Math.max(a.left, b.left), Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)]
        const isOnBoard = [a.name, b.name].sort().join() === 'board,notice'
        if (x > 1 && y > 1 && !isOnBoard) faults.push(`${a.name} and ${b.name} overlap by ${Math.round(x)} × ${Math.round(y)}`)
      }
      if (a.name === 'notice' && (a.left < 0 || a.right > innerWidth || a.top < 0 || a.bottom > innerHeight))
        faults.push('a notice is cut off')
    })
    const board = document.querySelector('[data-testid=board]')!.getBoundingClientRect()
    if (board.height < 0.4 * innerHeight) faults.push(`the board has ${Math.round(board.height)} of ${innerHeight}`)
    if (document.documentElement.scrollWidth > innerWidth) faults.push(`the page is ${document.documentElement.scrollWidth} wide`)
    // Everything that is pressed or read can be scrolled to, and nothing covers it then.
    const wanted =
      'section.question button, [data-testid=ruling] button, [data-testid=ruling] :is(.word, .sentence), [data-testid=brushes] button, [data-testid=pocket-bar] button, nav button'
    for (const one of document.querySelectorAll<HTMLElement>(wanted)) {
      if (one.getClientRects().length === 0 || one.closest('[inert], .notices')) continue
      one.scrollIntoView({ block: 'nearest', inline: 'nearest' })
      const { left, top, width, height } = one.getBoundingClientRect()
      const there = document.elementFromPoint(left + width / 2, top + height / 2)
      const isFree = there !== null && (one.contains(there) || there.closest('.notices') !== null)
      if (!isFree) faults.push(`${one.ariaLabel ?? one.textContent} cannot be reached: ${there?.className ?? 'out of the window'}`)
    }
    for (const one of document.querySelectorAll('.table, [data-testid=ruling]')) one.scrollTo(0, 0)
    return faults
  })
}

const isFull = (page: Page) => page.getByTestId('pocket-bar').isVisible()
const nav = (page: Page) => page.getByRole('navigation')

/** From every state to the next, as a judge goes. */
async function goThrough(page: Page, check: (state: string) => Promise<void>, tap: (x: number, y: number) => Promise<void>): Promise<void> {
  const bar = page.getByTestId('pocket-bar')
  const reasons = async (shown: boolean) => {
    const fold = page.getByRole('button', { name: shown ? 'Show the reasons' : 'Show only the verdict' })
    // In a low window they are at the right of the board at all times.
    if (await fold.isVisible()) await fold.click()
    if (shown) await page.getByTestId('reason').first().scrollIntoViewIfNeeded()
  }
  await check('start')
  await reasons(true)
  await check('reasons')
  await reasons(false)
  await bar.getByRole('button', { name: 'Set up: figures and terrain' }).click()
  await check('brushes')
  await bar.getByRole('button', { name: 'New table' }).click()
  await page.locator('.notices').getByText('A new, empty table.').waitFor()
  await check('new table')
  const board = (await page.getByTestId('board').boundingBox())!
  for (const part of [0.25, 0.6]) await tap(board.x + board.width * part, board.y + board.height * part * 0.7)
  await verdictIs(page, 'clear')
  await check('two taps')
  await page.keyboard.type('attack a > b')
  await page.keyboard.press('Enter')
  await page.getByTestId('ruling').getByText('attack', { exact: false }).first().waitFor()
  await reasons(true)
  await check('attack')
  await reasons(false)
  await page.getByRole('button', { name: /^What is asked/ }).click()
  await page.getByRole('option').filter({ hasText: 'play out turns' }).click()
  await page.getByTestId('timeline').waitFor()
  await check('timeline')
}

describe.each(WINDOWS)('in a window of %i × %i', (width, height, hasTouch) => {
  it('starts with the board alone, and nothing overlaps whatever is asked', async () => {
    const page = await openAt(width, height, hasTouch)
    expect(await isFull(page)).toBe(true)
    expect(await nav(page).isVisible()).toBe(false)
    const faults: string[] = []
    const check = async (state: string) => {
      await shot(page, `${width}-${state}`)
      for (const fault of await faultsOf(page)) faults.push(`${state}: ${fault}`)
    }
    await goThrough(page, check, (x, y) => (hasTouch ? page.touchscreen.tap(x, y) : page.mouse.click(x, y)))
    expect(faults).toEqual([])
  })

  it('shows everything and the board alone again, and then, too, nothing overlaps', async () => {
    const page = await openAt(width, height, hasTouch)
    await page.getByRole('button', { name: 'Show everything again' }).click()
    await nav(page).waitFor()
    expect(await isFull(page)).toBe(false)
    await shot(page, `${width}-everything`)
    expect(await faultsOf(page)).toEqual([])
    await page.getByRole('button', { name: 'New table' }).click()
    await page.locator('.notices').getByText('A new, empty table.').waitFor()
    expect(await faultsOf(page)).toEqual([])
    await shot(page, `${width}-everything-new`)
    await nav(page).getByRole('button', { name: 'Maps' }).click()
    await page.getByRole('heading', { name: 'Maps', level: 1 }).waitFor()
    await nav(page).getByRole('button', { name: 'Table' }).click()
    await page.getByRole('button', { name: 'Full screen' }).click()
    await expect.poll(() => isFull(page)).toBe(true)
    expect(await nav(page).isVisible()).toBe(false)
    // For the players on the other side, and back.
    await page.getByRole('button', { name: 'Turn to the players on the other side' }).click()
    await page.getByTestId('full-board').waitFor()
    await page.getByRole('button', { name: 'Show everything again' }).click()
    await expect.poll(() => isFull(page)).toBe(true)
  })
})

it.each([
  [360, 640, 'es-ES'],
  [640, 400, 'pt-BR']
])('has room for the words of every language: %i × %i, %s', async (width, height, locale) => {
  const page = await openAt(width, height, false, locale)
  expect(await faultsOf(page)).toEqual([])
  const bar = page.getByTestId('pocket-bar').getByRole('button')
  await bar.nth(2).click()
  await page.locator('.notices .notice').waitFor()
  await shot(page, `${width}-${locale}`)
  expect(await faultsOf(page)).toEqual([])
  const cut = await page
    .getByTestId('hint')
    .evaluate((hint) => hint.scrollWidth > hint.clientWidth || hint.scrollHeight > hint.clientHeight)
  expect(cut).toBe(false)
})

describe.each([
  [768, 1024],
  [1024, 768]
])('on a tablet of %i × %i', (width, height) => {
  it.each(['attack merrow > brine', 'kb merrow > brine', 'odds merrow > brine'])(
    'no room is empty beside the field for typing: %s',
    async (line) => {
      const page = await openAt(width, height, true)
      await page.keyboard.type(line)
      await page.keyboard.press('Enter')
      await page.locator('section.question .details').first().waitFor({ state: 'attached' })
      await shot(page, `${width}-${line.split(' ')[0]!}`)
      const row = () =>
        page.evaluate(() => {
          const middle = (one: Element) => one.getBoundingClientRect().top + one.getBoundingClientRect().height / 2
          const field = document.querySelector('section.question .ask')!
          const { left, right } = field.getBoundingClientRect()
          const row = document.querySelector('section.question .row')!.getBoundingClientRect()
          const others = [...document.querySelectorAll('section.question button')].filter(
            (one) => one.checkVisibility() && !field.contains(one)
          )
          const beside = others.filter((one) => Math.abs(middle(one) - middle(field)) < 12)
          const empty = left - Math.max(row.left, ...beside.map((one) => one.getBoundingClientRect().right))
          const below = others.filter((one) => middle(one) > middle(field) + 12).length
          return { hasEmptyRoom: empty > 24, below, isCut: right > row.right + 1 }
        })
      await expect.poll(row).toEqual({ hasEmptyRoom: false, below: 0, isCut: false })
    }
  )
})

describe.each([
  [390, 844, 8],
  [360, 640, 6]
])('on a phone of %i × %i', (width, height, rows) => {
  it('signs at the edge of the board are whole, apart, and cover neither tools nor figures', async () => {
    const page = await openAt(width, height, true)
    for (let zoom = 1; zoom <= 7; zoom++) {
      await page.keyboard.press('=')
      await page.waitForTimeout(250)
      const faults = await page.evaluate(() => {
        const board = document.querySelector('[data-testid=board]')!.getBoundingClientRect()
        const boxes = [...document.querySelectorAll('[data-testid=edge-arrow]')].map((one) => ({
          name: one.textContent,
          box: one.getBoundingClientRect()
        }))
        const tools = { name: 'tools', box: document.querySelector('[role=toolbar][aria-orientation=vertical]')!.getBoundingClientRect() }
        const meet = (a: DOMRect, b: DOMRect) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
        return boxes.flatMap(({ name, box }, i) => [
          ...(box.left < board.left || box.right > board.right || box.top < board.top || box.bottom > board.bottom
            ? [`${name} is cut off`]
            : []),
          ...[tools, ...boxes.slice(i + 1)].filter((other) => meet(box, other.box)).map((other) => `${name} and ${other.name} overlap`)
        ])
      })
      expect(faults, `zoom ${zoom}`).toEqual([])
    }
    expect(await page.getByTestId('edge-arrow').count()).toBeGreaterThan(0)
    await shot(page, `${width}-signs`)
  })

  it('a small map opens beside the tools of the board', async () => {
    const page = await openAt(width, height, true)
    await page.keyboard.type(`new 8x${rows}`)
    await page.keyboard.press('Enter')
    await page.locator('.notices').getByText('A new, empty table.').waitFor()
    const room = async () => {
      const { at, right } = (await boardGrid(page))!
      const tools = await page.evaluate(
        () => document.querySelector('[role=toolbar][aria-orientation=vertical]')!.getBoundingClientRect().left
      )
      const board = (await page.getByTestId('board').boundingBox())!
      return { left: at[0] >= board.x, right: at[0] + 8 * right[0] <= tools, size: Math.hypot(...right) > 30 }
    }
    await expect.poll(room).toEqual({ left: true, right: true, size: true })
    await shot(page, `${width}-small-map`)
  })
})

it('leaves the choice for a large window as it was', async () => {
  const page = await openAt(1280, 800, false)
  expect(await nav(page).isVisible()).toBe(true)
  await page.setViewportSize({ width: 640, height: 400 })
  await expect.poll(() => isFull(page)).toBe(true)
  await page.setViewportSize({ width: 1280, height: 800 })
  await nav(page).waitFor()
  await page.getByRole('button', { name: 'Full screen' }).click()
  await page.getByTestId('full-board').waitFor()
  await page.setViewportSize({ width: 640, height: 400 })
  await page.getByRole('button', { name: 'Show everything again' }).click()
  await nav(page).waitFor()
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.getByTestId('full-board').waitFor()
  expect(await nav(page).isVisible()).toBe(false)
})

/** Whether the attacker (D20) and the target (I14) of the first question are in sight, and no panel over the board hides them. */
async function isInSight(page: Page): Promise<boolean> {
  const { at, right, down } = (await boardGrid(page))!
  const middles = ([[3.5, 19.5], [8.5, 13.5]] as const).map(([x, y]) => [at[0] + x * right[0] + y * down[0], at[1] + x * right[1] + y * down[1]] as const) // prettier-ignore
  return page.evaluate((points) => {
    const board = document.querySelector('[data-testid=board]')!
    return points.every(([x, y]) => board.contains(document.elementFromPoint(x, y)))
  }, middles)
}

describe('panels beside the board keep the ends of the question in sight:', () => {
  it('the reasons on an upright tablet', async () => {
    const page = await openAt(768, 1024, true)
    await page.getByRole('button', { name: 'Show the reasons' }).click()
    await page.getByTestId('reason').first().waitFor()
    await expect.poll(() => isInSight(page)).toBe(true)
    await shot(page, 'tablet-reasons')
  })

  it('the figures and the dials over a board of 856 pixels', async () => {
    const page = await openAt(1280, 800, false)
    await page.getByRole('button', { name: 'Show the figures' }).click()
    await page.getByTestId('tray').waitFor()
    await expect.poll(() => isInSight(page)).toBe(true)
    await shot(page, 'tray')
    await page.getByTestId('tray').getByRole('button', { name: 'Hide the figures' }).click()
    await page.getByRole('button', { name: 'Show where each figure stands on its dial' }).click()
    await shot(page, 'dials')
    await expect.poll(() => isInSight(page)).toBe(true)
  })
})

it.each([
  [true, 'Tap the square where A (Red) stands.'],
  [false, 'Tap the square where A (Red) stands. Esc: stop.']
])('names no key on a screen for fingers (%s)', async (hasTouch, words) => {
  const page = await openAt(768, 1024, hasTouch)
  await page.getByRole('button', { name: 'New table' }).click()
  await expect.poll(() => page.getByTestId('hint').innerText()).toBe(words)
  expect(await page.getByRole('button', { name: /Esc/ }).count()).toBe(hasTouch ? 0 : 2)
})

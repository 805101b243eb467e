/** An event as its organiser runs it, by keyboard alone: twelve players, three rounds, a correction; every input is counted. */
import { mkdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { serious } from '../support/accessibility.ts'
import { choose, dropFile, saved } from '../support/pageDriver.ts'
import { openApp, sharedBrowser, type OpenedApp } from '../support/browser.ts'
import { inMore } from '../support/more.ts'
import { showView, viewIds } from '../support/eventViews.ts'
import { enterDay } from '../reliability/daysUnderWay.ts'

const NAMES = [
  'Kim Park',
  'Ada Lo',
  'Bo Chen',
  'Cy Diaz',
  'Dan Ek',
  'Eve Fox',
  'Flo Gil',
  'Gus Ho',
  'Ida Jung',
  'Jo King',
  'Lea Mo',
  'Max Noor'
]

/** Taps keys and types words as a hand does; each of them is one input, and so is a word with the key that ends it. */
class Hand {
  inputs = 0
  readonly #page: Page
  constructor(page: Page) {
    this.#page = page
  }
  async key(key: string): Promise<void> {
    this.inputs++
    await this.#page.keyboard.press(key)
  }
  async type(words: string, end?: string): Promise<void> {
    this.inputs++
    await this.#page.keyboard.type(words)
    if (end !== undefined) await this.#page.keyboard.press(end)
  }
  /** How many inputs something takes. */
  async count(work: () => Promise<void>): Promise<number> {
    const before = this.inputs
    await work()
    return this.inputs - before
  }
}

const shots = process.env.EVENT_SHOTS
async function shot(page: Page, name: string): Promise<void> {
  if (!shots) return
  mkdirSync(shots, { recursive: true })
  const size = page.viewportSize()!
  for (const [width, height] of [
    [1280, 800],
    [1024, 768],
    [768, 1024]
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.screenshot({ path: `${shots}/${name}-${width}.png` })
  }
  await page.setViewportSize(size)
}

/** English words, names of fields and codes: none of them stands on a screen in another language. */
const NOT_SPOKEN =
  /\b(?:the|and|with|of|is|are|this|not|yet|round|table|players?|undefined|NaN|no-show|double-loss|game-loss|by-table)\b|\{\w+\}|\[object/gi
/** What is read out and not seen. */
const labels = (page: Page): Promise<string> =>
  page
    .getByTestId('event-desk')
    .evaluate((desk) =>
      [...desk.querySelectorAll('[aria-label], [title], [placeholder]')]
        .flatMap((one) => ['aria-label', 'title', 'placeholder'].map((name) => one.getAttribute(name) ?? ''))
        .join(' ')
    )

let app: OpenedApp
/** A second device, with a touch screen and nothing on it yet. */
let tablet: OpenedApp | null = null
let hand: Hand
beforeAll(async () => {
  app = await openApp({ browser: await sharedBrowser() })
  hand = new Hand(app.page)
})
afterAll(async () => {
  await tablet?.close()
  await app.close()
})

const VIEWS = [
  'Door',
  'Lists',
  'Pairings',
  'Results',
  'Floor',
  'Clock',
  'Standings',
  'Paper',
  'Display',
  'Venue',
  'Penalties',
  'Rulings',
  'Cut',
  'Prizes',
  'Log',
  'Settings'
]
const view = (page: Page, name: string): Promise<void> => showView(page, name.toLowerCase())

/** How the event names people on paper, displays and in files, from the paper. */
async function namesInPublic(page: Page, how: string): Promise<void> {
  await view(page, 'Paper')
  await page.getByRole('button', { name: 'Other names' }).click()
  await page.getByRole('group', { name: 'Players in public' }).getByRole('button', { name: how, exact: true }).click()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('The settings are saved.').first().waitFor()
}

/** An infraction of the list. */
const infraction = (page: Page, name: string): Promise<void> => choose(page, /^Infraction:/, name)

/** From the pairing that is refused to the result that it waits for. */
async function followMissing(page: Page, table: number): Promise<void> {
  await view(page, 'Pairings')
  const missing = page.getByTestId('waited-for')
  await expect.poll(() => missing.textContent()).toContain('Round 4 cannot be paired yet: 1 result is missing.')
  await shot(page, '3-missing')
  await missing.getByRole('button').click()
  await expect.poll(() => focused(page)).toBe('winner')
  expect(await page.locator('input[name="table"]').inputValue()).toBe(String(table))
  // The first tap into a field takes all of it.
  await page.locator('input[name="table"]').click()
}

const focused = (page: Page) => page.evaluate(() => document.activeElement?.id || document.activeElement?.getAttribute('name') || '')

describe('an event of twelve players and three rounds, by keyboard alone', () => {
  it('is made with a name and everything else as it comes', async () => {
    const { page } = app
    await page.getByTestId('board').waitFor()
    await page.keyboard.press('Alt+6')
    await page.getByTestId('event-list').waitFor()
    await shot(page, '0-empty')
    await page.getByRole('button', { name: 'New event' }).first().focus()
    const inputs = await hand.count(async () => {
      await hand.key('Enter')
      await page.getByTestId('event-new').waitFor()
      await shot(page, '1-new')
      await hand.type('Saturday 300', 'Enter')
    })
    await page.getByTestId('event-desk').waitFor()
    expect(inputs).toBeLessThanOrEqual(3)
  })

  it('lets players in at the door: a walk-in is a name and Enter', async () => {
    const { page } = app
    const search = page.getByRole('searchbox', { name: 'Name: three letters' })
    await expect.poll(() => search.evaluate((node) => node === document.activeElement)).toBe(true)
    // One name after the other, as fast as keys go: the next one is typed while the last one is written.
    for (const name of NAMES) expect(await hand.count(() => hand.type(name, 'Enter'))).toBeLessThanOrEqual(3)
    await expect.poll(() => page.locator('[data-view="door"] p[role="status"]').textContent()).toContain('12 playing')
    expect(await search.inputValue()).toBe('')
    for (const name of NAMES) await page.locator('[data-view="door"] li').getByText(name, { exact: true }).waitFor()
    await shot(page, '2-door')
  })

  it('pairs, takes slips at five inputs and publishes the next round at three after the last one', async () => {
    const { page } = app
    const publish = async (round: number) => {
      await page.getByTestId('preview').waitFor()
      await shot(page, `3-preview-${round}`)
      await expect.poll(() => page.evaluate(() => document.activeElement?.textContent?.trim())).toBe('Publish')
      await hand.key('Enter')
      await expect.poll(() => focused(page)).toBe('publish-now')
      await hand.key('Enter')
      await expect.poll(() => page.getByTestId('preview').count()).toBe(0)
    }
    await hand.key('Alt+Enter')
    await publish(1)
    for (const round of [1, 2, 3]) {
      await expect.poll(() => page.evaluate(() => document.activeElement?.textContent?.trim())).toBe('Start the clock')
      await hand.key('Enter')
      await page.getByTestId('slip').waitFor()
      for (let table = 1; table <= 6; table++) {
        if (round === 3 && table === 6) await followMissing(page, table)
        // In the second round as fast as keys go: each slip is typed while the one before is written.
        if (round !== 2 || table === 1) {
          await expect.poll(() => focused(page)).toBe('table')
          await expect.poll(() => page.locator('input[name="table"]').inputValue()).toBe(String(table))
        }
        const inputs = await hand.count(async () => {
          await hand.type(String(table), ' ')
          const isFirst = table % 2 === 0
          const won = String(300 - table * 10)
          await hand.key(isFirst ? '1' : '2')
          await hand.type(isFirst ? won : '95', ' ')
          await hand.type(isFirst ? '95' : won)
          await hand.key('Enter')
        })
        expect(inputs).toBeLessThanOrEqual(5)
      }
      await shot(page, `4-results-${round}`)
      if (round === 3) break
      await expect.poll(() => page.evaluate(() => document.activeElement?.textContent?.trim())).toBe(`Pair round ${round + 1}`)
      const inputs = await hand.count(async () => {
        await hand.key('Enter')
        await publish(round + 1)
      })
      expect(inputs).toBeLessThanOrEqual(3)
    }
    await expect.poll(() => page.locator('#event-next').textContent()).toContain('Pair round 4')
    // A slip too many, while the button of the next step has the focus, is a slip: it pairs nothing.
    await expect.poll(() => focused(page)).toBe('event-next')
    await page.keyboard.type('4')
    expect(await focused(page)).toBe('table')
    expect(await page.locator('input[name="table"]').inputValue()).toBe('4')
  })

  it('corrects a result of the first round at six inputs, says what would differ, and moves no pair', async () => {
    const { page } = app
    const pairs = () => page.getByTestId('results').allTextContents()
    await page.locator('input[name="table"]').focus()
    const before = (await pairs()).join().replaceAll(/\d+ : \d+/g, '')
    const inputs = await hand.count(async () => {
      await page.locator('input[name="table"]').selectText()
      await hand.type('1/3', ' ')
      await hand.key('1')
      await hand.type('210', ' ')
      await hand.type('120')
      await hand.key('Enter')
      const dialog = page.getByRole('dialog')
      await dialog.getByText('Standings').waitFor()
      for (const words of ['Round 1, table 3:', '270', '210 : 120', 'They stay as they were played.'])
        await expect.poll(() => dialog.textContent()).toContain(words)
      expect((await pairs()).join()).toContain('270')
      await shot(page, '5-correction')
      // A slip that is typed on without looking confirms nothing.
      await page.keyboard.type('4 1300 60\n')
      expect(await dialog.textContent()).toContain('keys were not entered')
      expect(await dialog.getByLabel('Why (optional)').inputValue()).toBe('')
      await shot(page, '5-correction-stopped')
      await hand.key('Control+Enter')
    })
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
    expect(inputs).toBeLessThanOrEqual(6)
    expect((await pairs()).join().replaceAll(/\d+ : \d+/g, '')).toBe(before)
  })

  it('swaps two of the preview by the numbers of their tables and by dragging, and says who was swapped with whom', async () => {
    const { page } = app
    await view(page, 'Pairings')
    const preview = page.getByTestId('preview')
    const names = preview.getByTestId('pairs').locator('button.player')
    const [, b, c, d] = await names.allTextContents()
    await preview.locator('input[name="swap"]').focus()
    await hand.type('1 2', 'Enter')
    await expect.poll(() => preview.textContent()).toContain(`Swapped by hand: ${b} with ${d}.`)
    await names.nth(2).dragTo(names.nth(1))
    await expect.poll(() => preview.textContent()).toContain(`Swapped by hand: ${b} with ${d}; ${c} with ${d}.`)
    expect((await names.allTextContents()).slice(1, 4)).toEqual([c, d, b])
    await shot(page, '3-swapped')
    for (let swap = 0; swap < 2; swap++) await preview.getByRole('button', { name: 'Take back the swap' }).click()
    await expect.poll(async () => (await names.allTextContents()).slice(1, 4)).toEqual([b, c, d])
  })

  it('says what rests on a published round that is to be taken back, and leads there', async () => {
    const { page } = app
    await view(page, 'Pairings')
    await page.getByRole('button', { name: 'Take the round back' }).focus()
    await hand.key('Enter')
    const dialog = page.getByRole('dialog', { name: 'Take back?' })
    await expect.poll(() => page.getByTestId('resting').getByRole('button').count()).toBe(6)
    await expect.poll(() => focused(page)).toBe('take-back-not')
    expect(await dialog.getByRole('button', { name: 'Take back', exact: true }).count()).toBe(0)
    await shot(page, '3-resting')
    await page
      .getByTestId('resting')
      .getByRole('button', { name: /round 3, table 2/ })
      .focus()
    await hand.key('Enter')
    await expect.poll(() => page.locator('input[name="table"]').inputValue()).toBe('2')
    await expect.poll(() => focused(page)).toBe('winner')
  })

  it('answers a call on the judge’s table: the ruling that is kept there is joined to it', async () => {
    const { page } = app
    await view(page, 'Floor')
    await page.getByTestId('floor').getByRole('button').first().focus()
    await hand.key('ArrowRight')
    const called = await hand.count(async () => {
      await hand.key('Enter')
      await page.getByRole('dialog').waitFor()
      await shot(page, '6-table')
      await page.getByRole('dialog').getByRole('button', { name: 'Call a judge' }).focus()
      await hand.key('Enter')
    })
    expect(called).toBeLessThanOrEqual(2)
    await page.getByLabel('Your name as a judge').fill('Ann')
    await shot(page, '6-floor')
    await page.getByRole('button', { name: 'On the board' }).click()
    await page.getByTestId('answered-call').waitFor()
    // A new call begins with an empty board; what was there is one step back.
    await expect.poll(() => page.getByTestId('verdict').count()).toBe(0)
    await page.keyboard.press('Control+z')
    await page.getByTestId('verdict').waitFor()
    await shot(page, '6-answered')
    const dialog = page.getByRole('dialog')
    await page.keyboard.press('Control+s')
    await expect.poll(() => dialog.getByLabel('Table').inputValue()).toBe('2')
    expect(await dialog.getByLabel('Players').inputValue()).toMatch(/^\w+ \w+ – \w+ \w+$/)
    await page.keyboard.press('Enter')
    await page.getByTestId('floor').waitFor()
    await page.getByRole('button', { name: /^\+\d+ minutes?$/ }).click()
    // The same position at the next table is a ruling of its own, beside the first.
    await page.getByTestId('floor').getByRole('button').nth(2).click()
    await dialog.getByRole('button', { name: 'Call a judge' }).click()
    // The call of the first table is closed when its ruling has been written.
    await expect.poll(() => page.getByRole('button', { name: 'On the board' }).count()).toBe(1)
    await page.getByRole('button', { name: 'On the board' }).click()
    await page.getByTestId('answered-call').waitFor()
    await page.keyboard.press('Control+z')
    const [asked] = /\w+ \w+(?= – )/.exec((await page.getByTestId('answered-call').textContent())!)!
    await page.getByRole('button', { name: 'Event', exact: true }).click()
    await view(page, 'Penalties')
    await page.getByRole('button', { name: /^Player:/ }).click()
    await page.getByRole('option', { name: asked }).click()
    await infraction(page, 'Outside help')
    await expect.poll(() => page.getByRole('button', { name: /^Ruling:/ }).textContent()).toContain('saved for this call')
    await page.getByRole('button', { name: 'Give the penalty' }).click()
    await page.getByRole('button', { name: 'Table', exact: true }).click()
    await page.getByRole('button', { name: 'Ruled before in round 3, table 2: look' }).click()
    await page.keyboard.press('Control+s')
    await expect.poll(() => dialog.getByLabel('Table').inputValue()).toBe('3')
    await dialog.getByRole('button', { name: 'Save ruling' }).click()
    await page.getByTestId('floor').waitFor()
    await view(page, 'Rulings')
    await shot(page, '6-rulings')
    const kept = page.getByTestId('event-rulings').locator('> li')
    await expect.poll(() => kept.count()).toBe(2)
    expect(await kept.first().textContent()).toContain('round 3, table 3')
    await expect.poll(() => kept.first().textContent()).toContain(`${asked}: Outside help`)
    await view(page, 'Floor')
    await page.getByTestId('floor').getByRole('button').nth(1).click()
    await dialog
      .getByRole('button', { name: /^Penalty:/ })
      .first()
      .click()
    await infraction(page, 'Wrong movement')
    await expect.poll(() => page.getByRole('button', { name: /^Ruling:/ }).textContent()).toContain('Merrow')
    await shot(page, '6-penalty')
    await page.getByRole('button', { name: 'Give the penalty' }).click()
    await expect.poll(() => page.locator('[data-view="penalties"] ul li').first().textContent()).toContain('round 3, table 2')
    await view(page, 'Rulings')
    for (const words of [/the call waited \d+:\d\d/, /Caution for .+: Wrong movement/, /1 minute more, round 3, table 2/])
      await expect.poll(() => kept.last().textContent()).toMatch(words)
    await shot(page, '6-record')
    await kept.last().getByRole('button', { name: 'Appeal' }).click()
    await page.getByLabel('What the head judge says (optional)').fill('The giant is no cover')
    await page.getByRole('button', { name: 'Uphold', exact: true }).click()
    await expect.poll(() => page.getByTestId('event-rulings').textContent()).toContain('Appeal: upheld')
    await view(page, 'Log')
    const log = await page.getByTestId('log').textContent()
    for (const words of [
      'Appeal: upheld – The giant is no cover',
      'more, round 3, table 2',
      'The call is done',
      'A ruling was kept, round 3, table 2',
      'Ann takes the call'
    ])
      expect(log).toContain(words)
  })

  it('brings in a list with columns in another order, and one undo takes all of it back', async () => {
    const { page } = app
    await view(page, 'Door')
    await page.getByRole('button', { name: 'Paste or open a list' }).click()
    await page.getByLabel('The list').fill('Club,Player\n"Red, White",Nia Ode\nBlue,Kim Park\n,Oz Pil\n,Oz Pil\n,')
    await shot(page, '2-list')
    await page.getByRole('button', { name: 'Import 2' }).click()
    const status = page.locator('[data-view="door"] p[role="status"]')
    await expect.poll(() => status.textContent()).toContain('14 on the list')
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
    await page.keyboard.press('Control+z')
    await expect.poll(() => status.textContent()).toContain('12 on the list')
    // A file that is dropped, on whatever view, is looked at in the same place.
    await view(page, 'Floor')
    await dropFile(page, 'guests.csv', 'Player;Club\nUli Vey;Blue\nKim Park;Red')
    await page.getByRole('button', { name: 'Import 1' }).waitFor()
    await page.keyboard.press('Escape')
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
    await expect.poll(() => status.textContent()).toContain('12 on the list')
  })

  it('says what it changes that somebody drops before it is written', async () => {
    const { page } = app
    await page.getByRole('button', { name: 'Drop: Lea Mo' }).focus()
    await hand.key('Enter')
    const dialog = page.getByRole('dialog', { name: 'Lea Mo drops' })
    for (const words of ['11 players are left, so there will be a bye.', 'Round 4, as it is drawn now', 'Bye: '])
      await expect.poll(() => dialog.textContent()).toContain(words)
    await expect.poll(() => focused(page)).toBe('drop-now')
    await shot(page, '2-drop')
    await hand.key('Escape')
    // Its name goes before the dialog does, and keys are the dialog's until then.
    await expect.poll(() => page.locator('[role="dialog"]').count()).toBe(0)
    await expect.poll(() => page.locator('[data-view="door"] p[role="status"]').textContent()).toContain('12 playing')
    await expect.poll(() => focused(page)).toBe('event-door')
    // By keys to another view: the focus goes along, so that the next Tab is in it.
    await hand.key('Alt+ArrowDown')
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Lists')
  })

  it('checks a team list by its rules, and a judge may say otherwise', async () => {
    const { page } = app
    await view(page, 'Lists')
    const lists = page.getByTestId('event-lists')
    await lists.getByRole('button', { name: /^Ada Lo/ }).click()
    await lists.getByRole('textbox').first().fill('Captain Rook; 200\n2 x Wren 75')
    await lists.getByRole('button', { name: 'Save the list' }).click()
    await expect.poll(() => lists.textContent()).toContain('3 figures, 350 points')
    await expect.poll(() => lists.textContent()).toContain('problem')
    await shot(page, '2-lists')
    await lists.getByRole('textbox', { name: 'Why' }).fill('Played for fun')
    await lists.getByRole('button', { name: 'Accept' }).click()
    await expect.poll(() => lists.textContent()).toContain('accepted')
  })

  it('proposes the next step of the ladder, makes the cut and hands out prizes', async () => {
    const { page } = app
    for (const level of ['Caution', 'Warning']) {
      await view(page, 'Penalties')
      await page.getByRole('button', { name: /^Player:/ }).click()
      await page.getByRole('option', { name: 'Bo Chen' }).click()
      await infraction(page, 'Slow play')
      await expect.poll(() => page.getByRole('group', { name: 'Level' }).locator('[aria-pressed="true"]').textContent()).toBe(level)
      await page.getByRole('button', { name: 'Give the penalty' }).click()
      await expect.poll(() => page.locator('[data-view="penalties"] ul li').first().textContent()).toContain(level)
      // The button is disabled now: whoever pressed it by a key does not stand nowhere.
      await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toMatch(/BODY|BUTTON/)
    }
    await shot(page, '9-penalties')
    await view(page, 'Cut')
    await page.getByRole('button', { name: 'Cut to the top 4' }).click()
    for (const scores of [
      ['300', '40'],
      ['20', '250'],
      ['150', '140']
    ] as const) {
      await expect.poll(() => page.getByTestId('slip').count()).toBe(1)
      await page.locator('input[name="a"]').fill(scores[0])
      await page.locator('input[name="b"]').fill(scores[1])
      await page.locator('input[name="b"]').press('Enter')
      await expect.poll(() => page.getByTestId('bracket').textContent()).toContain(scores[0])
    }
    await page.getByText('has won the event').waitFor()
    await shot(page, '9-cut')
    // Who has played on has won: another winner is refused, and the line leads to where the match that stands in the way is taken back.
    await page.getByTestId('bracket').getByRole('button').first().click()
    await page.locator('input[name="winner"]').press('2')
    await page.locator('input[name="b"]').press('Enter')
    await page.getByText('The winner has played on').waitFor()
    await shot(page, '9-cut-rests')
    await page.getByTestId('resting').getByRole('button').click()
    await expect.poll(() => page.locator('[data-view="log"] li.asked').textContent()).toContain('match 2-1 of the cut')
    await view(page, 'Prizes')
    await page.getByLabel('Prizes by place').fill('Brick\nBooster')
    await page.getByRole('button', { name: 'Save the list' }).click()
    await page.getByTestId('prizes').getByRole('button').first().click()
    await expect.poll(() => page.getByTestId('prizes').getByRole('button').first().textContent()).toContain('✓')
    await shot(page, '9-prizes')
  })

  it('puts slips and pairings on paper: seen first, then saved', async () => {
    const { page } = app
    await view(page, 'Paper')
    const paper = page.getByTestId('event-paper')
    await expect.poll(() => paper.textContent()).toContain('Pairings by table')
    await shot(page, '9-paper')
    await page.getByRole('button', { name: /^What:/ }).click()
    await page.getByRole('option', { name: 'Result slips' }).click()
    await expect.poll(() => paper.locator('svg').count()).toBe(2)
    await shot(page, '9-slips')
    await page.evaluate(() => Reflect.deleteProperty(window, 'showSaveFilePicker'))
    const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Save as PDF' }).click()])
    expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-')
    const [table] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Save the file' }).click()])
    expect(table.suggestedFilename()).toBe('Saturday 300 Standings.csv')
    expect(await readFile(await table.path(), 'utf8')).toContain('Kim Park')
  })

  it('gives the report of the day and its rulings as one paper', async () => {
    const { page } = app
    const paper = page.getByTestId('event-paper')
    await page.getByRole('button', { name: /^What:/ }).click()
    await page.getByRole('option', { name: 'Report of the day' }).click()
    for (const words of ['Bracket', 'Slow play', 'Brick', 'Kim Park']) await expect.poll(() => paper.textContent()).toContain(words)
    const sheets = await paper.locator('svg').count()
    await shot(page, '9-report')
    await namesInPublic(page, 'Number')
    await view(page, 'Paper')
    await page.getByRole('button', { name: /^What:/ }).click()
    await page.getByRole('option', { name: 'Report of the day' }).click()
    await expect.poll(() => paper.textContent()).toContain('Bracket')
    await expect.poll(() => paper.textContent()).not.toContain('Kim Park')
    expect(await paper.locator('svg').count()).toBe(sheets)
    // One setting for all: the files have numbers, too.
    const [table] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Save the file' }).click()])
    expect(await readFile(await table.path(), 'utf8')).not.toContain('Kim Park')
    await shot(page, '9-report-numbers')
    await namesInPublic(page, 'Full name')
  })

  it('shows the room pairings, standings and clock in a second window, follows the day and keeps penalties to itself', async () => {
    const { page } = app
    await view(page, 'Display')
    await page.getByLabel('A word to everybody').fill('Lunch until 13:30')
    await page.getByLabel('A word to everybody').press('Enter')
    await shot(page, '9-display-desk')
    const [display] = await Promise.all([page.waitForEvent('popup'), page.getByRole('button', { name: 'Open the display' }).click()])
    const screen = display.getByTestId('display')
    const seen: string[] = []
    for (let turns = 0; turns < 4; turns++) {
      await screen.waitFor()
      await display.getByText('Lunch until 13:30').waitFor()
      seen.push((await screen.textContent()) ?? '')
      await shot(display, `9-display-${turns}`)
      await display.keyboard.press('ArrowRight')
    }
    expect(seen.join()).toContain('Kim Park')
    expect(seen.join()).toMatch(/\d\d:\d\d/)
    for (const secret of ['Slow play', 'Warning', 'The giant is no cover']) expect(seen.join()).not.toContain(secret)
    await page.getByLabel('A word to everybody').fill('Round 4 begins')
    await page.getByLabel('A word to everybody').press('Enter')
    await display.getByText('Round 4 begins').waitFor()
    // On the narrowest of screens a name goes on in a second line; none is cut off.
    await display.setViewportSize({ width: 170, height: 800 })
    await display.locator('td[data-long]').first().waitFor()
    await shot(display, '9-display-narrow')
    await expect
      .poll(() =>
        display.locator('td').evaluateAll((cells) => cells.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent))
      )
      .toEqual([])
    await display.close()
  })

  it('is all there after the page is read anew: results, clock, what was half typed', async () => {
    const { page } = app
    await view(page, 'Floor')
    await page.keyboard.press('Alt+ArrowDown')
    // The cut has its winner: no clock runs.
    await page.locator('[data-view="clock"]').waitFor()
    await shot(page, '6-clock')
    await page.keyboard.press('Alt+ArrowDown')
    await page.locator('[data-view="penalties"]').waitFor()
    await view(page, 'Standings')
    await page.getByTestId('standings').waitFor()
    const standings = await page.getByTestId('standings').textContent()
    await page.getByTestId('standings').getByRole('button').first().click()
    await shot(page, '7-standings')
    await view(page, 'Log')
    await shot(page, '8-log')
    // As it was after the first result: read only, and back to where it was asked for.
    await page.getByLabel('Search the log').fill('Result, round 1, table 1')
    await page.getByRole('button', { name: /^As it was then: Result, round 1, table 1:/ }).click()
    const then = page.getByTestId('as-it-was')
    await expect.poll(() => then.textContent()).toContain('After round 1')
    await shot(page, '8-as-it-was')
    expect(await then.getByRole('textbox').count()).toBe(0)
    await then.getByRole('button', { name: 'Back to now' }).click()
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '')).toContain('As it was then')
    await page.getByLabel('Search the log').fill('')
    await view(page, 'Results')
    await page.locator('input[name="table"]').fill('4')
    await page.locator('input[name="table"]').press('Enter')
    await page.keyboard.press('2')
    await expect.poll(() => focused(page)).toBe('a')
    await page.keyboard.type('30')
    await view(page, 'Floor')
    await view(page, 'Results')
    await saved(page)
    await page.reload()
    await page.getByTestId('board').waitFor()
    await page.keyboard.press('Alt+6')
    await page.getByTestId('slip').waitFor()
    expect(await page.locator('input[name="table"]').inputValue()).toBe('4')
    expect(await page.locator('input[name="winner"]').inputValue()).toBe('2')
    expect(await page.locator('input[name="a"]').inputValue()).toBe('30')
    await view(page, 'Standings')
    expect(await page.getByTestId('standings').textContent()).toBe(standings)
    expect(await page.locator('button.time').count()).toBe(0)
    expect(app.faults).toEqual([])
  })

  inMore(() => {
    it('has nothing serious for axe in any of its views', async () => {
      const { page } = app
      const found: Record<string, readonly string[]> = {}
      for (const name of VIEWS) {
        await view(page, name)
        found[name] = await serious(page)
      }
      expect(found).toEqual(Object.fromEntries(VIEWS.map((name) => [name, []])))
    })

    it('goes out as a file, comes in on a page that knows nothing of it, and goes out with the same bytes', async () => {
      const { page } = app
      const save = async (of: Page) => {
        await of.evaluate(() => Reflect.deleteProperty(window, 'showSaveFilePicker'))
        await view(of, 'Paper')
        const [download] = await Promise.all([of.waitForEvent('download'), choose(of, 'Save the event file', 'With names')])
        return readFile(await download.path(), 'utf8')
      }
      const text = await save(page)
      tablet = await openApp({
        app: app.app,
        browser: await sharedBrowser(),
        context: { hasTouch: true, viewport: { width: 1024, height: 768 } }
      })
      const other = tablet.page
      await other.getByTestId('board').waitFor()
      await dropFile(other, 'saturday.event.json', text)
      const dialog = other.getByRole('dialog', { name: 'Import this event?' })
      await dialog.getByText(/12 players · 3 rounds · \d+ entries/).waitFor()
      await shot(other, '8-arriving')
      await expect.poll(() => focused(other)).toBe('arriving-take')
      await other.keyboard.press('Enter')
      await other.getByTestId('event-desk').waitFor()
      expect(await save(other)).toBe(text)
      expect(tablet.faults).toEqual([])
    })

    it('is run by touch alone on a tablet: names and points are written, everything else is a tap', async () => {
      const { page, faults } = tablet!
      const next = page.locator('#event-next')
      await page.getByRole('button', { name: 'All events' }).tap()
      await page.getByRole('button', { name: 'New event' }).first().tap()
      await page.getByTestId('event-new').getByLabel('Name').fill('Tablet')
      await page.getByRole('button', { name: 'To the door' }).tap()
      for (const name of NAMES.slice(0, 4)) {
        await page.getByRole('searchbox', { name: 'Name: three letters' }).fill(name)
        await page
          .locator('[data-view="door"] ul.rows')
          .getByRole('button', { name: /^Add\b/ })
          .first()
          .tap()
        await page.getByRole('button', { name: `Edit: ${name}` }).waitFor()
      }
      for (const round of [1, 2]) {
        await next.tap()
        await page.getByTestId('preview').getByRole('button', { name: 'Publish', exact: true }).tap()
        await page.getByRole('button', { name: `Publish round ${round} now` }).tap()
        await expect.poll(() => next.textContent()).toBe('Start the clock')
        await next.tap()
        for (const table of [1, 2]) {
          await page.getByTestId('results').getByRole('button', { name: new RegExp(`^${table} `) }).tap() // prettier-ignore
          await expect.poll(() => page.locator('input[name="table"]').inputValue()).toBe(String(table))
          await page.getByTestId('slip').locator('button.name').nth(1).tap()
          await page.locator('input[name="a"]').fill('90')
          await page.locator('input[name="b"]').fill('210')
          await page.getByTestId('slip').getByRole('button', { name: 'Save', exact: true }).tap()
          await expect.poll(() => page.getByTestId('results').textContent()).toContain('90 : 210')
        }
        await expect.poll(() => next.textContent()).toBe(`Pair round ${round + 1}`)
      }
      await page.getByRole('button', { name: 'Standings' }).tap()
      await expect.poll(() => page.getByTestId('standings').textContent()).toContain('420')
      expect(faults).toEqual([])
    })

    it.each(['Español', 'Português'])('says nothing in English, and no word of the program, in %s', async (language) => {
      const { page, faults } = tablet!
      const before = await page.evaluate(() => document.documentElement.lang)
      await page.keyboard.press('Alt+1')
      await page.getByRole('button', { name: /^(Settings|Ajustes)$/ }).click()
      await choose(page, /^(Language|Idioma)/, language)
      await expect.poll(() => page.evaluate(() => document.documentElement.lang).catch(() => '')).not.toBe(before)
      await page.getByTestId('board').waitFor()
      await page.keyboard.press('Alt+6')
      await page.getByTestId('event-desk').waitFor()
      const said: Record<string, readonly string[]> = {}
      for (const id of await viewIds(page)) {
        await showView(page, id)
        const words = `${await page.getByTestId('event-desk').innerText()} ${await labels(page)}`
        said[id] = words.match(NOT_SPOKEN) ?? []
        if (id === 'standings') expect(words).toMatch(/\d,\d %/)
        await shot(page, `13-${language}-${id}`)
      }
      expect(Object.keys(said).length).toBeGreaterThan(12)
      expect(said).toEqual(Object.fromEntries(Object.keys(said).map((id) => [id, []])))
      expect(faults).toEqual([])
    })

    it('forgets somebody for good: on no screen and in no file is the name any more', async () => {
      const { page } = app
      await view(page, 'Door')
      await page.getByRole('button', { name: 'Edit: Bo Chen' }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('button', { name: 'Forget this person' }).click()
      await shot(page, '9-forget')
      await dialog.getByRole('button', { name: 'Forget for good' }).click()
      await expect.poll(() => dialog.count()).toBe(0)
      await expect.poll(() => page.locator('[data-view="door"]').textContent()).toContain('Player 3')
      await page.evaluate(() => Reflect.deleteProperty(window, 'showSaveFilePicker'))
      await view(page, 'Paper')
      const [download] = await Promise.all([page.waitForEvent('download'), choose(page, 'Save the event file', 'With names')])
      const text = await readFile(await download.path(), 'utf8')
      expect(text).toContain('Player 3')
      expect(text).not.toContain('Bo Chen')
      expect(app.faults).toEqual([])
    })

    it('runs a battle royale in pods: drawn, published, places by the keys of the seats', async () => {
      const { page } = app
      await page.getByRole('button', { name: 'All events' }).click()
      await page.getByRole('button', { name: 'New event' }).first().click()
      await page.getByTestId('event-new').getByRole('button', { name: 'Battle royale' }).click()
      await page.getByTestId('event-new').getByLabel('Name').fill('Royale')
      await page.getByTestId('event-new').getByLabel('Name').press('Enter')
      await page.getByTestId('event-desk').waitFor()
      for (const [index, name] of NAMES.slice(0, 8).entries()) {
        await page.keyboard.type(name)
        await page.keyboard.press('Enter')
        await expect.poll(() => page.locator('[data-view="door"] p[role="status"]').textContent()).toContain(`${index + 1} playing`)
      }
      await page.keyboard.press('Alt+Enter')
      await page.getByTestId('pods').waitFor()
      expect(await page.getByTestId('pods').locator('li').count()).toBe(2)
      await shot(page, '10-pods')
      await page.getByRole('button', { name: 'Publish', exact: true }).click()
      await page.getByRole('button', { name: 'Publish round 1 now' }).click()
      await expect.poll(() => focused(page)).toBe('event-next')
      await page.keyboard.press('Enter')
      await view(page, 'Floor')
      await page.getByTestId('floor').getByRole('button').first().click()
      await page.getByRole('dialog').getByRole('button', { name: 'Began late' }).click()
      await page.getByRole('dialog').getByRole('button', { name: '+3 minutes' }).click()
      await expect.poll(() => page.getByRole('dialog').textContent()).toContain('3 minutes more, round 1, table 1 – Began late')
      await shot(page, '10-pod-table')
      await page.getByRole('dialog').getByRole('button', { name: 'Close' }).first().click()
      await view(page, 'Results')
      const results = page.getByTestId('pod-results')
      await expect.poll(() => focused(page)).toBe('places')
      await expect.poll(() => results.getByRole('group', { name: 'Places of table 1' }).count()).toBe(1)
      // As fast as keys go: the next pod is typed while the one before is still written. The fourth key says what is known already.
      for (const key of ['2', '1', '4', '3', 'Enter', '1', '2', '=', '3']) await page.keyboard.press(key)
      await expect.poll(() => results.getByRole('group', { name: 'Places of table 2' }).locator('input').inputValue()).toBe('12=3')
      await shot(page, '10-places')
      await page.keyboard.press('Enter')
      await expect.poll(() => results.getByRole('group').count()).toBe(0)
      await expect.poll(() => results.textContent()).toMatch(/2\. .*2\. .*4\. /)
      // One who was read wrongly: the places anew, what would be different, and only then the correction.
      const line = await results.locator('li').first().locator('.done').textContent()
      await results.getByRole('button', { name: 'Correct…' }).first().click()
      for (const key of ['1', '2', '4']) await page.keyboard.press(key)
      await page.keyboard.press('Enter')
      const dialog = page.getByRole('dialog', { name: 'What would be different' })
      await dialog.getByText('Standings').first().waitFor()
      await shot(page, '10-correction')
      await dialog.getByRole('button', { name: 'Apply' }).click()
      await expect.poll(() => results.locator('li').first().locator('.done').textContent()).not.toBe(line)
      // What rests on a pod leads to the pod.
      await view(page, 'Log')
      await page.getByRole('button', { name: /^Take back: Pod, round 1, table 2/ }).click()
      await page.getByTestId('resting').getByRole('button').first().click()
      await expect.poll(() => focused(page)).toBe('places')
      expect(await results.getByRole('group', { name: 'Places of table 2' }).count()).toBe(1)
      await view(page, 'Standings')
      await expect.poll(() => page.getByTestId('standings').textContent()).toContain('6')
      expect(await serious(page)).toEqual([])
      expect(app.faults).toEqual([])
    })

    it('practises: a made-up day goes by itself, and a trainee rules on a call before the engine does', async () => {
      const { page } = app
      await page.getByRole('button', { name: 'All events' }).click()
      await page.getByRole('button', { name: 'New event' }).first().click()
      await page.getByRole('switch', { name: 'Practice with made-up players' }).click()
      await page.getByRole('textbox', { name: 'Number of the day' }).fill('4711')
      await shot(page, '11-practice-new')
      await page.getByRole('button', { name: 'To the door' }).click()
      const practice = page.locator('[data-view="practice"]')
      await practice.getByText('Number of the day: 4711.').waitFor()
      await practice.getByRole('button', { name: 'Play the round to its end' }).click()
      await expect.poll(() => page.locator('#event-next').textContent()).toBe('Pair round 2')
      await practice.getByRole('button', { name: /Take the call|Give me a question/ }).click()
      await practice.getByRole('group', { name: 'Your ruling' }).waitFor()
      // The day goes on while another view is shown, and the question stays.
      const question = await practice.locator('.question').textContent()
      await practice.getByRole('button', { name: 'Fast' }).click()
      await view(page, 'Log')
      const entries = async () => Number(/\d+/.exec((await page.locator('[data-view="log"] .quiet.numbers').first().textContent())!)![0])
      const before = await entries()
      await expect.poll(entries).toBeGreaterThan(before + 1)
      await page.getByRole('button', { name: 'Stop the day' }).click()
      await expect.poll(() => page.getByRole('button', { name: 'Stop the day' }).count()).toBe(0)
      await view(page, 'Practice')
      expect(await practice.locator('.question').textContent()).toBe(question)
      await shot(page, '11-practice')
      await practice.getByRole('group', { name: 'Your ruling' }).getByRole('button').first().click()
      await expect.poll(() => page.getByTestId('trained').textContent()).toMatch(/All\s*[01] of 1 right\s*0:\d\d/)
      await shot(page, '11-practice-told')
      expect(await serious(page)).toEqual([])
      expect(app.faults).toEqual([])
    })

    it('counts events together in a league: two ticks, a row that opens to its sum, a file that brings all of it', async () => {
      const { page } = app
      await page.getByRole('button', { name: 'All events' }).click()
      await page.getByTestId('event-list').waitFor()
      await shot(page, '12-list')
      // The report of an event that is over is one press away.
      await page.getByRole('button', { name: 'Report: Saturday 300' }).click()
      await expect.poll(() => page.getByTestId('event-paper').textContent()).toContain('Bracket')
      await page.getByRole('button', { name: 'All events' }).click()
      await page.getByTestId('event-list').waitFor()
      await page.getByRole('button', { name: 'New league' }).click()
      const league = page.getByTestId('league')
      await league.getByText('Tick an event').waitFor()
      for (const name of ['Saturday 300', 'Royale']) {
        await league.getByRole('switch', { name }).click()
        await expect.poll(() => league.getByRole('switch', { name }).getAttribute('aria-checked')).toBe('true')
      }
      await league.getByRole('button', { name: 'Kim Park', exact: true }).click()
      await league.getByText(/Saturday 300: place \d+/).waitFor()
      await league.getByText(/Royale: place \d+/).waitFor()
      await shot(page, '12-league')
      expect(await serious(page)).toEqual([])
      const standings = await league.getByRole('table').textContent()
      await page.evaluate(() => Reflect.deleteProperty(window, 'showSaveFilePicker'))
      const [download] = await Promise.all([page.waitForEvent('download'), choose(page, 'Save as a file', 'With names')])
      const other = await openApp({ app: app.app, browser: await sharedBrowser() })
      try {
        await other.page.getByTestId('board').waitFor()
        await dropFile(other.page, 'autumn.league.json', await readFile(await download.path(), 'utf8'))
        await other.page.getByRole('dialog').getByRole('button', { name: 'Import the league' }).click()
        const there = other.page.getByTestId('league')
        await there.getByRole('button', { name: 'Kim Park', exact: true }).click()
        expect(await there.getByRole('table').textContent()).toBe(standings)
        expect(other.faults).toEqual([])
      } finally {
        await other.close()
      }
      expect(app.faults).toEqual([])
    })

    it('drops somebody whose table is open, and gives the other the win by no show in the same step', async () => {
      const { page } = app
      // Away from the league that is open.
      await page.getByRole('button', { name: 'All events' }).click()
      await enterDay(page, 'round')
      await view(page, 'Door')
      await page.getByRole('button', { name: 'Drop: Guest 10' }).click()
      await page.getByRole('button', { name: 'Drop, and Guest 2 wins by no show' }).click()
      await expect.poll(() => page.locator('[data-view="door"] p[role="status"]').textContent()).toContain('10 playing')
      await view(page, 'Results')
      await expect.poll(() => page.getByTestId('results').getByRole('button', { name: /^2 / }).textContent()).toMatch(/150 : 0.*no show/i)
    })

    it('names the backups that still hold somebody who is forgotten, and deletes them where that is wanted', async () => {
      const { page } = app
      const toData = async () => {
        await page.getByRole('button', { name: 'Settings' }).first().click()
        await page.getByRole('button', { name: 'Data and backups' }).click()
        await page.getByTestId('data-screen').waitFor()
      }
      await page.keyboard.press('Alt+1')
      await toData()
      await page.getByRole('button', { name: 'Back up now' }).click()
      await page.getByText('The backup is made and has been read back.').waitFor()
      const kept = await page.getByTestId('backup').count()
      await page.keyboard.press('Alt+6')
      await view(page, 'Door')
      await page.getByRole('button', { name: 'Edit: Guest 7' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Forget this person' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Forget for good' }).click()
      await page.getByTestId('held').waitFor()
      await shot(page, '9-held')
      const held = await page.getByTestId('held').locator('li').count()
      expect(held).toBeGreaterThan(0)
      await page.getByRole('dialog').getByRole('button').last().click()
      await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
      await page.keyboard.press('Alt+1')
      await toData()
      // One without the name was made in their place.
      await expect.poll(() => page.getByTestId('backup').count()).toBe(kept - held + 1)
      await page.keyboard.press('Alt+6')
    })

    it('shows the clock of another event beside its own, and leads there', async () => {
      const { page, faults } = app
      await enterDay(page, 'pods')
      await page.locator('#event-next').click()
      await page.locator('button.time.running').waitFor()
      await page.getByRole('button', { name: 'All events' }).click()
      await page.getByTestId('event-list').getByRole('button').filter({ hasText: 'Day round' }).click()
      await view(page, 'Clock')
      const others = page.getByTestId('other-clocks')
      await expect.poll(() => others.textContent()).toMatch(/Day pods.*(50:00|49:\d\d)/)
      await shot(page, '6-other-clocks')
      await others.getByRole('button', { name: /^Day pods/ }).click()
      await expect.poll(() => page.getByRole('heading', { level: 1 }).textContent()).toBe('Day pods')
      expect(faults).toEqual([])
    })
  })
})

/** The rules to read, and one search over everything, as a judge uses them. */
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { dropFile, goTo } from '../support/pageDriver.ts'
import { keptApp, openedApps, pictures, PICTURES } from '../support/openedApps.ts'

const openBoard = openedApps()
const shot = pictures('reference')
/** What is looked at in a theme that changes nothing but colours: for the eye alone. */
const forTheEye = <T>(looks: readonly T[]): readonly T[] => (PICTURES ? looks : [])

const kept = keptApp()
/** The window of all tests that leave nothing behind. */
async function open(theme: 'dark' | 'bright' = 'dark', width = 1280, height = 800): Promise<Page> {
  const { page } = await kept({ width, height, colorScheme: theme === 'dark' ? 'dark' : 'light' })
  await page.getByTestId('verdict').waitFor()
  return page
}
/** A window of its own. */
async function openAlone(theme: 'dark' | 'bright', width: number, height: number): Promise<Page> {
  const { page } = await openBoard({ context: { viewport: { width, height }, colorScheme: theme === 'dark' ? 'dark' : 'light' } })
  await page.getByTestId('verdict').waitFor()
  return page
}

/** Upright, the contents lie behind a button while a page is read. */
async function toContents(page: Page): Promise<void> {
  await goTo(page, 'Rules')
  const contents = page.getByRole('button', { name: 'Contents' })
  await page.getByLabel('Find in the rules').or(contents).locator('visible=true').first().waitFor()
  if (await contents.isVisible()) await contents.click()
  await page.getByLabel('Find in the rules').waitFor()
}

const box = (page: Page) => page.getByRole('dialog', { name: 'Search and commands' })

describe('from a reason to its rule, and back', () => {
  it('shows the rule over the ruling; from there the reference, and back to the very reason', async () => {
    const page = await open()
    const reason = page.getByTestId('reason').first()
    const label = await reason.getAttribute('aria-label')
    await reason.click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText('Source', { exact: true }).waitFor()
    await shot(page, 'dialog')
    await dialog.getByRole('button', { name: 'Open in the reference' }).click()
    await page.getByTestId('reference-page').getByRole('heading', { level: 1 }).waitFor()
    await shot(page, 'from-ruling')
    await page.getByRole('button', { name: 'Back to the ruling' }).click()
    await page.getByTestId('verdict').waitFor()
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(label)
  })
})

describe('the reference', () => {
  it.each([
    ['dark', 1280, 800] as const,
    ['bright', 768, 1024] as const,
    ...forTheEye([['bright', 1280, 800] as const, ['dark', 768, 1024] as const])
  ])('%s, %i x %i: contents, section, dial, page', async (theme, width, height) => {
    const page = await open(theme, width, height)
    const name = (what: string) => `${what}-${theme}-${width}`
    await toContents(page)
    await shot(page, name('home'))
    await page.getByRole('button', { name: /^Knock back 17/ }).click()
    await shot(page, name('section'))
    const narrow = width < 900
    if (narrow) await page.getByRole('button', { name: 'Contents' }).click()
    await page.getByRole('button', { name: /^Speed powers/ }).click()
    await page.getByRole('table').waitFor()
    await shot(page, name('dial'))
    await page.getByRole('cell', { name: 'Hypersonic Speed' }).getByRole('button').click()
    await page.getByRole('heading', { level: 1, name: 'Hypersonic Speed' }).waitFor()
    await page.getByText('Where editions differ').waitFor()
    await shot(page, name('page'))
    await page.getByTestId('reference-page').evaluate((element) => {
      element.scrollTop = element.scrollHeight
    })
    await shot(page, name('page-end'))
  })
})

describe('the chart of lines of fire', () => {
  it.each([
    [1280, 800],
    [1024, 768],
    [768, 1024]
  ] as const)('%i x %i: is there to look at and to save, and a cell opens its question on the table', async (width, height) => {
    const page = await open('dark', width, height)
    await toContents(page)
    await page.getByRole('button', { name: /^Elevation/ }).click()
    await page.getByRole('button', { name: 'Lines of fire at a glance' }).click()
    const chart = page.getByTestId('line-chart')
    await chart.getByRole('table').waitFor()
    await shot(page, `chart-${width}`)
    if (width !== 1280) return
    // Without the browser's own picker files come as downloads.
    await page.evaluate(() => {
      Reflect.deleteProperty(window, 'showSaveFilePicker')
    })
    const download = page.waitForEvent('download')
    await chart.getByRole('button', { name: 'Save as PDF' }).click()
    expect((await download).suggestedFilename()).toBe('Lines of fire at a glance.pdf')
    await chart.getByRole('button', { name: /^standard, grounded – standard, grounded, giant, grounded: / }).click()
    await page.getByTestId('verdict').waitFor()
    await page.getByText('Blocked').first().waitFor()
    await shot(page, 'chart-asked')
  })
})

describe('one box for everything', () => {
  it.each([
    ['dark', 1280, 800],
    ['bright', 768, 1024]
  ] as const)('%s, %i x %i: the slash searches, Ctrl+K commands', async (theme, width, height) => {
    const page = await open(theme, width, height)
    const name = (what: string) => `${what}-${theme}-${width}`
    await page.keyboard.press('Control+k')
    await box(page).waitFor()
    await shot(page, name('commands'))
    await page.keyboard.press('Escape')
    await box(page).waitFor({ state: 'hidden' })
    await page.keyboard.press('/')
    await box(page).waitFor()
    await page.keyboard.type('hypersonc')
    await box(page).getByText('POW-HS').waitFor()
    await shot(page, name('search'))
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name: 'Hypersonic Speed' }).waitFor()
    await page.keyboard.press('/')
    await page.keyboard.type('zzzz qqqq')
    await box(page).getByText('Nothing was found').waitFor()
    await shot(page, name('nothing'))
  })
})

describe('the box of search and commands', () => {
  it('opens again however soon after it was left: the browser tells of a closing some time after it', async () => {
    const page = await open('dark', 1280, 800)
    await page.keyboard.press('Control+k')
    await box(page).getByRole('option').first().waitFor()
    await page.keyboard.press('Escape')
    await box(page).waitFor({ state: 'hidden' })
    await page.keyboard.press('Control+k')
    await box(page).getByRole('option').first().waitFor()
    // On a busy machine the word of the first closing comes only now.
    await box(page).evaluate((dialog) => dialog.dispatchEvent(new Event('close')))
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 50))))
    expect(await box(page).isVisible()).toBe(true)
  })
})

describe('the keys', () => {
  it.each([
    ['dark', 1280, 800],
    ['bright', 768, 1024]
  ] as const)('%s, %i x %i: are all on one sheet', async (theme, width, height) => {
    const page = await open(theme, width, height)
    await page.keyboard.press('?')
    await page.getByRole('dialog').getByText('Search rules, powers').waitFor()
    await shot(page, `keys-${theme}-${width}`)
  })
})

describe('kept rules and own notes', () => {
  it.each([['dark', 1280, 800] as const, ...forTheEye([['bright', 768, 1024] as const])])(
    '%s, %i x %i: stay, are found, and are merged with another judge’s file',
    async (theme, width, height) => {
      const page = await openAlone(theme, width, height)
      const name = (what: string) => `${what}-${theme}-${width}`
      await page.keyboard.press('/')
      await page.keyboard.type('lof5')
      await box(page).getByText('Both flanks of a corner').waitFor()
      await page.keyboard.press('Enter')
      await page.getByRole('button', { name: 'Keep', exact: true }).click()
      await page.getByLabel('Own notes').fill('Ask for the zanzibar corner')
      await page.reload()
      await page.getByTestId('verdict').waitFor()
      await page.keyboard.press('/')
      await page.keyboard.type('zanzibar')
      await box(page).getByText('Your notes').waitFor()
      await shot(page, name('search-note'))
      await page.keyboard.press('Enter')
      await expect.poll(() => page.getByLabel('Own notes').inputValue()).toBe('Ask for the zanzibar corner')
      const note = (id: string, text: string) => ({ id, text, bookmarked: true, changedAt: '2026-01-02T03:04:05.000Z' })
      await dropFile(
        page,
        'ana.json',
        JSON.stringify({
          format: 'linejudge-notes/1',
          notes: [note('LOF-05', 'One free way round is enough'), note('KB-01', 'Doubles only')],
          words: [['smash', 'knock back']]
        })
      )
      const dialog = page.getByRole('dialog', { name: 'Notes in “ana.json”' })
      await dialog.waitFor()
      await shot(page, name('notes-preview'))
      await dialog.getByRole('button', { name: 'Take 2 notes' }).click()
      await expect.poll(() => page.getByLabel('Own notes').inputValue()).toBe('Ask for the zanzibar corner\n\nOne free way round is enough')
      const toKept = async () => {
        await page.getByRole('button', { name: 'Kept', exact: true }).first().click()
        await page.getByText('Doubles only').waitFor()
        await page.getByText('smash = knock back').waitFor()
        await shot(page, name('kept'))
      }
      // Beside what is read, and behind a button where the window is narrow.
      if (width >= 900) await toKept()
      await page.setViewportSize({ width: 768, height: 1024 })
      await page.getByRole('button', { name: 'Contents' }).click()
      await toKept()
    }
  )
})

describe('by the keyboard alone', () => {
  it('walks the contents, turns pages, and goes back', async () => {
    const page = await open()
    await page.keyboard.press('Alt+4')
    await page.getByLabel('Find in the rules').focus()
    await page.keyboard.type('running shot')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name: 'Running Shot' }).waitFor()
    await page.keyboard.press(',')
    await page.getByRole('heading', { level: 1, name: 'Stealth' }).waitFor()
    await page.keyboard.press('Alt+ArrowLeft')
    await page.getByRole('heading', { level: 1, name: 'Running Shot' }).waitFor()
    await page.keyboard.press('/')
    await box(page).getByText('Recently read').waitFor()
    await shot(page, 'search-empty')
  })
})

describe('the slash at the other games', () => {
  it('searches there, too', async () => {
    const page = await open()
    for (const game of ['Descent attacks', 'HeroScape knockback']) {
      await page.keyboard.press('Control+k')
      await box(page).waitFor()
      await page.keyboard.type(game)
      await page.keyboard.press('Enter')
      await box(page).waitFor({ state: 'hidden' })
      await page.getByRole('button', { name: `Rules: ${game}` }).waitFor()
      await page.keyboard.press('/')
      await box(page).waitFor()
      await page.keyboard.press('Escape')
      await box(page).waitFor({ state: 'hidden' })
    }
  })
})

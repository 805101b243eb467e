/** The ruling as a judge uses it: what would change it, other rules, keeping, replaying and printing it. */
import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { PDFDict, PDFDocument, PDFName } from '@cantoo/pdf-lib'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { keptExample, openedApps, PICTURES, pictures } from '../support/openedApps.ts'

const OUT = resolve(import.meta.dirname, 'output')
const open = openedApps()
const openExample = keptExample()
const shot = pictures('ruling', 150)

const SIZES = [
  [1280, 800],
  [768, 1024]
] as const

/** The page in both lights and both sizes, for the eye. */
async function shoot(page: Page, name: string): Promise<void> {
  if (!PICTURES) return
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height })
    for (const theme of ['dark', 'bright']) {
      await page.evaluate((one) => {
        document.documentElement.dataset.theme = one
      }, theme)
      await shot(page, `${name}-${width}-${theme}`)
    }
  }
  await page.setViewportSize({ width: 1500, height: 900 })
}

const verdict = (page: Page) => page.getByTestId('verdict')

describe('what would change it, and other rules', () => {
  it('tells the smallest changes, shows one on the board and makes it so, with a way back', async () => {
    const { page } = await openExample()
    await verdict(page).waitFor()
    expect(await verdict(page).getAttribute('data-verdict')).toBe('blocked')
    // In a window where it lies at the lower edge: what is opened comes into sight by itself.
    await page.setViewportSize({ width: 1280, height: 700 })
    await page
      .getByTestId('change')
      .getByText('What would change it')
      // A press that does not bring it to the middle before, as Playwright's own does.
      .evaluate((title: HTMLElement) => {
        title.click()
      })
    const gone = page.getByRole('button', { name: 'If Hill Giant Orrin were not there' })
    await gone.waitFor()
    await expect
      .poll(() =>
        gone.evaluate((node) => {
          const { left, top, width, height } = node.getBoundingClientRect()
          return node.contains(document.elementFromPoint(left + width / 2, top + height / 2))
        })
      )
      .toBe(true)
    await page.setViewportSize({ width: 1500, height: 900 })
    await gone.hover()
    await page.getByTestId('preview').waitFor()
    expect(await verdict(page).getAttribute('data-verdict')).toBe('blocked')
    await gone.click()
    await shoot(page, 'change')
    await page.getByRole('button', { name: 'Make it so' }).click()
    expect(await verdict(page).getAttribute('data-verdict')).not.toBe('blocked')
    await page.keyboard.press('Control+z')
    await expect.poll(() => verdict(page).getAttribute('data-verdict')).toBe('blocked')
  })

  it('lists every edition with its verdict and marks what differs', async () => {
    const { page } = await openExample()
    await verdict(page).waitFor()
    // The same question can be kept with its map.
    await page.getByRole('button', { name: 'Save as a map check' }).click()
    await page.getByText(/^Pinned to /).waitFor()
    await page.getByTestId('editions').getByText('Under other rules').click()
    await page.getByTestId('edition').nth(5).waitFor()
    await page.locator('[data-testid=edition][data-ruleset=clix-campaign] button').first().click()
    await page.getByRole('button', { name: 'Use Clix Campaign' }).scrollIntoViewIfNeeded()
    await shoot(page, 'editions')
    await page.getByRole('button', { name: 'Use Clix Campaign' }).click()
    await page.getByRole('button', { name: /^Rules: Clix Campaign/ }).waitFor()
  })
})

describe('rulings that are kept', () => {
  it('keeps a ruling with table, players and the judge’s own ruling, finds it, checks it again', async () => {
    const { page } = await open()
    await verdict(page).waitFor()
    await page.keyboard.press('Control+s')
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Table', { exact: true }).fill('12')
    await dialog.getByLabel('Round').fill('3')
    await dialog.getByLabel('Players').fill('Ana, Bruno')
    await dialog.getByLabel('Note').fill('The giant stood half off its square.')
    await dialog.getByRole('switch', { name: /^Overrule/ }).click()
    await dialog.getByRole('button', { name: /^Your verdict/ }).click()
    await page.getByRole('option', { name: 'Clear' }).click()
    const save = dialog.getByRole('button', { name: 'Save ruling' })
    expect(await save.isDisabled()).toBe(true)
    await dialog.getByLabel('Your reason').fill('Both players agreed that it stood in F18.')
    await dialog.getByLabel('Rule', { exact: true }).fill('LOF-09')
    await dialog.getByLabel('Judge', { exact: true }).fill('Marta')
    await shoot(page, 'save')
    await save.click()
    await dialog.waitFor({ state: 'detached' })
    // The engine's verdict stays where it was, the judge's stands below it.
    expect(await verdict(page).getAttribute('data-verdict')).toBe('blocked')
    await page.getByTestId('override').getByText('Judge: Clear').waitFor()
    await shoot(page, 'overruled')

    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.getByRole('button', { name: 'Copy as one sentence' }).click()
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toBe(
        '2023 rules: Merrow’s line of fire to Brine is blocked: Hill Giant Orrin stands in the way in F17 (MR-LOF-02). ' +
          'Judge Marta overrules: Clear. Both players agreed that it stood in F18 (LOF-09).'
      )

    await page.keyboard.press('Alt+5')
    await page.getByTestId('saved-ruling').waitFor()
    await page.getByLabel('Search rulings').fill('bruno merrow')
    expect(await page.getByTestId('saved-ruling').count()).toBe(1)
    await page.getByLabel('Search rulings').fill('nobody')
    await page.getByText('No ruling matches').waitFor()
    await page.getByRole('button', { name: 'Show all' }).click()
    await page.getByRole('button', { name: 'Re-check all' }).click()
    await page.getByText('1 ruling was checked: same result as saved.').waitFor()
    await shoot(page, 'list')
    await page.getByRole('button', { name: /^Details/ }).click()
    await page.getByRole('dialog').getByText('Table 12 · Round 3 · Ana, Bruno').waitFor()
    await shoot(page, 'details')
    await page.getByRole('dialog').getByRole('button', { name: 'Open on the table' }).click()
    await verdict(page).waitFor()
    expect(await page.getByRole('dialog').count()).toBe(0)
  })

  it('takes the next question at once, while the dialog is still on its way out', async () => {
    const { page } = await openExample()
    await page.evaluate(() => {
      const slow = new CSSStyleSheet()
      slow.replaceSync(
        '@keyframes slow-way-out { to { opacity: 0 } } [role="dialog"][data-state="closed"] { animation: slow-way-out 2s !important }'
      )
      document.adoptedStyleSheets.push(slow)
    })
    await page.keyboard.press('Control+s')
    await page.getByRole('dialog').getByRole('button', { name: 'Save ruling' }).click()
    await page.locator('[role="dialog"][data-state="closed"]').waitFor({ state: 'attached' })
    await page.keyboard.type('C1 C9')
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Attacker: C1' }).waitFor()
    await page.evaluate(() => {
      document.adoptedStyleSheets.pop()
    })
  })

  it('lists what comes out otherwise now, old and new beside each other, and settles it', async () => {
    const { page } = await open()
    await verdict(page).waitFor()
    for (const title of ['First line', 'Second line']) {
      await page.keyboard.press('Control+s')
      await page.getByRole('dialog').getByLabel('Title').fill(title)
      await page.getByRole('dialog').getByRole('button', { name: 'Save ruling' }).click()
      await page.getByRole('dialog').waitFor({ state: 'detached' })
      await page.getByRole('button', { name: /^Swap/ }).click()
    }
    // As an older version would have left them.
    // A page of the same origin without the app, which holds its files while it runs; a bare picture has no icon of its own.
    await page.route('**/favicon.ico', (route) => route.fulfill({ status: 204 }))
    await page.goto(`${new URL(page.url()).origin}/icon.svg`)
    await page.evaluate(async () => {
      const files = await navigator.storage.getDirectory()
      for await (const name of files.keys()) await files.removeEntry(name, { recursive: true })
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open('linejudge')
        request.onsuccess = () => {
          resolve(request.result)
        }
        request.onerror = () => {
          reject(new Error('not opened'))
        }
      })
      const store = database.transaction('rulings', 'readwrite').objectStore('rulings')
      await new Promise<void>((resolve, reject) => {
        const all = store.getAll()
        all.onsuccess = () => {
          for (const row of all.result as { value: { engineVersion: string; ruling: { verdict: string } } }[]) {
            row.value.engineVersion = '0.1.0'
            row.value.ruling.verdict = 'clear'
            store.put(row)
          }
          store.transaction.oncomplete = () => {
            resolve()
          }
        }
        all.onerror = () => {
          reject(new Error('not read'))
        }
      })
      database.close()
    })
    await page.goto(`${new URL(page.url()).origin}/`)
    await verdict(page).waitFor()
    await page.keyboard.press('Alt+5')
    await page.getByRole('button', { name: 'Re-check all' }).click()
    await page.getByText('2 rulings have a different result now').waitFor()
    await shoot(page, 'replay')
    await page.getByTestId('replayed').filter({ hasText: 'First line' }).getByRole('button', { name: 'Keep the old' }).click()
    await page.getByTestId('replayed').filter({ hasText: 'Second line' }).getByRole('button', { name: 'Take the new' }).click()
    await page.getByTestId('replayed').first().waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Re-check all' }).click()
    await page.getByText('2 rulings were checked: same results as saved.').waitFor()
  })
})

/** What a button of the sheet's dialog saves. */
async function take(page: Page, name: string): Promise<Buffer> {
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('dialog').getByRole('button', { name }).click()])
  const path = join(OUT, `ruling-${download.suggestedFilename().replace(/[^\w.]+/g, '-')}`)
  await download.saveAs(path)
  return readFile(path)
}

describe('the sheet of a ruling', () => {
  it('shows the page as it will be on paper and gives it as picture, text and drawing', async () => {
    const { page } = await openExample()
    await verdict(page).waitFor()
    // Without the browser's own picker files come as downloads.
    await page.evaluate(() => {
      Reflect.deleteProperty(window, 'showSaveFilePicker')
    })
    await page.getByRole('button', { name: 'Print sheet' }).click()
    await page.getByTestId('sheet').locator('svg').first().waitFor()
    await shoot(page, 'sheet')
    const words = await page.getByTestId('sheet').textContent()
    for (const part of [
      'Blocked',
      'Hill Giant Orrin stands in the way in F17.',
      'MR-LOF-02',
      'By HeroClix 2023, version 1',
      'line: blocked'
    ])
      expect(words).toContain(part)
    const png = await take(page, 'Picture (PNG)')
    expect([...png.subarray(1, 4)]).toEqual([...Buffer.from('PNG')])
    // A4 at three pixels a point, on its side: the question is larger so.
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([2526, 1786])
    expect((await take(page, 'Plain text')).toString('utf8')).toContain(
      '2023 rules: Merrow’s line of fire to Brine is blocked: Hill Giant Orrin stands in the way in F17 (MR-LOF-02).'
    )
    const pdf = await PDFDocument.load(await take(page, 'Save as PDF'), { updateMetadata: false })
    expect(pdf.getPages().map((one) => one.getSize())).toEqual(
      Array.from({ length: await page.getByTestId('sheet').locator(':scope > svg').count() }, () => ({ width: 841.89, height: 595.28 }))
    )
    const fonts = pdf.context
      .enumerateIndirectObjects()
      .filter(([, object]) => object instanceof PDFDict && object.has(PDFName.of('FontFile2')))
    expect(fonts.length).toBe(2)
  })

  it('gives the board in true size over as many pages as it takes, to print and as files', async () => {
    const { page } = await openExample()
    await verdict(page).waitFor()
    await page.evaluate(() => {
      Reflect.deleteProperty(window, 'showSaveFilePicker')
    })
    await page.getByRole('button', { name: 'Print sheet' }).click()
    await page.getByRole('button', { name: 'The board in true size' }).click()
    // 16 by 24 squares of an inch and a half: five across and seven down on a page.
    await page.getByText('16 pages').waitFor()
    await page.getByText('page D4 of A1 to D4').waitFor({ state: 'attached' })
    await shoot(page, 'tiles')
    const svg = (await take(page, 'Drawing (SVG)')).toString('utf8')
    // 16 squares and the names beside them, an inch and a half each.
    expect(svg).toContain('width="26.7in"')
    await take(page, 'Picture (PNG)')
    const pdf = await PDFDocument.load(await take(page, 'Save as PDF'), { updateMetadata: false })
    expect(pdf.getPageCount()).toBe(16)
    // The browser's own print dialog, held open for as long as its paper is looked at.
    await page.evaluate(() => {
      window.print = () => {
        document.documentElement.dataset.printing = 'yes'
      }
    })
    await page.getByRole('dialog').getByRole('button', { name: 'Print' }).click()
    await page.locator('html[data-printing=yes]').waitFor({ state: 'attached' })
    const printed = await PDFDocument.load(
      await page.pdf({ preferCSSPageSize: true, printBackground: true, path: join(OUT, 'ruling-tiles-printed.pdf') })
    )
    expect(printed.getPages().map((one) => [Math.round(one.getWidth()), Math.round(one.getHeight())])).toEqual(
      Array.from({ length: 16 }, () => [595, 842])
    )
    await page.evaluate(() => {
      window.dispatchEvent(new Event('afterprint'))
    })
    await page.locator('.on-paper').waitFor({ state: 'detached' })
  })
})

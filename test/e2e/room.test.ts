/** What has room on the screen: the ruling's buttons in one row in every language, the board beside tray and ruling. */
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { dropFile, goTo } from '../support/pageDriver.ts'
import { keptExample, openedApps, pictures } from '../support/openedApps.ts'

const open = openedApps()
const openExample = keptExample()
const shot = pictures('room')

async function shoot(page: Page, name: string): Promise<void> {
  for (const theme of ['dark', 'bright']) {
    await page.evaluate((one) => {
      document.documentElement.dataset.theme = one
    }, theme)
    await shot(page, `${name}-${theme}`)
  }
}

const footer = (page: Page) => page.getByTestId('ruling').locator('footer')

describe.each(['en-US', 'pt-BR', 'es-ES'])('the buttons under a ruling (%s)', (locale) => {
  it('stand in one row, also where the system can share', async () => {
    const { page } = await open({ context: { locale } })
    await page.addInitScript(() => {
      Object.assign(navigator, { share: () => Promise.resolve(), canShare: () => true })
    })
    await page.reload()
    await page.getByTestId('verdict').waitFor()
    const rows = async () =>
      new Set(
        await footer(page)
          .locator('button')
          .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)))
      ).size
    await shoot(page, `footer-${locale}`)
    expect(await rows()).toBe(1)
  })
})

describe('on a tablet', () => {
  it('turned upright with tray and reasons open keeps the board in sight and folds the reasons', async () => {
    const { page } = await openExample({ width: 1024, height: 768 })
    await page.getByTestId('verdict').waitFor()
    const tray = page.getByTestId('tray')
    if (!(await tray.isVisible())) await page.getByRole('button', { name: 'Show the figures' }).click()
    await tray.waitFor()
    await page.setViewportSize({ width: 768, height: 1024 })
    await page.getByRole('button', { name: 'Show the reasons' }).waitFor()
    expect(await tray.isVisible()).toBe(true)
    await shoot(page, 'upright')
    await page.getByRole('button', { name: 'Show the reasons' }).click()
    await tray.waitFor({ state: 'detached' })
    await shoot(page, 'reasons')
    const board = await page.getByTestId('board').boundingBox()
    expect(board?.height).toBeGreaterThan(240)
  })

  it('tells things above the verdict, never over it', async () => {
    const { page } = await openExample({ width: 768, height: 1024 })
    await page.getByTestId('verdict').waitFor()
    await page.getByRole('button', { name: 'New table' }).click()
    const notice = page.getByText('A new, empty table.')
    await notice.waitFor()
    await shot(page, 'notice')
    await expect
      .poll(() =>
        page.evaluate(() => {
          const told = document.querySelector('.notices .notice')!.getBoundingClientRect()
          return told.bottom <= document.querySelector('[data-testid=ruling]')!.getBoundingClientRect().top
        })
      )
      .toBe(true)
  })

  it.each([
    ['one question', { kind: 'line-of-fire', from: 'a', to: 'b' }],
    ['a timeline', { kind: 'timeline', events: [{ do: 'action', figure: 'a', action: 'move', path: [[1, 0]] }] }]
  ])('says beside the verdict on %s that something was not considered, and a tap there shows what', async (_, ask) => {
    const { page } = await openExample({ width: 768, height: 1024 })
    await page.getByTestId('verdict').waitFor()
    const leftOut = page.getByTestId('left-out-chip')
    expect(await leftOut.count()).toBe(0)
    const unread = {
      format: 'clixcase/1',
      ruleset: 'heroclix-2012',
      map: { size: [6, 6] },
      figures: [
        { id: 'a', side: 'red', at: [0, 0], lucky: 7 },
        { id: 'b', side: 'blue', at: [3, 3] }
      ],
      ask
    }
    await dropFile(page, 'unread.clixcase', JSON.stringify(unread))
    const what = page.getByText('a has the field "lucky", which Linejudge does not know; it changed nothing.')
    await leftOut.waitFor()
    const fold = page.getByRole('button', { name: 'Show only the verdict' })
    if (await fold.isVisible()) await fold.click()
    expect(await leftOut.textContent()).toBe('Not considered: 1')
    expect(await what.isVisible()).toBe(false)
    await leftOut.click()
    await what.waitFor()
    await expect
      .poll(() =>
        what.evaluate((node) => {
          const { left, top, width, height } = node.getBoundingClientRect()
          return node.contains(document.elementFromPoint(left + width / 2, top + height / 2))
        })
      )
      .toBe(true)
    await shot(page, 'left-out')
  })

  it('says beside the verdict on an upright tablet that a player chooses, and a tap there shows from what', async () => {
    const { page } = await openExample({ width: 768, height: 1024 })
    await page.getByTestId('verdict').waitFor()
    const chip = page.getByTestId('choices-chip')
    expect(await chip.count()).toBe(0)
    const open = {
      format: 'clixcase/1',
      ruleset: 'heroclix-2012',
      map: { size: [12, 5] },
      figures: [
        { id: 'A', side: 'red', at: [1, 2], bolts: 3, damage: 2 },
        { id: 'T', side: 'blue', at: [5, 0] },
        { id: 'U', side: 'blue', at: [5, 2] }
      ],
      ask: { kind: 'attack', from: 'A', targets: ['T', 'U'], attack: 'ranged', dice: [4, 3] }
    }
    await dropFile(page, 'open.clixcase', JSON.stringify(open))
    await chip.waitFor()
    expect(await chip.textContent()).toBe('Red decides: 3')
    const fold = page.getByRole('button', { name: 'Show only the verdict' })
    if (await fold.isVisible()) await fold.click()
    await page.getByTestId('options').waitFor({ state: 'hidden' })
    await shot(page, 'choices-folded')
    await chip.click()
    await page.getByTestId('options').waitFor()
    await shot(page, 'choices')
  })

  it('leaves so much free at the end of a list that nothing stays under a notice', async () => {
    const { page } = await openExample({ width: 1024, height: 768 })
    await page.getByTestId('verdict').waitFor()
    await page.getByRole('button', { name: 'New table' }).click()
    await page.getByText('A new, empty table.').waitFor()
    await goTo(page, 'Maps')
    await page.getByRole('heading', { name: 'Maps', level: 1 }).waitFor()
    const [told, last] = await page.evaluate(() => {
      const list = document.querySelector('main .content')!
      list.scrollTo(0, list.scrollHeight)
      const notice = document.querySelector('.notices .notice')!
      const rows = [...list.querySelectorAll('button')].map((one) => one.getBoundingClientRect().bottom)
      return [notice.getBoundingClientRect().top, Math.max(...rows)]
    })
    await shot(page, 'notice-list')
    expect(last).toBeLessThanOrEqual(told)
  })

  it('lying low lets the ruling give way before the board', async () => {
    const { page } = await open({ context: { viewport: { width: 880, height: 620 } } })
    await page.getByTestId('verdict').waitFor()
    if (await page.getByRole('button', { name: 'Show the reasons' }).isVisible())
      await page.getByRole('button', { name: 'Show the reasons' }).click()
    await shoot(page, 'low')
    const [board, ruling] = [await page.getByTestId('board').boundingBox(), await page.getByTestId('ruling').boundingBox()]
    expect(board!.height).toBeGreaterThan(120)
    // Both are wholly in sight, one below the other.
    expect(board!.y + board!.height).toBeLessThanOrEqual(ruling!.y + 1)
    expect(ruling!.y + ruling!.height).toBeLessThanOrEqual(621)
    expect(await page.getByTestId('verdict').isVisible()).toBe(true)
  })
})

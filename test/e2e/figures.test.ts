/** Figures as a judge keeps them: typed in from a card by keys, found, corrected, brought in again; nothing of it is lost. In the built app. */
import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import type { FigureSetFile } from '../../src/shared/formats/documents/documents.ts'
import { keysFor } from '../support/dialTyping.ts'
import { faultsOfAxe } from '../support/accessibility.ts'
import { describe, expect, it } from 'vitest'
import { dropFiles, goTo, jsonFile, saved } from '../support/pageDriver.ts'
import { openedApps, pictures } from '../support/openedApps.ts'

const openBoard = openedApps()
const shot = pictures('figures', 300)

const SIZES = [
  { width: 1280, height: 800 },
  { width: 1024, height: 768 },
  { width: 768, height: 1024 }
]
async function look(page: Page, name: string): Promise<void> {
  for (const size of SIZES) {
    await page.setViewportSize(size)
    await shot(page, `${name}-${size.width}`)
  }
  await page.setViewportSize(SIZES[0]!)
}

describe('figures', () => {
  it('are found, looked at, typed in by keys, and kept', async () => {
    const { page } = await openBoard()
    await goTo(page, 'Figures')
    await page.getByTestId('shelves').getByText('Larkhaven').waitFor()
    await look(page, 'shelves')
    expect(await faultsOfAxe(page)).toEqual([])

    const search = page.getByRole('searchbox')
    await search.fill('wardn thrice')
    await page
      .getByTestId('figure-list')
      .getByRole('button', { name: /Warden Thrice/ })
      .click()
    const card = page.getByTestId('figure-page')
    await card.getByText('KO').first().waitFor()
    await look(page, 'card')
    expect(await faultsOfAxe(page)).toEqual([])
    await search.fill('set:lrk pts<60 power:outwit')
    await page.getByText('No figure is called that').waitFor()
    await search.fill('')

    // A figure of one's own, from an empty start.
    await page.getByRole('button', { name: 'All sets' }).click()
    await page.getByRole('button', { name: 'New set' }).click()
    await page.getByRole('button', { name: 'My figures' }).first().waitFor()
    await page.getByRole('button', { name: 'New figure' }).click()
    const grid = page.getByTestId('dial-grid')
    // What is typed at once goes into the first cell.
    await expect.poll(() => grid.evaluate((one) => one === document.activeElement)).toBe(true)
    const keys = 'r 8 o 9 b 1 7 3 Enter - Space 1 6 - x Enter - | Enter Enter'.split(' ')
    for (const key of keys) await page.keyboard.press(key)
    await expect.poll(() => page.getByTestId('dial-row').count()).toBe(7)
    await look(page, 'editor')
    expect(await faultsOfAxe(page)).toEqual([])
    await page.keyboard.press('Control+z')
    await expect.poll(() => page.getByTestId('dial-row').count()).toBe(6)
    // The same by taps.
    await page.getByTestId('ghost').getByRole('gridcell').first().click()
    await page.getByRole('button', { name: 'Next click' }).click()
    await expect.poll(() => page.getByTestId('dial-row').count()).toBe(7)
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Ember Hawk')

    // A text that names powers: they are offered, and granted only when that is said.
    await page.getByRole('button', { name: 'Add a special power' }).click()
    await shot(page, 'texts')
    await page.getByLabel(/^Card text of /).fill('Ember Hawk can use Charge and Flurry.')
    await page.getByTestId('offered').getByRole('button').click()
    await page.getByTestId('offered').waitFor({ state: 'detached' })
    await page.getByTestId('figure-room').getByRole('button', { name: 'Back' }).click()
    await page.getByTestId('figure-page').getByText('Ember Hawk').first().waitFor()
    await saved(page)
    await page.reload()
    await goTo(page, 'Figures')
    await page.getByRole('searchbox').fill('ember hawk')
    await page
      .getByTestId('figure-list')
      .getByRole('button', { name: /Ember Hawk/ })
      .click()
    await page.getByTestId('figure-page').getByText('Can use').first().waitFor()

    // Deleted, and taken back.
    await page.getByRole('button', { name: 'Delete Ember Hawk' }).click()
    await page.getByText('No figure is called that').waitFor()
    await page.getByRole('button', { name: 'Undo', exact: true }).first().click()
    await page
      .getByTestId('figure-list')
      .getByRole('button', { name: /Ember Hawk/ })
      .waitFor()
  })

  it('of twelve clicks are typed in with at most 120 keys, and with as many taps; they can be taken back after a restart', async () => {
    const larkhaven = JSON.parse(readFileSync('resources/packs/larkhaven.figures.json', 'utf8')) as FigureSetFile
    const twelve = larkhaven.figures.find(({ name }) => name === 'The Clockmaker')!.dial
    expect(twelve).toHaveLength(12)
    const keys = keysFor(twelve)
    expect(keys.length).toBeLessThanOrEqual(120)
    const { page } = await openBoard()
    await goTo(page, 'Figures')
    await page.getByRole('button', { name: 'New set' }).click()
    // What stands in the bar moves when the set opens.
    await page.getByRole('button', { name: 'My figures' }).first().waitFor()
    const made = async (name: string, fill: () => Promise<unknown>) => {
      await page.getByRole('button', { name: 'New figure' }).click()
      await page.getByRole('textbox', { name: 'Name', exact: true }).fill(name)
      await page.getByTestId('dial-grid').focus()
      await fill()
      await expect.poll(() => page.getByTestId('dial-row').count()).toBe(12)
      // All twelve are in sight beside the editor, and the page is no wider than the window.
      await page.setViewportSize(SIZES[1]!)
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
      expect(
        await page.getByTestId('dial').evaluate((dial) => dial.clientWidth - (dial.parentElement?.clientWidth ?? 0))
      ).toBeLessThanOrEqual(0)
      await page.setViewportSize(SIZES[0]!)
      await page.getByTestId('figure-room').getByRole('button', { name: 'Back' }).click()
      await page.getByTestId('figure-page').waitFor()
    }
    await made('By keys', async () => {
      for (const key of keys) await page.keyboard.press(key === ' ' ? 'Space' : key)
    })
    await made('By taps', () =>
      page.evaluate((all) => {
        for (const key of all) {
          const button = [...document.querySelectorAll<HTMLElement>('[data-key]')].find((one) => one.dataset.key === key)
          if (!button) throw new Error(`There is no button for ${key}.`)
          button.click()
        }
      }, keys)
    )
    await saved(page)
    const kept = await page.evaluate(
      () =>
        new Promise<string>((resolve, reject) => {
          const opening = indexedDB.open('linejudge')
          opening.onerror = () => {
            reject(new Error('The database does not open.'))
          }
          opening.onsuccess = () => {
            const all = opening.result.transaction('figureSets').objectStore('figureSets').getAll()
            all.onsuccess = () => {
              opening.result.close()
              resolve((all.result as { id: string; text: string }[]).find(({ id }) => id.startsWith('own-set'))?.text ?? '{}')
            }
          }
        })
    )
    const { figures } = JSON.parse(kept) as FigureSetFile
    expect(figures.map(({ name, dial }) => [name, dial])).toEqual([['By keys', twelve], ['By taps', twelve]]) // prettier-ignore

    await page.reload()
    await goTo(page, 'Figures')
    await page.getByRole('searchbox').fill('by keys')
    await page
      .getByTestId('figure-list')
      .getByRole('button', { name: /By keys/ })
      .click()
    await page.getByRole('button', { name: 'Edit By keys' }).click()
    await page.getByTestId('dial-grid').focus()
    await page.keyboard.press('Control+z')
    await page.keyboard.press('Control+z')
    await expect.poll(() => page.getByTestId('dial-row').count()).toBe(11)
  })

  it('stand in teams, whose points, names and theme are checked with their reasons', async () => {
    const { page } = await openBoard()
    await goTo(page, 'Figures')
    await page.getByRole('button', { name: 'Teams', exact: true }).click()
    await page.getByRole('button', { name: 'New team' }).click()
    const add = page.getByRole('textbox', { name: 'Add a figure: name or number' })
    for (const typed of ['warden thri', 'lrk034']) {
      await add.fill(typed)
      await page.getByTestId('team-hits').getByRole('button').first().waitFor()
      await add.press('Enter')
      await expect.poll(() => add.inputValue()).toBe('')
    }
    await page.getByTestId('team-checks').getByText('450 of 300 points').waitFor()
    await page.getByRole('button', { name: /^Starting line of The Sunken King/ }).click()
    await page.getByRole('option', { name: 'white · 150' }).click()
    await page.getByTestId('team-checks').getByText('300 of 300 points', { exact: true }).waitFor()
    await look(page, 'team')
    expect(await faultsOfAxe(page)).toEqual([])
    await saved(page)
    await page.reload()
    await goTo(page, 'Figures')
    await page.getByRole('button', { name: 'Teams', exact: true }).click()
    await page.getByTestId('teams').getByText('300 of 300 points').waitFor()
  })

  it('come out of a table whose columns nobody knows, when the judge has said what they hold', async () => {
    const { page } = await openBoard()
    await goTo(page, 'Figures')
    const paste = async () => {
      await page.getByRole('button', { name: 'Paste', exact: true }).click()
      await page.getByRole('textbox', { name: 'Paste' }).fill('Who;Shoe;1st\nWatchman;44;8 / 10 / 17 / 3\n')
      await page.getByRole('button', { name: 'Preview' }).click()
    }
    await paste()
    const columns = page.getByTestId('columns')
    await columns.waitFor()
    for (const [head, what] of [['Who', 'Name'], ['1st', 'Click 1']] as const) {
      await columns.getByRole('button', { name: head }).click()
      await page.getByRole('option', { name: what, exact: true }).click()
    } // prettier-ignore
    await look(page, 'columns')
    expect(await faultsOfAxe(page)).toEqual([])
    await page.getByRole('button', { name: 'Preview' }).click()
    await page.getByTestId('import-rows').getByText('1 figure').waitFor()
    await page.getByRole('button', { name: 'Cancel' }).click()
    await saved(page)
    await page.reload()
    await goTo(page, 'Figures')
    await paste()
    await page.getByTestId('import-rows').getByText('1 figure').waitFor()
    await page.getByRole('button', { name: 'Cancel' }).click()
    // Beside a file that can be read they are asked for, too; what can be read without an answer is shown where nobody gives one.
    const table = (head: string) => ({ name: 'other.csv', bytes: Buffer.from(`${head};Shoe\nWatchman;44\n`) })
    const set = jsonFile('page.json', { unit_id: 'own001', set_id: 'own', collector_number: '1', name: 'Ember', type: 'character', dial: [{ click_number: 1, speed_value: 8 }] }) // prettier-ignore
    const rows = page.getByTestId('import-rows').getByRole('listitem')
    await dropFiles(page, [set, table('Quoi')])
    await columns.waitFor()
    await page.getByRole('button', { name: 'Cancel' }).click()
    await page.getByTestId('import-broken').getByText('other.csv').waitFor()
    expect(await rows.count()).toBe(1)
    await page.getByRole('button', { name: 'Cancel' }).click()
    await dropFiles(page, [set, table('Wen')])
    await columns.getByRole('button', { name: 'Wen' }).click()
    await page.getByRole('option', { name: 'Name', exact: true }).click()
    await page.getByRole('button', { name: 'Preview' }).click()
    await rows.nth(1).waitFor()
    await look(page, 'columns-several')
    await page.getByRole('button', { name: 'Cancel' }).click()
  })

  it('that were brought in keep what was corrected when they come again', async () => {
    const { page } = await openBoard()
    await goTo(page, 'Figures')
    const bringIn = async (points: number) => {
      await page.getByRole('button', { name: 'Paste', exact: true }).click()
      await page
        .getByRole('textbox', { name: 'Paste' })
        .fill(`set,number,name,points,click,speed,attack,defense,damage\ntst,001,Ember Hawk,${points},1,8,9,17,3\n,,,,2,7,9,16,2\n`)
      await page.getByRole('button', { name: 'Preview' }).click()
      await page.getByTestId('import-rows').waitFor()
    }
    await bringIn(60)
    await shot(page, 'import')
    await page.getByRole('button', { name: /^Import 1/ }).click()
    await page.getByTestId('shelves').getByText('TST').click()
    await page
      .getByTestId('figure-list')
      .getByRole('button', { name: /Ember Hawk/ })
      .click()
    await page.getByRole('button', { name: 'Edit Ember Hawk' }).click()
    await page.getByRole('gridcell').nth(5).click()
    await page.keyboard.press('8')
    await page.getByTestId('figure-room').getByRole('button', { name: 'Back' }).click()
    await page.getByTestId('corrections').getByText('Click 2, Attack').waitFor()
    await saved(page)
    await page.getByRole('button', { name: 'All sets' }).click()
    await bringIn(65)
    await page.getByRole('button', { name: 'Use the imported one' }).click()
    await page.getByRole('button', { name: /^Import 1/ }).click()
    await page.getByTestId('shelves').getByText('TST').click()
    await page
      .getByTestId('figure-list')
      .getByRole('button', { name: /Ember Hawk.*65/ })
      .click()
    await page.getByTestId('corrections').getByText('Click 2, Attack').waitFor()
    await shot(page, 'corrected')
    await page.getByTestId('corrections').getByRole('button', { name: 'Use the imported one', exact: true }).click()
    await page.getByTestId('corrections').waitFor({ state: 'detached' })
  })
})

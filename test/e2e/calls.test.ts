/** A call from start to end: ruled in words, with time, penalty, result and appeal in one record, each undone in its row. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openApp, sharedBrowser, type OpenedApp } from '../support/browser.ts'
import { eventShot as shot } from '../support/eventShot.ts'
import { showView } from '../support/eventViews.ts'
import { choose, dropFiles, jsonFile } from '../support/pageDriver.ts'

/** Four players in the first round, and a hand that is up. */
const DAY = {
  format: 'linejudge-event/1',
  id: 'calls',
  name: 'Calls',
  settings: { noShowScore: 120 },
  log: [
    ...['Kim Park', 'Ada Lo', 'Bo Chen', 'Cy Diaz'].map((name, index) => ({ do: 'register', player: `p${index + 1}`, name })),
    {
      do: 'round',
      round: 1,
      pairs: [
        ['p1', 'p2'],
        ['p3', 'p4']
      ]
    },
    { do: 'call', call: 'c1', round: 1, table: 2, at: '2026-03-07T10:00:00Z' }
  ].map((fact, index) => ({ ...fact, id: `d1:${index + 1}` }))
}

let app: OpenedApp
beforeAll(async () => {
  app = await openApp({ browser: await sharedBrowser() })
})
afterAll(async () => {
  await app.close()
})

const view = (page: Page, name: string): Promise<void> => showView(page, name.toLowerCase())

describe('a call from start to end', () => {
  it('is ruled in words: a rule of the edition and a sentence, without a board', async () => {
    const { page } = app
    await page.getByRole('button', { name: 'Event', exact: true }).click()
    await dropFiles(page, [jsonFile('calls.event.json', DAY)])
    await page.locator('#arriving-take').click()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await page.getByTestId('event-desk').waitFor()
    await view(page, 'Floor')
    await page.getByLabel('Your name as a judge').fill('Ann')
    // The first choice at a call needs no board.
    expect(await page.getByRole('complementary').getByRole('button').allTextContents()).toEqual([
      'Take it',
      'Rule in words',
      'On the board',
      'Done'
    ])
    await shot(page, 'calls-floor')
    await page.getByRole('button', { name: 'Rule in words' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('What you rule, in a sentence').fill('The wall blocks the line.')
    await dialog.getByRole('button', { name: /^Rule:/ }).click()
    await page.keyboard.type('LOF-05')
    await page.keyboard.press('Enter')
    await shot(page, 'calls-words')
    await dialog.getByRole('button', { name: 'Save the ruling' }).click()
    await expect.poll(() => page.getByRole('complementary').textContent()).toContain('Nobody waits.')
    await view(page, 'Rulings')
    const row = page.getByTestId('event-rulings').locator('> li')
    await expect.poll(() => row.textContent()).toContain('The wall blocks the line.')
    expect(await row.textContent()).toContain('round 1, table 2')
    expect(await row.textContent()).toContain('LOF-05')
    expect(await row.getByRole('button', { name: 'Show the position' }).count()).toBe(0)
  })

  it('has time, penalty, result and appeal in its record, each undone in the row', async () => {
    const { page } = app
    const row = page.getByTestId('event-rulings').locator('> li')
    await row.getByRole('button', { name: '+5 minutes' }).click()
    await expect.poll(() => row.textContent()).toContain('5 minutes more')
    await row.getByRole('button', { name: 'Penalty' }).click()
    await choose(page, /^Player:/, 'Bo Chen')
    await choose(page, /^Infraction:/, 'Outside help')
    await page.getByRole('button', { name: 'Game loss', exact: true }).click()
    await expect.poll(() => page.getByRole('button', { name: /^Ruling:/ }).textContent()).toContain('The wall blocks the line.')
    await page.getByRole('button', { name: 'Give the penalty' }).click()
    await expect.poll(() => page.locator('[data-view="penalties"] ul li').first().textContent()).toContain('round 1, table 2')
    await shot(page, 'calls-penalties')
    await view(page, 'Rulings')
    await row.getByRole('button', { name: 'Enter as a result: Cy Diaz wins' }).click()
    await row.getByRole('button', { name: 'Appeal' }).click()
    await page.getByRole('button', { name: 'Uphold', exact: true }).click()
    await expect.poll(() => row.locator('.given li').count()).toBe(4)
    expect(await row.textContent()).toContain('Cy Diaz wins (Game loss)')
    await shot(page, 'calls-record')
    await view(page, 'Results')
    await expect.poll(() => page.locator('[data-view="results"]').textContent()).toMatch(/0 : 120|120 : 0/)
    await view(page, 'Rulings')
    for (let left = 4; left > 0; left--) {
      await row.locator('.given').getByRole('button', { name: 'Undo' }).last().click()
      await expect.poll(() => row.locator('.given li').count()).toBe(left - 1)
    }
    await row.getByRole('button', { name: 'Undo the ruling' }).click()
    await expect.poll(() => row.count()).toBe(0)
    await view(page, 'Floor')
    await expect.poll(() => page.getByRole('complementary').textContent()).toContain('Ann is there')
  })

  it('names infractions of a list that the store edits, and undoes a penalty in its row', async () => {
    const { page } = app
    await view(page, 'Settings')
    await page.getByText('Infractions of penalties').click()
    const list = page.getByTestId('event-infractions')
    await list.getByRole('textbox').fill('Late\nWrong base')
    await shot(page, 'calls-infractions')
    await list.getByRole('button', { name: 'Save' }).click()
    await view(page, 'Penalties')
    await choose(page, /^Player:/, 'Kim Park')
    await page.getByRole('button', { name: /^Infraction:/ }).click()
    expect((await page.getByRole('option').allTextContents()).map((text) => text.trim())).toEqual([
      'Late',
      'Wrong base',
      'Another infraction'
    ])
    await page.getByRole('option', { name: 'Another infraction' }).click()
    await page.getByRole('textbox', { name: 'Another infraction' }).fill('wrong BASE')
    await page.getByRole('button', { name: 'Give the penalty' }).click()
    const given = page.locator('[data-view="penalties"] ul li')
    await expect.poll(() => given.first().textContent()).toContain('Wrong base')
    await given.first().getByRole('button', { name: 'Undo' }).click()
    await expect.poll(() => page.locator('[data-view="penalties"]').textContent()).toContain('No penalties.')
  })
})

/** Numbers of players at the door and in files with chosen columns, the sound of a doubt, rulings in words, and the bracket on paper. */
import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { showView } from '../support/eventViews.ts'
import { openedApps, pictures } from '../support/openedApps.ts'
import { dropFiles, jsonFile } from '../support/pageDriver.ts'

const open = openedApps()
const picture = pictures('event-numbers', 300)
const SIZES = [[1280, 800], [1024, 768], [768, 1024], [390, 844]] as const // prettier-ignore

async function seen(page: Page, name: string): Promise<void> {
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height })
    await picture(page, `${name}-${width}`)
  }
  await page.setViewportSize({ width: 1280, height: 800 })
}

/** Sixteen players, a cut of them with its first round played, and a ruling in words. */
function day() {
  const ids = Array.from({ length: 16 }, (_, index) => `p${index + 1}`)
  const pairs = Array.from({ length: 8 }, (_, index) => [ids[index]!, ids[15 - index]!] as const)
  const won = (place: object, a: string, b: string, less = 0) => ({
    do: 'result',
    ...place,
    winner: a,
    score: { [a]: 300 - less, [b]: 120 - less }
  })
  const log = [
    ...ids.map((player, index) => ({
      do: 'register',
      player,
      name: `Anna ${String.fromCharCode(65 + index)}lden`,
      publisher: `90${index + 10}`
    })),
    { do: 'round', round: 1, pairs },
    ...pairs.map(([a, b], index) => won({ round: 1, table: index + 1 }, a, b, index)),
    { do: 'ruling', ruling: 'w', round: 1, table: 2, players: ['p2', 'p15'], verdict: 'The line of fire is blocked.', rule: 'LOF-05' },
    { do: 'cut', size: 16, third: true },
    won({ match: 'cut-1-1' }, 'p1', 'p9')
  ].map((fact, index) => ({ id: `d:${index + 1}`, ...fact }))
  return { format: 'linejudge-event/1', id: 'day', name: 'Day', settings: { checkIn: false }, log }
}

it('has numbers at the door and in files, counts the sounds of doubts, and draws the bracket', async () => {
  const { page } = await open()
  await page.evaluate(() => {
    const counted = window as unknown as { sounds: number }
    counted.sounds = 0
    const part = { connect: () => part, gain: { setValueAtTime: () => 0, exponentialRampToValueAtTime: () => 0 }, frequency: { value: 0 } }
    Object.assign(window, {
      AudioContext: class {
        currentTime = 0
        destination = part
        resume = () => Promise.resolve()
        createGain = () => part
        createOscillator = () => {
          counted.sounds++
          return { ...part, start: () => 0, stop: () => 0 }
        }
      }
    })
  })
  const sounds = () => page.evaluate(() => (window as unknown as { sounds: number }).sounds)
  await page.keyboard.press('Alt+6')
  await dropFiles(page, [jsonFile('day.event.json', day())])
  await page.locator('#arriving-take').click()
  await page.locator('[role="dialog"]').waitFor({ state: 'detached' })
  await page.getByTestId('event-desk').waitFor()

  await showView(page, 'door')
  const box = page.locator('#event-door')
  const row = (name: string) => page.locator('[data-view="door"] li', { hasText: name })
  await box.fill('Kim Park #12345')
  await page.keyboard.press('Enter')
  await expect.poll(() => row('Kim Park').textContent()).toContain('#12345')
  await box.fill('#12345')
  await expect.poll(() => page.locator('[data-view="door"] li').count()).toBe(1)
  await seen(page, 'door')
  await row('Kim Park').getByRole('button', { name: 'Edit: Kim Park' }).click()
  const number = page.getByRole('textbox', { name: 'Publisher’s number' })
  expect(await number.inputValue()).toBe('12345')
  await number.fill('777')
  await seen(page, 'player')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await box.fill('#777')
  await expect.poll(() => row('Kim Park').textContent()).toContain('#777')
  // Off at first: two candidates are a doubt without a sound.
  await box.fill('anna')
  await page.keyboard.press('Enter')
  expect(await sounds()).toBe(0)
  await page.keyboard.press('Escape')

  await showView(page, 'settings')
  const sound = page.getByRole('switch', { name: 'A sound for doubtful input' })
  await sound.click()
  expect(await sounds()).toBe(1)
  await seen(page, 'sound')
  await showView(page, 'paper')
  await page.evaluate(() => Reflect.deleteProperty(window, 'showSaveFilePicker'))
  const save = async () => {
    const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Save the file' }).click()])
    return (await readFile(await download.path(), 'utf8')).replace('\uFEFF', '').split('\r\n')
  }
  expect((await save())[0]).toContain('Publisher’s number')
  await page.getByRole('button', { name: 'Columns', exact: true }).click()
  const columns = page.getByTestId('file-columns')
  for (const name of ['Won', 'Lost', 'Byes', '#', 'Dropped']) {
    const one = columns.getByRole('checkbox', { name, exact: true })
    if (await one.isChecked()) await one.uncheck()
  }
  for (let n = 0; n < 4; n++) {
    const forward = columns.getByRole('button', { name: 'Publisher’s number to the front' })
    if (await forward.isVisible()) await forward.click()
  }
  await seen(page, 'columns')
  const [head, first] = await save()
  expect([head!.split(',').slice(0, 2), first!.split(',')[0]]).toEqual([['Publisher’s number', 'Player'], '9010'])

  const paper = page.getByTestId('event-paper')
  const choose = async (name: string) => {
    await page.getByRole('button', { name: /^What:/ }).click()
    await page.getByRole('option', { name }).click()
  }
  await choose('Bracket of the cut')
  await expect.poll(() => paper.textContent()).toContain('Third place')
  await seen(page, 'bracket')
  await choose('Rulings of the day')
  await expect.poll(() => paper.textContent()).toContain('Rulings in words')
  await seen(page, 'rulings')
  await showView(page, 'rulings')
  const ruling = page.locator('[data-ruling="w"]')
  await ruling.getByRole('button', { name: 'Edit the words' }).click()
  await ruling.getByRole('textbox', { name: 'What you rule, in a sentence' }).fill('It is not blocked.')
  await seen(page, 'words')
  await ruling.getByRole('button', { name: 'Save the words' }).click()
  await expect
    .poll(() => ruling.getByTestId('ruling-said').or(ruling.locator('.strong')).first().textContent())
    .toContain('It is not blocked.')
  await expect.poll(() => ruling.textContent()).toContain('The words of a ruling were changed: It is not blocked.')
})

/** Windows, displays, menus, keys, languages; and the judge's task, counted. */
import { expect, it } from 'vitest'
import { byPointing, byTyping, Hand } from '../support/hand.ts'
import { saved } from '../support/pageDriver.ts'
import { home, RUNTIME, start, type Desktop } from './driver.ts'
import { askAndSave, asks, askTo } from './table.ts'

const bounds = (app: Desktop) => app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]!.getNormalBounds())
const TWO = [
  { id: 1, workArea: { x: 0, y: 0, width: 1600, height: 1000 } },
  { id: 2, workArea: { x: 1600, y: 0, width: 1280, height: 720 } }
]

it('the window opens where and as it was left', async () => {
  const at = home()
  const first = await start(at)
  await first.opened()
  await first.evaluate(({ BrowserWindow }) => {
    BrowserWindow.getAllWindows()[0]?.setBounds({ x: 90, y: 60, width: 1000, height: 700 })
  })
  await first.close()
  expect(await first.runtime.exited).toBe(0)
  const second = await start(at)
  await second.opened()
  expect(await bounds(second)).toEqual({ x: 90, y: 60, width: 1000, height: 700 })
  await second.evaluate(({ BrowserWindow }) => {
    BrowserWindow.getAllWindows()[0]?.maximize()
  })
  // Kept a moment after it was moved, so that a crash loses it neither.
  await second.close()
  await second.runtime.exited
  const third = await start(at)
  await third.opened()
  expect(await third.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]!.isMaximized())).toBe(true)
})

it.skipIf(RUNTIME === 'electron')('it comes back to a display that is there, and shows the players theirs on the other one', async () => {
  const at = home()
  const two = await start(at, { displays: TWO })
  await two.opened()
  await two.page.getByRole('button', { name: 'Layers' }).click()
  await two.page.getByRole('button', { name: /players/i }).click()
  await expect
    .poll(() => two.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows().map((window) => window.getBounds().x)))
    .toContain(1600)
  await two.evaluate(({ BrowserWindow }) => {
    BrowserWindow.getAllWindows()[0]?.setBounds({ x: 1700, y: 20, width: 900, height: 600 })
  })
  await two.close()
  await two.runtime.exited
  const same = await start(at, { displays: TWO })
  await same.opened()
  expect((await bounds(same)).x).toBe(1700)
  await same.close()
  await same.runtime.exited
  const one = await start(at, { displays: TWO.slice(0, 1) })
  await one.opened()
  expect(await bounds(one)).toEqual({ x: 350, y: 200, width: 900, height: 600 })
})

it('the menu’s keys do each thing once, whether the page or the menu takes them', async () => {
  const app = await start(home())
  await app.opened()
  await askTo(app.page, 'A5')
  await askTo(app.page, 'A6')
  await askTo(app.page, 'A7')
  await app.press('Control+z')
  await asks(app.page, 'A6')
  await app.menu('undo')
  await asks(app.page, 'A5')
  await app.press('Control+y')
  await asks(app.page, 'A6')
  await saved(app.page)
  // In a text field they mean the text.
  const field = app.page.locator('#ask-field')
  await field.fill('thor')
  await app.menu('undo')
  await asks(app.page, 'A6')
  expect(await field.inputValue()).toBe('')
  await app.menu('keys')
  await app.page.getByRole('dialog').waitFor()
  await app.page.keyboard.press('Escape')
  await app.menu('about')
  await app.page.getByText(/^Linejudge \d/).waitFor()
  await app.menu('new')
  await app.page.getByRole('button', { name: 'Target: A6' }).waitFor({ state: 'detached' })
})

it('menu and boxes speak the page’s language, also at the next start', async () => {
  const at = home()
  const app = await start(at, { languages: ['pt-BR'] })
  const labels = (one: Desktop) => one.evaluate(({ Menu }) => Menu.getApplicationMenu()!.items.map(({ label }) => label))
  await app.opened()
  await app.page.evaluate(() => {
    localStorage.setItem('linejudge.language', 'es')
    location.reload()
  })
  await expect.poll(() => labels(app)).toContain('&Archivo')
  await app.opened()
  await app.close()
  await app.runtime.exited
  const again = await start(at, { languages: ['pt-BR'] })
  await again.opened()
  expect(await labels(again)).toContain('&Archivo')
})

it.each([
  ['by mouse', 7],
  ['by typing', 12]
] as const)('two figures, a wall, an elevated square: %s', async (way, most) => {
  const app = await start(home())
  await app.opened()
  const { page } = app
  const hand = new Hand(page, (x, y) => page.mouse.click(x, y))
  if (way === 'by mouse') await byPointing(page, hand, 28)
  else await byTyping(page, hand)
  hand.check(`desktop, ${way}`, most)
  await askAndSave(page, 'A5')
})

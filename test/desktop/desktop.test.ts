/** The desktop app from end to end, in short: the whole of it is `npm run test:desktop`. */
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { saved, verdictIs } from '../support/pageDriver.ts'
import { home, start, startAlone } from './driver.ts'
import { askAndSave, asks, writeCase } from './table.ts'

it('opens the table, rules, and ends when it is quit', async () => {
  const app = await start(home())
  await app.opened()
  await verdictIs(app.page, 'blocked')
  const bridge = await app.page.evaluate(() => ({
    names: Object.keys(Reflect.get(window, 'linejudge') as object).sort(),
    node: ['require', 'process', 'module', 'Buffer', 'global'].filter((name) => name in window)
  }))
  expect(bridge).toEqual({
    names: [
      'backups',
      'copy',
      'device',
      'hosting',
      'journal',
      'language',
      'left',
      'onFile',
      'onLeave',
      'onMenu',
      'openFile',
      'openFiles',
      'printPdf',
      'saveBytes',
      'saveFile',
      'updates'
    ],
    node: []
  })
  // Built without a key: no file is even asked for, and the page says why in words.
  await app.page.getByRole('button', { name: 'Settings' }).click()
  await app.page.getByText(/^Linejudge \d+\.\d+\.\d+, built on /).waitFor()
  await app.page.getByText(/^Browser engine: Chromium \d+, from about /).waitFor()
  await app.page.getByRole('button', { name: 'Update Linejudge…' }).click()
  await app.page.getByText('This copy of Linejudge was built without a key').waitFor()
  expect(await app.page.getByRole('button', { name: 'Update from a file…' }).count()).toBe(0)
  await app.page.getByTestId('renewal').press('Escape')
  await app.page.getByTestId('renewal').waitFor({ state: 'detached' })
  await app.quit()
  expect(await app.runtime.exited).toBe(0)
})

it('opens a file by its argument and by a second start, saves it, and asks before it writes over another', async () => {
  const at = home()
  writeCase(at.at('first.clixcase'))
  writeCase(at.at('second.clixcase'))
  const app = await start(at, { args: ['first.clixcase'] })
  await app.opened()
  await app.page.getByText('Opened first.clixcase.').waitFor()
  await verdictIs(app.page, 'hindered')
  // A step of the page's own history, and a way elsewhere that is refused: it hears all the same.
  await app.page.keyboard.press('Alt+2')
  await app.page.evaluate(() => {
    location.href = 'https://example.org/'
  })
  // It ends at once, so that nothing can be asked of it.
  const second = await startAlone(at, { args: ['second.clixcase'] })
  expect(await second.runtime.exited).toBe(0)
  await app.page.getByText('Opened second.clixcase.').waitFor()

  writeFileSync(at.at('Documents', 'mine.clixcase'), 'something else')
  await app.answer(at.at('Documents', 'mine'), 0)
  await app.menu('save-as')
  await app.box('There is a file called “mine.clixcase” already.')
  expect(readFileSync(at.at('Documents', 'mine.clixcase'), 'utf8')).toBe('something else')
  await app.answer(at.at('Documents', 'yours'))
  await app.menu('save-as')
  await expect.poll(() => existsSync(at.at('Documents', 'yours.clixcase'))).toBe(true)
  expect(JSON.parse(readFileSync(at.at('Documents', 'yours.clixcase'), 'utf8'))).toMatchObject({ format: 'clixcase/1' })
})

it('loses nothing that was saved when main process or page are killed', async () => {
  const at = home()
  const first = await start(at, { buttons: [0, 0] })
  await first.opened()
  await askAndSave(first.page, 'A5')
  await first.runtime.killPage()
  await first.box('The table stopped working and was opened again.')
  await first.opened()
  await asks(first.page, 'A5')
  await askAndSave(first.page, 'A9')
  await first.runtime.kill()
  const second = await start(at)
  await second.opened()
  await asks(second.page, 'A9')
  expect(readdirSync(at.at('profile', 'journal'))).toContain('journal-a.ljj')
})

it('waits for the page when it is closed, and asks where something is not saved', async () => {
  const at = home()
  const app = await start(at)
  await app.opened()
  await askAndSave(app.page, 'A5')
  // Closed at once after a change: what was not written yet is.
  await app.page.keyboard.type('A1 A9')
  await app.page.keyboard.press('Enter')
  await app.close()
  expect(await app.runtime.exited).toBe(0)
  const again = await start(at)
  await again.opened()
  await asks(again.page, 'A9')
  expect(await again.boxes()).toEqual([])
})

it('shows the players’ window, which goes with the table', async () => {
  const app = await start(home())
  await app.opened()
  await app.page.getByRole('button', { name: 'Layers' }).click()
  await app.page.getByRole('button', { name: /players/i }).click()
  const players = async () => (await app.runtime.pages()).find((page) => page.url().endsWith('#players'))
  await expect.poll(async () => (await players()) !== undefined).toBe(true)
  await (await players())!.getByText('Blocked').first().waitFor()
  await app.again()
  await saved(app.page)
  await app.close()
  expect(await app.runtime.exited).toBe(0)
})

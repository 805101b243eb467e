/** The page in trouble: it hangs, it cannot be loaded, it cannot save; and the system that ends what it wants. */
import { renameSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { home, RUNTIME, start, startAlone, type Desktop } from './driver.ts'
import { askAndSave, asks } from './table.ts'

const hang = (app: Desktop): void => {
  void app.page
    .evaluate(() => {
      for (;;);
    })
    .catch(() => undefined)
}
const QUICK = { hangMs: 1500 }

it('a page that hangs is asked about, waited for, and opened again where the judge says so', async () => {
  const app = await start(home(), QUICK)
  await app.opened()
  await askAndSave(app.page, 'A5')
  hang(app)
  await app.answer(1, 0)
  await app.box('The table does not answer.')
  await app.box('The table stopped working and was opened again.')
  await app.opened()
  await asks(app.page, 'A5')
})

it('one that hangs while it is closed is closed all the same where the judge says so', async () => {
  const app = await start(home(), QUICK)
  await app.opened()
  await askAndSave(app.page, 'A5')
  hang(app)
  await app.close()
  // The first box comes because it hangs, or because it hangs while it goes.
  await app.answer(0, 1, 1)
  await expect
    .poll(async () => (await app.asked().catch(() => [])).at(-1)?.buttons[1] ?? 'gone', { timeout: 30_000 })
    .toMatch(/gone|Close all the same/)
  expect(await app.runtime.exited).toBe(0)
})

it('what cannot be saved is told before the window closes, and the judge may stay', async () => {
  const at = home()
  const app = await start(at)
  await app.opened()
  await askAndSave(app.page, 'A5')
  truncateSync(at.at('profile/journal/journal-a.ljj'), 0)
  renameSync(at.at('profile/journal'), at.at('profile/away'))
  writeFileSync(at.at('profile/journal'), '')
  await app.page.keyboard.type('A1 A9')
  await app.page.keyboard.press('Enter')
  await app.page.locator('[data-testid=save-state][data-state=failed]').waitFor()
  await app.quit()
  await app.box('Something is not saved yet.')
  await app.answer(0)
  await asks(app.page, 'A9')
  // Where it can be written again it is, and nothing is asked.
  rmSync(at.at('profile/journal'))
  renameSync(at.at('profile/away'), at.at('profile/journal'))
  await app.page.locator('[data-testid=save-state][data-state=saved]').waitFor({ timeout: 90_000 })
  await app.quit()
  expect(await app.runtime.exited).toBe(0)
  const again = await start(at)
  await again.opened()
  await asks(again.page, 'A9')
})

it('what cannot be saved is given up where the judge says so', async () => {
  const at = home()
  const app = await start(at)
  await app.opened()
  await askAndSave(app.page, 'A5')
  truncateSync(at.at('profile/journal/journal-a.ljj'), 0)
  renameSync(at.at('profile/journal'), at.at('profile/away'))
  writeFileSync(at.at('profile/journal'), '')
  await app.page.keyboard.type('A1 A9')
  await app.page.keyboard.press('Enter')
  await app.page.locator('[data-testid=save-state][data-state=failed]').waitFor()
  await app.answer(1)
  await app.quit()
  expect(await app.runtime.exited).toBe(0)
})

it('graphics that stop working open the table again, with a word', async () => {
  const app = await start(home(), { buttons: [0] })
  await app.opened()
  await askAndSave(app.page, 'A5')
  await app.evaluate(({ app: electron }) => {
    electron.emit('child-process-gone', {}, { type: 'GPU', reason: 'crashed', exitCode: 1 })
  })
  await app.box('The graphics stopped working, so the table was opened again.')
  await app.opened()
  await asks(app.page, 'A5')
})

it('a page whose files cannot be read is a box with a way to try again', async () => {
  const app = await start(home())
  await app.opened()
  await askAndSave(app.page, 'A5')
  // Every answer of the scheme fails while this is so: the app's own filter lets nothing through.
  await app.evaluate(({ session, BrowserWindow }) => {
    session.defaultSession.webRequest.onBeforeRequest((_details, decide) => {
      decide({ cancel: true })
    })
    BrowserWindow.getAllWindows()[0]?.webContents.reload()
  })
  await app.box('The table could not be opened.')
  await app.evaluate(({ session }) => {
    session.defaultSession.webRequest.onBeforeRequest((_details, decide) => {
      decide({ cancel: false })
    })
  })
  await app.answer(0)
  await app.opened()
  await asks(app.page, 'A5')
})

it.skipIf(RUNTIME === 'electron')('packed, it is not started with a switch that would open it to another program', async () => {
  const app = await startAlone(home(), { args: ['--inspect=0'], packaged: true })
  expect(await app.runtime.exited).toBe(2)
})

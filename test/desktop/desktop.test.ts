/** The desktop app from end to end, in short: the whole of it is `npm run test:desktop`. */
import { expect, it } from 'vitest'
import { verdictIs } from '../support/pageDriver.ts'
import { home, start } from './driver.ts'

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
      'journal',
      'left',
      'onFile',
      'onLeave',
      'onMenu',
      'openFile',
      'openFiles',
      'printPdf',
      'saveBytes',
      'saveFile'
    ],
    node: []
  })
  await app.quit()
  expect(await app.runtime.exited).toBe(0)
})

/**
 * `npm run test:desktop`: the desktop app from end to end, the whole of it. On a stand-in for Electron above a real Chromium
 * (docs/desktop.md); with LINEJUDGE_ELECTRON=PATH on the real one, whose program that is.
 *   --kills N   so many kills of main process and page instead of 100      other arguments go to vitest
 */
import { existsSync } from 'node:fs'
import { ensureChromium } from './chromium.mjs'
import { whyNoWindow } from './electron.mjs'
import { ensureInstalled, runPackage, runScript, say, Stop } from './lib.mjs'

await runScript(async () => {
  const args = process.argv.slice(2)
  const kills = args.indexOf('--kills')
  const [, number] = kills < 0 ? [] : args.splice(kills, 2)
  if (number !== undefined) process.env.LINEJUDGE_KILLS = number
  await ensureInstalled()
  const binary = process.env.LINEJUDGE_ELECTRON
  if (binary === undefined) {
    say('On the stand-in. NOT RUN on the real Electron: LINEJUDGE_ELECTRON=PATH names its program where there is one.')
    await ensureChromium()
  } else {
    if (!existsSync(binary)) throw new Stop(`LINEJUDGE_ELECTRON names ${binary}, which is not there.`)
    const why = process.platform === 'linux' && !process.env.DISPLAY && !process.env.WAYLAND_DISPLAY ? whyNoWindow() : null
    if (why) throw new Stop(`The real Electron cannot open a window: ${why}.`)
    say(`On the real Electron: ${binary}. What only the stand-in can play (displays, a packed app) is skipped and named.`)
  }
  return (await runPackage('vitest/vitest.mjs', ['run', '--project=long', ...(args.length > 0 ? args : ['test/desktop'])], { show: true }))
    .status
})

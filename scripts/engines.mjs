/**
 * `npm run test:engines`: the browser edition in three engines, Chromium, Firefox and WebKitGTK (Debian: firefox-esr, webkit2gtk-driver, xvfb). What is
 * not on this machine is said and not run.   --pictures leaves a picture of each in the folder for temporary files
 */
import { ensureChromium } from './chromium.mjs'
import { ensureInstalled, runPackage, runScript } from './lib.mjs'

await runScript(async () => {
  const args = process.argv.slice(2).filter((arg) => arg !== '--pictures')
  if (process.argv.includes('--pictures')) process.env.LINEJUDGE_PICTURES = '1'
  await ensureInstalled()
  await ensureChromium()
  const chosen = ['run', '--project=long', '--reporter=verbose', 'test/engines', ...args]
  return (await runPackage('vitest/vitest.mjs', chosen, { show: true })).status
})

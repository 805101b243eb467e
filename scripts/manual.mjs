/**
 * `npm run manual`: prints the manual in every language to out/manual, as the app prints it.
 *   --pictures   first makes its pictures anew out of the running app (resources/manual)
 */
import { join, relative } from 'node:path'
import { ensureChromium } from './chromium.mjs'
import { ensureBuilt, ensureInstalled, root, runScript, say } from './lib.mjs'

await runScript(async () => {
  await ensureInstalled()
  await ensureChromium()
  await ensureBuilt('app')
  const { runnerImport } = await import('vite')
  /** @type {{ module: typeof import('../test/manual/main.ts') }} */
  const { module } = await runnerImport(join(root, 'test/manual/main.ts'), { configFile: false, root, logLevel: 'error' })
  /** @param {string} file */
  const told = (file) => say(relative(root, file))
  try {
    if (process.argv.includes('--pictures')) {
      await module.makePictures(told)
      await ensureBuilt('app')
    }
    await module.makePapers(join(root, 'out/manual'), told)
  } finally {
    await module.closeBrowser()
  }
})
// The app that was served and its browser end with it, also where something went wrong.
process.exit(process.exitCode)

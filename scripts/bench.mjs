/**
 * `npm run bench`: bundles test/bench/main.ts with everything it imports and runs it in plain Node, arguments passed on.
 * `npm run bench -- --app` measures the app in a browser instead (`benchApp.mjs`), `-- --import`
 * bringing in a collection in one (`benchImport.mjs`), `-- --board` a frame of the board beside a plain canvas (`benchBoard.mjs`).
 */
import { join } from 'node:path'
import { benchApp } from './benchApp.mjs'
import { benchBoard } from './benchBoard.mjs'
import { benchImport } from './benchImport.mjs'
import { ensureChromium } from './chromium.mjs'
import { ensureBuilt, ensureInstalled, root, run, runPackage, runScript, Stop } from './lib.mjs'

await runScript(async () => {
  await ensureInstalled()
  if (process.argv.includes('--app')) {
    await ensureChromium()
    await ensureBuilt('app')
    await ensureBuilt('cli')
    await benchApp(process.argv)
    return 0
  }
  if (process.argv.includes('--import')) {
    await ensureChromium()
    await ensureBuilt('cli')
    await benchImport()
    return 0
  }
  if (process.argv.includes('--board')) {
    await ensureChromium()
    await ensureBuilt('cli')
    await benchBoard()
    return 0
  }
  // The benchmarks measure the command line as well.
  await ensureBuilt('cli')
  const { status, output } = await runPackage('vite/bin/vite.js', [
    'build',
    '--config',
    'vite.cli.config.ts',
    '--mode',
    'bench',
    '--logLevel',
    'warn'
  ])
  if (status !== 0) throw new Stop(`The benchmarks could not be built.\n${output.trim()}`)
  const bench = await run(process.execPath, ['--expose-gc', join(root, 'out/bench/main.js'), ...process.argv.slice(2)], { show: true })
  return bench.status
})

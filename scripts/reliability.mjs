/**
 * `npm run reliability`: kills, faults, damage, broken files, hostile messages and a sitting without a network as a table. Takes a long time (500 kills).
 *   --short      the short run, about a minute      WORD   only measurements whose title holds it
 *   --count N    so many kills      --seed N   drawn otherwise: both of the measurements "host kills", "page kills", "desktop kills"
 */
import { join } from 'node:path'
import { ensureChromium } from './chromium.mjs'
import { ensureBuilt, ensureInstalled, readCommandLine, root, runScript, say, Stop } from './lib.mjs'

await runScript(async () => {
  const { options, words } = readCommandLine(import.meta.url, { short: 'flag', count: 'number', seed: 'number' })
  const size = options.short ? 'short' : 'full'
  await ensureInstalled()
  await ensureChromium()
  const { runnerImport } = await import('vite')
  /** @type {{ module: typeof import('../test/reliability/main.ts') }} */
  const { module } = await runnerImport(join(root, 'test/reliability/main.ts'), { configFile: false, root, logLevel: 'error' })
  let wrong = 0
  const chosen = module.measurements(words.join(' '))
  if (chosen.length === 0)
    throw new Stop(
      `No measurement has "${words.join(' ')}" in its title. There are: ${module
        .measurements()
        .map(({ title }) => title)
        .join(', ')}.`
    )
  const { count, seed } = options
  const choice = { ...(count !== undefined && { count }), ...(seed !== undefined && { seed }) }
  const deaf = chosen.filter(({ hasChoice }) => !hasChoice)
  if (Object.keys(choice).length > 0 && deaf.length > 0)
    throw new Stop(`--count and --seed are not for: ${deaf.map(({ title }) => title).join(', ')}. Name another measurement.`)
  for (const measurement of chosen) {
    if (measurement.needsBuild) await ensureBuilt('app')
    // A measurement that breaks off is one that went wrong; those after it are made all the same.
    const rows = await measurement
      .run(
        size,
        (words) => {
          if (process.stderr.isTTY) process.stderr.write(`\r\x1b[K${measurement.title}: ${words}`)
        },
        choice
      )
      .catch((/** @type {unknown} */ error) => [
        { what: 'the measurement broke off', cases: 0, wrong: 1, note: error instanceof Error ? error.message : String(error) }
      ])
    if (process.stderr.isTTY) process.stderr.write('\r\x1b[K')
    for (const row of rows) {
      console.log(module.lineOf(measurement.title, row))
      wrong += module.wrongIn(row)
    }
  }
  say(wrong === 0 ? 'Nothing was lost.' : `${wrong} cases went wrong.`)
  // What a killed browser left open keeps nobody waiting: what was measured has been printed.
  setTimeout(() => process.exit(), 3000).unref()
  return wrong === 0 ? 0 : 1
})

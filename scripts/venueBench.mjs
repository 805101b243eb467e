/**
 * `npm run venue:bench`: what a host bears on this machine, over the loopback: 20 devices of the staff and 500 players' pages, and a
 * simulated day. Stops by itself after some minutes.
 *   --staff 20  --players 500  --rate 200  --seconds 60  --calm 60  --hours 12      --quick  a small one of seconds
 */
import { cpus } from 'node:os'
import { join } from 'node:path'
import { findChromium } from './chromium.mjs'
import { ensureBuilt, ensureInstalled, readCommandLine, root, runScript, say, Stop } from './lib.mjs'

/** @param {number} bytes */
const mebibytes = (bytes) => `${(bytes / 1024 / 1024).toFixed(1)} MiB`

/** @param {typeof import('vite').runnerImport} runnerImport */
async function changeOfHost(runnerImport) {
  await ensureBuilt('player')
  const executablePath = findChromium()
  if (executablePath === null) throw new Stop('No Chromium was found.')
  const { chromium } = await import('playwright-core')
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
  try {
    /** @type {{ module: typeof import('../test/venueBench/hostChange.ts') }} */
    const { module } = await runnerImport(join(root, 'test/venueBench/hostChange.ts'), { configFile: false, root, logLevel: 'error' })
    return await module.benchHostChange({ staff: 4, phones: 16, displays: 2 }, browser, (words) => {
      if (process.stderr.isTTY) process.stderr.write(`\r\x1b[K${words}`)
    })
  } finally {
    await browser.close()
  }
}

await runScript(async () => {
  const number = /** @type {const} */ ('number')
  const { options } = readCommandLine(import.meta.url, {
    staff: number,
    players: number,
    rate: number,
    seconds: number,
    calm: number,
    hours: number,
    quick: 'flag'
  })
  await ensureInstalled()
  /** @param {'staff' | 'players' | 'rate' | 'seconds' | 'calm' | 'hours'} name @param {number} full @param {number} small */
  const size = (name, full, small) => {
    const value = options[name] ?? (options.quick ? small : full)
    if (!(value >= 1)) throw new Stop(`Expected a number behind --${name}.`)
    return value
  }
  const sizes = {
    staff: size('staff', 20, 3),
    players: size('players', 500, 20),
    rate: size('rate', 200, 50),
    seconds: size('seconds', 60, 2),
    calmSeconds: size('calm', 60, 2),
    hours: size('hours', 12, 2)
  }
  const { runnerImport } = await import('vite')
  /** @type {{ module: typeof import('../test/venueBench/main.ts') }} */
  const { module } = await runnerImport(join(root, 'test/venueBench/main.ts'), { configFile: false, root, logLevel: 'error' })
  const { runs, day, comingIn, view } = await module.benchVenue(sizes, (words) => {
    if (process.stderr.isTTY) process.stderr.write(`\r\x1b[K${words}`)
  })
  if (process.stderr.isTTY) process.stderr.write('\r\x1b[K')
  console.log(
    `${cpus()[0]?.model ?? 'unknown'}, ${cpus().length} cores, Node ${process.versions.node}; ${sizes.staff} devices, ${sizes.players} players' pages\n`
  )
  console.log('| load | facts | seen by the others | lost | p50 | p95 | p99 | slowest | host, of one core | views told |')
  console.log('|---|---|---|---|---|---|---|---|---|---|')
  for (const { what, sent, seen, lost, p50, p95, p99, slowest, processor, views } of runs)
    console.log(
      `| ${what} | ${sent} | ${seen} | ${lost} | ${[p50, p95, p99, slowest].map((one) => `${one.toFixed(0)} ms`).join(' | ')} | ${processor.toFixed(0)} % | ${views} |`
    )
  console.log('\n| simulated hour | rows of the log | memory in use |\n|---|---|---|')
  for (const { hour, rows, heap } of day) console.log(`| ${hour} | ${rows} | ${mebibytes(heap)} |`)
  const change = await changeOfHost(runnerImport)
  console.log('\n| after a stand-by was made the host | back there after |\n|---|---|')
  const { staff, phones, displays, staffBack, phonesBack, displaysBack } = change
  const parts = /** @type {const} */ ([
    [`${staff} devices of the staff`, staffBack],
    [`${phones} phones`, phonesBack],
    [`${displays} displays`, displaysBack]
  ])
  for (const [who, back] of parts) console.log(`| ${who} | ${(back / 1000).toFixed(1)} s |`)
  console.log(`\nA device that comes in reads ${mebibytes(comingIn.bytes)} for ${comingIn.rows} rows; a player's view is ${view} bytes.`)
  const lost = runs.reduce((sum, run) => sum + run.lost, 0)
  say(lost === 0 ? 'Every fact was seen by every device.' : `${lost} were not seen.`)
  return lost === 0 ? 0 : 1
})

/** `npm run -s host -- EVENT.json …`: builds the host where it is stale, then runs it in this same process. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ensureBuilt, root, runScript } from './lib.mjs'

await runScript(async () => {
  await ensureBuilt('host')
  await ensureBuilt('player')
  const { runHost } = await import(pathToFileURL(join(root, 'out/host/hostCommand.js')).href)
  const app = join(root, 'out/renderer')
  const status = await runHost(process.argv.slice(2), {
    input: process.stdin,
    out: (/** @type {string} */ line) => process.stdout.write(line),
    err: (/** @type {string} */ text) => process.stderr.write(text),
    isTerminal: process.stdin.isTTY === true && process.stderr.isTTY === true,
    version: JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).version,
    roots: { app: existsSync(app) ? app : null, player: join(root, 'out/player') }
  })
  // Whoever holds the other end of it may hold it for ever.
  process.stdin.destroy()
  return status
})

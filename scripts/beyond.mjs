/** `npm run beyond`: the proof of docs/beyond-one-venue.md, with its figures. Needs Postgres (Debian's package postgresql); about a minute. */
import { join } from 'node:path'
import { ensureInstalled, root, runScript, say, Stop } from './lib.mjs'

await runScript(async () => {
  await ensureInstalled()
  const { runnerImport } = await import('vite')
  /** @type {{ module: typeof import('../test/beyond/run.ts') }} */
  const { module } = await runnerImport(join(root, 'test/beyond/run.ts'), { configFile: false, root, logLevel: 'error' })
  const programs = module.postgresPrograms()
  if (programs === null) throw new Stop('Postgres is not installed: on Debian it is the package postgresql.')
  const wrong = await module.runBeyond(programs, ({ what, value }) => {
    console.log(`${what.padEnd(60)} ${value.padStart(24)}`)
  })
  for (const one of wrong) say(one)
  if (wrong.length === 0) say('Nothing was lost, doubled or changed on the way.')
  return wrong.length === 0 ? 0 : 1
})

/** `npm run -s bench:adapter -- OUT.mjs`: the engine as a peers' bench asks it (`test/bench/adapter.ts`), bundled into one file. */
import { copyFileSync, mkdirSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { ensureInstalled, root, runPackage, runScript, Stop } from './lib.mjs'

await runScript(async () => {
  const [out] = process.argv.slice(2)
  if (out === undefined) throw new Stop('Usage: npm run -s bench:adapter -- OUT.mjs')
  await ensureInstalled()
  const { status, output } = await runPackage('vite/bin/vite.js', ['build', '--config', 'vite.cli.config.ts', '--mode', 'adapter'])
  if (status !== 0) throw new Stop(`The adapter could not be bundled.\n${output.trim()}`)
  const file = resolve(process.env.INIT_CWD ?? process.cwd(), out)
  mkdirSync(dirname(file), { recursive: true })
  copyFileSync(join(root, 'out/adapter/adapter.mjs'), file)
})

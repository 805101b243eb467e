/** `npm run docs`: writes the table of folders into docs/architecture.md. `--check` only compares. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ensureInstalled, root, runScript, say, Stop } from './lib.mjs'

const PLACE = /(<!-- folders:[^\n]*-->\n)[\s\S]*?(<!-- end of folders -->)/

await runScript(async () => {
  await ensureInstalled()
  const { runnerImport } = await import('vite')
  /** @type {{ module: { folderTable: () => string } }} */
  const { module } = await runnerImport(join(root, 'test/support/architecture.ts'), { configFile: false, root, logLevel: 'error' })
  const file = join(root, 'docs/architecture.md')
  const before = readFileSync(file, 'utf8')
  if (!PLACE.test(before)) throw new Stop('docs/architecture.md has no place for the table: two comments, “folders:” and “end of folders”.')
  const after = before.replace(PLACE, (_all, start, end) => `${start}${module.folderTable()}\n${end}`)
  if (process.argv.includes('--check')) {
    say(after === before ? 'docs/architecture.md is up to date.' : 'docs/architecture.md is out of date: npm run docs')
    return after === before ? 0 : 1
  }
  if (after !== before) writeFileSync(file, after)
  return 0
})

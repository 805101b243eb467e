/** `npm run docs`: writes the tables of folders and features into docs/architecture.md. `--check` only compares. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ensureInstalled, root, runScript, say, Stop } from './lib.mjs'

/** @param {string} name */
const place = (name) => new RegExp(`(<!-- ${name}:[^\\n]*-->\\n)[\\s\\S]*?(<!-- end of ${name} -->)`)

await runScript(async () => {
  await ensureInstalled()
  const { runnerImport } = await import('vite')
  /** @type {{ module: { folderTable: () => string, featureTable: () => string } }} */
  const { module } = await runnerImport(join(root, 'test/support/architecture.ts'), { configFile: false, root, logLevel: 'error' })
  const file = join(root, 'docs/architecture.md')
  const before = readFileSync(file, 'utf8')
  const tables = { folders: module.folderTable(), features: module.featureTable() }
  let after = before
  for (const [name, table] of Object.entries(tables)) {
    if (!place(name).test(after))
      throw new Stop(`docs/architecture.md has no place for a table: two comments, “${name}:” and “end of ${name}”.`)
    after = after.replace(place(name), (_all, start, end) => `${start}${table}\n${end}`)
  }
  if (process.argv.includes('--check')) {
    say(after === before ? 'docs/architecture.md is up to date.' : 'docs/architecture.md is out of date: npm run docs')
    return after === before ? 0 : 1
  }
  if (after !== before) writeFileSync(file, after)
  return 0
})

/** `npm run docs`: writes the tables that are made of the code: of folders, of features, of rights in a venue. `--check` only compares. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ensureInstalled, root, runScript, say, Stop } from './lib.mjs'

/** @param {string} name */
const place = (name) => new RegExp(`(<!-- ${name}:[^\\n]*-->\\n)[\\s\\S]*?(<!-- end of ${name} -->)`)

await runScript(async () => {
  await ensureInstalled()
  const { runnerImport } = await import('vite')
  /** @param {string} path @returns {Promise<any>} */
  const load = async (path) => (await runnerImport(join(root, path), { configFile: false, root, logLevel: 'error' })).module
  const { folderTable, featureTable } = await load('test/support/architecture.ts')
  const { rightsTable } = await load('src/shared/venue/rights.ts')
  /** @type {Readonly<Record<string, Readonly<Record<string, string>>>>} */
  const files = { 'docs/architecture.md': { folders: folderTable(), features: featureTable() }, 'docs/venue.md': { rights: rightsTable() } }
  let stale = 0
  for (const [path, tables] of Object.entries(files)) {
    const before = readFileSync(join(root, path), 'utf8')
    let after = before
    for (const [name, table] of Object.entries(tables)) {
      if (!place(name).test(after)) throw new Stop(`${path} has no place for a table: two comments, “${name}:” and “end of ${name}”.`)
      after = after.replace(place(name), (_all, start, end) => `${start}${table}\n${end}`)
    }
    if (after === before) continue
    stale++
    if (process.argv.includes('--check')) say(`${path} is out of date: npm run docs`)
    else writeFileSync(join(root, path), after)
  }
  if (!process.argv.includes('--check')) return 0
  if (stale === 0) say('The tables in docs are up to date.')
  return stale === 0 ? 0 : 1
})

/** `npm run schemas`: writes docs/schemas, the JSON Schemas of all public formats; `--check` only compares. */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ensureInstalled, readCommandLine, root, runScript, say } from './lib.mjs'

await runScript(async () => {
  const { options } = readCommandLine(import.meta.url, { check: 'flag' })
  await ensureInstalled()
  const { runnerImport } = await import('vite')
  /** @type {{ module: { schemaFiles: () => ReadonlyMap<string, string> } }} */
  const { module } = await runnerImport(join(root, 'test/schemas/formats.ts'), { configFile: false, root, logLevel: 'error' })
  const folder = join(root, 'docs/schemas')
  mkdirSync(folder, { recursive: true })
  const files = module.schemaFiles()
  const changed = [...files].filter(([name, text]) => !existsSync(join(folder, name)) || readFileSync(join(folder, name), 'utf8') !== text)
  const left = readdirSync(folder).filter((name) => !files.has(name))
  const same = changed.length + left.length === 0
  if (options.check) {
    say(same ? 'docs/schemas is up to date.' : 'docs/schemas is out of date: npm run schemas')
    return same ? 0 : 1
  }
  for (const name of left) rmSync(join(folder, name))
  for (const [name, text] of changed) writeFileSync(join(folder, name), text)
  say(same ? 'docs/schemas is up to date.' : 'docs/schemas is written.')
  return 0
})

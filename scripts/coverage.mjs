/** `npm run coverage`: writes docs/coverage.md, which rows of the rulebook the golden cases name. `--check` only compares. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ensureInstalled, root, runScript, say } from './lib.mjs'

await runScript(async () => {
  await ensureInstalled()
  const { runnerImport } = await import('vite')
  /** @type {{ module: { coverageText: () => string } }} */
  const { module } = await runnerImport(join(root, 'test/cases/coverage.ts'), { configFile: false, root, logLevel: 'error' })
  const text = module.coverageText()
  const file = join(root, 'docs/coverage.md')
  const same = existsSync(file) && readFileSync(file, 'utf8') === text
  if (process.argv.includes('--check')) {
    say(same ? 'docs/coverage.md is up to date.' : 'docs/coverage.md is out of date: npm run coverage')
    return same ? 0 : 1
  }
  if (!same) writeFileSync(file, text)
  say(same ? 'docs/coverage.md is up to date.' : 'docs/coverage.md is written.')
  return 0
})

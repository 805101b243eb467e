/** `npm run coverage`: writes docs/coverage.md, docs/coverage-2023.md and the printed examples of the reference: which rows of the rulebook the golden cases name. `--check` only compares. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ensureInstalled, readCommandLine, root, runScript, say } from './lib.mjs'

await runScript(async () => {
  const { options } = readCommandLine(import.meta.url, { check: 'flag' })
  await ensureInstalled()
  const { runnerImport } = await import('vite')
  /** @type {{ module: { coverageText: () => string, modernCoverageText: () => string, printedData: () => string } }} */
  const { module } = await runnerImport(join(root, 'test/cases/coverage.ts'), { configFile: false, root, logLevel: 'error' })
  const files = [
    { file: join(root, 'docs/coverage.md'), text: module.coverageText() },
    { file: join(root, 'docs/coverage-2023.md'), text: module.modernCoverageText() },
    { file: join(root, 'src/renderer/model/reference/printedExamplesData.ts'), text: module.printedData() }
  ]
  const changed = files.filter(({ file, text }) => !existsSync(file) || readFileSync(file, 'utf8') !== text)
  const same = changed.length === 0
  if (options.check) {
    say(same ? 'docs/coverage.md is up to date.' : 'docs/coverage.md is out of date: npm run coverage')
    return same ? 0 : 1
  }
  for (const { file, text } of changed) writeFileSync(file, text)
  say(same ? 'docs/coverage.md is up to date.' : 'docs/coverage.md is written.')
  return 0
})

/**
 * `npm run oracle`: the long runs of the engine against the oracle (a hundred times as many positions as in `npm test`), of pairings
 * against all pairings, of 20,000 random turns against version 0.3 (which needs the history of the repository), against properties, the schemas and the census, golden cases on every turned board and all frozen questions; they take hours.
 * `npm run oracle -- test/oracle/moves` takes the files of that name.
 */
import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { ensureInstalled, readCommandLine, root, runPackage, runScript } from './lib.mjs'
import { filesBelow } from './lint/changed.mjs'

/** The tests of single parts that try a property with values nobody chose. */
const tried = () =>
  filesBelow(join(root, 'test/unit'), /\.test\.ts$/)
    .filter((file) => /\bseededRuns\(|\btimes\(|\bLONG\b/.test(readFileSync(file, 'utf8')))
    .map((file) => relative(root, file))

await runScript(async () => {
  const { words: chosen } = readCommandLine(import.meta.url, {})
  await ensureInstalled()
  const files =
    chosen.length > 0
      ? chosen
      : ['test/oracle', 'test/earlier', 'test/property', 'test/census', 'test/schemas', 'test/cases', 'test/events', ...tried()]
  const { status } = await runPackage('vitest/vitest.mjs', ['run', '--project=node', '--project=earlier', ...files], {
    show: true,
    env: { LINEJUDGE_LONG: '1' }
  })
  return status
})

/**
 * `npm run oracle`: the long runs of the engine against the oracle (a hundred times as many positions as in `npm test`), against
 * properties and against the census; they take hours. `npm run oracle -- test/oracle/moves` takes the files of that name.
 */
import { ensureInstalled, runPackage, runScript } from './lib.mjs'

await runScript(async () => {
  await ensureInstalled()
  const chosen = process.argv.slice(2)
  const files = chosen.length > 0 ? chosen : ['test/oracle', 'test/property', 'test/census']
  const { status } = await runPackage('vitest/vitest.mjs', ['run', '--project=node', ...files], {
    show: true,
    env: { LINEJUDGE_LONG: '1' }
  })
  return status
})

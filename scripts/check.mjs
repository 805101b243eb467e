/**
 * `npm run check`: types and lint, nothing that runs. Only what has changed since the last run is looked at anew, where that
 * cannot change the verdict.  `npm run types`, `npm run lint`: one half of it  --fresh  forget the last run
 */
import { ALL_CHECKS, forgetChecks, LINT_CHECKS, runChecks, TYPES } from './checks.mjs'
import { ensureInstalled, readCommandLine, runScript } from './lib.mjs'

await runScript(async () => {
  const { options, words } = readCommandLine(import.meta.url, { fresh: 'flag' })
  await ensureInstalled()
  if (options.fresh) forgetChecks()
  const steps = await runChecks(words.includes('types') ? TYPES : words.includes('lint') ? LINT_CHECKS : ALL_CHECKS, {
    whole: words.includes('lint')
  })
  return steps.some(({ failed }) => failed) ? 1 : 0
})

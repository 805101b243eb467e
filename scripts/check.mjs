/**
 * `npm run check`: types and lint, nothing that runs. Only what has changed since the last run is looked at anew, where that
 * cannot change the verdict.  `npm run types`, `npm run lint`: one half of it  --fresh  forget the last run
 */
import { ALL_CHECKS, forgetChecks, LINT_CHECKS, runChecks, TYPES } from './checks.mjs'
import { ensureInstalled, runScript } from './lib.mjs'

await runScript(async () => {
  const args = process.argv.slice(2)
  await ensureInstalled()
  if (args.includes('--fresh')) forgetChecks()
  const steps = await runChecks(args.includes('types') ? TYPES : args.includes('lint') ? LINT_CHECKS : ALL_CHECKS, {
    whole: args.includes('lint')
  })
  return steps.some(({ failed }) => failed) ? 1 : 0
})

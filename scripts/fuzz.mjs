/**
 * `npm run fuzz`: breaks files of every format, 100 000 each, from a new seed. `npm run fuzz -- 500000 maps` takes
 * another number and one format; `--seed=N` begins where an earlier run began. A failing file lies in out/fuzz.
 */
import { ensureInstalled, runPackage, runScript } from './lib.mjs'

await runScript(async () => {
  await ensureInstalled()
  const args = process.argv.slice(2)
  const seed = args.find((arg) => arg.startsWith('--seed='))?.slice('--seed='.length) ?? String(Math.floor(Date.now() / 1000))
  const plain = args.filter((arg) => !arg.startsWith('--'))
  process.env.LINEJUDGE_FUZZ = plain.find((arg) => /^\d+$/.test(arg)) ?? '100000'
  process.env.LINEJUDGE_FUZZ_SEED = seed
  process.env.LINEJUDGE_FUZZ_ONLY = plain.filter((arg) => !/^\d+$/.test(arg)).join(' ')
  console.log(`seed ${seed}`)
  const { status } = await runPackage(
    'vitest/vitest.mjs',
    // The file stands before the flag, which takes a word behind it for its own.
    ['run', 'test/fuzz/fuzz.test.ts', '--project=node', '--disable-console-intercept'],
    { show: true }
  )
  return status
})

/**
 * `npm run fuzz`: breaks files of every format, 100 000 each, from a new seed. `npm run fuzz -- 500000 maps` takes
 * another number and one format; `--seed N` begins where an earlier run began. A failing file lies in out/fuzz.
 */
import { ensureInstalled, readCommandLine, runPackage, runScript } from './lib.mjs'

await runScript(async () => {
  const { options, words } = readCommandLine(import.meta.url, { seed: 'number' })
  const { seed = Math.floor(Date.now() / 1000) } = options
  await ensureInstalled()
  process.env.LINEJUDGE_FUZZ = words.find((word) => /^\d+$/.test(word)) ?? '100000'
  process.env.LINEJUDGE_FUZZ_SEED = String(seed)
  process.env.LINEJUDGE_FUZZ_ONLY = words.filter((word) => !/^\d+$/.test(word)).join(' ')
  console.log(`seed ${seed}`)
  const { status } = await runPackage(
    'vitest/vitest.mjs',
    // The file stands before the flag, which takes a word behind it for its own.
    ['run', 'test/fuzz/fuzz.test.ts', '--project=node', '--disable-console-intercept'],
    { show: true }
  )
  return status
})

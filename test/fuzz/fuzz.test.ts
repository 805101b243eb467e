/**
 * Thousands of broken files of every format: each is refused with sentences or let in whole; nothing crashes, hangs,
 * comes in by half or changes a prototype. `npm run fuzz -- 100000` runs longer ones from new seeds.
 */
import { expect, it } from 'vitest'
import { fuzz } from './run.ts'
import { fuzzFormats, type FuzzFormat } from './formats.ts'

const asked = Number(process.env['LINEJUDGE_FUZZ'] ?? '')
/** A format that came later stands for all that its reader shares with the first ones: few of each are enough in the short run. */
const countOf = ({ samples, count }: FuzzFormat): number => (asked > 0 ? asked : (count ?? (samples ? 150 : 1500)))
const seed = Number(process.env['LINEJUDGE_FUZZ_SEED'] ?? '') || 20_100_501
const only = process.env['LINEJUDGE_FUZZ_ONLY'] ?? ''

const formats = await fuzzFormats()
const chosen = formats.filter(({ name }) => only === '' || name === only)
if (chosen.length === 0) throw new Error(`There is no format "${only}". There are: ${formats.map(({ name }) => name).join(', ')}.`)

for (const format of chosen) {
  const { samples } = format
  if (samples)
    it(`${format.name} come in whole`, async () => {
      for (const sample of samples) expect(await format.read(sample)).toBe('let in')
    })
  const count = countOf(format)
  it(
    `${count} broken ${format.name} from seed ${seed}`,
    async () => {
      const { refused, letIn, slowest } = await fuzz(format, count, seed)
      if (asked > 0)
        console.log(
          `${format.name.padEnd(16)} ${count} from seed ${seed}: ${refused} refused, ${letIn} let in, the slowest took ${Math.round(slowest)} ms`
        )
      // If nearly everything passed, or nothing, the mutants would prove little.
      expect(refused).toBeGreaterThan(count / 4)
      expect(letIn).toBeGreaterThan(count / 500)
    },
    12 * 3_600_000
  )
}

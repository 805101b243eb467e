/** A few defects sown on purpose are found: the checks of this folder are no decoration. All of them: `npm run security:seeded`. */
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { run } from '../../scripts/lib.mjs'
import { SEEDS, SHORT } from '../../scripts/security/seeds.mjs'

describe('seeded defects', () => {
  it('are many, each is named once, and every item of the checklist has one', () => {
    expect(SEEDS.length).toBeGreaterThanOrEqual(60)
    expect(new Set(SEEDS.map(({ name }) => name)).size).toBe(SEEDS.length)
    const items = new Set(SEEDS.map(({ item }) => item))
    expect(
      [...items]
        .filter((item) => item !== '+')
        .map(Number)
        .sort((a, b) => a - b)
    ).toEqual(Array.from({ length: 20 }, (_, at) => at + 1))
  })

  it('of several kinds are found', async () => {
    const { status, output } = await run(process.execPath, [resolve(import.meta.dirname, '../../scripts/security.mjs'), '--short'])
    expect(output).toContain(`found ${SHORT.length} of ${SHORT.length}`)
    expect(status).toBe(0)
  }, 300_000)
})

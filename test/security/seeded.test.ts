/** A few defects sown on purpose are found: the checks of this folder are no decoration. All of them: `npm run security:seeded`. */
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { run } from '../../scripts/lib.mjs'
import { SEEDS, SHORT } from '../../scripts/security/seeds.mjs'
import { VENUE_SEEDS } from '../../scripts/security/venueSeeds.mjs'

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

  it('have their place, each once', () => {
    const lost = SEEDS.filter(
      ({ file, find }) => readFileSync(resolve(import.meta.dirname, '../..', file), 'utf8').split(find).length !== 2
    )
    expect(lost.map(({ name, file }) => `${name} (${file})`)).toEqual([])
  })

  it('of the host of a venue stand in its table of guards, each in its line', () => {
    const page = readFileSync(resolve(import.meta.dirname, '../../docs/venue.md'), 'utf8')
    const table = page.slice(page.indexOf('| tried |'), page.indexOf('What it does not do'))
    const lines = table
      .split('\n')
      .slice(2)
      .filter((line) => line !== '')
      .map((line) => line.split('|').at(-2)!.trim().split('; '))
    expect(lines.every((names) => names.every((name) => name !== ''))).toBe(true)
    expect(lines.flat().toSorted()).toEqual(VENUE_SEEDS.map(({ name }) => name.replace('venue: ', '')).toSorted())
  })

  it('of several kinds are found', async () => {
    const { status, output } = await run(process.execPath, [resolve(import.meta.dirname, '../../scripts/security.mjs'), '--short'])
    expect(output).toContain(`found ${SHORT.length} of ${SHORT.length}`)
    expect(status).toBe(0)
  }, 300_000)
})

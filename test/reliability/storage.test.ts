/** The short runs of what `npm run reliability` measures, without a browser. */
import { describe, expect, it } from 'vitest'
import { damagedStores } from './damage.ts'
import { faultAtEveryOperation } from './faults.ts'

describe('a fault at every operation of a session', () => {
  it('leaves what was last acknowledged, or that with the change in flight', async () => {
    const figures = await faultAtEveryOperation(12, false)
    expect(figures.wrong).toEqual([])
    expect(figures.cases).toBeGreaterThan(50)
  })

  it('the same with the database gone as well', async () => {
    expect((await faultAtEveryOperation(12, true)).wrong).toEqual([])
  })
})

describe('damaged stores', () => {
  it('open, and say what is missing', async () => {
    const figures = await damagedStores(25)
    expect(figures.wrong).toEqual([])
    expect(figures.whole + figures.told).toBe(25)
  })
})

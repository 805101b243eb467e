/** The short runs of what `npm run reliability` measures, without a browser. */
import { describe, expect, it } from 'vitest'
import { damagedStores } from './damage.ts'
import { faultAtEveryOperation } from './faults.ts'
import { drillOfEveryGeneration } from './snapshots.ts'
import { damagedStoresAndSnapshots } from './storesAndSnapshots.ts'

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

describe('backups', () => {
  it('of all twenty generations come back whole in a database of their own', async () => {
    const figures = await drillOfEveryGeneration()
    expect(figures.wrong).toEqual([])
    expect(figures).toMatchObject({ generations: 20, restored: 20 })
    expect(figures.entries).toBeGreaterThan(100)
  })

  it('damaged together with the store are explained, and the newest good one brings its state back', async () => {
    const figures = await damagedStoresAndSnapshots(10)
    expect(figures.wrong).toEqual([])
    expect(figures).toMatchObject({ cases: 10, opened: 10, explained: 10, restored: 10 })
    expect(figures.snapshotsDamaged).toBeGreaterThan(10)
  })
})

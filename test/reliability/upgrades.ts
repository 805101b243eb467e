/**
 * Upgrades of the database that are broken off, by a step that fails half-way: afterwards the database is as it was, to
 * the last row, and opens; or it is upgraded whole. Never between.
 */
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { DATABASE, openDexieRows, openDexieStorage, SCHEMA, type SchemaVersion } from '../../src/renderer/storage/rows/dexieStorage.ts'
import { readOlder } from '../../src/renderer/storage/rows/readOlder.ts'
import { sampleMap } from '../unit/renderer/storage/rows/samples.ts'

export interface UpgradeFigures {
  readonly cases: number
  /** As before, to the last row. */
  readonly old: number
  /** Upgraded whole afterwards, with everything. */
  readonly upgradedAfter: number
  readonly wrong: readonly string[]
}

const MAPS = 6
const LAST = Math.max(...SCHEMA.map(({ version }) => version))

/** From every version before the present one, a step that fails after each number of changed rows. */
export async function upgradesBrokenOff(): Promise<UpgradeFigures> {
  const figures = { cases: 0, old: 0, upgradedAfter: 0, wrong: [] as string[] }
  for (let from = 1; from <= LAST; from++) {
    for (let after = 0; after <= MAPS; after++) {
      figures.cases++
      const options = { indexedDB: new IDBFactory(), IDBKeyRange }
      const { rows } = await openDexieRows({ ...options, schema: SCHEMA.slice(0, from) })
      const ids = Array.from({ length: MAPS }, (_, i) => `m${i}`)
      await rows.write(ids.map((id) => ({ table: 'maps', put: { id, origin: 'user', value: sampleMap(id) } })))
      rows.close()
      const before = JSON.stringify(await readOlder(options.indexedDB, DATABASE))
      const refused = await openDexieStorage({ ...options, schema: [...SCHEMA, failingAfter(after)] }).then(
        () => false,
        () => true
      )
      const left = JSON.stringify(await readOlder(options.indexedDB, DATABASE))
      if (refused && left === before) figures.old++
      else
        figures.wrong.push(
          `from version ${from}, failed after ${after} rows: ${refused ? 'the database is not as it was' : 'nothing failed'}`
        )
      const storage = await openDexieStorage(options)
      if ((await storage.maps()).map(({ id }) => id).join() === ids.join()) figures.upgradedAfter++
      else figures.wrong.push(`from version ${from}, failed after ${after} rows: the next start does not hold every map`)
      storage.close()
    }
  }
  return figures
}

/** A step after the present ones that changes so many rows and then fails. */
function failingAfter(rows: number): SchemaVersion {
  return {
    version: LAST + 1,
    stores: { maps: 'id, origin', later: 'id' },
    upgrade: async (transaction) => {
      const all = await transaction.table<{ id: string }>('maps').toArray()
      for (const row of all.slice(0, rows)) await transaction.table('maps').put({ ...row, value: 'half-way' })
      throw new Error('broken off')
    }
  }
}

/**
 * What bringing in a collection costs in a real browser, with its database and its file store: through the gate with all checks into the
 * journal and the database as the app does it, beside storing the same figures unchecked, one record each (`scripts/benchImport.mjs`).
 */
import '../../../src/renderer/trusted.ts'
import Dexie from 'dexie'
import { readThroughGate } from '../../../src/renderer/import/gate.ts'
import { changesOf, rowsOf } from '../../../src/renderer/model/importing/plan.ts'
import { browserJournal } from '../../../src/renderer/platform/journal/browserJournal.ts'
import { openStorage } from '../../../src/renderer/storage/openStorage.ts'
import { bytesOf } from '../../../src/shared/json/utf8.ts'
import { manyFigures } from '../figures.ts'

const SHELF = { maps: [], hexMaps: [], figureSets: [], elements: [], specialTerrain: [], editions: [], teams: [] }
const sets = manyFigures(15_000)

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}

/** Milliseconds. Each is measured once in a profile that has nothing yet. */
const measures = {
  async each(): Promise<number> {
    const records = sets.flatMap(({ id, figures }) => figures.map((figure) => ({ key: `${id}/${figure.id}`, value: figure })))
    const database = new Dexie('beside', { chromeTransactionDurability: 'strict' })
    database.version(1).stores({ figures: 'key' })
    await database.open()
    return timed(() => database.table('figures').bulkPut(records))
  },
  async whole(): Promise<number> {
    const files = sets.map((set) => ({ name: `${set.id}.figures.json`, bytes: bytesOf(JSON.stringify(set)) }))
    const { storage } = await openStorage({ files: {}, journal: browserJournal() })
    return timed(async () => {
      const reading = await readThroughGate(files)
      if (!reading?.ok) throw new Error('The files were not read.')
      await storage.commit(changesOf(rowsOf(reading.documents, SHELF), new Map()))
    })
  },
  /** What no reader of these files can do without. */
  parsing(): Promise<number> {
    const texts = sets.map((set) => JSON.stringify(set))
    return timed(() => Promise.resolve(texts.map((text) => JSON.parse(text) as unknown)))
  }
}
Object.assign(globalThis, { measures })

/** What a whole collection costs: bringing in 15,000 dials with all checks, beside storing them unchecked one by one; making it searchable. */
import Dexie from 'dexie'
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { changesOf, rowsOf } from '../../src/renderer/model/importing/plan.ts'
import { FigureIndex } from '../../src/shared/figures/find/figureIndex.ts'
import { readIncoming } from '../../src/shared/formats/incoming.ts'
import { bytesOf } from '../../src/shared/json/utf8.ts'
import { Device } from '../support/journaledStorage.ts'
import { manyFigures } from './figures.ts'
import { microseconds } from './measure.ts'

interface Row {
  readonly what: string
  readonly us: number
  readonly plain: number | null
  readonly goal: string
}

const FIGURES = 15_000
const SHELF = { maps: [], hexMaps: [], figureSets: [], elements: [], specialTerrain: [], editions: [], teams: [] }

/** Microseconds of the fastest of some runs, each on what `ready` has made for it. */
async function least<T>(runs: number, ready: () => Promise<T> | T, work: (on: T) => Promise<void>): Promise<number> {
  const times: number[] = []
  for (let run = 0; run < runs; run++) {
    const on = await ready()
    const start = process.hrtime.bigint()
    await work(on)
    times.push(Number(process.hrtime.bigint() - start) / 1000)
  }
  return Math.min(...times)
}

export async function figureRows(): Promise<Row[]> {
  const sets = manyFigures(FIGURES)
  const files = sets.map((set) => ({ name: `${set.id}.figures.json`, bytes: bytesOf(JSON.stringify(set)) }))
  const records = sets.flatMap(({ id, figures }) => figures.map((figure) => ({ key: `${id}/${figure.id}`, value: figure })))
  // The database of both is the one in memory: of a browser both would be slower.
  const each = await least(
    3,
    async () => {
      const database = new Dexie('bench', { indexedDB: new IDBFactory(), IDBKeyRange })
      database.version(1).stores({ figures: 'key' })
      await database.open()
      return database
    },
    async (database) => {
      await database.table('figures').bulkPut(records)
      database.close()
    }
  )
  const whole = await least(
    3,
    async () => (await new Device().open()).storage,
    async (storage) => {
      const reading = readIncoming(files)
      if (!reading.ok) throw new Error(JSON.stringify(reading.broken[0]))
      await storage.commit(changesOf(rowsOf(reading.documents, SHELF), new Map()))
    }
  )
  const parsing = await least(
    3,
    () => files.map(({ bytes }) => new TextDecoder().decode(bytes)),
    (texts) => Promise.resolve(void texts.map((text) => JSON.parse(text) as unknown))
  )
  let sink = 0
  const index = microseconds(
    () => {
      sink += new FigureIndex(sets).figures.length
    },
    1,
    5
  )
  if (sink === 0) throw new Error('no figures')
  return [
    {
      what: '15,000 dials from files into the journal and the database, all checks (beside: times bulkPut of Dexie, a record a figure)',
      goal: 'under 0.2x',
      plain: each,
      us: whole
    },
    { what: 'of it reading their JSON alone (beside: the same)', goal: '', plain: each, us: parsing },
    { what: 'a library of 15,000 figures made searchable', goal: 'under 300000 us', plain: null, us: index }
  ]
}

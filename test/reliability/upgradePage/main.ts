/**
 * A page that leaves a profile as an older version did, upgrades it with the app's own storage, and says what lies
 * there. The test kills the browser while it upgrades.
 */
// As the app does before anything else: without it no worker starts, and so no journal.
import '../../../src/renderer/trusted.ts'
import { canonicalJson } from '../../../src/shared/base/text/canonicalJson.ts'
import { createJournal } from '../../../src/renderer/platform/journal/createJournal.ts'
import { createOpfsBackups } from '../../../src/renderer/platform/opfsBackups.ts'
import { backUpOlder } from '../../../src/renderer/model/data/beforeUpgrade.ts'
import { sha256 } from '../../../src/renderer/model/data/digest.ts'
import { DATABASE, SCHEMA, type SchemaVersion } from '../../../src/renderer/storage/rows/dexieStorage.ts'
import { openStorage } from '../../../src/renderer/storage/openStorage.ts'
import { readOlder } from '../../../src/renderer/storage/rows/readOlder.ts'
import { KNOWN_TABLES } from '../../../src/renderer/storage/rows/rowBackup.ts'
import { writeProfile, type FrozenRow, type FrozenTables } from '../../support/writeProfile.ts'

/** What lies in the database, whatever its version. */
export interface Lying {
  readonly schema: number
  /** A checksum of the rows of each table that has any, without what the step that rewrites adds. */
  readonly sums: Readonly<Record<string, string>>
  readonly rows: number
  /** Rows that the step has rewritten. */
  readonly rewritten: number
}

/** The step that a later version might bring: it rewrites every row. */
const REWRITING: SchemaVersion = {
  version: KNOWN_TABLES.schema + 1,
  stores: { later: 'id' },
  upgrade: async (transaction) => {
    for (const table of ['maps', 'figureSets', 'specialTerrain', 'rulings']) {
      await transaction
        .table<FrozenRow & { rewritten?: boolean }, string>(table)
        .toCollection()
        .modify((row) => {
          row.rewritten = true
        })
    }
  }
}

declare global {
  interface Window {
    upgrade: {
      leave: (version: number, tables: FrozenTables) => Promise<void>
      /** Opens the storage as the app does; what it says. `later`: with the step that rewrites. */
      open: (later: boolean) => Promise<readonly string[]>
      lying: () => Promise<Lying>
    }
  }
}

async function open(later: boolean): Promise<readonly string[]> {
  const { storage, notices } = await openStorage({
    files: {},
    ...createJournal(),
    ...(later && { schema: [...SCHEMA, REWRITING] }),
    beforeUpgrade: (older) =>
      backUpOlder(older, {
        shelf: createOpfsBackups(navigator.storage),
        app: 'test',
        known: KNOWN_TABLES,
        digest: sha256,
        now: () => new Date()
      })
  })
  // It can be saved to, and says what it holds.
  await storage.commit([{ do: 'delete', table: 'events', id: 'nothing' }])
  return notices
}

async function lying(): Promise<Lying> {
  const { schema, tables } = await readOlder(indexedDB, DATABASE)
  const sums: Record<string, string> = {}
  let [all, rewritten] = [0, 0]
  for (const [table, rows] of Object.entries(tables as Readonly<Record<string, readonly (FrozenRow & { rewritten?: boolean })[]>>)) {
    // How far the database has come with the journal is no data.
    if (table === 'meta' || rows.length === 0) continue
    all += rows.length
    rewritten += rows.filter((row) => row.rewritten).length
    sums[table] = await sha256(canonicalJson(rows.map(({ rewritten: _rewritten, ...row }) => row)))
  }
  return { schema, sums, rows: all, rewritten }
}

window.upgrade = { leave: (version, tables) => writeProfile(indexedDB, version, tables), open, lying }

/**
 * The rows of an older backup in the shape of the present tables. The same steps bring the database itself forward,
 * so that a backup taken before an upgrade and the upgraded database agree.
 */
import type { KnownTables, SnapshotTables } from './snapshot.ts'
import { TABLES } from './tables.ts'

type Step = (tables: SnapshotTables) => SnapshotTables

/** `STEPS[n]` leads from version n to n + 1. What is released is never changed. */
export const STEPS: Readonly<Record<number, Step>> = {
  // Notes on rules, sessions and events are new; nothing that was there changes.
  1: (tables) => tables,
  // The database keeps a mark of its own beside the tables; they are as they were.
  2: (tables) => tables,
  // The facts of events are new.
  3: (tables) => tables,
  // Older revisions of maps, pictures and hex maps are new. Maps are brought forward where they are read.
  4: (tables) => tables,
  // Teams, and how many figures somebody owns, are new.
  5: (tables) => tables,
  // Leagues are new.
  6: (tables) => tables,
  // Figure sets lie in the database as text; a row of a backup is as it was.
  7: (tables) => tables,
  // Editions of the user are new.
  8: (tables) => tables,
  // Versions of editions are new; a ruling from before has the documents of its edition in its case.
  9: (tables) => tables,
  // Game elements are new.
  10: (tables) => tables
}

/** The tables of this version, for whoever has no database: each step leads to one version more. */
export const PRESENT_TABLES: KnownTables = { names: TABLES, schema: Object.keys(STEPS).length + 1 }

/** Every known table is there afterwards; one that did not exist yet is empty. Throws where a step is missing. */
export function migrateTables(tables: SnapshotTables, from: number, known: KnownTables, steps = STEPS): SnapshotTables {
  let present = tables
  for (let version = from; version < known.schema; version++) {
    const step = steps[version]
    if (!step) throw new Error(`No way from tables of version ${version} to the next`)
    present = step(present)
  }
  return Object.fromEntries(known.names.map((name) => [name, present[name] ?? []]))
}

/**
 * Damaged backups, and the drill over a whole shelf of good ones. A damaged backup is explained in a sentence and never
 * read; a good one comes back whole in a database of its own.
 */
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { GENERATIONS } from '../../src/shared/backup/generations.ts'
import { readSnapshot } from '../../src/shared/backup/readSnapshot.ts'
import type { Snapshot, SnapshotTables } from '../../src/shared/backup/snapshot.ts'
import { contentChecksum, formatSnapshot, makeSnapshot } from '../../src/shared/backup/writeSnapshot.ts'
import { putOnShelf } from '../../src/renderer/model/data/backupWriter.ts'
import { tryOut } from '../../src/renderer/model/data/restoring.ts'
import { openStorage } from '../../src/renderer/storage/openStorage.ts'
import { KNOWN_TABLES } from '../../src/renderer/storage/rows/rowBackup.ts'
import { MemoryShelf } from '../support/memoryShelf.ts'
import { chanceFrom, type Chance } from '../support/seeded.ts'
import { sha } from '../unit/shared/backup/samples.ts'
import { recordedSession } from './recordedSession.ts'

const DAMAGES = ['cut', 'flip', 'hole', 'zeros'] as const

/** The text of a backup, broken in one of four ways in turn. */
export function damagedText(text: string, turn: number, chance: Chance): string {
  const below = (n: number): number => chance.whole(0, n - 1)
  const at = below(text.length)
  switch (DAMAGES[turn % DAMAGES.length]) {
    case 'cut':
      return text.slice(0, at)
    case 'flip':
      return text.slice(0, at) + String.fromCharCode(text.charCodeAt(at) ^ (1 << below(7))) + text.slice(at + 1)
    case 'hole':
      return text.slice(0, at) + text.slice(at + 1 + below(200))
    default:
      return text.slice(0, at) + '\u0000'.repeat(1 + below(64)) + text.slice(at + 64)
  }
}

export interface DamagedFigures {
  readonly cases: number
  /** Refused with a sentence. */
  readonly explained: number
  /** Only white space was another one: read, and equal to what had been written. */
  readonly unharmed: number
  /** What must not be: sentences. */
  readonly wrong: readonly string[]
}

/** `cases` damages of one backup, from a seed. */
export async function damagedSnapshots(snapshot: Snapshot, cases: number, seed = 7): Promise<DamagedFigures> {
  const text = await formatSnapshot(snapshot, sha)
  const whole = JSON.stringify(await readSnapshot(text, KNOWN_TABLES, sha))
  const chance = chanceFrom(seed)
  const wrong: string[] = []
  let explained = 0
  let unharmed = 0
  for (let i = 0; i < cases; i++) {
    const result = await readSnapshot(damagedText(text, i, chance), KNOWN_TABLES, sha)
    const message = result.ok ? '' : (result.problems[0]?.message ?? '')
    if (result.ok && JSON.stringify(result) === whole) unharmed++
    else if (result.ok) wrong.push(`damage ${i} (${DAMAGES[i % DAMAGES.length]!}) was read as if it were whole`)
    else if (/^[A-Z].*\.$/s.test(message)) explained++
    else wrong.push(`damage ${i} (${DAMAGES[i % DAMAGES.length]!}) was refused with “${message}”`)
  }
  return { cases, explained, unharmed, wrong }
}

/** A backup of what is stored after a session. */
export const snapshotOf = (tables: SnapshotTables, takenAt: string): Promise<Snapshot> =>
  makeSnapshot({ app: '0.0.0-test', schema: KNOWN_TABLES.schema, takenAt, why: 'change', tables }, sha)

export interface DrillFigures {
  /** Backups on the shelf at the end. */
  readonly generations: number
  /** Restored into a database of their own and found equal. */
  readonly restored: number
  readonly entries: number
  readonly wrong: readonly string[]
}

/** A sitting with a backup after every commit, more of them than are kept; then each that is left is tried out. */
export async function drillOfEveryGeneration(): Promise<DrillFigures> {
  const shelf = new MemoryShelf()
  const { storage, kept } = await openStorage({ indexedDB: new IDBFactory(), IDBKeyRange, files: {} })
  const taken = new Map<string, Snapshot>()
  const session = recordedSession(GENERATIONS + 5)
  for (const [i, changes] of session.entries()) {
    await storage.commit(changes)
    const snapshot = await snapshotOf(await kept.all(), new Date(Date.UTC(2013, 9, 1, 12, i)).toISOString())
    const { name } = await putOnShelf(snapshot, { shelf, known: kept.known, digest: sha, damaged: new Set() })
    taken.set(name, snapshot)
  }
  const wrong: string[] = []
  let restored = 0
  let entries = 0
  const names = (await shelf.list()).map(({ name }) => name)
  for (const name of names) {
    const read = await readSnapshot(await shelf.read(name), kept.known, sha)
    const problem = read.ok
      ? (await tryOut(kept, read.value, (tables) => contentChecksum(tables, sha))).problem
      : (read.problems[0]?.message ?? '')
    const same = read.ok && read.value.content === taken.get(name)?.content
    if (read.ok) entries += Object.values(read.value.counts).reduce((sum, count) => sum + count, 0)
    if (problem === null && same) restored++
    else wrong.push(`${name}: ${problem ?? 'it holds something else than what was backed up'}`)
  }
  storage.close()
  return { generations: names.length, restored, entries, wrong }
}

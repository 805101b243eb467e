/** The backups of this device as panels can watch them: making them, by hand and by itself, and what is on the shelf. */
import { readBackupName } from '../../../shared/backup/names.ts'
import type { Digest, Snapshot, Why } from '../../../shared/backup/snapshot.ts'
import { messageOf, type Result } from '../../../shared/base/result.ts'
import { Turns } from '../../../shared/base/turns.ts'
import type { BackupPlace, BackupShelf } from '../../platform/interface/backupShelf.ts'
import type { BackupRows } from '../../storage/interface/backupRows.ts'
import type { Change } from '../../storage/interface/storage.ts'
import { problemText } from '../../i18n/texts.ts'
import { later } from '../window/later.ts'

// Nothing of this is needed before the first backup: it is read then.
const reading = () => later(() => import('../../../shared/backup/readSnapshot.ts'))
const writing = () => later(() => import('../../../shared/backup/writeSnapshot.ts'))
const shelving = () => later(() => import('./backupWriter.ts'))

/** A backup of the list. What is in it is read when the list is shown; until then `read` is null. */
export interface Generation {
  readonly name: string
  readonly takenAt: string
  readonly why: Why
  readonly bytes: number
  readonly read: { readonly counts: Snapshot['counts']; readonly leftOut: number } | { readonly damage: string } | null
}

export interface BackupNeeds {
  readonly rows: BackupRows
  readonly shelf: BackupShelf
  /** Version of the app. */
  readonly app: string
  readonly digest: Digest
  readonly now: () => Date
}

export class Backups {
  /** Newest first. */
  generations = $state.raw<readonly Generation[]>([])
  place = $state.raw<BackupPlace | null>(null)
  /** While one is being written. */
  busy = $state(false)
  /** Why the last one could not be made; null when it could. */
  error = $state<string | null>(null)
  readonly newest: Generation | undefined = $derived(this.generations.find((one) => one.read === null || 'counts' in one.read))
  readonly needs: BackupNeeds
  /** The content that needs no backup: it is in the newest one, or is the untouched beginning. */
  #kept: string | null = null
  readonly #turns = new Turns()

  constructor(needs: BackupNeeds) {
    this.needs = needs
  }

  /**
   * The present state as a backup. Rejects with a StorageError if the storage cannot be read and `memory` is left out.
   * @param unsaved changes that could not be saved; the backup has them
   * @param memory everything that the app holds in memory, used if the storage cannot be read
   */
  async take(why: Why, unsaved: readonly Change[] = [], memory: (() => readonly Change[]) | null = null): Promise<Snapshot> {
    const { rows, app, digest, now } = this.needs
    const { makeSnapshot } = await writing()
    const stored = await rows.all().catch((error: unknown) => {
      if (memory === null) throw error
      return rows.after({}, memory())
    })
    return makeSnapshot({ app, schema: rows.known.schema, takenAt: now().toISOString(), why, tables: rows.after(stored, unsaved) }, digest)
  }

  /** Makes a backup now. Its name, or null where it could not be made: `error` then says why. */
  backUp(why: Why): Promise<string | null> {
    return this.#inTurn(async () => this.#put(await this.take(why)))
  }

  /** The same, where something has changed since the last one; null also where nothing has. */
  backUpIfChanged(why: Why): Promise<string | null> {
    return this.#inTurn(async () => {
      const snapshot = await this.take(why)
      return snapshot.content === (await this.#known()) ? null : this.#put(snapshot)
    })
  }

  /** What stands there at the start: kept already, or to be backed up because the app ended before it was. */
  begin(): Promise<string | null> {
    return this.#inTurn(async () => {
      if (this.#kept !== null) return null
      const snapshot = await this.take('start')
      const known = await this.#known()
      // Nothing on the shelf: the first start, or a cleared one. The first change makes the first backup.
      if (known === null) this.#kept = snapshot.content
      return known === null || known === snapshot.content ? null : this.#put(snapshot)
    })
  }

  /** The list and the place, looked at anew; each backup is read and checked. */
  async refresh(): Promise<void> {
    const { shelf } = this.needs
    this.place = await shelf.place()
    const files = await shelf.list().catch(() => [])
    const known = new Map(this.generations.map((one) => [one.name, one]))
    this.generations = files
      .flatMap(({ name, bytes }): Generation[] => {
        const named = readBackupName(name)
        const before = known.get(name)
        return named ? [{ ...named, bytes, read: before?.bytes === bytes ? before.read : null }] : []
      })
      .sort((a, b) => (a.takenAt < b.takenAt ? 1 : -1))
    for (const one of this.generations) {
      if (one.read === null) await this.read(one.name)
    }
  }

  /** A backup with all its content, checked; what it turned out to be is noted in the list. */
  async read(name: string): Promise<Result<Snapshot>> {
    const { shelf, rows, digest } = this.needs
    let result: Result<Snapshot>
    try {
      const { readSnapshot } = await reading()
      result = await readSnapshot(await shelf.read(name), rows.known, digest)
    } catch (error) {
      result = { ok: false, problems: [{ code: 'unreadable', path: '', message: messageOf(error) }] }
    }
    const read = result.ok
      ? { counts: result.value.counts, leftOut: result.value.leftOut.length }
      : { damage: problemText(result.problems[0]) }
    this.generations = this.generations.map((one) => (one.name === name ? { ...one, read } : one))
    return result
  }

  async #put(snapshot: Snapshot): Promise<string | null> {
    const { shelf, rows, digest } = this.needs
    const damaged = new Set(this.generations.filter((one) => one.read !== null && 'damage' in one.read).map((one) => one.name))
    const { putOnShelf } = await shelving()
    const { name, bytes } = await putOnShelf(snapshot, { shelf, known: rows.known, digest, damaged })
    this.#kept = snapshot.content
    const there = new Set((await shelf.list().catch(() => [])).map((file) => file.name))
    const added: Generation = {
      name,
      takenAt: snapshot.takenAt,
      why: snapshot.why,
      bytes,
      read: { counts: snapshot.counts, leftOut: snapshot.leftOut.length }
    }
    this.generations = [added, ...this.generations.filter((one) => there.has(one.name))]
    return name
  }

  /** The content of the newest good backup; null: there is none. */
  async #known(): Promise<string | null> {
    if (this.#kept !== null) return this.#kept
    const names = (await this.needs.shelf.list().catch(() => [])).flatMap(({ name }) => readBackupName(name) ?? [])
    const newestFirst = names.sort((a, b) => (a.takenAt < b.takenAt ? 1 : -1))
    for (const { name } of newestFirst) {
      const read = await this.read(name)
      if (read.ok) return read.value.content
    }
    return null
  }

  /** One after another; a failure is told and stops nobody. */
  #inTurn(work: () => Promise<string | null>): Promise<string | null> {
    return this.#turns.run(async () => {
      this.busy = true
      try {
        const name = await work()
        this.error = null
        return name
      } catch (error) {
        this.error = messageOf(error)
        return null
      } finally {
        this.busy = false
      }
    })
  }
}

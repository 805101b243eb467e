/** Opens the app's storage at the start: the database and its journal, or, where nothing can be had, a memory that refuses to save. */
import { uuidOf } from '../../shared/base/text/uuid.ts'
import { errorOfOpening, toStorageError } from './rows/errors.ts'
import { storageTexts } from '../i18n/texts.ts'
import type { DexieOptions } from './rows/dexieStorage.ts'
import { quarantinedText } from './journal/quarantinedText.ts'
import type { JournalSource, Persistence, Witness } from '../../shared/journal/journalSource.ts'
import { openRows, type OpenRows } from './journal/openRows.ts'
import { worthKeeping } from './journal/worthKeeping.ts'
import type { BackupRows } from './interface/backupRows.ts'
import { MemoryRows } from './rows/memoryStorage.ts'
import { backupRows } from './rows/rowBackup.ts'
import { RowStorage } from './rows/rowStorage.ts'
import { sweepPictures } from './sweepPictures.ts'
import { bringStarters } from './starters.ts'
import { builtInPacks, type StarterPacks } from './starterPacks.ts'
import type { StorageError, StorageTrouble, WatchedStorage } from './interface/storage.ts'

export interface OpenOptions extends DexieOptions {
  /** Instead of those built in. */
  readonly packs?: StarterPacks
  /** Texts of starter packs by file name, instead of those built in. */
  readonly files?: Readonly<Record<string, string>>
  /** Left out: the database alone. */
  readonly journal?: JournalSource
  readonly persistence?: Persistence
  readonly witness?: Witness
  /** ISO 8601; for tests. */
  readonly now?: () => string
  /** For tests: from which size on the journal is written anew. */
  readonly compactFrom?: number
  /** For tests: how long the database may take to answer. */
  readonly limitMs?: number
  /** For tests: after how many milliseconds a saved change measures the room again. */
  readonly measureEveryMs?: number
}

/**
 * The storage, and sentences that the user should see (what was brought back, broken records set aside, data that the
 * browser lost, broken starter packs). Never rejects: where nothing can be kept the starter packs are there to look at
 * and ask about, and every commit is refused with the reason, so that nobody believes something was saved.
 */
export async function openStorage(options: OpenOptions = {}): Promise<{ storage: WatchedStorage; kept: BackupRows; notices: string[] }> {
  const { files, packs = files ? { mark: null, read: () => Promise.resolve(files) } : builtInPacks } = options
  const notices: string[] = []
  const now = options.now ?? (() => new Date().toISOString())
  let storage: RowStorage | null = null
  const early: StorageTrouble[] = []
  const health: Parameters<RowStorage['setHealth']>[0][] = []
  try {
    const opened = await openRows({
      ...options,
      now,
      newLineage: () => uuidOf(crypto.getRandomValues(new Uint8Array(16))).replaceAll('-', ''),
      onTrouble: (trouble) => {
        if (storage) storage.tell(trouble)
        else early.push(trouble)
        options.onTrouble?.(trouble)
      },
      onHealth: (change) => {
        if (storage) storage.setHealth(change)
        else health.push(change)
      }
    })
    storage = new RowStorage(opened.rows, opened.found)
    storage.digestsIn(opened.index)
    storage.pastIs(opened.writtenSince)
    for (const change of health) storage.setHealth(change)
    storage.onQuarantined(quarantinedText(opened.store))
    askToPersist(storage, options.persistence)
    if (options.persistence) watchRoom(storage, options.persistence, options.measureEveryMs)
    notices.push(...opened.notices, ...early.map(({ message }) => message))
    if (opened.tookOver) void takeOver(storage, opened.tookOver, packs, now)
    else notices.push(...(await prepare(storage, packs, now)))
    return { storage, kept: backupRows(storage, options), notices }
  } catch (error) {
    const refusal = errorOfOpening(error)
    const memory = await unsaved(packs, refusal)
    return {
      storage: memory.storage,
      kept: backupRows(memory.storage, options),
      notices: [...memory.notices, ...early.map(({ message }) => message), refusal.message]
    }
  }
}

/** Whether there is anything that may belong to what is gone: what looks for it is read only then. */
const hasSteps = async (storage: RowStorage): Promise<boolean> =>
  (await storage.rows('mapRevisions')).length > 0 ||
  (await storage.rows('sessions')).some(({ id }) => /^(undo )?(map|hexmap|figure) /.test(id))

/** What is done at every start in the window that saves. Never rejects. */
async function prepare(storage: RowStorage, packs: StarterPacks, now: () => string): Promise<string[]> {
  const notices: string[] = []
  try {
    notices.push(...(await storage.setBrokenAside(now())))
    notices.push(...(await bringStarters(storage, packs)))
    if (await hasSteps(storage)) await (await import('./sweepSteps.ts')).sweepSteps(storage)
    await sweepPictures(storage)
    if ((await storage.rows('editionVersions')).length > 0) await (await import('./sweepVersions.ts')).sweepVersions(storage)
  } catch (error) {
    notices.push(toStorageError(error).message)
  }
  return notices
}

async function takeOver(storage: RowStorage, tookOver: Promise<OpenRows>, packs: StarterPacks, now: () => string): Promise<void> {
  try {
    const opened = await tookOver
    storage.onQuarantined(quarantinedText(opened.store))
    storage.digestsIn(opened.index)
    storage.pastIs(opened.writtenSince)
    const notices = [...opened.notices, ...(await prepare(storage, packs, now))]
    storage.tell({ code: 'took-over', message: [storageTexts.tookOver, ...notices].join(' ') })
  } catch (error) {
    storage.tell({ code: 'closed', message: toStorageError(error).message })
  }
}

/** Measuring makes the browser add up its files; a few changes need no new measure. */
const MEASURE_EVERY_MS = 30_000

/** Measures the room at the start and, at most every `every` milliseconds, after a saved change. */
function watchRoom(storage: RowStorage, persistence: Persistence, every = MEASURE_EVERY_MS): void {
  storage.onMeasure(() => persistence.room())
  let measuredAt = performance.now()
  let { generation, savedAt } = storage.health()
  void storage.measureRoom()
  storage.onHealth((health) => {
    if (health.generation === generation && health.savedAt === savedAt) return
    ;({ generation, savedAt } = health)
    if (performance.now() - measuredAt < every) return
    measuredAt = performance.now()
    void storage.measureRoom()
  })
}

/** Asks the browser to keep the data, once there is something that the user made. */
function askToPersist(storage: RowStorage, persistence: Persistence | undefined): void {
  if (!persistence) return
  void persistence.state().then(async (persistent) => {
    storage.setHealth({ persistent })
    if (persistent === 'no' || persistent === 'unknown') {
      await worthKeeping(storage)
      storage.setHealth({ persistent: await persistence.ask() })
    }
  })
}

async function unsaved(packs: StarterPacks, refusal: StorageError): Promise<{ storage: RowStorage; notices: string[] }> {
  const rows = new MemoryRows()
  const storage = new RowStorage(rows)
  const notices = await bringStarters(storage, packs)
  rows.refused = refusal
  return { storage, notices }
}

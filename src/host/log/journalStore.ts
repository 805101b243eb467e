/**
 * A host's event in a journal of its own: the rows, the records and the flush are those of the app, so that its folder opens there, too.
 */
import { randomBytes } from 'node:crypto'
import { mkdir } from 'node:fs/promises'
import { checked, isRecord } from '../../shared/base/validate.ts'
import type { ByteStore } from '../../shared/journal/byteStore.ts'
import { fold, type JournalRow, type JournalWrite, type Tables } from '../../shared/journal/entries.ts'
import { JournaledTables } from '../../shared/journal/journaledTables.ts'
import { JournalWriter } from '../../shared/journal/journalWriter.ts'
import { chainOf, readSlots } from '../../shared/journal/readSlots.ts'
import { EventLog } from '../../shared/tournament/log/eventLog.ts'
import { readEvent, type EventFile } from '../../shared/tournament/asks/readEvent.ts'
import { someSettings } from '../../shared/tournament/state/settings.ts'
import { lockFolder } from '../../disk/folderLock.ts'
import { journalFiles } from '../../disk/journalFiles.ts'
import { OWN_FOLDER } from '../../disk/replaceFile.ts'
import type { FactRow, HostedEvent, HostRows, HostStore, VenueRow } from './hostStore.ts'

const idOfFact = ({ event, at }: FactRow): string => `${event}/${String(at).padStart(9, '0')}`
const putFact = (row: FactRow): JournalWrite => ({ table: 'eventFacts', put: { id: idOfFact(row), ...row } })
const putVenue = (row: VenueRow): JournalWrite => ({ table: 'venue', put: { ...row } })

/** Why a folder or a file cannot be hosted, as a sentence. */
export class NoEvent extends Error {}

/**
 * Opens the journal in a folder, for this process alone. Rejects with NoEvent if the folder holds no event that can be hosted, or with a
 * ByteStoreError (`elsewhere`: another program hosts it).
 * @param event what is written into an empty folder, called only then; `null`: the folder must hold an event
 * @param files the bytes, in tests
 */
export async function journalStore(
  folder: string,
  event: HostRows | (() => Promise<HostRows>) | null,
  files?: ByteStore
): Promise<HostStore> {
  if (files) return openStore(files, folder, event)
  await mkdir(folder, { recursive: true, mode: OWN_FOLDER })
  const release = await lockFolder(folder)
  try {
    const store = await openStore(journalFiles(folder), folder, event)
    return {
      ...store,
      close: async () => {
        try {
          await store.close()
        } finally {
          await release()
        }
      }
    }
  } catch (error) {
    await release()
    throw error
  }
}

async function openStore(store: ByteStore, folder: string, event: HostRows | (() => Promise<HostRows>) | null): Promise<HostStore> {
  const found = await readSlots(store, null)
  if (found.newer) throw new NoEvent(`A newer version of Linejudge has written ${folder}.`)
  const { tables, complete } = chainOf(found)
  if (found.generation >= 0 && !complete) throw new NoEvent(`The journal in ${folder} is damaged; open it in the app, which mends it.`)
  const now = (): string => new Date().toISOString()
  const lineage = found.lineage ?? randomBytes(16).toString('hex')
  const free = found.files.length === 0 ? 'journal-a.ljj' : found.current?.slot === 'journal-a.ljj' ? 'journal-b.ljj' : 'journal-a.ljj'
  const writer = new JournalWriter(
    { store, now },
    { lineage, generation: Math.max(0, found.generation), current: found.current, next: free }
  )
  let start: Tables = tables
  if ((start.events ?? []).length === 0) {
    if (event === null) throw new NoEvent(`There is no event in ${folder}.`)
    start = fold([{ kind: 'changes', at: now(), writes: writesOf(typeof event === 'function' ? await event() : event) }])
    await writer.rewrite(start)
  }
  const journaled = new JournaledTables(writer, start, now)
  return {
    read: async () => readRows(await journaled.read(), folder),
    commit: ({ facts = [], venue = [], gone = [] }) =>
      journaled.write([...facts.map(putFact), ...gone.map((id): JournalWrite => ({ table: 'venue', delete: id })), ...venue.map(putVenue)]),
    // Both files are written again: a name that was deleted is in neither of them any more.
    replaceFacts: (facts, venue) =>
      journaled.replace((tables) => [
        ...(tables.eventFacts ?? []).map(({ id }): JournalWrite => ({ table: 'eventFacts', delete: id })),
        ...facts.map(putFact),
        ...venue.map(putVenue)
      ]),
    close: async () => {
      await journaled.ended()
      await store.close()
    }
  }
}

const writesOf = ({ event, facts, venue }: HostRows): JournalWrite[] => [
  {
    table: 'events',
    put: { id: event.id, name: event.name, state: { file: event.head, made: new Date().toISOString() } } as JournalRow
  },
  ...facts.map(putFact),
  ...venue.map(putVenue)
]

function readRows(tables: Tables, folder: string): HostRows {
  const [row, ...more] = tables.events ?? []
  if (row === undefined || more.length > 0) throw new NoEvent(`Expected one event in ${folder}, found ${(tables.events ?? []).length}.`)
  const { name, state } = row as JournalRow & { name?: unknown; state?: unknown }
  const head = isRecord(state) && isRecord(state.file) ? state.file : {}
  const settings = checked(someSettings, head.settings ?? {})
  const facts = (tables.eventFacts ?? []).flatMap((one): FactRow[] => {
    const { event, at, fact, left } = one as JournalRow & Partial<FactRow>
    return event === row.id && typeof at === 'number' && isRecord(fact) ? [{ event, at, fact, ...(left && { left }) }] : []
  })
  return {
    event: { id: row.id, name: typeof name === 'string' ? name : row.id, settings: settings.ok ? settings.value : {}, head },
    facts: facts.toSorted((a, b) => a.at - b.at),
    venue: (tables.venue ?? []).map((one) => ({ id: one.id, value: (one as JournalRow & { value?: unknown }).value }))
  }
}

/** An event file as the rows that a new folder begins with; what its log does not take is kept in its place. */
export function rowsOfFile(file: EventFile, json: Readonly<Record<string, unknown>>): HostRows {
  const { format: _format, id: _id, name: _name, log: _log, ask: _ask, ...head } = json
  const event: HostedEvent = { id: file.id, name: file.name === '' ? file.id : file.name, settings: file.settings, head }
  const log = new EventLog(file.settings)
  const facts = file.log.map((fact, index): FactRow => {
    const decision = log.append(fact)
    const row = { event: file.id, at: index + 1, fact: fact.json }
    return decision.taken ? row : { ...row, left: decision.refusal ? 'refused' : 'repeated' }
  })
  return { event, facts, venue: [] }
}

/** The rows of an event file. Throws NoEvent with what is wrong with it. */
export function readHostedFile(json: unknown, name: string): HostRows {
  const file = readEvent(json)
  if (!file.ok)
    throw new NoEvent(file.problems.map(({ message, path }) => `${name}${path === '' ? '' : ` at ${path}`}: ${message}`).join('\n'))
  return rowsOfFile(file.value, json as Readonly<Record<string, unknown>>)
}

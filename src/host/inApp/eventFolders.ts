/**
 * An event of the app in a folder of its own while it is hosted, brought to what the app has of it. The app takes every row over as soon as
 * it is written; where one of the two ended in between, the other one is ahead.
 */
import { createHash } from 'node:crypto'
import { rename, rm } from 'node:fs/promises'
import { canonicalJson } from '../../shared/base/text/canonicalJson.ts'
import { checked } from '../../shared/base/validate.ts'
import type { EventToHost } from '../../shared/venue/organiser.ts'
import { someSettings } from '../../shared/tournament/state/settings.ts'
import { hostClock } from '../time/clock.ts'
import type { FactRow, HostRows, HostStore, VenueRow } from '../log/hostStore.ts'
import { journalStore, NoEvent } from '../log/journalStore.ts'

/** The name of an event's folder below that of all of them: any id has one. */
export const folderOfEvent = (event: string): string => createHash('sha256').update(event).digest('hex').slice(0, 32)

const said = ({ at, fact }: FactRow): string => canonicalJson([at, fact])

/** Whether a log goes on from another one. */
const goesOnFrom = (longer: readonly FactRow[], shorter: readonly FactRow[]): boolean =>
  longer.length >= shorter.length && shorter.every((row, index) => said(row) === said(longer[index]!))

/** The log is another one: devices must read it anew. */
export function rewritten(venue: readonly VenueRow[]): VenueRow[] {
  const count = venue.find(({ id }) => id === 'rewrites')?.value
  return [...venue.filter(({ id }) => id !== 'rewrites'), { id: 'rewrites', value: typeof count === 'number' ? count + 1 : 1 }]
}

export interface OpenedEvent {
  readonly store: HostStore
  /** Where what was in the folder lies now, because app and folder had gone different ways; null: nowhere. */
  readonly aside: string | null
}

/**
 * Opens the folder of an event with what the app has of it. Who is behind is brought up; where both have gone on by themselves the app's
 * is hosted, and what was in the folder is kept beside it. Rejects with the system's error.
 */
export async function openEvent(folder: string, { event, facts }: EventToHost): Promise<OpenedEvent> {
  const settings = checked(someSettings, event.settings)
  const rows: HostRows = {
    event: { id: event.id, name: event.name, settings: settings.ok ? settings.value : {}, head: event.head },
    facts,
    venue: []
  }
  const store = await journalStore(folder, rows).catch((error: unknown) => {
    if (error instanceof NoEvent) return null
    throw error
  })
  // The app has all that was told as saved: a damaged folder is kept as it is.
  if (store === null) return beside(folder, rows)
  const there = await store.read()
  const isSame = canonicalJson([there.event.id, there.event.name, there.event.head]) === canonicalJson([event.id, event.name, event.head])
  if (isSame && goesOnFrom(there.facts, facts)) return { store, aside: null }
  if (isSame && goesOnFrom(facts, there.facts)) {
    await store.commit({ facts: facts.slice(there.facts.length) })
    return { store, aside: null }
  }
  const known = new Set(facts.map(({ fact }) => fact.id))
  const alone = there.facts.some(({ fact }) => fact.id !== undefined && !known.has(fact.id))
  const venue = rewritten(there.venue)
  if (!alone && isSame) {
    // The same facts said otherwise: somebody was forgotten while nothing was hosted.
    await store.replaceFacts(facts, venue)
    return { store, aside: null }
  }
  await store.close()
  const fresh = await beside(folder, { ...rows, venue })
  if (alone) return fresh
  await rm(fresh.aside, { recursive: true, force: true })
  return { store: fresh.store, aside: null }
}

/**
 * Opens the folder of an event whose host is followed from now on. What the folder, or the app, has of the event stays in it: a fact that
 * the host does not know is handed over. @param rows with what the host has said @param given what the app has of the event; null: nothing
 */
export async function openToFollow(folder: string, rows: HostRows, given: EventToHost | null): Promise<OpenedEvent> {
  const { store, aside } = given ? await openEvent(folder, given) : await openKnown(folder, rows)
  await store.commit({ venue: rows.venue })
  return { store, aside }
}

async function openKnown(folder: string, rows: HostRows): Promise<OpenedEvent> {
  try {
    return { store: await journalStore(folder, rows), aside: null }
  } catch (error) {
    if (!(error instanceof NoEvent)) throw error
    return beside(folder, rows)
  }
}

/** Begins anew, and keeps what lies there beside it. */
async function beside(folder: string, rows: HostRows): Promise<{ readonly store: HostStore; readonly aside: string }> {
  const aside = `${folder}-aside-${hostClock.wall()}`
  await rename(folder, aside)
  return { store: await journalStore(folder, rows), aside }
}

/**
 * A page that writes with the app's own storage, one change after another, and says which are acknowledged. The test
 * kills the browser meanwhile, opens the page again on the same profile and asks what is there. `?journal=no` leaves the
 * journal out: plain Dexie, as the storage was before. `?what=event`: facts of an event in place of notes, as while results come in;
 * `?what=map`: strokes on a map in the map room.
 */
// As the app does before anything else: without it no worker starts, and so no journal.
import '../../../src/renderer/trusted.ts'
import { createJournal } from '../../../src/renderer/platform/journal/createJournal.ts'
import { PageHost, type NewFact } from '../../../src/renderer/model/event/log/eventHost.ts'
import { Library } from '../../../src/renderer/model/library/library.svelte.ts'
import { MapRoom } from '../../../src/renderer/model/mapRoom/mapRoom.svelte.ts'
import type { MapFile } from '../../../src/shared/formats/documents/documents.ts'
import { paintBasic } from '../../../src/shared/mapEdit/squares.ts'
import { openStorage } from '../../../src/renderer/storage/openStorage.ts'
import { clockOf } from '../../support/clock.ts'

const asked = new URLSearchParams(location.search)
const plain = asked.get('journal') === 'no'
const ofEvent = asked.get('what') === 'event'
const ofMap = asked.get('what') === 'map'
const NOTES = 20

/** What the change with this number writes: a note and, in the same commit, the count of all. */
const textOf = (n: number): string => `change ${n} ${'x'.repeat((n * 37) % 900)}`

export interface Seen {
  /** How many changes there are; 0: none. */
  readonly count: number
  /** What is not as the count says: a torn or mixed state. */
  readonly wrong: readonly string[]
  readonly notices: readonly string[]
  /** Milliseconds from opening to everything read. */
  readonly took: number
}

declare global {
  interface Window {
    kill: { readonly seen: Promise<Seen>; write: (from: number) => Promise<never> }
  }
}

const begun = performance.now()
const opening = openStorage({ files: {}, ...(plain ? {} : createJournal()) })

const EVENT = 'killed'

/** The fact with this number: four players, then rounds of two tables, each with its two results. */
function factOf(n: number): NewFact {
  if (n <= 4) return { do: 'register', player: `p${n}`, name: `Player ${n}` }
  const [round, step] = [Math.floor((n - 5) / 3) + 1, (n - 5) % 3]
  const pairs = [
    ['p1', 'p2'],
    ['p3', 'p4']
  ]
  if (step === 0) return { do: 'round', round, pairs, bye: null }
  return { do: 'result', round, table: step, winner: pairs[step - 1]![n % 2], score: { [pairs[step - 1]![n % 2]!]: n % 301 } }
}

const openEvent = async () =>
  PageHost.open({ storage: (await opening).storage, event: EVENT, settings: {}, device: 'kill', clock: clockOf(() => Date.now()) })

async function lookAtEvent(): Promise<Seen> {
  const { notices } = await opening
  const { host, unread } = await openEvent()
  const wrong = unread.map(({ at }) => `fact ${at} cannot be taken any more`)
  host.entries.forEach(({ fact }, index) => {
    const meant = factOf(index + 1)
    if (Object.entries(meant).some(([name, value]) => JSON.stringify(fact.json[name]) !== JSON.stringify(value)))
      wrong.push(`fact ${index + 1} says ${fact.do}`)
  })
  return { count: host.entries.length, wrong, notices, took: Math.round(performance.now() - begun) }
}

async function writeFacts(from: number): Promise<never> {
  const { host } = await openEvent()
  for (let n = from; ; n++) {
    const appended = await host.append([factOf(n)])
    if (!appended.ok) throw new Error(`Fact ${n} was refused.`)
    console.log(`saved ${n}`)
  }
}

async function look(): Promise<Seen> {
  const { storage, notices } = await opening
  const [notes, sessions] = [await storage.ruleNotes(), await storage.sessions()]
  const kept = sessions.find(({ id }) => id === 'count')?.state.count
  const count = typeof kept === 'number' ? kept : 0
  const wrong: string[] = []
  // Note k holds the last change with that remainder.
  for (let n = Math.max(1, count - NOTES + 1); n <= count; n++) {
    const note = notes.find(({ id }) => id === `N-${n % NOTES}`)
    if (note?.text !== textOf(n)) wrong.push(`the note of change ${n} says “${note?.text.slice(0, 20) ?? 'nothing'}”`)
  }
  if (notes.length !== Math.min(count, NOTES)) wrong.push(`${notes.length} notes after ${count} changes`)
  return { count, wrong, notices, took: Math.round(performance.now() - begun) }
}

async function write(from: number): Promise<never> {
  const { storage } = await opening
  for (let n = from; ; n++) {
    await storage.commit([
      {
        do: 'put',
        table: 'ruleNotes',
        value: { id: `N-${n % NOTES}`, text: textOf(n), bookmarked: false, changedAt: '2013-10-01T12:00:00.000Z' }
      },
      { do: 'put', table: 'sessions', value: { id: 'count', state: { count: n } } }
    ])
    console.log(`saved ${n}`)
  }
}

const COLUMNS = 16
const ROWS = 24
const EMPTY_MAP: MapFile = {
  format: 'linejudge-map/2',
  id: 'killed-map',
  name: 'Stroke 0',
  description: '',
  systems: ['heroclix'],
  map: { size: [COLUMNS, ROWS] },
  specialTerrain: []
}

/** The map after one stroke more: its squares follow from its number, which is its name. */
const strokeOn = (file: MapFile, n: number): MapFile => {
  const at = (n * 7) % (COLUMNS * ROWS)
  const kind = (['hindering', 'blocking', 'water'] as const)[n % 3]!
  return { ...file, name: `Stroke ${n}`, map: paintBasic(file.map, [[at % COLUMNS, Math.floor(at / COLUMNS)]], kind) }
}
const numberOf = ({ name }: MapFile): number => Number(name.slice('Stroke '.length))

async function openMapRoom(): Promise<MapRoom | null> {
  const { storage } = await opening
  const document = (await storage.maps()).find(({ id }) => id === EMPTY_MAP.id)
  if (!document) return null
  const library = new Library(storage)
  const room = new MapRoom(document, library)
  await room.steps.restore(await library.sessions())
  return room
}

/** The map is the one after some whole stroke, and undo goes from it to the stroke before. */
async function lookAtMap(): Promise<Seen> {
  const { notices } = await opening
  const room = await openMapRoom()
  const count = room ? numberOf(room.document) : 0
  const wrong: string[] = []
  let meant = EMPTY_MAP
  for (let n = 1; n <= count; n++) meant = strokeOn(meant, n)
  if (room && JSON.stringify(room.document.map.terrain) !== JSON.stringify(meant.map.terrain))
    wrong.push(`the map after stroke ${count} is not what was drawn`)
  if (room && count > 0) {
    if (!room.steps.canUndo) wrong.push(`nothing can be undone after stroke ${count}`)
    // Looked at and not written: nothing here waits for the writer.
    else if (room.steps.undo() === null || numberOf(room.steps.case) !== count - 1) wrong.push(`undo of stroke ${count} leads elsewhere`)
  }
  return { count, wrong, notices, took: Math.round(performance.now() - begun) }
}

/** Draws one, two or three strokes, waits until the room says that all is saved, and goes on. */
async function draw(from: number): Promise<never> {
  const { storage } = await opening
  if (from === 1) await storage.commit([{ do: 'put', table: 'maps', value: EMPTY_MAP, origin: 'user' }])
  const room = await openMapRoom()
  if (!room) throw new Error('The map is not there.')
  for (let n = from; ;) {
    for (const end = n + 1 + (n % 3); n < end; n++) room.change('Paint', strokeOn(room.document, n))
    await room.flush()
    if (room.writer.state === 'saved') console.log(`saved ${n - 1}`)
  }
}

window.kill = ofEvent ? { seen: lookAtEvent(), write: writeFacts } : ofMap ? { seen: lookAtMap(), write: draw } : { seen: look(), write }

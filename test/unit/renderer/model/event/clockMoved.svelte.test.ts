/** A running clock after its event went to another device, as a backup or as a file: what is left there is what is left of the round. */
import { expect, it } from 'vitest'
import { takeIn } from '../../../../../src/renderer/model/data/restoring.ts'
import { Backups } from '../../../../../src/renderer/model/data/backups.svelte.ts'
import { arrivalOf, eventFileText, headOf, readEventFile, rowOfEvent } from '../../../../../src/renderer/model/event/log/eventFile.ts'
import { PageHost } from '../../../../../src/renderer/model/event/log/eventHost.ts'
import { memoryStorage } from '../../../../../src/renderer/storage/rows/memoryStorage.ts'
import { backupRows } from '../../../../../src/renderer/storage/rows/rowBackup.ts'
import type { RowStorage } from '../../../../../src/renderer/storage/rows/rowStorage.ts'
import { clockAt } from '../../../../../src/shared/tournament/state/clock.ts'
import { MemoryShelf } from '../../../../support/memoryShelf.ts'
import { sha } from '../../../shared/backup/samples.ts'
import { clockOf } from '../../../../support/clock.ts'

const START = Date.UTC(2026, 2, 7, 10)
const MINUTE = 60_000
const stored = rowOfEvent('e', 'Saturday', { settings: { minutes: 50 } }, '')

/** A device with the clock of round 1: run for ten minutes, paused for five, then on again; table 1 has two minutes more. */
async function first(): Promise<RowStorage> {
  const storage = memoryStorage()
  await storage.commit([{ do: 'put', table: 'events', value: stored }])
  let now = START
  const { host } = await PageHost.open({ storage, event: 'e', settings: headOf(stored).settings, device: 'd1', clock: clockOf(() => now) })
  const facts = [
    [0, { do: 'register', player: 'a', name: 'Kim Park' }],
    [0, { do: 'register', player: 'b', name: 'Ada Lo' }],
    [0, { do: 'round', round: 1, pairs: [['a', 'b']] }],
    [0, { do: 'clock', round: 1, action: 'start' }],
    [10, { do: 'clock', round: 1, action: 'pause' }],
    [15, { do: 'clock', round: 1, action: 'resume' }],
    [16, { do: 'extend', round: 1, table: 1, seconds: 120 }]
  ] as const
  for (const [minutes, fact] of facts) {
    now = START + minutes * MINUTE
    expect(await host.append([fact])).toEqual({ ok: true })
  }
  return storage
}

/** What the clock of another device shows so many minutes after the start. */
async function shown(storage: RowStorage, minutes: number) {
  const now = START + minutes * MINUTE
  const [event] = await storage.events()
  const { host } = await PageHost.open({ storage, event: 'e', settings: headOf(event!).settings, device: 'd2', clock: clockOf(() => now) })
  const { state, left, tables } = clockAt(host.state, 1, now)
  return { state, left: left / 60, tables }
}

const running = { state: 'running', left: 35, tables: [{ table: 1, left: 37 * 60 }] }

it('goes on after a backup is put back elsewhere, with the minutes that passed on the way', async () => {
  const now = () => new Date(START + 17 * MINUTE)
  const from = await first()
  const rows = (storage: RowStorage) => backupRows(storage)
  const made = new Backups({ rows: rows(from), shelf: new MemoryShelf(), app: '1', digest: sha, now })
  const name = await made.backUp('asked')
  const snapshot = await made.read(name!)
  if (!snapshot.ok) throw new Error('The backup was not read.')
  const to = memoryStorage()
  const backups = new Backups({ rows: rows(to), shelf: new MemoryShelf(), app: '1', digest: sha, now })
  await takeIn({ backups, settle: () => Promise.resolve(), restart: () => undefined }, snapshot.value, 'replace', 'import')
  expect(await shown(to, 20)).toEqual(running)
})

it('goes on after the file of the event is opened elsewhere, with the minutes that passed on the way', async () => {
  const from = await first()
  const file = readEventFile(JSON.parse(eventFileText(stored, await from.eventFacts('e'))))
  if (!file.ok) throw new Error('The file was not read.')
  const arrival = arrivalOf(file.value, null, new Set(), '')
  const to = memoryStorage()
  if ('changes' in arrival) await to.commit(arrival.changes)
  expect(await shown(to, 20)).toEqual(running)
})

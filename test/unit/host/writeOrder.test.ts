/** Every writer of a host at the same moment, with a disk that fails, is slow or is full: what was acknowledged is there once after a restart. */
import { expect, it } from 'vitest'
import { HostedLog } from '../../../src/host/log/hostedLog.ts'
import { journalStore, readHostedFile } from '../../../src/host/log/journalStore.ts'
import { Devices, type Device } from '../../../src/host/people/devices.ts'
import { clockOf } from '../../support/clock.ts'
import { chanceFrom } from '../../support/seeded.ts'
import { MemoryDisk, slowly } from '../../support/memoryFiles.ts'
import { joinHost } from '../../support/staffLine.ts'
import { until } from '../../support/until.ts'
import { eventFile, openRoom } from '../../support/venue.ts'

const AT_ONCE = 6
const PLAYERS = Array.from({ length: 8 }, (_, at) => `p${at + 1}`)
const key = new Uint8Array(32)

it.each([1, 2, 3, 4, 5, 6, 7, 8])(
  'facts, admissions and slips at the same moment with faults between, opened again each time (seed %i)',
  async (seed) => {
    const chance = chanceFrom(seed)
    const disk = new MemoryDisk()
    const notes = new Set<string>()
    /** As the sitting before had them in memory: what the disk must have. */
    let before: { readonly devices: readonly Device[]; readonly slips: readonly string[] } = { devices: [], slips: [] }
    const stateOf = (devices: Devices) => ({
      devices: devices.all.toSorted((a, b) => (a.id < b.id ? -1 : 1)),
      slips: PLAYERS.map((player) => devices.tokenOf(player))
    })
    for (let sitting = 0; sitting < 6; sitting++) {
      const file = sitting === 0 ? readHostedFile(eventFile(), 'event') : null
      const store = await journalStore(
        'memory',
        file,
        slowly(disk.open(), () => chance.whole(0, 2))
      )
      const rows = await store.read()
      const log = new HostedLog({ store, clock: clockOf(() => 0), onCommit: () => undefined }, rows)
      const devices = new Devices(key, store, rows.venue)
      const found = log.rows.flatMap(({ fact }) => (fact.do === 'note' ? [String(fact.text)] : []))
      expect(found.toSorted()).toEqual([...notes].toSorted())
      if (sitting > 0) expect(stateOf(devices)).toEqual(before)
      let n = sitting * 10_000
      const note = async (): Promise<string> => {
        const text = `note ${++n}`
        const said = '2026-01-01T00:00:00Z'
        const { is } = await log.take({ device: 'h1', role: 'head' }, { n, said, facts: [{ do: 'note', text }] })
        if (is === 'saved') notes.add(text)
        return is
      }
      for (let round = 0; round < 12; round++) {
        // Faults that end the process belong to the kills of the real host.
        if (chance.is(0.3))
          disk.fault = { at: disk.operations + chance.whole(1, AT_ONCE), how: chance.pick(['throw', 'late']), code: 'full' }
        const works: Promise<unknown>[] = []
        for (let at = 0; at < AT_ONCE; at++) {
          const device = devices.all.length > 0 ? chance.pick(devices.all).id : ''
          works.push(
            ...chance.pick([
              () => [note()],
              () => [devices.add(`D${at}`, 'judge', 0)],
              () => [devices.change(device, { out: chance.is(0.5) }), devices.change(device, { url: `http://${at}` })],
              () => [devices.newSlip(chance.pick(PLAYERS))]
            ])()
          )
        }
        await Promise.allSettled(works)
      }
      disk.fault = null
      // A write that failed may still be on the disk; the next one replaces it.
      expect(await note()).toBe('saved')
      before = stateOf(devices)
      await store.close()
    }
    expect(notes.size).toBeGreaterThan(30)
  }
)

it('two changes of different fields of a device both hold', async () => {
  const store = await journalStore(
    'memory',
    readHostedFile(eventFile(), 'event'),
    slowly(new MemoryDisk().open(), () => 2)
  )
  const devices = new Devices(key, store, [])
  const { id } = await devices.add('Ann', 'judge', 0)
  await Promise.all([devices.change(id, { out: true }), devices.change(id, { url: 'http://192.0.2.7' })])
  expect(devices.get(id)).toMatchObject({ out: true, url: 'http://192.0.2.7' })
})

it('a full disk for one fact loses none of those before it', async () => {
  const disk = new MemoryDisk()
  const room = await openRoom({ files: disk.open() })
  const note = (text: string) => room.host.append([{ do: 'note', text }])
  for (let at = 0; at < 5; at++) expect((await note(`before ${at}`)).is).toBe('saved')
  disk.broken = 'full'
  expect((await note('full')).is).toBe('not-yet')
  disk.broken = null
  expect((await note('after')).is).toBe('saved')
  const store = await journalStore('memory', null, disk.copy().open())
  const notes = (await store.read()).facts.flatMap(({ fact }) => (fact.do === 'note' ? [fact.text] : []))
  expect(notes).toEqual(['before 0', 'before 1', 'before 2', 'before 3', 'before 4', 'after'])
  await room.close()
})

it('a device that is admitted twice in the same moment is one device', async () => {
  const room = await openRoom()
  const { host } = room
  const joining = joinHost(host.origin, host.openJoining().code, 'Ann')
  const { request } = await until(() => host.asking[0])
  const both = await Promise.all([host.letIn(request, 'judge'), host.letIn(request, 'judge')])
  await joining
  expect([both.map((one) => one?.name ?? null), host.devices.length]).toEqual([['Ann', null], 1])
  await room.close()
})

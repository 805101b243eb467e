/** The device of the app at the real host, over its sockets: let in by code, cut off and back, shut out. */
import { afterEach, expect, it } from 'vitest'
import { Outbox } from '../../../src/renderer/model/venue/outbox.ts'
import { askToComeIn } from '../../../src/device/comeIn.ts'
import { RemoteHost } from '../../../src/renderer/model/venue/remoteHost.ts'
import { createVenueWire } from '../../../src/device/venueWire.ts'
import { memoryStorage } from '../../../src/renderer/storage/rows/memoryStorage.ts'
import type { StaffRole } from '../../../src/shared/venue/rights.ts'
import type { RunningHost } from '../../../src/host/runningHost.ts'
import { QuietSocket } from '../../../src/host/follow/quietSocket.ts'
import { until } from '../../support/until.ts'
import { openRoom } from '../../support/venue.ts'
import { clockOf } from '../../support/clock.ts'

const open: { close(): unknown }[] = []
afterEach(async () => {
  for (const one of open.splice(0).toReversed()) await one.close()
})

const result = (table: number, winner: string, loser: string) => ({
  do: 'result',
  round: 1,
  table,
  winner,
  score: { [winner]: 300, [loser]: 100 }
})

async function comeIn(host: RunningHost, name: string, role: StaffRole, fetching: typeof fetch = fetch): Promise<RemoteHost> {
  const wire = createVenueWire(host.origin, fetching, QuietSocket)
  const asked = await askToComeIn(wire, host.openJoining().code.toLowerCase(), name, crypto.getRandomValues(new Uint8Array(32)))
  if (!asked.ok) throw new Error(asked.refusal.code)
  const { request, letters } = host.asking[0]!
  expect(letters).toBe(asked.value.letters)
  const [joined] = await Promise.all([asked.value.wait(), host.letIn(request, role)])
  if (!joined.ok) throw new Error(joined.refusal.code)
  const outbox = await Outbox.open(memoryStorage(), joined.value.device)
  const device = RemoteHost.open({ joined: joined.value, outbox, wire, clock: clockOf(() => Date.now()), tell: () => undefined })
  open.push(device)
  await device.ready
  return device
}

it('works on the event of a host, is shut out within a second, and keeps what it has', async () => {
  const room = await openRoom({ limits: { beat: 100 } })
  let now = room
  open.push({ close: () => now.close() })
  let { host } = room
  const ann = await comeIn(host, 'Ann', 'scorekeeper')
  const cy = await comeIn(host, 'Cy', 'judge')
  expect(ann.state.settings.minutes).toBe(50)
  expect(ann.state.players.size).toBe(8)
  expect(await ann.append([result(1, 'p1', 'p2')])).toEqual({ ok: true })
  await until(() => ann.unsent === 0)
  await until(() => cy.state.rounds[0]!.tables.get(1)?.result?.winner === 'p1')
  await until(() => cy.link.is === 'up' && cy.devices === 2)

  // The host is away and comes back at the same address: what was written in between arrives, once.
  const { port } = host
  await now.again({ port }).then((again) => {
    now = again
    host = again.host
  })
  await until(() => ann.link.is === 'down')
  await ann.append([result(3, 'p5', 'p6')])
  await until(() => ann.unsent === 0)
  await until(() => cy.state.rounds[0]!.tables.get(3)?.result?.winner === 'p5')
  expect(host.lines.filter(({ fact }) => fact.do === 'result' && fact.table === 3)).toHaveLength(1)

  await host.shutOut(ann.device)
  await until(() => ann.link.is === 'refused')
  expect(ann.link).toMatchObject({ code: 'shut-out' })
  await ann.append([result(2, 'p3', 'p4')])
  expect(ann.unsent).toBe(1)
  expect(host.state.rounds[0]!.tables.get(2)?.result).toBe(null)
})

it('opens its documents again where the host went while it asked, or was asked with what is too old', async () => {
  const room = await openRoom({ limits: { beat: 100 } })
  let now = room
  open.push({ close: () => now.close() })
  const old: string[] = []
  let failing = 0
  let stale = 0
  const fetching: typeof fetch = async (address, init) => {
    const isHello = String(address).endsWith('/api/hello')
    if (isHello && failing-- > 0) throw new TypeError('fetch failed')
    const answer = await fetch(address, init)
    if (!isHello) return answer
    const hello = (await answer.json()) as { nonce: string }
    old.push(hello.nonce)
    return Response.json(stale-- > 0 ? { ...hello, nonce: old[0] } : hello)
  }
  const ann = await comeIn(room.host, 'Ann', 'scorekeeper', fetching)
  const { port } = room.host
  // Every document is refused once; the socket stands all the while.
  for (const trouble of ['failing', 'stale'] as const) {
    const again = await now.again({ port })
    now = again
    if (trouble === 'failing') failing = 3
    else stale = 3
    const table = trouble === 'failing' ? 1 : 2
    await ann.append([result(table, `p${2 * table - 1}`, `p${2 * table}`)])
    await until(() => ann.unsent === 0, `what was written while the hellos were ${trouble}`)
  }
})

/** The device of the app at the real host, over its sockets: let in by code, cut off and back, shut out. */
import { afterEach, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { Outbox } from '../../../../../src/renderer/model/venue/outbox.ts'
import { askToComeIn } from '../../../../../src/renderer/model/venue/asking.ts'
import { RemoteHost } from '../../../../../src/renderer/model/venue/remoteHost.ts'
import { createBrowserVenue } from '../../../../../src/renderer/platform/venue/browserVenue.ts'
import { memoryStorage } from '../../../../../src/renderer/storage/rows/memoryStorage.ts'
import type { StaffRole } from '../../../../../src/shared/venue/rights.ts'
import type { RunningHost } from '../../../../../src/host/startHost.ts'
import { until } from '../../../../support/until.ts'
import { openRoom } from '../../../../support/venue.ts'

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

async function comeIn(host: RunningHost, name: string, role: StaffRole): Promise<RemoteHost> {
  const wire = createBrowserVenue(host.origin, fetch, WebSocket)
  const asked = await askToComeIn(wire, host.openJoining().code.toLowerCase(), name, crypto.getRandomValues(new Uint8Array(32)))
  if (!asked.ok) throw new Error(asked.refusal.code)
  const { request, letters } = host.asking[0]!
  expect(letters).toBe(asked.value.letters)
  const [joined] = await Promise.all([asked.value.wait(), host.letIn(request, role)])
  if (!joined.ok) throw new Error(joined.refusal.code)
  const outbox = await Outbox.open(memoryStorage(), joined.value.device)
  const device = RemoteHost.open({ joined: joined.value, outbox, wire, now: () => Date.now(), tell: () => undefined })
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

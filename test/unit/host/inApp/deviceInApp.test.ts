/** The desktop app as a device of the staff: the page over the bridge, the process that holds its line, and a real host at the other end. */
import { afterEach, expect, it } from 'vitest'
import { askToComeIn, type JoinedVenue } from '../../../../src/device/comeIn.ts'
import { HostInApp } from '../../../../src/host/inApp/hostInApp.ts'
import { Outbox } from '../../../../src/renderer/model/venue/outbox.ts'
import { RemoteHost, type RemoteNeeds } from '../../../../src/renderer/model/venue/remoteHost.ts'
import { createBridgeVenue } from '../../../../src/renderer/platform/bridge/bridgeVenue.ts'
import type { VenueReach } from '../../../../src/renderer/platform/interface/venueReach.ts'
import { memoryStorage } from '../../../../src/renderer/storage/rows/memoryStorage.ts'
import { startHost } from '../../../../src/host/startHost.ts'
import type { RunningHost } from '../../../../src/host/runningHost.ts'
import { journalStore } from '../../../../src/host/log/journalStore.ts'
import { until } from '../../../support/until.ts'
import { freePort, openRoom } from '../../../support/venue.ts'
import { clockOf } from '../../../support/clock.ts'

const open: { close(): unknown }[] = []
const opened = <T extends { close(): unknown }>(one: T): T => {
  open.push(one)
  return one
}
afterEach(async () => {
  for (const one of open.splice(0).toReversed()) await one.close()
})

/** What main does for the page, without a process around it: `died` ends the process by itself. */
class Shell {
  readonly listeners = new Set<(text: string) => void>()
  /** Everything that went over the bridge. */
  readonly said: string[] = []
  #process: HostInApp | null = null
  readonly reach: VenueReach = createBridgeVenue({
    ask: async (ask) => {
      this.said.push(ask)
      const answer = await new Promise<{ readonly is?: unknown; readonly failed?: string }>((done) => {
        const asked = ++this.#last
        this.#answers.set(asked, done)
        void (this.#process ??= this.#begin()).hear({ id: asked, do: 'device', ask })
      })
      if (typeof answer.is === 'string') return { ok: true, value: answer.is }
      return { ok: false, message: answer.failed ?? '' }
    },
    end: async () => {
      await this.close()
      return { ok: true, value: null }
    },
    onNews: (listener) => {
      this.listeners.add(listener)
      return () => this.listeners.delete(listener)
    }
  })
  #last = 0
  readonly #answers = new Map<number, (answer: object) => void>()

  #begin(): HostInApp {
    const process = new HostInApp((told) => {
      if ('id' in told) this.#answers.get(told.id)?.(told)
      else if ('news' in told && this.#process === process) this.#tell(told.news)
    })
    return process
  }
  #tell(news: string): void {
    for (const listener of this.listeners) listener(news)
  }
  async died(): Promise<void> {
    await this.close()
    this.#tell(JSON.stringify({ say: 'gone' }))
  }
  async close(): Promise<void> {
    const process = this.#process
    this.#process = null
    await process?.hear({ id: 0, do: 'end' })
  }
}

/** Let in as judge, as the screen of joining does it. */
async function comeIn({ reach }: Shell, host: RunningHost): Promise<JoinedVenue> {
  const wire = await reach.wireTo({ origin: host.origin, certificate: null })
  const asked = await askToComeIn(wire, host.openJoining().code, 'Laptop', crypto.getRandomValues(new Uint8Array(32)))
  if (!asked.ok) throw new Error(asked.refusal.code)
  const { request, letters } = await until(() => host.asking[0])
  expect(letters).toBe(asked.value.letters)
  const [joined] = await Promise.all([asked.value.wait(), host.letIn(request, 'judge')])
  if (!joined.ok) throw new Error(joined.refusal.code)
  return { ...joined.value, origin: host.origin }
}

/** The page with its event. @param storage where its outbox is kept */
async function page(
  { reach }: Shell,
  joined: JoinedVenue,
  storage = memoryStorage(),
  more: Partial<RemoteNeeds> = {}
): Promise<RemoteHost> {
  const wire = await reach.wireTo({ origin: joined.origin!, certificate: joined.certificate ?? null })
  const outbox = await Outbox.open(storage, joined.device)
  return opened(RemoteHost.open({ joined, outbox, wire, clock: clockOf(() => Date.now()), tell: () => undefined, ...more }))
}

const result = (table: number, winner: string, loser: string) => ({
  do: 'result',
  round: 1,
  table,
  winner,
  score: { [winner]: 300, [loser]: 100 }
})

it('a judge at a desktop app gets the calls of the floor and enters results over TLS, and nothing else than the certificate will do', async () => {
  const room = await openRoom({ limits: { beat: 50 } })
  const { host } = room
  const shell = opened(new Shell())
  const joined = await comeIn(shell, host)
  const judge = await page(shell, joined)
  await judge.ready
  expect(judge.state.players.size).toBe(8)
  await judge.append([result(1, 'p1', 'p2')])
  await until(() => judge.unsent === 0)
  expect(host.state.rounds[0]!.tables.get(1)?.result?.winner).toBe('p1')
  await host.append([{ do: 'call', call: 'x', round: 1, table: 3 }])
  await until(() => judge.entries.some(({ fact }) => fact.do === 'call'))
  // Coming in is all that the page may post.
  const wire = await shell.reach.wireTo({ origin: host.origin, certificate: joined.certificate! })
  await expect(wire.post('/api/follow', { protocol: 1 })).rejects.toThrow()
  // The line itself was never opened without the certificate.
  expect(shell.said.filter((text) => text.includes('"open"')).every((text) => text.includes(joined.certificate!))).toBe(true)

  // Somebody else at the address of the host: told, and nothing is sent there.
  const { port } = host
  await room.close()
  const other = opened(await openRoom({ port }))
  await until(() => judge.link.is === 'refused')
  expect(judge.link).toMatchObject({ code: 'other-certificate' })
  await judge.append([result(2, 'p3', 'p4')])
  expect(judge.unsent).toBe(1)
  expect(other.host.lines).toHaveLength(9)
})

it('away for a while, with the process ended by itself and the page loaded anew, everything entered arrives once', async () => {
  const room = await openRoom({ limits: { beat: 50 } })
  const shell = opened(new Shell())
  const storage = memoryStorage()
  const joined = await comeIn(shell, room.host)
  const judge = await page(shell, joined, storage)
  await judge.ready
  await shell.died()
  await judge.append([result(1, 'p1', 'p2')])
  await until(() => judge.unsent === 0)
  const { port } = room.host
  await room.host.close()
  await until(() => judge.link.is === 'down')
  await judge.append([result(2, 'p3', 'p4')])
  await judge.append([result(3, 'p5', 'p6')])
  // The page goes without a word, as a reload does it: its line stays open until the next one is.
  shell.listeners.clear()
  const again = await page(shell, joined, storage)
  expect(again.unsent).toBe(2)
  const back = opened(await openRoom({ folder: room.folder, port, limits: { beat: 50 } }))
  await until(() => again.unsent === 0)
  const results = back.host.lines.filter(({ fact }) => fact.do === 'result')
  expect(results.map(({ fact }) => fact.table)).toEqual([1, 2, 3])
  expect(back.host.devices.map(({ connected }) => connected)).toEqual([true])
})

it('when the host dies and a stand-by leads the event, the line goes on there by itself, since it shows the same certificate', async () => {
  const room = await openRoom({ limits: { beat: 50 } })
  const { host } = room
  const shell = opened(new Shell())
  const moved: string[] = []
  const joined = await comeIn(shell, host)
  // A stand-by that has told where it would be found.
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const second = await comeIn(opened(new Shell()), host)
  await host.close()
  const folder = await journalStore(room.folder, null)
  const row = (await folder.read()).venue.find(({ id }) => id === `device/${second.device}`)!
  await folder.commit({ venue: [{ ...row, value: { ...(row.value as object), url } }] })
  await folder.close()
  const first = await openRoom({ folder: room.folder, limits: { beat: 50 } })
  const judge = await page(shell, { ...joined, origin: first.host.origin }, memoryStorage(), { onMoved: (origin) => moved.push(origin) })
  await judge.ready
  await until(() => judge.standBys.length === 1)
  await first.host.close()
  await judge.append([result(1, 'p1', 'p2')])
  const store = await journalStore(room.folder, null)
  const promoted = opened(await startHost({ store, version: '0.0.0-test', port, takesOver: 1, limits: { beat: 50 } }))
  await until(() => judge.unsent === 0)
  expect(moved).toEqual([url])
  expect(promoted.state.rounds[0]!.tables.get(1)?.result?.winner).toBe('p1')
})

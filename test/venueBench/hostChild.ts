/** The host that is measured, in a process of its own: what it takes of memory and processor is asked for over the channel of the parent. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { journalStore, readHostedFile } from '../../src/host/log/journalStore.ts'
import { comeInAsStandBy } from '../../src/host/follow/standBy.ts'
import { Seat } from '../../src/host/seat.ts'
import { startHost } from '../../src/host/startHost.ts'
import type { StaffRole } from '../../src/shared/venue/rights.ts'
import { eventFile, freePort } from '../support/venue.ts'
import { clockOf } from '../support/clock.ts'

export type ToHost =
  | { readonly do: 'start'; readonly players: number }
  /** A second computer: the stand-by of the host at an address, with the code that it shows. */
  | { readonly do: 'follow'; readonly origin: string; readonly code: string }
  | { readonly do: 'promote' }
  | { readonly do: 'let-in'; readonly role: StaffRole }
  | { readonly do: 'code' }
  | { readonly do: 'measure' }
  | { readonly do: 'pass'; readonly milliseconds: number }
  | { readonly do: 'end' }

/** Memory after everything that is not used any more was given back; processor time since the start, in milliseconds. */
export interface HostMeasure {
  readonly heap: number
  readonly resident: number
  readonly processor: number
  readonly rows: number
  readonly streams: number
}

/** The built page of players and displays. */
const ROOTS = { app: null, player: resolve(import.meta.dirname, '../../out/player') }

/** Everybody comes from one address here. */
const ONE_ADDRESS = {
  streamsOfAddress: 2000,
  socketsOfAddress: 200,
  connectionsOfAddress: 2700,
  requestsAtOnce: 100_000,
  requestsPerSecond: 10_000
}

async function beginStandBy(origin: string, code: string) {
  const folder = await mkdtemp(join(tmpdir(), 'linejudge-bench-second-'))
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const store = await journalStore(folder, () => comeInAsStandBy({ origin, code, url, onLetters: () => undefined }))
  const seat = new Seat({
    store,
    options: { version: 'bench', port, limits: ONE_ADDRESS, roots: ROOTS },
    url,
    onSits: () => undefined,
    onEvent: () => undefined,
    onStatus: () => undefined
  })
  await seat.begin()
  return async (message: ToHost): Promise<unknown> => {
    const { sits } = seat
    switch (message.do) {
      case 'follow':
        return { origin: url }
      case 'measure':
        return { rows: sits?.is === 'stand-by' ? sits.standBy.status.kept : 0 }
      case 'promote':
        await seat.promote(true)
        return null
      default:
        await seat.close()
        await store.close()
        await rm(folder, { recursive: true, force: true, maxRetries: 3 })
        return null
    }
  }
}

async function begin(players: number) {
  const folder = await mkdtemp(join(tmpdir(), 'linejudge-bench-'))
  const store = await journalStore(folder, readHostedFile(eventFile(players), 'event'))
  let ahead = 0
  const host = await startHost({ store, version: 'bench', limits: ONE_ADDRESS, roots: ROOTS, clock: clockOf(() => Date.now() + ahead) })
  const measure = (): HostMeasure => {
    globalThis.gc?.()
    const { heapUsed, rss } = process.memoryUsage()
    const { user, system } = process.cpuUsage()
    return { heap: heapUsed, resident: rss, processor: (user + system) / 1000, rows: host.lines.length, streams: host.streams }
  }
  return async (message: ToHost): Promise<unknown> => {
    switch (message.do) {
      case 'start':
        return { origin: host.origin, slips: [...host.state.players.keys()].map((player) => host.playerPath(player)) }
      case 'code':
        return host.openJoining().code
      case 'let-in': {
        const asking = host.asking[0]
        return asking === undefined ? false : (await host.letIn(asking.request, message.role)) !== null
      }
      case 'measure':
        return measure()
      case 'pass':
        ahead += message.milliseconds
        return null
      case 'follow':
      case 'promote':
        throw new Error('This is the host.')
      case 'end':
        await host.close()
        await rm(folder, { recursive: true, force: true, maxRetries: 3 })
        return null
    }
  }
}

let heard: Promise<(message: ToHost) => Promise<unknown>> | null = null
process.on('message', ({ id, message }: { readonly id: number; readonly message: ToHost }) => {
  if (message.do === 'start') heard = begin(message.players)
  if (message.do === 'follow') heard = beginStandBy(message.origin, message.code)
  heard
    ?.then((hear) => hear(message))
    .then(
      (is) => process.send?.({ id, is }),
      (error: unknown) => process.send?.({ id, failed: String(error) })
    )
    .finally(() => {
      if (message.do === 'end') process.disconnect()
    })
    .catch(() => undefined)
})

/** A second computer in the room: it was let in as a stand-by of a host, and a person can make it the host. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { comeInAsStandBy } from '../../src/host/follow/standBy.ts'
import { journalStore } from '../../src/host/log/journalStore.ts'
import { Seat, type SeatNeeds } from '../../src/host/seat.ts'
import type { RunningHost } from '../../src/host/runningHost.ts'
import { until } from './until.ts'
import { freePort } from './venue.ts'

export interface SecondComputer {
  readonly seat: Seat
  /** Where it answers. */
  readonly origin: string
  /** It has everything that the host has. */
  hasAll(): Promise<void>
  close(): Promise<void>
}

/** Lets a stand-by in at a host. */
export async function secondComputer(host: RunningHost, options: Partial<SeatNeeds['options']> = {}): Promise<SecondComputer> {
  const folder = await mkdtemp(join(tmpdir(), 'linejudge-second-'))
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const store = await journalStore(folder, async () => {
    const coming = comeInAsStandBy({ origin: host.origin, code: host.openJoining().code, url, onLetters: () => undefined })
    const asking = await until(() => host.asking[0])
    await host.letIn(asking.request, 'head')
    return coming
  })
  const seat = new Seat({
    store,
    options: { version: '0.0.0-test', port, ...options },
    url,
    onSits: () => undefined,
    onEvent: () => undefined,
    onStatus: () => undefined
  })
  await seat.begin()
  return {
    seat,
    origin: url,
    hasAll: async () => {
      await until(() => host.onTwo === host.lines.length && host.standBys.includes(url))
    },
    close: async () => {
      await seat.close()
      await store.close()
      await rm(folder, { recursive: true, force: true, maxRetries: 3 })
    }
  }
}

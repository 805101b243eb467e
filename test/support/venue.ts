/** A host with an event in a folder of its own, and devices that join it as they do in a room. */
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { joinHost, StaffLine, type Credentials, type StaffLineNeeds } from './staffLine.ts'
import { journalStore, readHostedFile } from '../../src/host/log/journalStore.ts'
import { startHost, type HostOptions } from '../../src/host/startHost.ts'
import type { RunningHost } from '../../src/host/runningHost.ts'
import type { ByteStore } from '../../src/shared/journal/byteStore.ts'
import type { BesideLine, LogLine, Receipt } from '../../src/shared/venue/messages.ts'
import type { StaffRole } from '../../src/shared/venue/rights.ts'
import { until } from './until.ts'

/** An event with so many players, paired for round 1 in their order. */
export const eventFile = (players = 8, id = 'saturday'): unknown => ({
  format: 'linejudge-event/1',
  id,
  name: 'Saturday',
  settings: { minutes: 50 },
  log: [
    ...Array.from({ length: players }, (_, at) => ({
      do: 'register',
      player: `p${at + 1}`,
      name: `Player ${at + 1}`,
      club: 'secret club'
    })),
    {
      do: 'round',
      round: 1,
      pairs: Array.from({ length: Math.floor(players / 2) }, (_, at) => [`p${2 * at + 1}`, `p${2 * at + 2}`]),
      ...(players % 2 === 1 && { bye: `p${players}` })
    }
  ]
})

export interface Room {
  readonly host: RunningHost
  readonly folder: string
  /** Everything that was begun is ended. */
  close(): Promise<void>
  /** Ends the host and starts it again on the same folder. */
  again(options?: Partial<HostOptions>): Promise<Room>
}

/** @param files in place of a folder of the disk */
export async function openRoom(
  options: Partial<HostOptions> & { readonly players?: number; readonly files?: ByteStore; readonly folder?: string } = {}
): Promise<Room> {
  const { players, files, folder: known, ...rest } = options
  const folder = known ?? (await mkdtemp(join(tmpdir(), 'linejudge-venue-')))
  const store = await journalStore(folder, known ? null : readHostedFile(eventFile(players), 'event'), files)
  const host = await startHost({ store, version: '0.0.0-test', ...rest })
  return {
    host,
    folder,
    close: async () => {
      await host.close()
      await rm(folder, { recursive: true, force: true, maxRetries: 3 })
    },
    again: async (more = {}) => {
      await host.close()
      return openRoom({ ...rest, ...more, folder })
    }
  }
}

/** What a device has seen and been told. */
export interface Seen {
  readonly line: StaffLine
  readonly credentials: Credentials
  readonly log: LogLine[]
  readonly beside: BesideLine[]
  readonly receipts: Receipt[]
  readonly refused: string[]
  readonly receipt: (n: number) => Promise<Receipt>
}

/** A device is let in, as a person at the host does it. */
export async function join1(host: RunningHost, name: string, role: StaffRole): Promise<Credentials> {
  const { code } = host.openJoining()
  const joining = joinHost(host.origin, code, name)
  const asking = await until(() => host.asking.find((one) => one.name === name))
  await host.letIn(asking.request, role)
  return joining
}

/** A device's line to a host, with what comes over it. */
export async function connect(origin: string, credentials: Credentials, more: Partial<StaffLineNeeds> = {}): Promise<Seen> {
  const log: LogLine[] = []
  const beside: BesideLine[] = []
  const receipts: Receipt[] = []
  const refused: string[] = []
  const line = await StaffLine.open({
    origin,
    credentials,
    onLog: (lines) => log.push(...lines),
    onBeside: (lines) => beside.push(...lines),
    onReceipt: (receipt) => receipts.push(receipt),
    onRefused: (document, code) => refused.push(`${document.split('/')[0]} ${code}`),
    ...more
  })
  return {
    line,
    credentials,
    log,
    beside,
    receipts,
    refused,
    receipt: (n) => until(() => receipts.findLast((receipt) => receipt.n === n && receipt.is !== 'not-yet'))
  }
}

/** Lets a device in and connects it. */
export const joined = async (host: RunningHost, name: string, role: StaffRole): Promise<Seen> =>
  connect(host.origin, await join1(host, name, role))

/** A port that nobody listens at just now: for a stand-by that has to say where it would be found. */
export async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  await new Promise((done) => server.close(done))
  return port
}

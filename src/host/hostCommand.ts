/**
 * `npm run -s host -- EVENT.json`: a host without a window. What the organiser does comes in as lines of JSON, what happens goes out as such:
 * `docs/venue.md` lists both.
 */
import { mkdtemp, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { encode } from 'uqr'
import { isRecord } from '../shared/base/validate.ts'
import { parseJsonText } from '../shared/json/jsonText.ts'
import { JOIN_PLACE } from '../shared/venue/codes.ts'
import { isStaffRole } from '../shared/venue/rights.ts'
import { checked } from '../shared/base/validate.ts'
import { displayShape } from '../shared/venue/messages.ts'
import { journalStore, NoEvent, readHostedFile } from './log/journalStore.ts'
import { startHost, type HostEventMessage, type RunningHost } from './startHost.ts'

export interface HostCommandNeeds {
  readonly input: NodeJS.ReadableStream
  readonly out: (line: string) => void
  readonly err: (text: string) => void
  readonly version: string
  /** Where the built app and the built small page are. */
  readonly roots: { readonly app: string | null; readonly player: string | null }
}

interface Arguments {
  readonly file: string | null
  readonly data: string | null
  readonly address: string
  readonly port: number
}

const USAGE = 'Expected: [EVENT.json] [--data DIR] [--address 127.0.0.1] [--port 0]; an event, a folder that holds one, or both.'

function readArguments(args: readonly string[]): Arguments | string {
  const options = new Map<string, string>()
  let file: string | null = null
  for (let at = 0; at < args.length; at++) {
    const arg = args[at]!
    if (!arg.startsWith('--')) {
      if (file !== null) return USAGE
      file = arg
    } else if (['--data', '--address', '--port'].includes(arg) && args[at + 1] !== undefined) options.set(arg, args[++at]!)
    else return `There is no option ${arg} here. ${USAGE}`
  }
  const port = Number(options.get('--port') ?? '0')
  if (!Number.isInteger(port) || port < 0 || port > 65_535) return `“${options.get('--port')}” is no port. ${USAGE}`
  const data = options.get('--data') ?? null
  return file === null && data === null ? USAGE : { file, data, address: options.get('--address') ?? '127.0.0.1', port }
}

/** What can be asked of a host, by its word. Each answers with what it came to. */
const COMMANDS: Readonly<Record<string, (host: RunningHost, said: Readonly<Record<string, unknown>>) => unknown>> = {
  'open-joining': (host) => {
    const { code, long, until } = host.openJoining()
    const address = `${host.origin}/${JOIN_PLACE}${long}`
    const { data, size } = encode(address)
    return {
      code,
      until: new Date(until).toISOString(),
      address,
      picture: { size, rows: data.map((row) => row.map((dark) => (dark ? '#' : '.')).join('')) }
    }
  },
  'close-joining': (host) => {
    host.closeJoining()
    return true
  },
  asking: (host) => host.asking,
  'let-in': (host, { request, role }) => (typeof role === 'string' && isStaffRole(role) ? host.letIn(String(request), role) : null),
  'turn-away': (host, { request }) => host.turnAway(String(request)),
  devices: (host) => host.devices,
  'shut-out': (host, { device }) => host.shutOut(String(device)),
  append: (host, { facts }) =>
    host.append(Array.isArray(facts) ? facts.filter((fact): fact is { do: string } => isRecord(fact) && typeof fact.do === 'string') : []),
  log: (host, { after }) => host.lines.filter(({ row }) => row > (typeof after === 'number' ? after : 0)),
  beside: (host) => host.besideLines,
  players: (host) =>
    [...host.state.players.values()].map(({ id, name }) => ({ player: id, name, address: `${host.origin}${host.playerPath(id)}` })),
  'new-slip': async (host, { player }) => {
    await host.newSlip(String(player))
    return `${host.origin}${host.playerPath(String(player))}`
  },
  displays: (host) => host.displays,
  'set-display': (host, { setting }) => {
    const read = checked(displayShape, setting)
    return read.ok ? host.setDisplay(read.value) : false
  },
  status: (host) => ({
    origin: host.origin,
    epoch: host.epoch,
    generation: host.generation,
    rows: host.lines.length,
    streams: host.streams
  })
}

/** Serves one event until its input ends or it is told to close. Exit status: 0 closed as told, 2 there is nothing to serve. */
export async function runHost(args: readonly string[], { input, out, err, version, roots }: HostCommandNeeds): Promise<number> {
  const read = readArguments(args)
  if (typeof read === 'string') {
    err(`${read}\n`)
    return 2
  }
  const say = (message: unknown): void => {
    out(`${JSON.stringify(message)}\n`)
  }
  let host: RunningHost
  try {
    const folder = read.data ?? (await mkdtemp(join(tmpdir(), 'linejudge-host-')))
    const store = await journalStore(folder, read.file === null ? null : await readFileOf(read.file))
    const onEvent = (event: HostEventMessage): void => {
      say(event)
    }
    host = await startHost({ store, version, roots, address: read.address, port: read.port, onEvent })
    say({ say: 'listening', origin: host.origin, folder, epoch: host.epoch, event: host.state.players.size })
  } catch (error) {
    err(`${error instanceof Error ? error.message : String(error)}\n`)
    return 2
  }
  for await (const line of createInterface({ input })) {
    if (line.trim() === '') continue
    const json = parseJsonText(line)
    const said = json.ok && isRecord(json.value) ? json.value : {}
    const { do: word, id = null } = said
    if (word === 'close') break
    const command = typeof word === 'string' && Object.hasOwn(COMMANDS, word) ? COMMANDS[word] : undefined
    if (!command) {
      say({ say: 'unknown', id, known: Object.keys(COMMANDS) })
      continue
    }
    try {
      say({ say: 'answer', id, to: word, is: await command(host, said) })
    } catch (error) {
      say({ say: 'failed', id, to: word, why: error instanceof Error ? error.message : String(error) })
    }
  }
  await host.close()
  say({ say: 'closed' })
  return 0
}

async function readFileOf(file: string) {
  const json = parseJsonText(await readFile(file, 'utf8'))
  if (!json.ok) throw new NoEvent(json.problems.map(({ message }) => `${file}: ${message}`).join('\n'))
  return readHostedFile(json.value, file)
}

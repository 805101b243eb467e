/**
 * `npm run -s host -- EVENT.json`: a host without a window, or a stand-by of one (`--follow`). What the organiser does comes in as lines of
 * JSON, what happens goes out as such: `docs/venue.md` lists both. A stand-by becomes the host, and an old host that comes back a stand-by,
 * in the same program.
 */
import { mkdtemp, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { findHost } from '../device/findHost.ts'
import { createVenueWire } from '../device/venueWire.ts'
import { isRecord } from '../shared/base/validate.ts'
import { parseJsonText } from '../shared/json/jsonText.ts'
import { hostCommands, type Command } from './hostCommands.ts'
import { readArguments, type Arguments } from './readArguments.ts'
import { CannotFollow, comeInAsStandBy, StandBy, type StandByStatus } from './follow/standBy.ts'
import { followingOf } from './follow/following.ts'
import { journalStore, NoEvent, readHostedFile } from './log/journalStore.ts'
import type { HostStore } from './log/hostStore.ts'
import { HostStillThere, promote } from './promote.ts'
import { startHost, type HostOptions, type RunningHost } from './startHost.ts'

export interface HostCommandNeeds {
  readonly input: NodeJS.ReadableStream
  readonly out: (line: string) => void
  readonly err: (text: string) => void
  readonly version: string
  /** Where the built app and the built small page are. */
  readonly roots: { readonly app: string | null; readonly player: string | null }
}

type Said = Readonly<Record<string, unknown>>

/** What this program is just now. */
type Seat = { readonly is: 'host'; readonly host: RunningHost } | { readonly is: 'stand-by'; readonly standBy: StandBy }

class HostProgram {
  readonly #args: Arguments
  readonly #needs: HostCommandNeeds
  readonly #store: HostStore
  readonly #folder: string
  #seat: Seat | null = null
  #told = ''
  #turning = false

  constructor(args: Arguments, needs: HostCommandNeeds, store: HostStore, folder: string) {
    this.#args = args
    this.#needs = needs
    this.#store = store
    this.#folder = folder
  }

  say(message: unknown): void {
    this.#needs.out(`${JSON.stringify(message)}\n`)
  }

  /** Takes the seat that the folder and what was typed ask for. */
  async begin(): Promise<void> {
    const following = followingOf((await this.#store.read()).venue)
    const { follow } = this.#args
    if (follow !== null || following !== null) {
      this.#sitAsStandBy(await StandBy.open(this.#standByNeeds()))
      if (follow !== null && follow !== following?.origin) await this.#standBy().followAt(follow)
      return
    }
    await this.#lead(() => startHost(this.#hostOptions()))
    // It may have been away, and another one leads the event by now.
    await this.#lookForHigher()
  }

  get commands(): Readonly<Record<string, Command>> {
    return this.#seat?.is === 'host' ? { ...hostCommands(this.#seat.host), ...this.#ownOfHost } : this.#ownOfStandBy
  }

  async close(): Promise<void> {
    const seat = this.#seat
    this.#seat = null
    if (seat?.is === 'host') await seat.host.close()
    if (seat?.is === 'stand-by') {
      await seat.standBy.close()
      await this.#store.close()
    }
    this.say({ say: 'closed' })
  }

  get #ownOfHost(): Readonly<Record<string, Command>> {
    return { 'come-back': ({ address }) => this.#comeBack(String(address), Number.MAX_SAFE_INTEGER) }
  }

  get #ownOfStandBy(): Readonly<Record<string, Command>> {
    const standBy = this.#standBy()
    return {
      status: () => standBy.status,
      'handed-over': () => standBy.status.handed,
      'follow-at': ({ address }) => standBy.followAt(String(address)).then(() => standBy.status),
      promote: async ({ anyway }) => {
        await this.#lead(() => promote(standBy, this.#hostOptions(), anyway === true)).catch(async (error: unknown) => {
          if (!(error instanceof HostStillThere)) this.#sitAsStandBy(await StandBy.open(this.#standByNeeds()))
          throw error
        })
        return this.#seat?.is === 'host' ? { origin: this.#seat.host.origin, epoch: this.#seat.host.epoch } : null
      }
    }
  }

  #standBy(): StandBy {
    if (this.#seat?.is !== 'stand-by') throw new Error('This is no stand-by.')
    return this.#seat.standBy
  }

  #hostOptions(): HostOptions {
    const { version, roots } = this.#needs
    const { address, port } = this.#args
    return {
      store: this.#store,
      version,
      roots,
      address,
      port,
      onEvent: (event) => {
        this.say(event)
        if (event.say === 'higher-epoch') void this.#lookForHigher().catch(() => undefined)
      }
    }
  }

  #standByNeeds() {
    const { address, port } = this.#args
    return {
      store: this.#store,
      // Where nobody can say in advance which port it will be, nobody is told.
      url: port === 0 ? null : `http://${address.includes(':') ? `[${address}]` : address}:${port}`,
      onChange: (status: StandByStatus) => {
        this.#tell(status)
      }
    }
  }

  async #lead(start: () => Promise<RunningHost>): Promise<void> {
    const host = await start()
    this.#seat = { is: 'host', host }
    const { origin, epoch, state } = host
    this.say({ say: 'listening', origin, folder: this.#folder, epoch, event: state.players.size })
  }

  #sitAsStandBy(standBy: StandBy): void {
    this.#seat = { is: 'stand-by', standBy }
    const { origin, epoch } = standBy.status
    this.say({ say: 'following', origin, folder: this.#folder, epoch, event: standBy.event })
  }

  /** Says how far it is where that is news: not every fact. */
  #tell(status: StandByStatus): void {
    const { origin, link, epoch, failing, handed, rows, kept } = status
    const told = JSON.stringify([origin, link, epoch, failing, handed.length, rows === kept])
    if (told === this.#told) return
    this.#told = told
    this.say({ say: 'follows', ...status })
  }

  async #lookForHigher(): Promise<void> {
    if (this.#seat?.is !== 'host' || this.#turning) return
    const { host } = this.#seat
    const { event } = await this.#store.read()
    const found = await findHost((origin) => createVenueWire(origin), host.standBys, event.id, host.epoch)
    if (found !== null) await this.#comeBack(found.origin, found.epoch)
  }

  /** Ends hosting and follows the host that leads the event now; what only this one knew is handed over. */
  async #comeBack(origin: string, epoch: number): Promise<StandByStatus | null> {
    if (this.#seat?.is !== 'host' || this.#turning) return null
    this.#turning = true
    const { host } = this.#seat
    try {
      await host.end()
      const seen = Math.max(host.epoch, epoch === Number.MAX_SAFE_INTEGER ? 0 : epoch)
      const standBy = await StandBy.comeBack(this.#standByNeeds(), origin, seen).catch(async (error: unknown) => {
        // Nobody there whom it could follow: it goes on as it was.
        await this.#lead(() => startHost({ ...this.#hostOptions(), port: host.port }))
        throw error
      })
      this.#sitAsStandBy(standBy)
      return standBy.status
    } finally {
      this.#turning = false
    }
  }
}

/** Serves one event, or follows its host, until its input ends or it is told to close. Exit status: 0 closed as told, 2 nothing to serve. */
export async function runHost(args: readonly string[], needs: HostCommandNeeds): Promise<number> {
  const { input, err } = needs
  const read = readArguments(args)
  if (typeof read === 'string') {
    err(`${read}\n`)
    return 2
  }
  let program: HostProgram
  try {
    const folder = read.data ?? (await mkdtemp(join(tmpdir(), 'linejudge-host-')))
    program = new HostProgram(read, needs, await storeOf(read, folder, needs), folder)
    await program.begin()
  } catch (error) {
    err(`${error instanceof Error ? error.message : String(error)}\n`)
    return 2
  }
  for await (const line of createInterface({ input })) {
    if (line.trim() === '') continue
    const json = parseJsonText(line)
    const said: Said = json.ok && isRecord(json.value) ? json.value : {}
    const { do: word, id = null } = said
    if (word === 'close') break
    const { commands } = program
    const command = typeof word === 'string' && Object.hasOwn(commands, word) ? commands[word] : undefined
    if (!command) {
      program.say({ say: 'unknown', id, known: Object.keys(commands) })
      continue
    }
    try {
      program.say({ say: 'answer', id, to: word, is: await command(said) })
    } catch (error) {
      program.say({ say: 'failed', id, to: word, why: error instanceof Error ? error.message : String(error) })
    }
  }
  await program.close()
  return 0
}

/** What the folder holds; an empty one begins with the file, or with what the host says that is followed. */
async function storeOf(
  { file, follow, code, name, address, port }: Arguments,
  folder: string,
  { out }: HostCommandNeeds
): Promise<HostStore> {
  if (follow === null) return journalStore(folder, file === null ? null : await readFileOf(file))
  return journalStore(folder, () => {
    if (code === null) throw new CannotFollow('Expected --code with the six letters that the host shows: this folder follows nobody yet.')
    return comeInAsStandBy({
      origin: follow,
      code,
      ...(name !== null && { called: name }),
      url: port === 0 ? null : `http://${address.includes(':') ? `[${address}]` : address}:${port}`,
      onLetters: (letters) => {
        out(`${JSON.stringify({ say: 'letters', letters })}\n`)
      }
    })
  })
}

async function readFileOf(file: string) {
  const json = parseJsonText(await readFile(file, 'utf8'))
  if (!json.ok) throw new NoEvent(json.problems.map(({ message }) => `${file}: ${message}`).join('\n'))
  return readHostedFile(json.value, file)
}

/**
 * `npm run -s host -- EVENT.json`: a host without a window, or a stand-by of one (`--follow`). What the organiser does comes in as lines of
 * JSON, what happens goes out as such: `docs/venue.md` lists both. A stand-by becomes the host, and an old host that comes back a stand-by,
 * in the same program.
 */
import { mkdtemp, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { isRecord } from '../shared/base/validate.ts'
import { parseJsonText } from '../shared/json/jsonText.ts'
import { askingWords, showJoining, typedIn, usualRole, type Typed } from './hostTerminal.ts'
import type { Asking } from './people/joining.ts'
import type { RunningHost } from './runningHost.ts'
import { hostCommands, type Command } from './hostCommands.ts'
import { readArguments, type Arguments } from './readArguments.ts'
import { CannotFollow, comeInAsStandBy, originOf, type StandBy, type StandByStatus } from './follow/standBy.ts'
import { journalStore, NoEvent, readHostedFile } from './log/journalStore.ts'
import type { HostStore } from './log/hostStore.ts'
import { Seat, type Sits } from './seat.ts'

export interface HostCommandNeeds {
  readonly input: NodeJS.ReadableStream
  readonly out: (line: string) => void
  readonly err: (text: string) => void
  readonly version: string
  /** Standard input is a terminal: text for people is written to `err`. */
  readonly isTerminal?: boolean
  /** Where the built app and the built small page are. */
  readonly roots: { readonly app: string | null; readonly player: string | null }
}

type Said = Readonly<Record<string, unknown>>

class HostProgram {
  readonly #args: Arguments
  readonly #needs: HostCommandNeeds
  readonly #store: HostStore
  readonly #folder: string
  readonly #seat: Seat
  #told = ''

  constructor(args: Arguments, needs: HostCommandNeeds, store: HostStore, folder: string) {
    this.#args = args
    this.#needs = needs
    this.#store = store
    this.#folder = folder
    const { version, roots } = needs
    const { address, port } = args
    this.#seat = new Seat({
      store,
      options: { version, roots, address, port },
      url: urlOf(args),
      onSits: (sits) => {
        this.#saySits(sits)
      },
      onEvent: (event) => {
        this.say(event)
        if (event.say === 'asks-in') this.#showAsking(event.asking)
      },
      onStatus: (status) => {
        this.#tell(status)
      }
    })
  }

  say(message: unknown): void {
    this.#needs.out(`${JSON.stringify(message)}\n`)
  }

  /** Takes the seat that the folder and what was typed ask for. */
  async begin(): Promise<void> {
    await this.#seat.begin(this.#args.follow)
  }

  get commands(): Readonly<Record<string, Command>> {
    const { sits } = this.#seat
    if (sits === null) return {}
    return sits.is === 'host' ? { ...hostCommands(sits.host), ...this.#ownOfHost } : this.#ownOfStandBy(sits.standBy)
  }

  async close(): Promise<void> {
    await this.#seat.close()
    await this.#store.close()
    this.say({ say: 'closed' })
  }

  get #ownOfHost(): Readonly<Record<string, Command>> {
    return { 'come-back': ({ address }) => this.#seat.comeBack(String(address)) }
  }

  #ownOfStandBy(standBy: StandBy): Readonly<Record<string, Command>> {
    return {
      status: () => standBy.status,
      'handed-over': () => standBy.status.handed,
      'follow-at': ({ address }) => standBy.followAt(String(address)).then(() => standBy.status),
      promote: async ({ anyway }) => {
        await this.#seat.promote(anyway === true)
        const { sits } = this.#seat
        return sits?.is === 'host' ? { origin: sits.host.origin, epoch: sits.host.epoch } : null
      }
    }
  }

  #saySits(sits: Sits): void {
    if (sits.is === 'host') {
      const { origin, epoch, state } = sits.host
      this.say({ say: 'listening', origin, folder: this.#folder, epoch, event: state.players.size })
      this.#show(() => showJoining(sits.host))
    } else {
      const { origin, epoch } = sits.standBy.status
      const { id, name } = sits.standBy.event
      this.say({ say: 'following', origin, folder: this.#folder, epoch, event: { id, name } })
    }
  }

  /** For a person in front of it. */
  #show(text: () => string): void {
    if (this.#needs.isTerminal === true) this.#needs.err(text())
  }

  #showAsking(asking: Asking): void {
    const { sits } = this.#seat
    if (sits?.is === 'host') this.#show(() => askingWords(asking, usualRole(sits.host)))
  }

  /** Follows a typed line that is no JSON; `false` if it is unknown. */
  async hear(line: string): Promise<boolean> {
    const { sits } = this.#seat
    const typed = typedIn(line)
    if (typed === null || sits?.is !== 'host') return false
    const { host } = sits
    if (typed.word === 'join') {
      this.#needs.err(showJoining(host))
      return true
    }
    const [asking] = host.asking
    const is = asking === undefined ? null : await this.#decide(host, asking, typed)
    this.say({ say: 'answer', id: null, to: typed.word, is })
    this.#show(() =>
      asking === undefined ? 'Nobody waits to be let in.\n' : is ? `“${asking.name}” is in.\n` : `“${asking.name}” is not in.\n`
    )
    const [next] = host.asking
    if (next) this.#showAsking(next)
    return true
  }

  async #decide(host: RunningHost, { request }: Asking, typed: Exclude<Typed, { word: 'join' }>): Promise<unknown> {
    if (typed.word === 'let-in') return host.letIn(request, typed.role ?? usualRole(host))
    host.turnAway(request)
    return null
  }

  /** Says how far it is where that is news: not every fact. */
  #tell(status: StandByStatus): void {
    const { origin, link, epoch, failing, handed, rows, kept } = status
    const told = JSON.stringify([origin, link, epoch, failing, handed.length, rows === kept])
    if (told === this.#told) return
    this.#told = told
    this.say({ say: 'follows', ...status })
  }
}

/** Where a stand-by would be found as a host; null where nobody can say in advance which port it will be. */
const urlOf = ({ address, port }: Arguments): string | null => (port === 0 ? null : originOf(address, port))

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
    if (!json.ok && (await program.hear(line))) continue
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
async function storeOf(args: Arguments, folder: string, { out }: HostCommandNeeds): Promise<HostStore> {
  const { file, follow, code, name } = args
  if (follow === null) return journalStore(folder, file === null ? null : await readFileOf(file))
  return journalStore(folder, () => {
    if (code === null) throw new CannotFollow('Expected --code with the six letters that the host shows: this folder follows nobody yet.')
    return comeInAsStandBy({
      origin: follow,
      code,
      ...(name !== null && { called: name }),
      url: urlOf(args),
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

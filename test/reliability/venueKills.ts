/** A host that is killed while facts come in: whatever a device was told is saved is in its journal, once. */
import { spawn, type ChildProcess } from 'node:child_process'
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import type { LineNews } from '../../src/device/wire.ts'
import { ensureBuilt } from '../../scripts/lib.mjs'
import { isRecord } from '../../src/shared/base/validate.ts'
import { QuietSocket } from '../../src/host/follow/quietSocket.ts'
import { journalStore } from '../../src/host/log/journalStore.ts'
import { createVenueWire } from '../../src/device/venueWire.ts'
import { hexOf, proofOf } from '../../src/shared/venue/mac.ts'
import { factId, type Entry } from '../../src/shared/venue/messages.ts'
import { entryContent } from '../../src/shared/venue/signed.ts'
import { joinHost } from '../support/staffLine.ts'
import { until } from '../support/until.ts'
import { eventFile } from '../support/venue.ts'

const OUT = resolve(import.meta.dirname, '../../out')

/** The built host as it is now, in a folder of its own: whoever builds it anew meanwhile does not disturb what is measured. */
async function copyHost(folder: string): Promise<string> {
  await ensureBuilt('host')
  await cp(join(OUT, 'host'), join(folder, 'host'), { recursive: true })
  const script = join(folder, 'run.mjs')
  await writeFile(
    script,
    `import { runHost } from './host/hostCommand.js'
const out = (line) => process.stdout.write(line)
const err = (text) => process.stderr.write(text)
await runHost(process.argv.slice(2), { input: process.stdin, out, err, version: 'kills', roots: { app: null, player: null } })
process.stdin.destroy()
`
  )
  return script
}

const DEAF: LineNews = {
  link: () => undefined,
  begin: () => undefined,
  log: () => undefined,
  beside: () => undefined,
  receipts: () => undefined,
  beat: () => undefined
}

export interface KillsFound {
  readonly kills: number
  readonly sent: number
  /** Told as saved. */
  readonly saved: number
  /** Told as saved, and not in the journal. */
  readonly lost: number
  /** In the journal more than once. */
  readonly doubled: number
}

/** A host in a process of its own. */
class Child {
  readonly #process: ChildProcess
  readonly #said: Record<string, unknown>[] = []

  constructor(script: string, args: readonly string[]) {
    this.#process = spawn(process.execPath, [script, ...args], { stdio: ['pipe', 'pipe', 'ignore'] })
    createInterface({ input: this.#process.stdout! }).on('line', (line) => {
      const json: unknown = JSON.parse(line)
      if (isRecord(json)) this.#said.push(json)
    })
  }

  heard(say: string, to?: string): Promise<Record<string, unknown>> {
    return until(() => this.#said.findLast((one) => one.say === say && (to === undefined || one.to === to)), `${say} ${to ?? ''}`)
  }
  tell(command: Record<string, unknown>): void {
    this.#process.stdin!.write(`${JSON.stringify(command)}\n`)
  }
  async end(signal: 'SIGKILL' | null): Promise<void> {
    const gone = new Promise((done) => this.#process.once('exit', done))
    if (signal) this.#process.kill(signal)
    else this.tell({ do: 'close' })
    await gone
  }
}

/** @param onProgress told after every kill */
export async function killHost(kills: number, facts: number, onProgress: (kill: number) => void = () => undefined): Promise<KillsFound> {
  const folder = await mkdtemp(join(tmpdir(), 'linejudge-kills-'))
  const file = join(folder, 'event.json')
  const data = join(folder, 'data')
  const script = await copyHost(folder)
  await writeFile(file, JSON.stringify(eventFile()))
  let child = new Child(script, [file, '--data', data])
  const { origin } = await child.heard('listening')
  if (typeof origin !== 'string') throw new Error('The host has told no address.')
  const port = new URL(origin).port
  child.tell({ do: 'open-joining' })
  const { is } = await child.heard('answer', 'open-joining')
  const joining = joinHost(origin, isRecord(is) ? String(is.code) : '', 'Ann')
  const { asking } = await child.heard('asks-in')
  child.tell({ do: 'let-in', request: isRecord(asking) ? asking.request : null, role: 'judge' })
  const { device, key } = await joining
  const saved = new Set<number>()
  // The line of the app: what is measured is also whether it comes back each time.
  const line = createVenueWire(origin, fetch, QuietSocket).openLine(
    { event: 'saturday', device, role: 'judge', key: hexOf(key) },
    () => 0,
    {
      ...DEAF,
      receipts: (receipts) => {
        for (const { n, is: what } of receipts) if (what === 'saved') saved.add(n)
      }
    }
  )
  let sent = 0
  /** So many on their way around each kill: some saved, some in the middle of it, some while nobody is there. */
  const send = async (upTo: number): Promise<void> => {
    while (sent < Math.min(upTo, facts)) {
      const entry: Entry = { n: ++sent, said: new Date().toISOString(), facts: [{ do: 'note', text: `fact ${sent}` }] }
      line.send([{ entry, proof: proofOf(key, 'entry', entryContent('saturday', device, entry)) }])
      await new Promise((done) => setTimeout(done, 2))
    }
  }
  for (let kill = 1; kill <= kills; kill++) {
    const before = saved.size
    const sending = send(Math.ceil((kill * facts) / kills))
    await until(() => saved.size > before, 'a fact that is saved')
    await new Promise((done) => setTimeout(done, (kill * 7) % 30))
    await child.end('SIGKILL')
    child = new Child(script, ['--data', data, '--port', port])
    await child.heard('listening')
    await sending
    onProgress(kill)
  }
  await send(facts)
  await until(() => saved.size >= facts, 'every fact to be saved')
  line.close()
  await child.end(null)
  const rows = await (await journalStore(data, null)).read()
  const times = new Map<unknown, number>()
  for (const { fact } of rows.facts) times.set(fact.id, (times.get(fact.id) ?? 0) + 1)
  await rm(folder, { recursive: true, force: true, maxRetries: 3 })
  return {
    kills,
    sent,
    saved: saved.size,
    lost: [...saved].filter((n) => !times.has(factId(device, n))).length,
    doubled: [...times].filter(([id, count]) => id !== undefined && count > 1).length
  }
}

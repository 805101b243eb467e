/** The built host, or a stand-by of one, as a separate process: commands go in as lines of JSON, answers and news come out. */
import { spawn, type ChildProcess } from 'node:child_process'
import { cp, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { ensureBuilt } from '../../../scripts/lib.mjs'
import { isRecord } from '../../../src/shared/base/validate.ts'
import { parseJsonText } from '../../../src/shared/json/jsonText.ts'
import { PRELOAD, type FaultSwitch } from '../common/faults.ts'

const OUT = resolve(import.meta.dirname, '../../../out')

export type Said = Readonly<Record<string, unknown>>

/** The process has ended before it answered, or does not get to the state it should. */
export class Ended extends Error {}

/** How long an answer is waited for, in milliseconds: on any machine it comes sooner, or never. */
const PATIENCE = 60_000
const ENDS_WITHIN = 10_000

/** Rejects with Ended if it takes too long. */
async function inTime<T>(work: Promise<T>, what: string): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, failed) => {
    timer = setTimeout(() => failed(new Ended(`Waited in vain for ${what}.`)), PATIENCE)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}

/** Copies the built host into `folder`, so that a build meanwhile does not disturb what is measured. Returns the script that runs it. */
export async function copyHost(folder: string): Promise<string> {
  await ensureBuilt('host')
  await cp(join(OUT, 'host'), join(folder, 'host'), { recursive: true })
  const script = join(folder, 'run.mjs')
  await writeFile(
    script,
    `import { runHost } from './host/hostCommand.js'
const out = (line) => process.stdout.write(line)
const err = (text) => process.stderr.write(text)
process.exitCode = await runHost(process.argv.slice(2), { input: process.stdin, out, err, version: 'kills', roots: { app: null, player: null } })
process.stdin.destroy()
`
  )
  return script
}

export class HostProgram {
  readonly #process: ChildProcess
  readonly #said: Said[] = []
  readonly #waiting = new Map<number, { readonly done: (is: unknown) => void; readonly failed: (error: Error) => void }>()
  readonly #listeners = new Set<() => void>()
  #id = 0
  #errors = ''
  #hasEnded = false
  readonly ended: Promise<void>

  /** @param faults null: none are played */
  constructor(script: string, args: readonly string[], faults: FaultSwitch | null = null) {
    this.#process = spawn(process.execPath, [...(faults ? ['--import', PRELOAD] : []), script, ...args], {
      stdio: ['pipe', 'pipe', 'pipe'],
      env: { ...process.env, ...faults?.environment }
    })
    // Writing to a killed process fails, as it should.
    this.#process.stdin!.on('error', () => undefined)
    this.#process.stderr!.on('data', (text: Buffer) => (this.#errors = `${this.#errors}${String(text)}`.slice(-2000)))
    createInterface({ input: this.#process.stdout! }).on('line', (line) => {
      const said = parseJsonText(line)
      // The kill may cut the last line.
      if (said.ok && isRecord(said.value)) this.#take(said.value)
    })
    this.ended = new Promise((done) => {
      this.#process.once('close', () => {
        this.#hasEnded = true
        for (const { failed } of this.#waiting.values()) failed(new Ended(this.#errors))
        for (const hear of [...this.#listeners]) hear()
        done()
      })
    })
  }

  get hasEnded(): boolean {
    return this.#hasEnded
  }

  /** Resolves with the newest message of this kind, now or later. Rejects with Ended. @param which of them */
  heard(say: string, which: (said: Said) => boolean = () => true): Promise<Said> {
    const found = new Promise<Said>((done, failed) => {
      const look = (): void => {
        const found = this.#said.findLast((one) => one.say === say && which(one))
        if (!found && !this.#hasEnded) return
        this.#listeners.delete(look)
        if (found) done(found)
        else failed(new Ended(this.#errors))
      }
      this.#listeners.add(look)
      look()
    })
    return inTime(found, say)
  }

  tell(command: Said): void {
    this.#process.stdin!.write(`${JSON.stringify(command)}\n`)
  }

  /** Resolves with the answer. Rejects with Ended, or with what has failed. */
  ask(word: string, more: Said = {}): Promise<unknown> {
    if (this.#hasEnded) return Promise.reject(new Ended(this.#errors))
    const id = ++this.#id
    const answer = new Promise((done, failed) => {
      this.#waiting.set(id, { done, failed })
      this.tell({ do: word, id, ...more })
    })
    return inTime(answer, `the answer to ${word}`)
  }

  /** Stops the process: its connections stay open, and it answers nothing. */
  freeze(): void {
    this.#process.kill('SIGSTOP')
  }

  /** Ends at once. */
  async kill(): Promise<void> {
    this.#process.kill('SIGKILL')
    await this.ended
  }
  /** Closes it with its own command. False: it reported that it has closed, and its process did not end. */
  async close(): Promise<boolean> {
    this.tell({ do: 'close' })
    await this.heard('closed')
    const late = new Promise<boolean>((done) => setTimeout(done, ENDS_WITHIN, false))
    const hasEnded = await Promise.race([this.ended.then(() => true), late])
    await this.kill()
    return hasEnded
  }

  #take(said: Said): void {
    const waiting = typeof said.id === 'number' ? this.#waiting.get(said.id) : undefined
    if (waiting) {
      this.#waiting.delete(said.id as number)
      if (said.say === 'answer') waiting.done(said.is)
      else waiting.failed(new Error(String(said.why ?? JSON.stringify(said))))
      return
    }
    this.#said.push(said)
    for (const hear of [...this.#listeners]) hear()
  }
}

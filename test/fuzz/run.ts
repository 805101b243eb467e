/** Breaks files of a format, one after another from a seed, and looks what becomes of each. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chanceFrom } from '../support/seeded.ts'
import type { FuzzFormat, Outcome } from './formats.ts'

export interface FuzzReport {
  readonly name: string
  readonly refused: number
  readonly letIn: number
  /** Milliseconds of the slowest one. */
  readonly slowest: number
}

const OUTPUT = join(import.meta.dirname, '../../out/fuzz')
/** What takes longer hangs: the app would have killed its reading. */
const HANGS_MS = 10_000

const shapeOf = (): string =>
  [Object.prototype, Array.prototype, String.prototype, Function.prototype].map((one) => Object.getOwnPropertyNames(one).length).join() +
  Object.keys({}).join()

/** Throws at the first fault, with the file written to `out/fuzz` and the seed that makes it again. */
export async function fuzz(format: FuzzFormat, count: number, seed: number): Promise<FuzzReport> {
  const shape = shapeOf()
  const report = { name: format.name, refused: 0, letIn: 0, slowest: 0 }
  for (let index = 0; index < count; index++) {
    const bytes = await format.mutant(chanceFrom(seed + index))
    const start = performance.now()
    let fault: string | null
    try {
      const outcome = await format.read(bytes)
      if (outcome === 'let in') report.letIn += 1
      else report.refused += 1
      fault = faultIn(outcome)
    } catch (error) {
      fault = error instanceof Error ? (error.stack ?? error.message) : String(error)
    }
    const took = performance.now() - start
    report.slowest = Math.max(report.slowest, took)
    if (took > HANGS_MS) fault ??= `It took ${Math.round(took)} ms.`
    if (shapeOf() !== shape) fault ??= 'A prototype has changed.'
    if (fault !== null) throw new Error(`${format.name}, seed ${seed + index}, ${written(format.name, seed + index, bytes)}: ${fault}`)
  }
  return report
}

/** What is wrong with the words of a refusal; null: nothing. */
function faultIn(outcome: Outcome): string | null {
  if (outcome === 'let in') return null
  if (outcome.length === 0) return 'It was refused without a word.'
  for (const { message, code, path } of outcome) {
    if (!/^(\/|$)/.test(path)) return `The place “${path}” is no path.`
    if (!/^[A-Z“].*[.!]$/s.test(message) || message.length > 900 || code === '') return `It was refused with “${message.slice(0, 200)}”.`
  }
  return null
}

function written(name: string, seed: number, bytes: Uint8Array): string {
  mkdirSync(OUTPUT, { recursive: true })
  const file = join(OUTPUT, `${name.replaceAll(' ', '-')}-${seed}.bin`)
  writeFileSync(file, bytes)
  return `written to out/fuzz/${name.replaceAll(' ', '-')}-${seed}.bin`
}

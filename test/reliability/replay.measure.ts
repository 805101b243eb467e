/** (d) The same journal gives the same rows, byte for byte, however often and in however many parts it is read. */
import { createHash } from 'node:crypto'
import { fold, type Entry } from '../../src/shared/journal/entries.ts'
import { writesOf } from '../../src/renderer/storage/rows/rows.ts'
import type { Measurement } from './measurement.ts'
import { recordedSession } from './recordedSession.ts'

const SESSIONS = { short: 20, full: 500 } as const

const hash = (value: unknown): string => createHash('sha256').update(JSON.stringify(value)).digest('hex')

/** The hashes of the tables after a session: read at once, and in two parts cut at every place. */
export function replayed(seed: number, commits: number): { readonly whole: string; readonly parts: readonly string[] } {
  const entries = recordedSession(commits, seed).map((changes): Entry => ({
    kind: 'changes',
    at: '2013-10-01T12:00:00.000Z',
    writes: changes.flatMap(writesOf)
  }))
  return {
    whole: hash(fold(entries)),
    parts: entries.map((_, at) => hash(fold(entries.slice(at), fold(entries.slice(0, at)))))
  }
}

export const measurement: Measurement = {
  title: 'Replay',
  order: 40,
  run: (size) => {
    let wrong = 0
    for (let seed = 1; seed <= SESSIONS[size]; seed++) {
      const { whole, parts } = replayed(seed, 15)
      if (whole !== replayed(seed, 15).whole || parts.some((part) => part !== whole)) wrong++
    }
    return Promise.resolve([
      { what: 'sessions folded twice, and in two parts cut at every place', cases: SESSIONS[size], wrong, note: 'equal by SHA-256' }
    ])
  }
}

/**
 * What went wrong on this device, for whoever mends it: when, which kind of error, and where in our own files. No names: messages
 * may hold what a person typed, so that only those of the language itself are kept, without what stands in quotes.
 */
import { engineOf } from '../renewal/engineAge.ts'
import { isRecord } from '../../../shared/base/validate.ts'
import type { SmallStore } from '../saving/lastWords.ts'

export interface LoggedError {
  /** ISO 8601, UTC. */
  readonly at: string
  /** Such as `TypeError`. */
  readonly kind: string
  readonly said: string
  /** Files and lines of Linejudge, the innermost first. */
  readonly where: readonly string[]
}

const KEY = 'linejudge.errors'
const MOST = 50
const MOST_PLACES = 8
const OWN_WORDS = ['TypeError', 'RangeError', 'ReferenceError', 'SyntaxError', 'EvalError', 'URIError']

/** Quotes with what may end each of them. */
const QUOTES: Readonly<Record<string, readonly string[]>> = {
  '"': ['"'],
  "'": ["'"],
  '`': ['`'],
  '“': ['“', '”'],
  '”': ['”'],
  '‘': ['‘', '’'],
  '’': ['’']
}

/** No more of a message is read, however long it is. */
const LONGEST_MESSAGE = 2000

/** A message with an ellipsis for everything in quotes; a quote that is not closed stays. */
function withoutQuoted(message: string): string {
  const text = message.slice(0, LONGEST_MESSAGE)
  let plain = ''
  for (let at = 0; at < text.length; at++) {
    const ends = (QUOTES[text[at]!] ?? []).map((end) => text.indexOf(end, at + 1)).filter((end) => end >= 0)
    plain += ends.length > 0 ? '…' : text[at]!
    if (ends.length > 0) at = Math.min(...ends)
  }
  return plain.slice(0, 200)
}

/** `file-hash.js:1:234`, without the address that it was loaded from. */
function placesIn(stack: string): readonly string[] {
  const places: string[] = []
  for (const word of stack.split(/[^\w.:-]+/)) {
    const parts = word.split(':')
    const file = parts.findIndex((part, at) => /\.(?:js|ts|svelte|mjs)$/.test(part) && /^\d+$/.test(parts[at + 1] ?? ''))
    if (file < 0) continue
    places.push(parts.slice(file, /^\d+$/.test(parts[file + 2] ?? '') ? file + 3 : file + 2).join(':'))
    if (places.length === MOST_PLACES) break
  }
  return places
}

/** One error as it is kept. */
export function logged(error: unknown, at: string): LoggedError {
  const isError = error instanceof Error
  const kind = isError ? error.name : typeof error
  return {
    at,
    kind: /^[\w.]{1,60}$/.test(kind) ? kind : 'Error',
    said: isError && OWN_WORDS.includes(kind) ? withoutQuoted(error.message) : '',
    where: isError ? placesIn(error.stack ?? '') : []
  }
}

export class ErrorLog {
  readonly #store: () => SmallStore
  readonly #now: () => Date

  constructor(store: () => SmallStore = () => localStorage, now: () => Date = () => new Date()) {
    this.#store = store
    this.#now = now
  }

  /** Keeps it, the newest last; the oldest go. Never throws. */
  note = (error: unknown): void => {
    try {
      const all = [...this.all(), logged(error, this.#now().toISOString())].slice(-MOST)
      this.#store().setItem(KEY, JSON.stringify(all))
    } catch {
      // No room for it: the console has it.
    }
  }

  all(): readonly LoggedError[] {
    try {
      const found: unknown = JSON.parse(this.#store().getItem(KEY) ?? '[]')
      return Array.isArray(found) ? found.filter((one): one is LoggedError => isRecord(one) && typeof one.at === 'string') : []
    } catch {
      return []
    }
  }
}

/** The log as a file: versions and errors, and nothing of what is on the table. */
export function logFile(log: ErrorLog, version: string, kind: string, userAgent: string, now: Date): string {
  const { name, days } = engineOf(userAgent, now)
  return `${JSON.stringify({ linejudge: version, edition: kind, engine: name, engineDays: days, savedAt: now.toISOString(), errors: log.all() }, null, 2)}\n`
}

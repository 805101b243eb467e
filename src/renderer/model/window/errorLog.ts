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

const withoutQuoted = (text: string): string => text.replace(/(["'“”‘’`]).*?\1|“.*?”|‘.*?’/gs, '…').slice(0, 200)

/** `file-hash.js:1:234`, without the address that it was loaded from. */
function placesIn(stack: string): readonly string[] {
  return [...stack.matchAll(/([\w.-]+\.(?:js|ts|svelte|mjs)):(\d+)(?::(\d+))?/g)].slice(0, MOST_PLACES).map(([place]) => place)
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

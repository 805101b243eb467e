/** The other hosts of the event: their addresses as the host has reported them in advance, and which of them leads the event now. */
import { hostsOf, readWhere, WHERE_PLACE, whereToGo, type Where } from '../shared/venue/hosts.ts'
import { ticks } from './clock.ts'

/** Milliseconds until an address counts as silent, and until the page shows the other addresses. */
const PATIENCE = 3000
const SHOW_AFTER = 10_000
/** Milliseconds between two looks at least, and at most once more as long, so that not everybody looks at once. */
const LOOK = 800

const own = (): string => location.origin

async function whereAt(origin: string): Promise<Where | null> {
  const ends = new AbortController()
  const timer = setTimeout(() => {
    ends.abort()
  }, PATIENCE)
  try {
    const answer = await fetch(`${origin}${WHERE_PLACE}`, { cache: 'no-store', credentials: 'omit', signal: ends.signal })
    return answer.ok ? readWhere(await answer.json()) : null
  } catch {
    return null
  } finally {
    clearTimeout(timer)
  }
}

export class Hosts {
  #event = ''
  #epoch = 0
  /** `null`: none was reported to this page yet. The browser allows requests only to the addresses that the host knew when it served the page. */
  #known: readonly string[] | null = null
  #looking = false
  #seeking = false
  #goneSince: number | null = null
  /** The address of this page leads the event, as it said itself when it was asked last. */
  leadsHere = false

  /** The host leads the event. */
  heard(event: string, epoch: number): void {
    this.#event = event
    this.#epoch = Math.max(this.#epoch, epoch)
    this.#goneSince = null
  }

  /** Takes the addresses that the host reports. Returns whether one is new, which this page may not ask before it is loaded again. */
  told(json: unknown): boolean {
    const where = readWhere(json)
    if (where === null) return false
    this.#event = where.event
    const before = this.#known
    this.#known = hostsOf(where.host, where.hosts)
    return before !== null && this.#known.some((one) => one !== own() && !before.includes(one))
  }

  /** Addresses that people may try themselves; none while the host is there, or was there a moment ago. */
  get others(): readonly string[] {
    const isLong = this.#goneSince !== null && ticks() - this.#goneSince >= SHOW_AFTER
    return isLong ? (this.#known ?? []).filter((one) => one !== own()) : []
  }

  /** The host is gone: it is looked for again and again until a host is heard here, or one is found elsewhere. */
  seek(onFound: (origin: string) => void): void {
    if (this.#seeking) return
    this.#seeking = true
    this.#goneSince ??= ticks()
    const next = async (): Promise<void> => {
      const origin = this.#goneSince === null ? null : await this.look()
      if (origin !== null) onFound(origin)
      if (this.#goneSince === null || origin !== null) this.#seeking = false
      else setTimeout(() => void next(), LOOK + Math.random() * LOOK)
    }
    void next()
  }

  /** The host is gone: the address of the one that leads the event now, or `null`. */
  async look(): Promise<string | null> {
    this.#goneSince ??= ticks()
    if (this.#looking) return null
    this.#looking = true
    try {
      // The address of this page first: a stand-by there knows others.
      const here = await whereAt(own())
      if (here !== null && (this.#event === '' || this.#event === here.event)) {
        this.#event = here.event
        this.#known = hostsOf(here.host, [...here.hosts, ...(this.#known ?? [])])
      }
      this.leadsHere = here?.host === own()
      const others = (this.#known ?? []).filter((one) => one !== own())
      const answers = await Promise.all(others.map(async (one) => [one, await whereAt(one)] as const))
      const all = [[own(), here] as const, ...answers].flatMap(([one, where]) => (where === null ? [] : [[one, where] as const]))
      return whereToGo(own(), this.#event, this.#epoch, new Map(all))
    } finally {
      this.#looking = false
    }
  }
}

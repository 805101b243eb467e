/** What the host gives out to be signed: good for a while, and once for each thing. A message that was overheard is worth nothing later. */
import { randomBytes } from 'node:crypto'
import type { Limits } from '../../shared/venue/limits.ts'

export class Nonces {
  readonly #now: () => number
  readonly #holds: number
  readonly #most: number
  readonly #uses: number
  /** When each was given out, the oldest first, and what it was used for. */
  readonly #given = new Map<string, { readonly at: number; readonly used: Set<string> }>()

  constructor(now: () => number, { nonceHolds, mostNonces, nonceUses }: Limits) {
    this.#now = now
    this.#holds = nonceHolds
    this.#most = mostNonces
    this.#uses = nonceUses
  }

  give(): string {
    this.#forget()
    const nonce = randomBytes(16).toString('hex')
    this.#given.set(nonce, { at: this.#now(), used: new Set() })
    return nonce
  }

  /** Whether it was given out lately and not used for this yet; it is used now. */
  use(nonce: string, purpose: string): boolean {
    const found = this.#given.get(nonce)
    if (!found || found.at + this.#holds < this.#now() || found.used.has(purpose) || found.used.size >= this.#uses) return false
    found.used.add(purpose)
    return true
  }

  #forget(): void {
    const now = this.#now()
    for (const [nonce, { at }] of this.#given) {
      if (at + this.#holds >= now && this.#given.size < this.#most) break
      this.#given.delete(nonce)
    }
  }
}

/** How often somebody may do something: so many at once, and then so many in a second. */

export interface Bucket {
  /** Whether one more (or `count` more) may be done now. */
  take(count?: number): boolean
}

/** @param now milliseconds */
export function bucket(atOnce: number, perSecond: number, now: () => number): Bucket {
  let left = atOnce
  let last = now()
  return {
    take(count = 1) {
      const at = now()
      left = Math.min(atOnce, left + (Math.max(0, at - last) / 1000) * perSecond)
      last = at
      if (left < count) return false
      left -= count
      return true
    }
  }
}

/** A bucket for each name; the ones that were used longest ago are forgotten first. */
export class Buckets {
  readonly #make: () => Bucket
  readonly #most: number
  readonly #byName = new Map<string, Bucket>()

  constructor(make: () => Bucket, most = 5000) {
    this.#make = make
    this.#most = most
  }

  take(name: string): boolean {
    const one = this.#byName.get(name) ?? this.#make()
    this.#byName.delete(name)
    this.#byName.set(name, one)
    for (const oldest of this.#byName.keys()) {
      if (this.#byName.size <= this.#most) break
      this.#byName.delete(oldest)
    }
    return one.take()
  }
}

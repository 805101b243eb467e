/** Where a reader of the reference is, where he was before, and whence he came. */
import type { Place } from './place.ts'

/** An entry's id, `#KB` for a section, or nothing for the table of contents. */
export type Address = string

export const sectionAddress = (section: string): Address => `#${section}`

/** The address of the page of the user's editions. */
export const EDITIONS: Address = '#editions'

/** Long enough for an evening; a trail without an end is no use to anybody. */
const LONGEST = 100

export class ReferenceStore {
  address = $state<Address>('')
  #back = $state.raw<readonly Address[]>([])
  #forward = $state.raw<readonly Address[]>([])
  /** What the left side shows. */
  side = $state<'contents' | 'kept'>('contents')
  /** The pages before and after this one in reading order, as the screen that shows it knows them. */
  beside = $state.raw<{ readonly previous: Address | null; readonly next: Address | null }>({ previous: null, next: null })
  /** The place outside the reference to go back to. */
  origin = $state.raw<Place | null>(null)

  get canBack(): boolean {
    return this.#back.length > 0
  }

  get canForward(): boolean {
    return this.#forward.length > 0
  }

  /** Pages that were read, the last one first. */
  get recent(): readonly Address[] {
    return [...new Set([this.address, ...this.#back.toReversed()])].filter((address) => address !== '' && !address.startsWith('#'))
  }

  go(address: Address): void {
    if (address === this.address) return
    this.#back = [...this.#back, this.address].slice(-LONGEST)
    this.#forward = []
    this.address = address
  }

  back(): void {
    const last = this.#back.at(-1)
    if (last === undefined) return
    this.#forward = [this.address, ...this.#forward]
    this.#back = this.#back.slice(0, -1)
    this.address = last
  }

  forward(): void {
    const [next] = this.#forward
    if (next === undefined) return
    this.#back = [...this.#back, this.address]
    this.#forward = this.#forward.slice(1)
    this.address = next
  }
}

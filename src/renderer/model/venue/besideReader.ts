/** What stands beside the log of a venue, as a device of the staff reads it: disputes, what judges share, what could not be adopted. */
import type { BesideLine } from '../../../shared/venue/messages.ts'
import type { Away, Shared } from '../event/log/away.ts'

type Line<K extends BesideLine['is']> = Extract<BesideLine, { is: K }>

export class BesideReader {
  readonly #disputes = new Map<string, Line<'dispute'>>()
  readonly #material = new Map<string, Line<'material'>>()
  readonly #setAside: Line<'kept-aside'>[] = []
  #last = 0

  take(line: BesideLine): void {
    if (line.row <= this.#last) return
    this.#last = line.row
    if (line.is === 'dispute') this.#disputes.set(line.id, line)
    else if (line.is === 'settled') this.#disputes.delete(line.id)
    else if (line.is === 'kept-aside') this.#setAside.push(line)
    else {
      // What is shared anew is the newest.
      this.#material.delete(keyOf(line))
      if (line.material.body !== null) this.#material.set(keyOf(line), line)
    }
  }

  /** Those that nobody has settled. */
  get disputes(): readonly Line<'dispute'>[] {
    return [...this.#disputes.values()]
  }

  get setAside(): Away['setAside'] {
    return this.#setAside
  }

  /** The newest first. @param device this one */
  shared(device: string): readonly Shared[] {
    return [...this.#material.values()]
      .toReversed()
      .map(({ entry, by, at, material: { id, kind, title, body } }) => ({ id, kind, title, body, by, at, own: deviceOf(entry) === device }))
  }
}

/** The device that has written an entry, by the entry's id. */
const deviceOf = (entry: string): string => entry.slice(0, entry.lastIndexOf(':'))

/** The same id of two devices is two things. */
const keyOf = ({ entry, material }: Line<'material'>): string => `${deviceOf(entry)} ${material.id}`

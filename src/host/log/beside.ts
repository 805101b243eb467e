/** What stands beside the log: what judges share, disputes, what an old host knew alone. Lines are only added. */
import { isRecord, checked } from '../../shared/base/validate.ts'
import { besideLineShape, type BesideLine } from '../../shared/venue/messages.ts'
import type { VenueRow } from './hostStore.ts'

const PLACE = 'beside/'

export class Beside {
  readonly #lines: BesideLine[]
  /** Disputes that nobody has settled, by id. */
  readonly #open = new Map<string, Readonly<Record<string, unknown>>>()

  constructor(rows: readonly VenueRow[]) {
    this.#lines = []
    const lines = rows
      .filter(({ id }) => id.startsWith(PLACE))
      .flatMap(({ value }) => {
        const line = checked(besideLineShape, value)
        return line.ok ? [line.value] : []
      })
      .toSorted((a, b) => a.row - b.row)
    for (const line of lines) this.add(line)
  }

  static rowOf(line: BesideLine): VenueRow {
    return { id: `${PLACE}${String(line.row).padStart(9, '0')}`, value: line }
  }

  get lines(): readonly BesideLine[] {
    return this.#lines
  }
  get last(): number {
    return this.#lines.at(-1)?.row ?? 0
  }

  add(line: BesideLine): void {
    this.#lines.push(line)
    if (line.is === 'dispute') this.#open.set(line.id, line.fact)
    if (line.is === 'settled') this.#open.delete(line.id)
  }

  isOpen(dispute: string): boolean {
    return this.#open.has(dispute)
  }

  /** The open disputes about the match that a fact is about. */
  openAt(fact: Readonly<Record<string, unknown>>): string[] {
    return [...this.#open]
      .filter(([, one]) => isRecord(one) && one.round === fact.round && one.table === fact.table && one.match === fact.match)
      .map(([id]) => id)
  }
}

/** What stands beside the log: what judges share, disputes, what an old host knew alone. Lines are only added. */
import { isRecord, checked } from '../../shared/base/validate.ts'
import { besideLineShape, type BesideLine } from '../../shared/venue/messages.ts'
import type { VenueRow } from './hostStore.ts'

const PLACE = 'beside/'

export class BesideLog {
  readonly #lines: BesideLine[]
  /** Disputes that nobody has settled, by id. */
  readonly #open = new Map<string, Readonly<Record<string, unknown>>>()
  /** What says of each line what it is about: an entry, a dispute, a fact that was kept aside. */
  readonly #about = new Map<string, BesideLine>()

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
    this.#about.set(aboutOf(line), line)
    if (line.is === 'dispute') this.#open.set(line.id, line.fact)
    if (line.is === 'settled') this.#open.delete(line.id)
  }

  /** The line that an entry has written, of another host too. */
  writtenBy(entry: string): BesideLine | null {
    return this.#about.get(`entry ${entry}`) ?? null
  }
  hasDispute(id: string): boolean {
    return this.#about.has(`dispute ${id}`)
  }
  hasAside(fact: unknown): boolean {
    return this.#about.has(`aside ${String(fact)}`)
  }

  /** Whether this stands here, too: whatever row it has. */
  knows(line: BesideLine): boolean {
    return line.is === 'settled' ? this.hasDispute(line.id) && !this.isOpen(line.id) : this.#about.has(aboutOf(line))
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

function aboutOf(line: BesideLine): string {
  if (line.is === 'dispute') return `dispute ${line.id}`
  return line.is === 'kept-aside' ? `aside ${String(line.fact.id)}` : `entry ${String(line.entry)}`
}

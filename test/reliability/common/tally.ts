/** The counts of a run of kills, and its row of the table. */
import type { Row } from '../measurement.ts'

export interface KillRun {
  /** How many kills; they may be spread over several runs with other seeds. */
  readonly kills: number
  /** The same seed draws the same work, faults and moments. */
  readonly seed: number
}

/** So many places that do not open end a run. */
const MOST_BROKEN = 20

/** Counts of a run. */
export class Tally {
  readonly run: KillRun
  kills = 0
  acknowledged = 0
  /** Places (folders, profiles) that were opened again after a kill, and those that did not open. */
  opened = 0
  readonly lost: string[] = []
  readonly duplicated: string[] = []
  readonly notOpened: string[] = []
  /** Deleted and there again. */
  readonly cameBack: string[] = []
  /** Faults of the disk, jumps of the clock and whatever else was played, by name. */
  readonly played = new Map<string, number>()
  /** How often what was acknowledged, by its kind. */
  readonly kinds = new Map<string, number>()

  constructor(run: KillRun) {
    this.run = run
  }

  /** A place did not open, or nothing could be entered there. Throws after too many of them: something else is wrong then. */
  broken(when: string, error: unknown): void {
    this.notOpened.push(`${when}: ${(error instanceof Error ? error.message : String(error)).trim().slice(0, 500)}`)
    if (this.notOpened.length > MOST_BROKEN) throw new Error(`Given up after kill ${this.kills}: ${this.notOpened.join(' | ')}`)
  }

  /** Everything that went wrong so far. */
  get wrong(): number {
    return this.lost.length + this.duplicated.length + this.notOpened.length + this.cameBack.length
  }

  count(played: string, times = 1): void {
    this.played.set(played, (this.played.get(played) ?? 0) + times)
  }

  acknowledge(kind: string): void {
    this.acknowledged++
    this.kinds.set(kind, (this.kinds.get(kind) ?? 0) + 1)
  }

  /** The row of the table. @param what was killed, doing what */
  row(what: string, more: Row['figures'] = []): Row {
    const counts = (all: ReadonlyMap<string, number>): string => [...all].map(([name, times]) => `${times} ${name}`).join(', ')
    const wrong = [
      ['lost', this.lost],
      ['duplicated', this.duplicated],
      ['did not open', this.notOpened],
      ['came back', this.cameBack]
    ] as const
    return {
      what: `${what}, seed ${this.run.seed}`,
      cases: this.kills,
      wrong: 0,
      figures: [...wrong.map(([name, found]) => [name, found.length, 0] as const), ...more],
      note: [
        `${this.acknowledged} acknowledged (${counts(this.kinds)})`,
        `${this.opened} times opened again`,
        `played: ${counts(this.played)}`,
        ...wrong.flatMap(([name, found]) => (found.length > 0 ? [`${name}: ${shortly(found)}`] : []))
      ].join('; ')
    }
  }
}

/** The most differences of a kind that are printed. */
const SHOWN = 8

/** The number of differences of each kind (the first word), and the first ones. */
function shortly(found: readonly string[]): string {
  const kinds = [...new Set(found.map((one) => one.split(' ')[0]))]
  return kinds
    .map((kind) => found.filter((one) => one.split(' ')[0] === kind))
    .map(
      (all) =>
        `${all.length}: ${all
          .slice(0, SHOWN)
          .map((one) => `“${one}”`)
          .join(', ')}`
    )
    .join(', ')
}

/** A value that is replaced again and again: the last acknowledged one has to be there, or one that was sent after it. */
export class Register<T> {
  #acknowledged: T
  #sent: T[] = []

  constructor(first: T) {
    this.#acknowledged = first
  }

  send(value: T): void {
    this.#sent.push(value)
  }

  acknowledge(value: T): void {
    this.#acknowledged = value
    this.#sent = this.#sent.slice(this.#sent.indexOf(value) + 1)
  }

  /** The value that was acknowledged last. */
  get last(): T {
    return this.#acknowledged
  }

  /** This value is the one to be found from now on. */
  settle(value: T): void {
    this.#acknowledged = value
    this.#sent = []
  }

  /** Whether this value may be there now; it counts as the one to be found from now on. */
  takes(found: T): boolean {
    const right = found === this.#acknowledged || this.#sent.includes(found)
    if (right) this.settle(found)
    return right
  }
}

/** Faults of the disk and jumps of the clock for processes that preload `faultyNode.mjs`: a file that they read sets them. */
import { renameSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Chance } from '../../support/seeded.ts'

/**
 * `full`: every write and flush fails until there is room again, after a part of it was written. `fails`: one write, flush or rename fails.
 * `torn`: one write stops in the middle and fails. `short`: writes take less than was asked for. `slow`: each takes a tenth of a second more.
 */
export const DISK_FAULTS = ['full', 'fails', 'torn', 'short', 'slow'] as const
export type DiskFault = (typeof DISK_FAULTS)[number]

export interface Faults {
  /** Another number with each change. */
  readonly turn: number
  readonly disk: DiskFault | 'well'
  /** Operations that go well before one that fails. */
  readonly skip: number
  /** How far the clock is ahead, in milliseconds; negative: behind. */
  readonly clock: number
}

const SECOND = 1000
const HOUR = 3_600_000
/** By how much a clock jumps, in milliseconds: a time server, a summer time, a wrong day, a flat battery. */
export const CLOCK_JUMPS: readonly number[] = [
  5 * SECOND,
  -5 * SECOND,
  HOUR,
  -HOUR,
  24 * HOUR,
  -24 * HOUR,
  365 * 24 * HOUR,
  -365 * 24 * HOUR
]

/** The module for `--import` of such a process. */
export const PRELOAD: string = pathToFileURL(resolve(import.meta.dirname, 'faultyNode.mjs')).href

/** The hand on the faults of one process, or of several that read the same file. */
export class FaultSwitch {
  readonly file: string
  #now: Faults = { turn: 0, disk: 'well', skip: 0, clock: 0 }

  constructor(file: string) {
    this.file = file
    this.#write()
  }

  /** Environment of a process that is to meet the faults. */
  get environment(): Readonly<Record<string, string>> {
    return { LINEJUDGE_FAULTS: this.file }
  }

  disk(disk: DiskFault | 'well', skip = 0): void {
    this.#now = { ...this.#now, disk, skip, turn: this.#now.turn + 1 }
    this.#write()
  }

  /** @param ahead milliseconds */
  clock(ahead: number): void {
    this.#now = { ...this.#now, clock: ahead, turn: this.#now.turn + 1 }
    this.#write()
  }

  /** One fault for a while, then the disk is well again. */
  async forAMoment(chance: Chance): Promise<DiskFault> {
    const fault = chance.pick(DISK_FAULTS)
    this.disk(fault, chance.whole(0, 5))
    await new Promise((done) => setTimeout(done, chance.whole(40, 200)))
    this.disk('well')
    return fault
  }

  /** Whole at any moment for who reads it. */
  #write(): void {
    writeFileSync(`${this.file}.new`, JSON.stringify(this.#now))
    renameSync(`${this.file}.new`, this.file)
  }
}

/** What the data screen is doing: the backup that is looked at, a trial, a file that waits to be taken in. */
import type { Mode, Plan } from '../../../shared/backup/plan.ts'
import type { Snapshot } from '../../../shared/backup/snapshot.ts'
import { messageOf } from '../../../shared/base/result.ts'
import type { DataState } from './data.svelte.ts'
import type { Backups, Generation } from './backups.svelte.ts'
import { later } from '../window/later.ts'
import type { Restoring, Trial } from './restoring.ts'
import type { RestoreNote } from './restoreNote.ts'
import { problemText } from '../../i18n/texts.ts'

const restoring = () => later(() => import('./restoring.ts'))

export interface Chosen {
  readonly generation: Generation
  readonly snapshot: Snapshot
  readonly plan: Plan
  readonly trial: Trial | 'running' | null
}

export interface Incoming {
  readonly fileName: string
  readonly snapshot: Snapshot
  readonly plans: Readonly<Record<Mode, Plan>>
}

export class DataStore {
  readonly backups: Backups
  readonly health: DataState
  chosen = $state.raw<Chosen | null>(null)
  incoming = $state.raw<Incoming | null>(null)
  /** While something is being put back: nothing else can be pressed. */
  working = $state(false)
  /** What was put back just before this start. */
  note = $state.raw<RestoreNote | null>(null)
  /** What went wrong last, as a sentence. */
  problem = $state<string | null>(null)
  readonly #restoring: Omit<Restoring, 'backups'>

  constructor(backups: Backups, health: DataState, restoring: Omit<Restoring, 'backups'>) {
    this.backups = backups
    this.health = health
    this.#restoring = restoring
  }

  async choose(generation: Generation): Promise<void> {
    const read = await this.backups.read(generation.name)
    if (!read.ok) return
    await this.#told(async () => {
      this.chosen = { generation, snapshot: read.value, plan: await this.#planned(read.value, 'replace'), trial: null }
    })
  }

  async offer(fileName: string, snapshot: Snapshot): Promise<void> {
    await this.#told(async () => {
      const plans = { replace: await this.#planned(snapshot, 'replace'), add: await this.#planned(snapshot, 'add') }
      this.incoming = { fileName, snapshot, plans }
    })
  }

  /** Why nothing can be put in the place of what is here just now; null: it can. */
  barred: () => string | null = () => null

  async tryChosen(): Promise<void> {
    const { chosen } = this
    if (!chosen || chosen.trial === 'running') return
    this.chosen = { ...chosen, trial: 'running' }
    const { rows } = this.backups.needs
    const trial = await restoring()
      .then(({ tryOut, checksumWith }) => tryOut(rows, chosen.snapshot, checksumWith(this.backups)))
      .catch((error: unknown): Trial => ({ ok: false, counts: {}, problem: messageOf(error) }))
    if (this.chosen?.snapshot === chosen.snapshot) this.chosen = { ...chosen, trial }
  }

  restoreChosen(): Promise<void> {
    const { chosen } = this
    return chosen ? this.#takeIn(chosen.snapshot, 'replace', 'restore') : Promise.resolve()
  }

  importIncoming(mode: Mode): Promise<void> {
    const { incoming } = this
    return incoming ? this.#takeIn(incoming.snapshot, mode, 'import') : Promise.resolve()
  }

  /** Back to what was there before the last restore or import. */
  async undoRestore(): Promise<void> {
    const { note } = this
    if (!note) return
    const read = await this.backups.read(note.before)
    if (read.ok) await this.#takeIn(read.value, 'replace', 'undo')
    else this.problem = problemText(read.problems[0])
  }

  async #takeIn(snapshot: Snapshot, mode: Mode, kind: RestoreNote['kind']): Promise<void> {
    if (this.working) return
    const barred = this.barred()
    if (barred !== null) {
      this.problem = barred
      return
    }
    this.working = true
    await this.#told(async () => {
      const { takeIn } = await restoring()
      await takeIn({ backups: this.backups, ...this.#restoring }, snapshot, mode, kind)
    })
    this.working = false
  }

  async #told(work: () => Promise<void>): Promise<void> {
    try {
      await work()
      this.problem = null
    } catch (error) {
      this.problem = messageOf(error)
    }
  }

  async #planned(snapshot: Snapshot, mode: Mode): Promise<Plan> {
    const { rows, now } = this.backups.needs
    const { planRestore } = await restoring()
    return planRestore(rows, snapshot, mode, now())
  }
}

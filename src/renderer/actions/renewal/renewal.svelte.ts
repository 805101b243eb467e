/** Taking in a newer version: looked at with every check in the shell, everything kept backed up, then its installer is started. */
import { messageOf } from '../../../shared/base/result.ts'
import type { OfferedUpdate, RefusedUpdate, Updates, UpdatePlace } from '../../platform/interface/platform.ts'
import type { App } from '../app.ts'

/** How far it is. */
export type RenewalState =
  | { readonly at: 'beginning' }
  | { readonly at: 'looking' }
  | { readonly at: 'offered'; readonly update: OfferedUpdate }
  | { readonly at: 'backing-up'; readonly update: OfferedUpdate }
  | { readonly at: 'starting'; readonly update: OfferedUpdate }
  | { readonly at: 'refused'; readonly why: RefusedUpdate }
  /** What is kept could not be backed up: nothing was started. */
  | { readonly at: 'not-backed-up'; readonly update: OfferedUpdate; readonly why: string }
  /** The shell itself failed. */
  | { readonly at: 'failed'; readonly why: string }

const BEGINNING: RenewalState = { at: 'beginning' }

export class Renewal {
  state = $state.raw<RenewalState>(BEGINNING)
  /** What can be done here; null until the shell has said. */
  place = $state.raw<UpdatePlace | null>(null)
  readonly #app: Pick<App, 'saving' | 'dataStore'>
  readonly #updates: Updates

  constructor(app: Pick<App, 'saving' | 'dataStore'>, updates: Updates) {
    this.#app = app
    this.#updates = updates
  }

  /** While something is under way nothing else begins. */
  get isBusy(): boolean {
    return ['looking', 'backing-up', 'starting'].includes(this.state.at)
  }

  async open(): Promise<void> {
    this.place = await this.#updates.place().catch(() => null)
  }

  /** Looks at an update; nothing is changed by it. */
  async look(from: 'file' | 'address'): Promise<void> {
    if (this.isBusy) return
    this.state = { at: 'looking' }
    try {
      const answer = await this.#updates.check(from)
      this.state = answer === null ? BEGINNING : 'refused' in answer ? { at: 'refused', why: answer } : { at: 'offered', update: answer }
    } catch (error) {
      this.state = { at: 'failed', why: messageOf(error) }
    }
  }

  /** Writes what is not written yet, backs everything up, and only then starts the installer. */
  async take(): Promise<void> {
    const { state } = this
    if (state.at !== 'offered' && state.at !== 'not-backed-up') return
    const { update } = state
    const { saving, dataStore } = this.#app
    this.state = { at: 'backing-up', update }
    await saving.flush()
    const name = saving.state === 'failed' ? null : await dataStore.backups.backUp('before-upgrade')
    if (name === null) {
      this.state = { at: 'not-backed-up', update, why: dataStore.backups.error ?? '' }
      return
    }
    this.state = { at: 'starting', update }
    try {
      const refused = await this.#updates.start(update.version)
      if (refused !== null) this.state = { at: 'refused', why: refused }
    } catch (error) {
      this.state = { at: 'failed', why: messageOf(error) }
    }
  }

  /** Back to where it began. */
  leave(): void {
    if (!this.isBusy) this.state = BEGINNING
  }
}

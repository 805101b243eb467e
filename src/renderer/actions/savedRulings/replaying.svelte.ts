/** The check of all kept rulings while it runs, and what came of it. It lives as long as the app: other screens do not stop it. */
import { messageOf } from '../../../shared/base/result.ts'
import type { App } from '../app.ts'
import { rulingTexts } from '../../i18n/texts.ts'
import { replayAll, saidBy, type Replayed } from '../../model/savedRulings/replay.ts'
import { inSlices } from '../../model/ruling/slices.ts'

class Replaying {
  state = $state<'idle' | 'running' | 'stopped' | 'done'>('idle')
  checked = $state(0)
  total = $state(0)
  found = $state.raw<readonly Replayed[]>([])
  failure = $state<string | null>(null)
  #stop: () => void = () => undefined

  start({ library }: App): void {
    this.stop()
    this.state = 'running'
    this.checked = 0
    this.total = library.rulings.length
    this.found = []
    this.failure = null
    this.#stop = inSlices(
      replayAll(
        library.rulings,
        (checked) => {
          this.checked = checked
        },
        library.editions
      ),
      (found) => {
        this.found = found
        this.state = 'done'
      },
      (message) => {
        this.failure = message
        this.state = 'stopped'
      }
    )
  }

  stop(): void {
    this.#stop()
    if (this.state === 'running') this.state = 'stopped'
  }

  settle(id: string): void {
    this.found = this.found.filter(({ saved }) => saved.id !== id)
  }

  /** Is the ruling of this id among those that came out otherwise? */
  isChanged(id: string): boolean {
    return this.found.some(({ saved }) => saved.id === id)
  }
}

export const replaying = new Replaying()

/** The kept ruling stays; this version's answer is noted, so that it is not told again. */
export const keepOld = (app: Pick<App, 'library' | 'session' | 'platform'>, one: Replayed & { readonly state: 'changed' }): Promise<void> =>
  settle(app, one, { ...one.saved, leftAs: saidBy(app.platform.version, one.ruling) })

/** This version's answer takes the place of the kept one, which is noted beside it. */
export const takeNew = (
  app: Pick<App, 'library' | 'session' | 'platform'>,
  one: Replayed & { readonly state: 'changed' }
): Promise<void> => {
  const { leftAs: _, ...saved } = one.saved
  return settle(app, one, {
    ...saved,
    case: one.case,
    ruling: one.ruling,
    engineVersion: app.platform.version,
    earlier: [...(saved.earlier ?? []), saidBy(saved.engineVersion, saved.ruling)].slice(-20)
  })
}

async function settle(app: Pick<App, 'library' | 'session'>, one: Replayed, saved: Replayed['saved']): Promise<void> {
  const { library, session } = app
  const before = one.saved
  try {
    await library.saveRuling(saved)
    replaying.settle(saved.id)
    session.notify('info', rulingTexts.replay.settled(saved.title), {
      label: rulingTexts.undo,
      run: () => {
        library.saveRuling(before).then(
          () => {
            replaying.found = [one, ...replaying.found]
          },
          (error: unknown) => {
            session.notify('error', messageOf(error))
          }
        )
      }
    })
  } catch (error) {
    session.notify('error', rulingTexts.kept.notSaved(messageOf(error)))
  }
}

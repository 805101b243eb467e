/** A copy of everything as a file is offered by itself if the browser has not promised to keep what a page stores. */
import { messageOf } from '../../../shared/base/result.ts'
import { dataTexts } from '../../i18n/texts.ts'
import {
  changed,
  keepCopyNote,
  occasionToCopy,
  offered,
  published,
  putAside,
  readCopyNote,
  type CopyNote
} from '../../model/data/copyNote.ts'
import { forgetsInAWeek } from '../../model/data/keeping.ts'
import { pageClock } from '../../model/window/clock.ts'
import type { App } from '../app.ts'
import { saveCopy } from './transfer.ts'

type Offering = Pick<App, 'dataStore' | 'saving' | 'platform' | 'library'> & {
  readonly session: Pick<App['session'], 'screen' | 'offer' | 'roundsPublished' | 'notify'>
  readonly storage: Pick<App['storage'], 'health' | 'onHealth'>
}

const LOOK_MS = 5000
/** At the table the hand rests for so long before anything is said. */
const REST_MS = 2 * 60 * 1000

/**
 * Starts to offer. At the table an offer waits until the hand has rested. If the ruling is below the board, so that an offer takes room from
 * the squares, it disappears with the first change and waits for the next rest. On other screens it is shown at its occasion.
 * @param wide whether the ruling is beside the board
 * @param weekly whether the browser deletes what a page stores after a week without a visit; all others delete it only if the disk is full,
 * and a copy once a day is enough
 * @returns how to end it
 */
export function offerCopies(
  app: Offering,
  wide: () => boolean = () => window.innerWidth > 900,
  kept: Pick<globalThis.Storage, 'getItem' | 'setItem'> = localStorage,
  weekly = true
): () => void {
  const { session, storage } = app
  let rounds = session.roundsPublished
  let savedAt = storage.health().savedAt
  let restsFrom = pageClock.mono()
  let rests = $state(false)
  const keep = (change: (note: CopyNote, now: number) => CopyNote): void => {
    keepCopyNote(kept, change(readCopyNote(kept), pageClock.wall()))
  }
  const stopCounting = storage.onHealth((health) => {
    if (health.savedAt === savedAt) return
    savedAt = health.savedAt
    restsFrom = pageClock.mono()
    rests = false
    keep(changed)
  })
  const inTheWay = (): boolean => session.screen === 'table' && !wide() && !rests
  const look = (): void => {
    rests = pageClock.mono() - restsFrom >= REST_MS
    if (session.roundsPublished > rounds) keep(published)
    rounds = session.roundsPublished
    // The browser has promised to keep it, or it is kept as files.
    const { persistent } = storage.health()
    if (session.offer || persistent === 'yes' || persistent === 'not-needed') return
    if (session.screen === 'table' && !rests) return
    const why = occasionToCopy(readCopyNote(kept), pageClock.wall())
    if (why === null || (!weekly && why !== 'day')) return
    keep(offered)
    session.offer = {
      text: `${dataTexts.offer[why]} ${weekly ? dataTexts.offer.why : dataTexts.offer.whyFull}`,
      label: dataTexts.offer.save,
      valid: () => !inTheWay(),
      run: () => {
        session.offer = null
        saveCopy(app).catch((error: unknown) => {
          session.notify('error', messageOf(error))
        })
      },
      aside: () => {
        session.offer = null
        keep(putAside)
      }
    }
  }
  const timer = setInterval(look, LOOK_MS)
  return () => {
    clearInterval(timer)
    stopCounting()
  }
}

/** Starts to offer, as often as this browser makes it necessary. */
export function offerHere(app: Offering): void {
  offerCopies(app, undefined, undefined, forgetsInAWeek(navigator, matchMedia('(display-mode: standalone)').matches))
}

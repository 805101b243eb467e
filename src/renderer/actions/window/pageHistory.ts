/** The way back that browsers and tablets have: each place of the app, and what lies over it, is a step of the history. */
import { SCREENS, type Screen } from '../../model/window/session.svelte.ts'
import type { App } from '../app.ts'
import { isRecord } from '../../../shared/base/validate.ts'

export interface Place {
  readonly screen: Screen
  /** The page of the reader of the rules; empty elsewhere. */
  readonly address: string
  /** Something lies over it: a dialog, the board alone, an editor. */
  readonly over: boolean
}

type History = Pick<globalThis.History, 'pushState' | 'replaceState' | 'back'>
type Window = Pick<App, 'session'>

/** What may lie over a place: whether it does, and how it is put away. */
const OVER: readonly { readonly is: (app: Window) => boolean; readonly close: (app: Window) => void }[] = [
  { is: ({ session }) => session.paletteOpen, close: ({ session }) => (session.paletteOpen = false) },
  { is: ({ session }) => session.keysOpen, close: ({ session }) => (session.keysOpen = false) },
  { is: ({ session }) => session.saveOpen, close: ({ session }) => (session.saveOpen = false) },
  { is: ({ session }) => session.sheetFor !== null, close: ({ session }) => (session.sheetFor = null) },
  { is: ({ session }) => session.pastedForce !== null, close: ({ session }) => (session.pastedForce = null) },
  { is: ({ session }) => session.besideOpen, close: ({ session }) => (session.besideOpen = false) },
  { is: ({ session }) => session.boardTextOpen, close: ({ session }) => (session.boardTextOpen = false) },
  { is: ({ session }) => session.openRule !== null, close: ({ session }) => (session.openRule = null) },
  { is: ({ session }) => session.noBoard.isOpen, close: ({ session }) => (session.noBoard.isOpen = false) },
  { is: ({ session }) => session.board.covers, close: ({ session }) => session.board.uncover() },
  { is: ({ session }) => session.comparing, close: ({ session }) => (session.comparing = false) },
  { is: ({ session }) => session.editing, close: ({ session }) => (session.editing = false) }
]

export const placeNow = (app: Window): Place => ({
  screen: app.session.screen,
  address: app.session.screen === 'rules' ? app.session.reference.address : '',
  over: OVER.some(({ is }) => is(app))
})

const same = (a: Place, b: Place): boolean => a.screen === b.screen && a.address === b.address && a.over === b.over

const PLACES: readonly string[] = [...SCREENS, 'data', 'mapRoom'] satisfies readonly Screen[]
const isScreen = (screen: unknown): screen is Screen => typeof screen === 'string' && PLACES.includes(screen)

function readPlace(state: unknown): Place | null {
  if (!isRecord(state) || !isRecord(state.place)) return null
  const { screen, address, over } = state.place
  return isScreen(screen) && typeof address === 'string' && typeof over === 'boolean' ? { screen, address, over } : null
}

export class PageHistory {
  #last: Place | null = null

  constructor(
    private readonly app: Window,
    private readonly history: History
  ) {}

  /** The app is somewhere now: one more step, or the same one where what lay over it was put away. */
  note(place: Place): void {
    const last = this.#last
    this.#last = place
    if (last && same(last, place)) return
    const isPutAway = last !== null && last.over && !place.over && last.screen === place.screen && last.address === place.address
    if (last === null) {
      // Below the first place: a step too far back stays in the app.
      this.history.replaceState({ place, first: true }, '')
      this.history.pushState({ place }, '')
    } else if (isPutAway) this.history.replaceState({ place }, '')
    else this.history.pushState({ place }, '')
  }

  /** The browser has gone a step; `state`: what was noted of the place it has gone to. */
  go(state: unknown): void {
    const place = readPlace(state)
    if (!place) return
    const now = placeNow(this.app)
    if (isRecord(state) && state.first === true) {
      this.history.pushState({ place: now }, '')
      return
    }
    // What lay over a place was put away there: that step is none any more.
    if (same({ ...place, over: false }, now) || (place.over && !now.over && place.screen === now.screen)) {
      this.#last = now
      this.history.back()
      return
    }
    for (const { is, close } of OVER) if (is(this.app)) close(this.app)
    this.app.session.screen = place.screen
    if (place.screen === 'rules' && place.address !== this.app.session.reference.address) this.app.session.reference.go(place.address)
    this.#last = placeNow(this.app)
  }
}

/** Into the reference, and back to exactly where one was. */
import { tick } from 'svelte'
import { dataTexts, referenceTexts, texts } from '../../i18n/texts.ts'
import type { App } from '../app.ts'
import { SCREENS, type Screen } from '../../model/window/session.svelte.ts'
import { placeNow, restorePlace, type Place } from '../../model/reference/place.ts'
import type { Address } from '../../model/reference/referenceStore.svelte.ts'

const PLACES = [...SCREENS, 'data', 'mapRoom'] satisfies readonly Screen[]

/** The screen to come back to; the table where the place names none. */
const screenOf = (place: Place | null): (typeof PLACES)[number] => PLACES.find((screen) => screen === place?.screen) ?? 'table'

/** Opens a page of the reference. `from`: the place to come back to, where it is not the one that has the focus now. */
export function openReference({ session }: Pick<App, 'session'>, address: Address, from?: Place): void {
  if (session.screen !== 'rules') session.reference.origin = from ?? placeNow(session.screen, session.noBoard.isOpen)
  session.openRule = null
  session.paletteOpen = false
  session.noBoard.isOpen = false
  session.reference.go(address)
  session.screen = 'rules'
}

/** Back to the ruling, or whatever the reader came from. */
export async function leaveReference({ session }: Pick<App, 'session'>): Promise<void> {
  const { origin } = session.reference
  session.reference.origin = null
  session.screen = screenOf(origin)
  if (!origin) return
  session.noBoard.isOpen = origin.noBoard
  await tick()
  // A dialog takes the focus when it opens; what it holds is drawn a frame later.
  if (origin.noBoard)
    await new Promise((done) => {
      requestAnimationFrame(() => {
        done(null)
      })
    })
  restorePlace(origin)
}

/** What the way back says. The map room is a part of the maps, as in the rail. */
export function wayBack(place: Place): string {
  const t = referenceTexts
  if (place.noBoard) return t.toQuestion
  const to = screenOf(place)
  return to === 'table' ? t.toRuling : t.toPlace(to === 'data' ? dataTexts.title : texts.screens[to === 'mapRoom' ? 'maps' : to])
}

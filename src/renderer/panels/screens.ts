/** The screens of the app, one entry each. The table is there from the start, the others are read when they are opened. */
import type { Screen } from '../model/window/session.svelte.ts'
import { atHand, lazily, type Lazily } from './parts/later/lazily.ts'
import TableScreen from './table/TableScreen.svelte'

interface ScreenEntry {
  readonly id: Screen
  readonly part: Lazily
}

/** The order of the rail is that of `SCREENS` in the session. */
const SCREENS: readonly ScreenEntry[] = [
  { id: 'table', part: atHand(TableScreen) },
  { id: 'maps', part: lazily(() => import('./maps/MapsScreen.svelte')) },
  { id: 'figures', part: lazily(() => import('./figures/FiguresScreen.svelte')) },
  { id: 'rules', part: lazily(() => import('./reference/ReferenceScreen.svelte')) },
  { id: 'rulings', part: lazily(() => import('./savedRulings/RulingsScreen.svelte')) },
  { id: 'event', part: lazily(() => import('./event/EventScreen.svelte')) },
  { id: 'mapRoom', part: lazily(() => import('./mapRoom/MapRoomScreen.svelte')) },
  { id: 'data', part: lazily(() => import('./data/DataScreen.svelte')) }
]

/** In place of the table: the versions of the position side by side. */
export const COMPARING = lazily(() => import('./variants/CompareScreen.svelte'))

export const screenPart = (screen: Screen): Lazily => (SCREENS.find(({ id }) => id === screen) ?? SCREENS[0]!).part

/** The neighbouring games that the app has a table for: one line each. Their screens are read when they are first shown. */
import type { Component } from 'svelte'
import type { GameAdapter } from '../model/games/gameAdapter.ts'
import type { GameTable } from '../model/games/gameTable.svelte.ts'
import { descentAdapter } from '../model/descent/descentAdapter.ts'
import { heroscapeAdapter } from '../model/heroscape/heroscapeAdapter.ts'
import { lazily, type Lazily } from './parts/lazily.ts'

/** Shown in place of the HeroClix table; `table` is the one of its adapter. */
type Part = Lazily<{ table: GameTable }>

export interface GameScreen {
  readonly adapter: GameAdapter
  readonly part: Part
}

/** An adapter and a screen for one game's own case: here alone its type is put aside, because each table only ever holds its own adapter's cases. */
const screen = (adapter: unknown, read: () => Promise<{ readonly default: unknown }>): GameScreen => ({
  adapter: adapter as GameAdapter,
  part: lazily(read as () => Promise<{ readonly default: Component<{ table: GameTable }> }>)
})

export const gameScreens: readonly GameScreen[] = [
  screen(heroscapeAdapter, () => import('./heroscape/HeroscapeScreen.svelte')),
  screen(descentAdapter, () => import('./descent/DescentScreen.svelte'))
]

export const screenOf = (ruleset: string): Part | null => gameScreens.find(({ adapter }) => adapter.ruleset === ruleset)?.part ?? null

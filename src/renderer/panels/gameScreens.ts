/** The neighbouring games that the app has a table for: one line each. */
import type { Component } from 'svelte'
import type { GameRuleset } from '../../shared/games/common/game.ts'
import type { GameAdapter } from '../model/games/gameAdapter.ts'
import type { GameTable } from '../model/games/gameTable.svelte.ts'
import { descentAdapter } from '../model/descent/descentAdapter.ts'
import { heroscapeAdapter } from '../model/heroscape/heroscapeAdapter.ts'
import DescentScreen from './descent/DescentScreen.svelte'
import HeroscapeScreen from './heroscape/HeroscapeScreen.svelte'

export interface GameScreen {
  readonly adapter: GameAdapter
  /** Shown in place of the HeroClix table; `table` is the one of its adapter. */
  readonly Screen: Component<{ table: GameTable }>
}

/** A adapter and a screen for one game's own case: here alone its type is put aside, because each table only ever holds its own adapter's cases. */
const screen = (adapter: unknown, Screen: unknown): GameScreen => ({ adapter, Screen }) as GameScreen

export const gameScreens: readonly GameScreen[] = [screen(heroscapeAdapter, HeroscapeScreen), screen(descentAdapter, DescentScreen)]

export const screenOf = (ruleset: GameRuleset): GameScreen['Screen'] | null =>
  gameScreens.find(({ adapter }) => adapter.ruleset === ruleset)?.Screen ?? null

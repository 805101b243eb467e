/** The screens of the neighbouring games that the app has a table for: one line each. They are read when they are first shown. */
import type { Component } from 'svelte'
import type { GameRuleset } from '../../shared/games/common/game.ts'
import type { GameTable } from '../model/games/gameTable.svelte.ts'
import { lazily, type Lazily } from './parts/later/lazily.ts'

/** Shown in place of the HeroClix table; `table` is the one of its game. */
type Part = Lazily<{ table: GameTable }>

/** A screen for one game's own case: as with its table (`gameTables.ts`) its type is put aside. */
const screen = (read: () => Promise<{ readonly default: unknown }>): Part =>
  lazily(read as () => Promise<{ readonly default: Component<{ table: GameTable }> }>)

const SCREENS: Readonly<Record<GameRuleset, Part>> = {
  'heroscape-knockback': screen(() => import('./heroscape/HeroscapeScreen.svelte')),
  'descent-2e': screen(() => import('./descent/DescentScreen.svelte'))
}

const PARTS = new Map<string, Part>(Object.entries(SCREENS))

/** The screen of the game that is ruled on by this ruleset; null for HeroClix. */
export const screenOf = (ruleset: string): Part | null => PARTS.get(ruleset) ?? null

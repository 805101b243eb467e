/** The neighbouring games that the app has a table for: one line each. */
import type { Component } from 'svelte'
import type { SystemRuleset } from '../../shared/games/common/game.ts'
import type { SystemDesk } from '../model/games/desk.ts'
import type { SystemTable } from '../model/games/systemTable.svelte.ts'
import { descentDesk } from '../model/descent/descentDesk.ts'
import { heroscapeDesk } from '../model/heroscape/heroscapeDesk.ts'
import DescentScreen from './descent/DescentScreen.svelte'
import HeroscapeScreen from './heroscape/HeroscapeScreen.svelte'

export interface SystemScreen {
  readonly desk: SystemDesk
  /** Shown in place of the HeroClix table; `table` is the one of its desk. */
  readonly Screen: Component<{ table: SystemTable }>
}

/** A desk and a screen for one game's own case: here alone its type is put aside, because each table only ever holds its own desk's cases. */
const screen = (desk: unknown, Screen: unknown): SystemScreen => ({ desk, Screen }) as SystemScreen

export const systemScreens: readonly SystemScreen[] = [screen(heroscapeDesk, HeroscapeScreen), screen(descentDesk, DescentScreen)]

export const screenOf = (ruleset: SystemRuleset): SystemScreen['Screen'] | null =>
  systemScreens.find(({ desk }) => desk.ruleset === ruleset)?.Screen ?? null

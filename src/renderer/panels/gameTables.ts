/** The tables of the neighbouring games with their rules: one line each. */
import type { GameAdapter } from '../model/games/gameAdapter.ts'
import { GameTable } from '../model/games/gameTable.svelte.ts'
import { descentAdapter } from '../model/descent/descentAdapter.ts'
import { heroscapeAdapter } from '../model/heroscape/heroscapeAdapter.ts'

/** A table of one game's own case: here alone its type is put aside, because each table only ever holds its own adapter's cases. */
const table = (adapter: unknown): GameTable => new GameTable(adapter as GameAdapter)

export const makeGameTables = (): readonly GameTable[] => [table(heroscapeAdapter), table(descentAdapter)]

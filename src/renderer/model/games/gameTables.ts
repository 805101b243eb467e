/** The tables of the neighbouring games: each keeps its own position and history while another one is shown. */
import { gameOf } from '../../../shared/games/all.ts'
import type { GameCase, GameRuleset } from '../../../shared/games/common/game.ts'
import { messageOf } from '../../../shared/base/result.ts'
import type { Settings } from '../../storage/interface/storage.ts'
import type { Unreadable } from '../table/restorable.ts'
import type { GameAdapter } from './gameAdapter.ts'
import { GameTable } from './gameTable.svelte.ts'
import { problemText } from '../../i18n/texts.ts'

export class GameTables {
  readonly all: readonly GameTable[]

  constructor(desks: readonly GameAdapter[]) {
    this.all = desks.map((adapter) => new GameTable(adapter))
  }

  /** The table that this ruleset is played on; undefined for HeroClix. */
  of(ruleset: string): GameTable | undefined {
    return this.all.find(({ adapter }) => adapter.ruleset === ruleset)
  }

  /** Tables as they were left; those that this version does not take are begun anew and returned. */
  restore(settings: Settings): readonly Unreadable[] {
    return this.all.flatMap((table): Unreadable[] => {
      const kept = settings.systemTables?.[table.adapter.ruleset]
      if (!kept) return []
      const why = unrestorable(table, kept)
      if (why === null) table.start(kept)
      return why === null ? [] : [{ case: kept, why }]
    })
  }

  /** What the settings keep of them. */
  kept(): Readonly<Partial<Record<GameRuleset, GameCase>>> {
    return Object.fromEntries(this.all.map((table) => [table.adapter.ruleset, table.case]))
  }
}

/** A question that is not finished yet is no reason to lose the position. null: it can be put back. */
function unrestorable({ adapter }: GameTable, kept: GameCase): string | null {
  try {
    const parsed = gameOf(kept.ruleset)?.parse(kept)
    if (parsed?.ok) return null
    const isOpen = adapter.missing(kept) !== null && parsed?.problems.every(({ path }) => path.startsWith('/ask') || path === '/figures')
    return isOpen ? null : problemText(parsed?.problems[0])
  } catch (error) {
    return messageOf(error)
  }
}

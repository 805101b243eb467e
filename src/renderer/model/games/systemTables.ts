/** The tables of the neighbouring games: each keeps its own position and history while another one is shown. */
import { systemOf } from '../../../shared/games/all.ts'
import type { SystemCase, SystemRuleset } from '../../../shared/games/common/game.ts'
import { messageOf } from '../../../shared/base/result.ts'
import type { Settings } from '../../storage/interface/storage.ts'
import type { Unreadable } from '../restart/restore.ts'
import type { SystemDesk } from './desk.ts'
import { SystemTable } from './systemTable.svelte.ts'

export class SystemTables {
  readonly all: readonly SystemTable[]

  constructor(desks: readonly SystemDesk[]) {
    this.all = desks.map((desk) => new SystemTable(desk))
  }

  /** The table that this ruleset is played on; undefined for HeroClix. */
  of(ruleset: string): SystemTable | undefined {
    return this.all.find(({ desk }) => desk.ruleset === ruleset)
  }

  /** Tables as they were left; those that this version does not take are begun anew and returned. */
  restore(settings: Settings): readonly Unreadable[] {
    return this.all.flatMap((table): Unreadable[] => {
      const kept = settings.systemTables?.[table.desk.ruleset]
      if (!kept) return []
      const why = unrestorable(table, kept)
      if (why === null) table.start(kept)
      return why === null ? [] : [{ case: kept, why }]
    })
  }

  /** What the settings keep of them. */
  kept(): Readonly<Partial<Record<SystemRuleset, SystemCase>>> {
    return Object.fromEntries(this.all.map((table) => [table.desk.ruleset, table.case]))
  }
}

/** A question that is not finished yet is no reason to lose the position. null: it can be put back. */
function unrestorable({ desk }: SystemTable, kept: SystemCase): string | null {
  try {
    const parsed = systemOf(kept.ruleset)?.parse(kept)
    if (parsed?.ok) return null
    const isOpen = desk.missing(kept) !== null && parsed?.problems.every(({ path }) => path.startsWith('/ask') || path === '/figures')
    return isOpen ? null : (parsed?.problems[0]?.message ?? '')
  } catch (error) {
    return messageOf(error)
  }
}

/** The tables of the neighbouring games: each keeps its own position and history while another one is shown. */
import { isSystemCase, systemOf } from '../../../shared/systems/all.ts'
import type { SystemCase, SystemRuleset } from '../../../shared/systems/system.ts'
import type { Settings } from '../../storage/storage.ts'
import type { SystemDesk } from './desk.ts'
import { SystemTable } from './systemTable.svelte.ts'

export class SystemTables {
  readonly all: readonly SystemTable[]

  constructor(desks: readonly SystemDesk[]) {
    this.all = desks.map(desk => new SystemTable(desk))
  }

  /** The table that this ruleset is played on; undefined for HeroClix. */
  of(ruleset: string): SystemTable | undefined {
    return this.all.find(({ desk }) => desk.ruleset === ruleset)
  }

  /** Tables as they were left; one that this version does not take is begun anew. */
  restore(settings: Settings): void {
    for (const table of this.all) {
      const kept = settings.systemTables?.[table.desk.ruleset]
      if (kept && restorable(table, kept)) table.start(kept)
    }
  }

  /** What the settings keep of them. */
  kept(): Readonly<Partial<Record<SystemRuleset, SystemCase>>> {
    return Object.fromEntries(this.all.map(table => [table.desk.ruleset, table.case]))
  }
}

/** A question that is not finished yet is no reason to lose the position. */
function restorable({ desk }: SystemTable, kept: SystemCase): boolean {
  if (!isSystemCase(kept)) return false
  try {
    const parsed = systemOf(kept.ruleset)?.parse(kept)
    return parsed?.ok === true || (desk.missing(kept) !== null && (parsed?.problems.every(({ path }) => path.startsWith('/ask') || path === '/figures') ?? false))
  } catch {
    return false
  }
}

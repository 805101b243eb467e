/** What a backup would change, as the lines of a list: a sign, what happens, and to whom by name. */
import type { Mode, Plan } from '../../../shared/backup/plan.ts'
import { UNNAMED } from '../../../shared/backup/rowNames.ts'
import { dataTexts } from '../../i18n/texts.ts'

export interface ChangeRow {
  readonly table: string
  readonly mark: '+' | '≠' | '−'
  readonly what: string
  readonly names: readonly string[]
}

/** @param own whether it is a backup of this very device: what it holds comes back instead of in */
export function changeRows(plan: Plan, mode: Mode, own: boolean): readonly ChangeRow[] {
  const t = dataTexts.changes
  return plan.changes.flatMap(({ table, added, changed, removed }): ChangeRow[] => {
    // Which starter packs were ever delivered is no work of anybody's.
    if (table === 'starters') return []
    if (UNNAMED.includes(table)) return [{ table, mark: '≠', what: t.whole, names: [] }]
    const rows: ChangeRow[] = [
      { table, mark: '+', what: own ? t.comesBack : t.comes, names: added },
      { table, mark: '≠', what: mode === 'add' ? t.stays : own ? t.becomes : t.replaced, names: changed },
      { table, mark: '−', what: t.goes, names: removed }
    ]
    return rows.filter(({ names }) => names.length > 0)
  })
}

/** When there is something worth keeping: the moment to ask the browser not to clear it. */
import type { AnyChange, TableName } from '../rows/rows.ts'
import type { RowStorage } from '../rows/rowStorage.ts'

/** The table is written at every start; only its second change in one sitting was made by hand. */
const SETTINGS_BY_HAND = 2

/** What is only there when somebody has made it. */
const WORK: readonly TableName[] = ['rulings', 'ruleNotes', 'events', 'eventFacts', 'leagues']

const isPut = (change: AnyChange, table: TableName): boolean => change.do === 'put' && change.table === table

/** Resolves after the first commit in which the user made something. */
export function worthKeeping(storage: RowStorage): Promise<void> {
  return new Promise((resolve) => {
    let settings = 0
    const stop = storage.onCommit((changes) => {
      settings += changes.filter((change) => isPut(change, 'settings')).length
      if (settings < SETTINGS_BY_HAND && !changes.some(isWork)) return
      stop()
      resolve()
    })
  })
}

const isWork = (change: AnyChange): boolean =>
  WORK.some((table) => isPut(change, table)) || ('origin' in change && change.origin === 'user')

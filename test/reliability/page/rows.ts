/** The app's database, read as one value for each thing that a person has entered. */
import type { Page } from 'playwright-core'
import { isRecord } from '../../../src/shared/base/validate.ts'
import { versionOf } from './storeEdition.ts'

/** Rows by their table, as text: a table can be large. */
export async function readRows(page: Page): Promise<Readonly<Record<string, readonly unknown[]>>> {
  const text = await page.evaluate(
    () =>
      new Promise<string>((done, failed) => {
        const opening = indexedDB.open('linejudge')
        opening.onerror = () => failed(new Error(`The database cannot be opened: ${String(opening.error)}`))
        opening.onsuccess = () => {
          const db = opening.result
          const names = [
            'settings',
            'eventFacts',
            'events',
            'rulings',
            'ruleNotes',
            'maps',
            'figureSets',
            'sessions',
            'editions',
            'editionVersions'
          ]
          const work = db.transaction(names)
          const rows: Record<string, unknown> = {}
          for (const name of names) {
            const asked = work.objectStore(name).getAll()
            asked.onsuccess = () => {
              rows[name] = asked.result as unknown[]
            }
          }
          work.onerror = () => failed(new Error(`The database cannot be read: ${String(work.error)}`))
          work.oncomplete = () => {
            db.close()
            done(JSON.stringify(rows))
          }
        }
      })
  )
  return JSON.parse(text) as Record<string, readonly unknown[]>
}

export type Values = ReadonlyMap<string, string>
/** The value of what is not there. */
export const GONE = 'gone'

/** Keys of what can be entered. */
export const keys = {
  figure: (name: string) => `figure ${name}`,
  player: (name: string) => `player ${name}`,
  result: (table: number) => `result ${table}`,
  call: (id: string) => `call ${id}`,
  ruling: (title: string) => `ruling ${title}`,
  note: (rule: string) => `note ${rule}`,
  label: (text: string) => `label ${text}`,
  edition: 'edition of the store',
  ownFigure: (name: string) => `own figure ${name}`,
  name: (name: string) => `name ${name}`
} as const

/** The value of everything in the rows; a duplicate has its number at the end. @param names that were forgotten, looked for everywhere */
export function valuesIn(rows: Readonly<Record<string, readonly unknown[]>>, names: Iterable<string>): Values {
  const values = new Map<string, string>()
  const times = new Map<string, number>()
  const add = (key: string, value: string): void => {
    const count = (times.get(key) ?? 0) + 1
    times.set(key, count)
    values.set(key, count > 1 ? `${value}, ${count} times` : value)
  }
  const valueOf = (row: unknown): Record<string, unknown> => (isRecord(row) && isRecord(row.value) ? row.value : isRecord(row) ? row : {})
  for (const row of rows.settings ?? []) {
    const { table } = valueOf(row)
    const figures = isRecord(table) && Array.isArray(table.figures) ? (table.figures as Record<string, unknown>[]) : []
    for (const { name, at } of figures) add(keys.figure(String(name)), String(at))
  }
  const registered = new Set<string>()
  for (const row of rows.eventFacts ?? []) {
    const { fact } = valueOf(row)
    if (!isRecord(fact)) continue
    if (fact.do === 'register') {
      const key = keys.player(String(fact.name))
      if (registered.has(String(fact.id))) add(key, 'the same fact again')
      registered.add(String(fact.id))
      add(key, 'registered')
    }
    if (fact.do === 'call') add(keys.call(String(fact.id)), 'called')
    if (fact.do === 'result') add(keys.result(Number(fact.table)), JSON.stringify(fact.score))
  }
  for (const row of rows.editions ?? []) add(keys.edition, versionOf(valueOf(row)))
  const versions = new Map((rows.editionVersions ?? []).map((row) => [valueOf(row).id, valueOf(row).documents]))
  for (const row of rows.rulings ?? []) {
    const { title, editionVersion } = valueOf(row)
    const documents = versions.get(editionVersion)
    const isWhole = editionVersion === undefined || (Array.isArray(documents) && versionOf(documents[0]) !== 'mixed')
    add(keys.ruling(String(title)), isWhole ? 'saved' : 'saved without the version of its edition')
  }
  for (const row of rows.ruleNotes ?? []) {
    const { id, text } = { ...(row as Record<string, unknown>), ...valueOf(row) }
    add(keys.note(String(id)), String(text))
  }
  for (const row of rows.maps ?? []) {
    const { labels } = valueOf(row)
    if (Array.isArray(labels)) for (const { text } of labels as { text: string }[]) add(keys.label(text), 'there')
  }
  for (const row of rows.figureSets ?? []) {
    const { text, origin } = row as { text?: unknown; origin?: unknown }
    if (origin !== 'user' || typeof text !== 'string') continue
    const { figures } = JSON.parse(text) as { figures: readonly { name: string }[] }
    for (const { name } of figures) add(keys.ownFigure(name), 'there')
  }
  const all = JSON.stringify(rows)
  for (const name of names) values.set(keys.name(name), all.includes(name) ? 'there' : GONE)
  return values
}

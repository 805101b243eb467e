/** Which map of the library a ruling at the table can be pinned to. */
import type { Ruling } from '../../../../shared/contract/ruling.ts'
import { tableQuestion } from '../../../../shared/cases/questions/onTable.ts'
import type { MapFile } from '../../../../shared/formats/documents/documents.ts'
import type { App } from '../../app.ts'

/**
 * The map of the library that lies on the table; null: it is another one, the ruling is not finished, or its question takes too long to be
 * asked again after every stroke.
 */
export function mapToPin({ table, library }: Pick<App, 'table' | 'library'>, ruling: Ruling): MapFile | null {
  const { map, ask } = table.case
  if (map?.id === undefined || ruling.verdict === 'unfinished' || !tableQuestion(ask).answer) return null
  return library.maps.find(({ id }) => id === map.id) ?? null
}

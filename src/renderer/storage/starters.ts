/**
 * Starter packs: documents that come with the app. They are put in on the first start; a later start brings newer
 * ones, except where the user has changed or deleted them.
 */
import { exhausted, type Result } from '../../shared/base/result.ts'
import { parseFigureSetFile } from '../../shared/formats/documents/figures/figureSetFile.ts'
import { parseHexMapFile } from '../../shared/formats/documents/maps/hexMapFile.ts'
import { parseJsonText } from '../../shared/json/jsonText.ts'
import { parseMapFile } from '../../shared/formats/documents/maps/mapFile.ts'
import { parseSpecialTerrainFile } from '../../shared/formats/documents/specialTerrainFile.ts'
import { storageTexts } from '../i18n/texts.ts'
import { firstOf } from './rows/contents.ts'
import { DELIVERED, type AnyChange, type Row } from './rows/rows.ts'
import type { RowStorage } from './rows/rowStorage.ts'
import type { StarterPacks } from './starterPacks.ts'
import { ROW_ID, type DocumentTable, type Put } from './interface/storage.ts'

/** No teams ship, and editions that ship are no rows. */
type StarterTable = Exclude<DocumentTable, 'teams' | 'editions' | 'elements'>

/** A document that comes with the app, as the change that puts it in. */
export type Starter = { [T in StarterTable]: Put<T> }[StarterTable]

/** The starter documents in `files` (name to text), and a sentence for each file that cannot be used. */
export function readStarters(files: Readonly<Record<string, string>>): { starters: Starter[]; notices: string[] } {
  const starters: Starter[] = []
  const notices: string[] = []
  for (const [path, text] of Object.entries(files)) {
    const name = path.slice(path.lastIndexOf('/') + 1)
    const json = parseJsonText(text)
    const starter = json.ok ? starterOf(tableOf(path), json.value) : json
    if (starter.ok) starters.push(starter.value)
    else notices.push(storageTexts.starterBroken(name, firstOf(starter.problems)))
  }
  return { starters, notices }
}

const tableOf = (path: string): StarterTable =>
  path.endsWith('.map.json')
    ? 'maps'
    : path.endsWith('.hexmap.json')
      ? 'hexMaps'
      : path.endsWith('.figures.json')
        ? 'figureSets'
        : 'specialTerrain'

function starterOf(table: StarterTable, json: unknown): Result<Starter> {
  switch (table) {
    case 'maps':
      return mapped(parseMapFile(json), (value) => ({ do: 'put', table, value, origin: 'starter' }))
    case 'figureSets':
      return mapped(parseFigureSetFile(json), (value) => ({ do: 'put', table, value, origin: 'starter' }))
    case 'hexMaps':
      return mapped(parseHexMapFile(json), (value) => ({ do: 'put', table, value, origin: 'starter' }))
    case 'specialTerrain':
      return mapped(parseSpecialTerrainFile(json), (value) => ({ do: 'put', table, value, origin: 'starter' }))
    default:
      return exhausted(table)
  }
}

const mapped = <V>(result: Result<V>, put: (value: V) => Starter): Result<Starter> =>
  result.ok ? { ok: true, value: put(result.value) } : result

const idOf = <T extends StarterTable>({ table, value }: Put<T>): string => ROW_ID[table](value)

/**
 * Puts in what is new among the packs, and returns sentences for the user. Where a note says that just these packs were
 * delivered, and nothing of it was lost since, they are not even read.
 */
export async function bringStarters(storage: RowStorage, { mark, read }: StarterPacks): Promise<string[]> {
  if (mark !== null && isDelivered(await storage.rows('starters'), mark)) return []
  let files: Readonly<Record<string, string>>
  try {
    files = await read()
  } catch {
    return [storageTexts.startersNotRead]
  }
  const { starters, notices } = readStarters(files)
  // A broken pack is told of at every start.
  await deliverStarters(storage, starters, notices.length === 0 ? mark : null)
  return notices
}

/**
 * Only as long as there are as many marks as there were then: where one is gone, because its document was broken or
 * because a damaged journal has lost it, that document is to come back.
 */
const isDelivered = (rows: readonly Row[], mark: string): boolean =>
  JSON.stringify(rows.find(({ id }) => id === DELIVERED)?.value) ===
  JSON.stringify(noteOf(mark, rows.filter(({ id }) => id !== DELIVERED).length))

const noteOf = (packs: string, marks: number): unknown => ({ packs, marks })

/** Puts in what is new, in one commit: everything or nothing. */
async function deliverStarters(storage: RowStorage, starters: readonly Starter[], note: string | null): Promise<void> {
  const delivered = new Set((await storage.rows('starters')).map((row) => row.id).filter((id) => id !== DELIVERED))
  const marks = new Set(delivered)
  const rows = {
    maps: await storage.rows('maps'),
    hexMaps: await storage.rows('hexMaps'),
    figureSets: await storage.rows('figureSets'),
    specialTerrain: await storage.rows('specialTerrain')
  }
  const changes: AnyChange[] = []
  for (const starter of starters) {
    const { table, value } = starter
    const id = idOf(starter)
    const mark = `${table}/${id}`
    const row = rows[table].find((candidate) => candidate.id === id)
    const isNew = !row && !delivered.has(mark)
    const isOutdated = row?.origin === 'starter' && JSON.stringify(row.value) !== JSON.stringify(value)
    if (isNew || isOutdated) changes.push(starter)
    if (!delivered.has(mark)) changes.push({ do: 'mark-starter', id: mark })
    marks.add(mark)
  }
  if (note !== null) changes.push({ do: 'put-row', table: 'starters', row: { id: DELIVERED, value: noteOf(note, marks.size) } })
  await storage.commit(changes)
}

/** What stands in a backup as documents of the public formats, and which of its entries cannot be read. */
import { problem, problemSaid } from '../base/problem.ts'
import type { Problem } from '../base/result.ts'
import { isRecord } from '../base/validate.ts'
import type { AnyDocument } from '../formats/anyFile.ts'
import { bytesOfPicture, type StoredPicture } from '../formats/documents/common/storedPicture.ts'
import { readLeague } from '../formats/documents/leagueWithEvents.ts'
import type { PictureInside } from '../formats/foreign/importer.ts'
import { readEvent } from '../tournament/asks/readEvent.ts'
import { eventDocument } from '../tournament/asks/writeEvent.ts'
import { readFact } from '../tournament/log/eventLog.ts'
import { withDocuments } from './editionVersions.ts'
import type { SnapshotTables } from './snapshot.ts'
import { ROW_PARSERS } from './tables.ts'
import '../base/sayFileSentences.ts'

type CheckedTable = keyof typeof ROW_PARSERS
type ValueOf<T extends CheckedTable> = Extract<ReturnType<(typeof ROW_PARSERS)[T]>, { ok: true }>['value']

/** An entry that a table's own check refuses, or that misses what belongs to it. */
export interface UnreadableEntry {
  readonly table: string
  readonly id: string
  /** The first that is wrong with it; its path is one into the backup. */
  readonly problem: Problem
}

export interface BackupDocuments {
  readonly documents: readonly AnyDocument[]
  readonly unreadable: readonly UnreadableEntry[]
}

/** Tables whose entries come out as documents; a saved ruling comes out as its case, with the version of its edition. What others hold has no file of its own. */
const AS_DOCUMENTS: readonly string[] = [
  'maps',
  'pictures',
  'hexMaps',
  'figureSets',
  'elements',
  'specialTerrain',
  'editions',
  'editionVersions',
  'teams',
  'rulings',
  'events',
  'eventFacts',
  'leagues'
]

/** Tables that hold something and stay in the backup, each with how many entries. */
export const keptInside = (tables: SnapshotTables): readonly (readonly [table: string, count: number])[] =>
  Object.entries(tables).flatMap(([table, rows]) =>
    rows.length > 0 && !AS_DOCUMENTS.includes(table) ? [[table, rows.length] as const] : []
  )

/**
 * Every document of a backup, in the order of its tables: maps with their pictures, hex maps, figure sets, elements, special terrain, teams, events as
 * their files, leagues with their events, the cases of saved rulings. What cannot be read is left out and told with its place.
 * @param tables of a backup in the present shape (`readSnapshot`)
 */
export function documentsIn(tables: SnapshotTables): BackupDocuments {
  const unreadable: UnreadableEntry[] = []
  const placed = (table: string, index: number, one: Problem, inside = '/value'): void => {
    const path = `/tables/${table}/${index}${inside}${one.path}`
    const { say, facts } = one
    unreadable.push({
      table,
      id: tables[table]?.[index]?.id ?? '',
      problem: say && facts ? problemSaid(one.code, path, { say, facts: { ...facts, place: path } }) : { ...one, path }
    })
  }
  const valuesOf = <T extends CheckedTable>(table: T): { readonly index: number; readonly value: ValueOf<T> }[] =>
    (tables[table] ?? []).flatMap((row, index) => {
      const parsed = ROW_PARSERS[table](row.value)
      if (parsed.ok) return [{ index, value: parsed.value }]
      placed(table, index, parsed.problems[0]!)
      return []
    })
  // They have no document of their own, and are checked all the same.
  for (const table of ['mapRevisions', 'owned', 'ruleNotes', 'sessions', 'settings'] as const) valuesOf(table)
  const pictures = new Map(valuesOf('pictures').map(({ value }) => [value.id, value]))
  function eventsIn(): ReadonlyMap<string, ReturnType<typeof eventDocument>> {
    const logs = new Map<string, { readonly index: number; readonly at: number; readonly fact: unknown }[]>()
    for (const { index, value } of valuesOf('eventFacts')) {
      const log = logs.get(value.event)
      const entry = { index, at: value.at, fact: value.fact }
      if (log) log.push(entry)
      else logs.set(value.event, [entry])
    }
    const found = new Map<string, ReturnType<typeof eventDocument>>()
    for (const { index, value } of valuesOf('events')) {
      const log = (logs.get(value.id) ?? []).toSorted((a, b) => a.at - b.at)
      logs.delete(value.id)
      const hole = log.findIndex(({ at }, place) => at !== place + 1)
      if (hole !== -1) placed('events', index, problem('facts-missing', '', 'facts-missing', { name: value.name, at: hole + 1 }))
      const readable = log.filter((entry) => {
        const fact = readFact(entry.fact, '/fact')
        if (!fact.ok) placed('eventFacts', entry.index, fact.problems[0]!)
        return fact.ok
      })
      const file = isRecord(value.state.file) ? value.state.file : {}
      const document = eventDocument({ id: value.id, name: value.name, ...file }, readable.map(({ fact }) => fact)) // prettier-ignore
      const read = readEvent(document)
      if (read.ok) found.set(value.id, document)
      else placed('events', index, read.problems[0]!, '/value/state/file')
    }
    for (const [event, [first]] of logs) placed('eventFacts', first!.index, problem('no-event', '', 'no-event', { event, count: logs.get(event)!.length })) // prettier-ignore
    return found
  }

  function leaguesIn(): AnyDocument[] {
    return valuesOf('leagues').flatMap(({ index, value }): AnyDocument[] => {
      const files = value.events.flatMap(({ id }) => events.get(id) ?? [])
      const document = { ...value, ...(files.length > 0 && { files }) }
      const read = readLeague(document)
      if (read.ok) return [{ kind: 'league', document: read.value.league }]
      placed('leagues', index, read.problems[0]!)
      return []
    })
  }

  const versions = new Map(valuesOf('editionVersions').map(({ value }) => [value.id, value]))
  const events = eventsIn()
  const documents: AnyDocument[] = [
    ...valuesOf('maps').map(({ value }): AnyDocument => ({
      kind: 'map',
      document: value,
      picture: insideOf(pictures.get(value.picture?.file ?? ''))
    })),
    ...valuesOf('hexMaps').map(({ value }): AnyDocument => ({ kind: 'hexmap', document: value })),
    ...valuesOf('figureSets').map(({ value }): AnyDocument => ({ kind: 'figures', document: value })),
    ...valuesOf('elements').map(({ value }): AnyDocument => ({ kind: 'elements', document: value })),
    ...valuesOf('specialTerrain').map(({ value }): AnyDocument => ({ kind: 'special-terrain', document: value })),
    ...valuesOf('editions').map(({ value }): AnyDocument => ({ kind: 'edition', document: value })),
    ...valuesOf('teams').map(({ value }): AnyDocument => ({ kind: 'team', document: value.team })),
    ...[...events.values()].map((document): AnyDocument => ({ kind: 'event', document })),
    ...leaguesIn(),
    ...valuesOf('rulings').map(({ value }): AnyDocument => ({
      kind: 'case',
      document: withDocuments(value, (id) => versions.get(id)).case
    }))
  ]
  return { documents, unreadable }
}

/** A picture of the library as importers bring them; undefined: there is none, or its bytes are damaged. */
function insideOf(stored: StoredPicture | undefined): PictureInside | undefined {
  const bytes = stored && bytesOfPicture(stored)
  return bytes ? { kind: stored.kind, width: stored.width, height: stored.height, bytes } : undefined
}

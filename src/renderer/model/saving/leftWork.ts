/** What a start makes of changes that an earlier page has left: saved only if nothing newer would be overwritten. */
import { canonicalJson } from '../../../shared/base/text/canonicalJson.ts'
import { messageOf } from '../../../shared/base/result.ts'
import {
  idOfChange,
  type Change,
  type Settings,
  type StoredSession,
  type UserTable,
  type WatchedStorage
} from '../../storage/interface/storage.ts'
import type { LastWords, LeftWords } from './lastWords.ts'

/** The session row that is renewed whenever names are deleted: what was left before that is dropped, because it may hold them. */
export const ERA = 'era of left work'

export const eraIn = (sessions: readonly StoredSession[]): string => {
  const era = sessions.find(({ id }) => id === ERA)?.state.era
  return typeof era === 'string' ? era : ''
}

export const eraChange = (era: string): Change => ({ do: 'put', table: 'sessions', value: { id: ERA, state: { era } } })

/** A value that was left and is not what is stored. */
export type LeftValue = Extract<Change, { do: 'put' }>

export interface Left {
  /** Why it could not be used, for the user. */
  readonly trouble: { readonly is: 'not-written'; readonly why: string } | { readonly is: 'unreadable' } | null
  /** Values that differ from newer stored ones: the user decides about them. */
  readonly older: readonly LeftValue[]
  /** When they were left, ISO 8601; `null`: unknown. */
  readonly at: string | null
}

type CheckChanges = (part: unknown) => readonly Change[] | null

const NOTHING: Left = { trouble: null, older: [], at: null }

/** Tables whose rows a user would miss; the others (undo steps, revisions) only accompany them. */
const OFFERED: readonly UserTable[] = ['settings', 'maps', 'hexMaps', 'figureSets', 'ruleNotes']

/**
 * Saves what an earlier page has left, part by part, before anything is read. A part is saved only if none of its rows was written after the
 * position that it is based on. Otherwise the stored rows are newer and stay. Never rejects.
 * @param check the changes of a part as this version writes them, or `null`
 */
export async function takeLeft(storage: WatchedStorage, lastWords: LastWords, check: CheckChanges): Promise<Left> {
  const found = lastWords.found()
  if (found === null) return NOTHING
  if (found === 'unreadable') {
    lastWords.drop()
    return { ...NOTHING, trouble: { is: 'unreadable' } }
  }
  try {
    const left = await taken(storage, lastWords, found, check)
    lastWords.drop()
    return left
  } catch (error) {
    // They stay for the next start.
    return { ...NOTHING, trouble: { is: 'not-written', why: messageOf(error) } }
  }
}

async function taken(
  storage: WatchedStorage,
  lastWords: LastWords,
  { position, at, era, parts }: LeftWords,
  check: CheckChanges
): Promise<Left> {
  if (era !== lastWords.era) return NOTHING
  const checked = parts.map(check)
  const written = position && storage.writtenSince(position)
  const isCurrent = (changes: readonly Change[]): boolean =>
    written !== null && changes.every((change) => !written(change.table, idOfChange(change)))
  const known = checked.filter((changes) => changes !== null)
  const current = known.filter(isCurrent)
  if (current.length > 0) await storage.commit(current.flat())
  const others = known.filter((changes) => !current.includes(changes)).flat()
  return {
    trouble: known.length < checked.length ? { is: 'unreadable' } : null,
    older: others.length === 0 ? [] : await differing(storage, others),
    at
  }
}

/** The values among `changes` that are stored otherwise, or not at all. */
async function differing(storage: WatchedStorage, changes: readonly Change[]): Promise<readonly LeftValue[]> {
  const puts = changes.flatMap((change) => (change.do === 'put' && OFFERED.includes(change.table) ? [change] : []))
  const stored = new Set<string>()
  for (const table of new Set(puts.map(({ table }) => table))) {
    if (table === 'settings') stored.add(tablesOf(await storage.settings()))
    if (table === 'maps' || table === 'hexMaps' || table === 'figureSets' || table === 'ruleNotes')
      for (const value of await storage[table]()) stored.add(canonicalJson(value))
  }
  return puts.filter((change) => !stored.has(change.table === 'settings' ? tablesOf(change.value) : canonicalJson(change.value)))
}

/** The work in the settings; a switch that was set otherwise is not worth a question. */
const tablesOf = ({ table, systemTables = {} }: Settings): string => canonicalJson([table, systemTables])

/** What a row is called when it is told about: the name that its user gave it, else its id. */
import { isRecord } from '../base/validate.ts'
import type { SnapshotRow } from './snapshot.ts'

/** Tables whose rows have no name of their own: told as a whole, in the words of the screen. */
export const UNNAMED: readonly string[] = ['settings', 'sessions', 'eventFacts', 'starters', 'setAside', 'pictures', 'owned']

export function nameOfRow(table: string, row: SnapshotRow): string {
  const value = isRecord(row.value) ? row.value : {}
  const named =
    table === 'specialTerrain' && isRecord(value.rule)
      ? value.rule.name
      : table === 'rulings'
        ? value.title
        : table === 'mapRevisions' && isRecord(value.document)
          ? `${String(value.document.name)} (${String(value.revision)})`
          : table === 'editionVersions'
            ? `${String(value.name)} (${String(value.version)})`
            : table === 'ruleNotes'
              ? row.id
              : table === 'teams' && isRecord(value.team)
                ? value.team.name
                : value.name
  return typeof named === 'string' && named.trim() !== '' ? named.slice(0, 120) : row.id
}

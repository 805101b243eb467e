/** Kept rulings as a list: which are shown, and what stands beside them. */
import { rulesetName } from '../table/sentence/rulesetChoices.ts'
import type { SavedRuling } from '../../storage/interface/storage.ts'
import { language } from '../../i18n/spoken.ts'
import { rulingTexts } from '../../i18n/texts.ts'
import { fold } from '../../text/words.ts'

export interface SavedFilter {
  readonly which: string
  /** A ruleset's id; empty: all. */
  readonly edition: string
  readonly table: string
}

export const EVERYTHING: SavedFilter = { which: 'all', edition: '', table: '' }

/** What the search looks through. */
const searched = ({ title, table, round, players, note, override, case: value }: SavedRuling): string =>
  fold(
    [
      title,
      table && rulingTexts.kept.tableNumber(table),
      round && rulingTexts.kept.roundNumber(round),
      players,
      note,
      override?.verdict,
      override?.author,
      ...(value.figures ?? []).map(({ id, name }: { readonly id: string; readonly name?: string }) => name ?? id)
    ]
      .filter(Boolean)
      .join(' ')
  )

/** The rulings that match all of it, in their order. Every typed word has to be found. */
export function filtered(
  rulings: readonly SavedRuling[],
  filter: SavedFilter,
  typed: string,
  isChanged: (id: string) => boolean
): readonly SavedRuling[] {
  const words = fold(typed).split(/\s+/).filter(Boolean)
  return rulings.filter(
    (saved) =>
      (filter.which !== 'overruled' || saved.override !== undefined) &&
      (filter.which !== 'changed' || isChanged(saved.id)) &&
      (filter.edition === '' || saved.case.ruleset === filter.edition) &&
      (filter.table === '' || saved.table === filter.table) &&
      (words.length === 0 || words.every((word) => searched(saved).includes(word)))
  )
}

const byNumber = new Intl.Collator(language, { numeric: true })

export const tablesIn = (rulings: readonly SavedRuling[]): readonly { readonly id: string; readonly label: string }[] =>
  [...new Set(rulings.flatMap(({ table }) => table ?? []))]
    .sort(byNumber.compare)
    .map((id) => ({ id, label: rulingTexts.kept.tableNumber(id) }))

export const editionsIn = (rulings: readonly SavedRuling[]): readonly { readonly id: string; readonly label: string }[] =>
  [...new Map(rulings.map(({ case: value }) => [value.ruleset, value] as const))]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([id, value]) => ({ id, label: rulesetName(value) }))

/** Where and among whom it was asked. */
export const placeText = ({ table, round, players }: SavedRuling): readonly string[] =>
  [table ? rulingTexts.kept.tableNumber(table) : '', round ? rulingTexts.kept.roundNumber(round) : '', players ?? ''].filter(
    (text) => text !== ''
  )

const when = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' })

/** A time of ISO 8601 as people here write it. */
export const timeText = (iso: string): string => when.format(new Date(iso))

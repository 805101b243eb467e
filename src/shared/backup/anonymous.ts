/**
 * A copy that names nobody, for showing a fault to others. Everything that a person may have written is replaced: a text
 * stays only where it is known to be public (starter packs, the words of rules and formats, times, squares). The same
 * text becomes the same replacement everywhere, so that a question still means what it meant.
 */
import { isRecord } from '../base/validate.ts'
import type { SnapshotRow, SnapshotTables } from './snapshot.ts'

/** Undo steps repeat what was typed, rows that could not be read can hold anything, and a photo shows what it shows: none comes along. */
const LEFT_OUT: readonly string[] = ['sessions', 'setAside', 'pictures']

/** Fields whose values are words of a format, as long as they look like one. */
const WORD_FIELDS = new Set([
  'shared',
  'format',
  'ruleset',
  'kind',
  'verdict',
  'weight',
  'say',
  'with',
  'action',
  'size',
  'theme',
  'scale',
  'do',
  'type',
  'value',
  'for',
  'phase',
  'flight',
  'cause',
  'origin',
  'systems',
  'powers',
  'canUse',
  'abilities',
  'teamAbilities',
  'usePowers',
  'countered',
  'actsAs',
  'blocks',
  'during',
  'occupies',
  'amount',
  'stoppedBy',
  'state',
  'status',
  'engineVersion',
  'in',
  'result',
  'critical',
  'doing',
  'slot',
  'power',
  'level',
  'role',
  'match',
  'play',
  'floor',
  'late',
  'opponentByes',
  'names',
  'left'
])
const WORD = /^[a-z0-9]+(?:[-/:.][a-z0-9]+)*$/
/** Fields that name a rule, and rows of maps drawn in letters. */
const RULE_FIELDS = new Set(['rule', 'rules', 'cites', 'rows', 'mechanism'])
const RULE = /^[A-Z][A-Z0-9]{1,4}-[A-Z0-9]+(?:-[A-Z0-9]+)*$/
const DRAWN_FIELDS = new Set(['terrain', 'level', 'indoor'])
const TIME = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/
/** A square's name, a short number or fraction, a single sign. */
const PLAIN = /^(?:[A-Z]{1,2}\d{1,2}|-?\d{1,3}(?:\/\d{1,3})?|.)?$/su
/** The hash of the rules of an edition, and the id of a version of one. */
const HASH = /^sha256:[0-9a-f]{64}(?:\/[0-9a-f]{32})?$/
const SIDES = ['red', 'blue', 'green', 'gold']
/** Names of fields. They stay even if a person has the same name. */
const FIELDS = new Set([
  'id',
  'name',
  'title',
  'text',
  'note',
  'notes',
  'label',
  'value',
  'state',
  'rule',
  'rules',
  'table',
  'case',
  'ruling',
  'map',
  'figures',
  'ask',
  'from',
  'to',
  'at',
  'side',
  'players',
  'player',
  'rounds',
  'round',
  'points',
  'format',
  'ruleset',
  'kind',
  'origin',
  'savedAt',
  'changedAt',
  'bookmarked'
])
const ID = /^[a-z0-9]+(?:[-:][a-z0-9]+)*$/

export function anonymous(tables: SnapshotTables): SnapshotTables {
  const open = new Set<string>(SIDES)
  for (const rows of Object.values(tables)) {
    for (const row of rows)
      if (row.origin === 'starter')
        visit(row, '', (text) => {
          open.add(text)
        })
  }
  const names = new Map<string, string>()
  const replaced = (text: string, field: string): string => {
    if (isPublic(text, field, open)) return text
    const known = names.get(text)
    if (known !== undefined) return known
    const next = ID.test(text) ? `id-${names.size + 1}` : `Text ${names.size + 1}`
    names.set(text, next)
    return next
  }
  const entries = Object.entries(tables).map(([table, rows]): [string, readonly SnapshotRow[]] => [
    table,
    LEFT_OUT.includes(table)
      ? []
      : rows.map((row) => (row.origin === 'starter' || table === 'starters' ? row : rowOf(table, row, replaced)))
  ])
  // Records whose keys are somebody's ids: known only when every text has been seen.
  return Object.fromEntries(entries.map(([table, rows]) => [table, rows.map((row) => withKeys(row, names) as SnapshotRow)]))
}

function rowOf(table: string, row: SnapshotRow, replaced: (text: string, field: string) => string): SnapshotRow {
  // Notes lie under the id of their rule, settings under their own; an edition keeps its id, which cases name as their rules.
  const id = table === 'ruleNotes' || table === 'settings' || table === 'editions' ? row.id : replaced(row.id, 'id')
  if (table === 'eventFacts') return factRow(row, replaced)
  const field = table === 'ruleNotes' ? 'rule' : 'id'
  const rest = mapped(row, '', (text, key) => replaced(text, key === 'id' ? field : key)) as SnapshotRow
  return { ...rest, id }
}

/** A fact lies under the event that it belongs to, and its number. */
function factRow(row: SnapshotRow, replaced: (text: string, field: string) => string): SnapshotRow {
  const rest = mapped(row, '', replaced) as SnapshotRow
  const event = isRecord(rest.value) ? String(rest.value.event) : ''
  return { ...rest, id: event + row.id.slice(row.id.lastIndexOf('/')) }
}

function isPublic(text: string, field: string, open: ReadonlySet<string>): boolean {
  if (open.has(text) || PLAIN.test(text) || TIME.test(text) || HASH.test(text)) return true
  if (DRAWN_FIELDS.has(field)) return !/\s/.test(text)
  return (WORD_FIELDS.has(field) && WORD.test(text)) || (RULE_FIELDS.has(field) && RULE.test(text))
}

function visit(value: unknown, field: string, see: (text: string, field: string) => void): void {
  if (typeof value === 'string') see(value, field)
  else if (Array.isArray(value)) for (const entry of value) visit(entry, field, see)
  else if (typeof value === 'object' && value !== null) for (const [key, entry] of Object.entries(value)) visit(entry, key, see)
}

/** Fields of an edition that hold texts. All others are rules, with the words and ids of the rulebook. */
const EDITION_TEXTS = ['name', 'short', 'title', 'text', 'place', 'summary']
/** Sentences have places that must stay, and translations repeat the texts: the copy goes without them. */
const EDITION_LEFT_OUT = ['sentences', 'terms', 'words', '$schema']

const isEdition = (value: unknown): value is Readonly<Record<string, unknown>> => isRecord(value) && value.format === 'linejudge-edition/1'

/** An edition without the words of its author. It rules the same. */
const editionWithout = (edition: Readonly<Record<string, unknown>>, change: (text: string, field: string) => string): unknown =>
  mapped(
    Object.fromEntries(Object.entries(edition).filter(([field]) => !EDITION_LEFT_OUT.includes(field))),
    '',
    (text, field) => (EDITION_TEXTS.includes(field) ? change(text, field) : text),
    true
  )

/** @param inEdition this is an edition already, or a part of one */
function mapped(value: unknown, field: string, change: (text: string, field: string) => string, inEdition = false): unknown {
  if (typeof value === 'string') return change(value, field)
  if (Array.isArray(value)) return value.map((entry) => mapped(entry, field, change, inEdition))
  if (typeof value !== 'object' || value === null) return value
  if (!inEdition && isEdition(value)) return editionWithout(value, change)
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, mapped(entry, key, change, inEdition)]))
}

/** A key that is no field's name of ours, or that was replaced as a text elsewhere, is replaced alike. */
function withKeys(value: unknown, names: Map<string, string>): unknown {
  if (Array.isArray(value)) return value.map((entry) => withKeys(entry, names))
  if (typeof value !== 'object' || value === null || isEdition(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [keyOf(key, names), withKeys(entry, names)]))
}

function keyOf(key: string, names: Map<string, string>): string {
  if (FIELDS.has(key)) return key
  const known = names.get(key)
  if (known !== undefined) return known
  if (/^[A-Za-z][A-Za-z0-9]*$/.test(key) || WORD.test(key) || PLAIN.test(key)) return key
  const next = `Text ${names.size + 1}`
  names.set(key, next)
  return next
}

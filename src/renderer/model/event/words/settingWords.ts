/** The settings of an event in words: what each is called and what it says. */
import { isRecord } from '../../../../shared/base/validate.ts'
import { shortHash } from '../../library/ownEditions.ts'
import { texts } from '../../../i18n/texts.ts'
import type { PinnedEdition, Settings } from '../../../../shared/tournament/state/settings.ts'
import { eventTexts } from '../../../i18n/laterTexts.ts'

const p = eventTexts.plan

/** An edition with its version and hash. */
export const editionWords = (edition: PinnedEdition): string =>
  p.pinned(edition.name ?? edition.id, edition.version, shortHash(edition.rules))

const s = eventTexts.settings
const t = eventTexts.log

/** What a setting is called; one that nobody knows as it is written. */
export const settingLabel = (key: string): string => (SETTING_LABELS as Readonly<Record<string, string>>)[key] ?? key

const SETTING_LABELS: Readonly<Record<keyof Settings, string>> = {
  byeScore: p.byeScore,
  noShowScore: s.noShowScore,
  floor: t.floor,
  opponentByes: s.opponentByes,
  late: s.late,
  checkIn: p.checkIn,
  keepApart: p.keepApart,
  firstTable: s.firstTable,
  fixedTables: eventTexts.door.fixedTable,
  minutes: p.minutes,
  calls: s.calls,
  buildTotal: p.buildTotal,
  sets: t.sets,
  age: p.age,
  play: p.play,
  on: s.on,
  format: p.format,
  lists: s.lists,
  scoreCap: s.scoreCap,
  atTime: s.atTime,
  zeroTie: s.zeroTie,
  buildMinutes: s.buildMinutes,
  rounds: p.rounds,
  cut: p.cut,
  ruleset: p.ruleset,
  edition: p.edition,
  editions: p.editions,
  cap: p.cap,
  perSide: p.perSide,
  fee: p.fee,
  prizes: eventTexts.prizes.plan,
  pairingsFor: eventTexts.display.pairingsFor,
  infractions: s.infractions.title,
  tableMaps: s.maps.title,
  mapsOnce: s.maps.once,
  tablesOnce: s.maps.tablesOnce,
  house: s.house.title,
  names: s.names,
  practice: eventTexts.views.practice
}

/** Values that have words of their own. */
const VALUE_WORDS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  late: s.lates,
  opponentByes: { counted: t.yes, 'left-out': t.no },
  age: p.ages,
  play: p.plays,
  atTime: s.atTimes,
  zeroTie: s.zeroTies,
  names: s.namesOf,
  rounds: { 0: p.byPlayers },
  cut: { 0: p.cuts(0) },
  cap: { 0: p.noCap }
}

const ageWords = (age: unknown): unknown => (typeof age === 'string' ? (VALUE_WORDS.age![age] ?? age) : age)

/** What a setting says. @param name how a player is called */
export function settingWords(key: string, value: unknown, name: (player: string) => string): string {
  if (key === 'edition' && isRecord(value)) return editionWords(value as PinnedEdition)
  if (key === 'editions' && Array.isArray(value))
    return valueWords(
      value.map((one: unknown) => (isRecord(one) ? one.name : one)),
      String
    )
  if (key === 'format' && isRecord(value)) return valueWords(value.name, String)
  // Those of a format by their names: one may name thousands of figures.
  if (key === 'lists' && Array.isArray(value))
    return valueWords([...new Set(value.map((one: unknown) => (isRecord(one) ? (one.name ?? ageWords(one.age)) : one)))], String)
  if (key === 'ruleset' && typeof value === 'string') return texts.rulesets[value] ?? valueWords(value, String)
  if (key === 'floor' && isRecord(value)) return `${String(value.top)}/${String(value.bottom)}`
  const own = typeof value === 'string' || typeof value === 'number' ? VALUE_WORDS[key]?.[value] : undefined
  return own ?? valueWords(value, key === 'fixedTables' ? name : String)
}

/** Any value as people read it; nothing at all is a dash. */
function valueWords(value: unknown, keyed: (key: string) => string): string {
  const all = (parts: readonly string[]): string => (parts.length === 0 ? '–' : parts.join(', '))
  if (value === null || value === undefined || value === '') return '–'
  if (typeof value === 'boolean') return value ? t.yes : t.no
  if (value instanceof Set || Array.isArray(value)) return all([...value].map((one) => valueWords(one, String)))
  if (value instanceof Map) return all([...value].map(([key, one]) => `${keyed(String(key))}: ${valueWords(one, String)}`))
  if (isRecord(value))
    return all(Object.entries(value).flatMap(([, one]) => (valueWords(one, String) === '–' ? [] : [valueWords(one, String)])))
  return String(value)
}

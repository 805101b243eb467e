/** What one page of the reference tells: where editions differ, what changes the rule, what goes with it. */
import { CLASSIC_EDITIONS, shippedRuleset } from '../../../shared/editions/shippedEditions.ts'
import { definitions } from '../../../shared/rules/definitions.ts'
import { dialPlaceOf, type DialPlace } from '../../../shared/rules/dialColours.ts'
import { effectTextsOf, type EditionText } from '../../../shared/reference/editionTexts.ts'
import { changedBy, errataOf } from '../../../shared/rules/errata.ts'
import { judgeDecides } from '../../../shared/rules/leftToJudge.ts'
import { paramSentences } from '../../../shared/reference/paramSentences.en.ts'
import { filled } from '../../../shared/base/text/filled.ts'
import { paramTextsOf } from '../../../shared/reference/paramTexts.ts'
import { effectKey, keyOfTerrainAsk, paramKey, ruleKey } from '../../../shared/reference/ruleKeys.ts'
import { relatedRules } from '../../../shared/reference/related.ts'
import { ruleText } from '../../i18n/texts.ts'
import type { Book, ReferenceEntry } from './entries.ts'

/** Whether the engine rules by it. */
export type Coverage =
  | { readonly mark: 'engine' }
  /** To be read; no ruling cites it. */
  | { readonly mark: 'text' }
  /** A definition or an example: it rules through other rows. */
  | { readonly mark: 'definition'; readonly why: string; readonly through: readonly ReferenceEntry[] }
  /** `told`: the rulings that it could touch say so, too. */
  | { readonly mark: 'judge'; readonly why: string; readonly told: boolean }

export interface Difference {
  /** Powers that are meant; empty: the rule itself. */
  readonly names: readonly string[]
  readonly texts: readonly EditionText[]
}

export interface ReplacedRow {
  readonly edition: string
  readonly entry: ReferenceEntry
  /** Announced there, but the text has not survived. */
  readonly lost: boolean
}

export interface Article {
  readonly entry: ReferenceEntry
  readonly dial: DialPlace | undefined
  readonly coverage: Coverage
  readonly differences: readonly Difference[]
  readonly replacedRows: readonly ReplacedRow[]
  /** Errata and clarifications of this rule. */
  readonly errata: readonly ReferenceEntry[]
  /** The rules that this entry of the errata is about. */
  readonly changes: readonly ReferenceEntry[]
  readonly terrain: readonly ReferenceEntry[]
  readonly related: readonly ReferenceEntry[]
}

const entriesFor = (book: Book, ids: readonly string[]): readonly ReferenceEntry[] => ids.flatMap((id) => book.entry(id) ?? [])

const definitionOf = new Map(definitions.map((one) => [one.rule, one]))

/** How far the engine decides by a row. */
export function coverageOf(book: Book, id: string): Coverage {
  const terrain = book.terrain(id)
  if (terrain) {
    const asks = terrain.clauses.flatMap((clause) =>
      clause.phase === 'ask-judge' ? [ruleText(keyOfTerrainAsk(terrain.id, clause.text), clause.text)] : []
    )
    return asks.length ? { mark: 'judge', why: asks.join(' '), told: true } : { mark: 'engine' }
  }
  const entry = book.entry(id)
  if (entry?.judge) return { mark: 'judge', ...entry.judge }
  // Rows that no ruling cites are text alone.
  if (entry?.founded?.rules === false) return { mark: 'text' }
  const judge = judgeDecides(id)
  if (judge) return { mark: 'judge', why: ruleText(ruleKey(id, 'why'), judge.why), told: judge.said === 'not-considered' }
  const definition = definitionOf.get(id)
  return definition ? { mark: 'definition', why: definition.why, through: entriesFor(book, definition.through) } : { mark: 'engine' }
}

function differencesOf(id: string): readonly Difference[] {
  const params = paramTextsOf(id, (said) => filled(ruleText(paramKey(said.id), paramSentences[said.id]), said.facts))
  const effects = effectTextsOf(id).filter(({ texts }) => texts.length > 1)
  const spoken = (effect: string, texts: readonly EditionText[]) =>
    texts.map((text) => ({
      ...text,
      summary: text.summary === null ? null : ruleText(effectKey(effect, text.rulesets[0] ?? ''), text.summary)
    }))
  return [
    ...(params ? [{ names: [], texts: params }] : []),
    ...effects.map(({ id: effect, names, texts }) => ({ names, texts: spoken(effect, texts) }))
  ]
}

const replacedRowsOf = (book: Book, id: string): readonly ReplacedRow[] =>
  CLASSIC_EDITIONS.flatMap((edition) => {
    const own = shippedRuleset(edition.id)?.replacedRows[id]
    const entry = own && book.entry(own.rule)
    return own && entry ? [{ edition: edition.name, entry, lost: own.lost ?? false }] : []
  })

/** The page of this address, or null where there is none. */
export function articleOf(book: Book, address: string): Article | null {
  const entry = book.entry(address)
  if (!entry) return null
  const { id } = entry
  const rule = book.terrain(id)
  return {
    entry,
    dial: dialPlaceOf(id),
    coverage: coverageOf(book, id),
    differences: entry.kind === 'rule' ? differencesOf(id) : [],
    replacedRows: replacedRowsOf(book, id),
    errata: entriesFor(book, errataOf(id)),
    changes: entriesFor(book, changedBy(id)),
    terrain: [...new Set(entriesFor(book, book.terrainBy(id)))],
    related: rule
      ? [...new Set(entriesFor(book, [rule.rule, ...rule.clauses.map((clause) => clause.rule)]))].filter((other) => other !== entry)
      : entriesFor(book, relatedRules(id))
  }
}

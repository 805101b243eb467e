/** What one page of the reference tells: where editions differ, what changes the rule, what goes with it. */
import { editions, rulesetOf } from '../../../shared/rules/catalog.ts'
import { definitions } from '../../../shared/rules/definitions.ts'
import { dialPlaceOf, type DialPlace } from '../../../shared/rules/dialColours.ts'
import { effectTextsOf, type EditionText } from '../../../shared/rules/editionTexts.ts'
import { changedBy, errataOf } from '../../../shared/rules/errata.ts'
import { judgeDecides } from '../../../shared/rules/leftToJudge.ts'
import { paramTextsOf } from '../../../shared/rules/paramTexts.ts'
import { relatedRules } from '../../../shared/rules/related.ts'
import { builtInTerrain } from '../../../shared/rules/terrain/builtIn.ts'
import { ruleWords } from '../../i18n/ruleWords.ts'
import { entryOf, terrainAddress, type ReferenceEntry } from './entries.ts'

/** Whether the engine rules by it. */
export type Coverage =
  | { readonly mark: 'engine' }
  /** A definition or an example: it rules through other rows. */
  | { readonly mark: 'definition'; readonly why: string; readonly through: readonly ReferenceEntry[] }
  /** `told`: the rulings that it could touch say so, too. */
  | { readonly mark: 'judge'; readonly why: string; readonly told: boolean }

export interface Difference {
  /** Powers that are meant; empty: the rule itself. */
  readonly names: readonly string[]
  readonly texts: readonly EditionText[]
}

export interface OwnRowOfEdition {
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
  readonly ownRows: readonly OwnRowOfEdition[]
  /** Errata and clarifications of this rule. */
  readonly errata: readonly ReferenceEntry[]
  /** The rules that this entry of the errata is about. */
  readonly changes: readonly ReferenceEntry[]
  readonly terrain: readonly ReferenceEntry[]
  readonly related: readonly ReferenceEntry[]
}

const entriesFor = (ids: readonly string[]): readonly ReferenceEntry[] => ids.flatMap(id => entryOf(id) ?? [])

const definitionOf = new Map(definitions.map(one => [one.rule, one]))

/** How far the engine decides by a row. */
export function coverageOf(id: string): Coverage {
  const terrain = builtInTerrain.find(rule => terrainAddress(rule.id) === id)
  if (terrain) {
    const asks = terrain.clauses.flatMap(clause => (clause.phase === 'ask-judge' ? [ruleWords(clause.text)] : []))
    return asks.length ? { mark: 'judge', why: asks.join(' '), told: true } : { mark: 'engine' }
  }
  const judge = judgeDecides(id)
  if (judge) return { mark: 'judge', why: ruleWords(judge.why), told: judge.said === 'not-considered' }
  const definition = definitionOf.get(id)
  return definition ? { mark: 'definition', why: ruleWords(definition.why), through: entriesFor(definition.through) } : { mark: 'engine' }
}

function differencesOf(id: string): readonly Difference[] {
  const params = paramTextsOf(id)
  const effects = effectTextsOf(id).filter(({ texts }) => texts.length > 1)
  const spoken = (texts: readonly EditionText[]) => texts.map(text => ({ ...text, summary: text.summary === null ? null : ruleWords(text.summary) }))
  return [...(params ? [{ names: [], texts: params }] : []), ...effects].map(({ names, texts }) => ({ names, texts: spoken(texts) }))
}

const ownRowsOf = (id: string): readonly OwnRowOfEdition[] => editions.flatMap(edition => {
  const own = rulesetOf(edition.id)?.ownRows[id]
  const entry = own && entryOf(own.rule)
  return own && entry ? [{ edition: edition.name, entry, lost: own.lost ?? false }] : []
})

/** The page of this address, or null where there is none. */
export function articleOf(id: string): Article | null {
  const entry = entryOf(id)
  if (!entry) return null
  const terrain = builtInTerrain.filter(rule => rule.rule === id).map(rule => terrainAddress(rule.id))
  const rule = builtInTerrain.find(one => terrainAddress(one.id) === id)
  return {
    entry,
    dial: dialPlaceOf(id),
    coverage: coverageOf(id),
    differences: entry.kind === 'rule' ? differencesOf(id) : [],
    ownRows: ownRowsOf(id),
    errata: entriesFor(errataOf(id)),
    changes: entriesFor(changedBy(id)),
    terrain: [...new Set(entriesFor(terrain))],
    related: rule ? entriesFor([...new Set([rule.rule, ...rule.clauses.map(clause => clause.rule)])]) : entriesFor(relatedRules(id))
  }
}

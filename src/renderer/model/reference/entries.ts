/** Everything that has a page in the reference: the rows of the rulebooks and the special terrain of maps. */
import { rulesOf } from '../../../shared/editions/shelf.ts'
import type { Standing } from '../../../shared/contract/ruling.ts'
import { MODERN_EDITIONS, shippedRuleset } from '../../../shared/editions/shippedEditions.ts'
import { ruleKey, terrainKey } from '../../../shared/reference/ruleKeys.ts'
import { ruleSummaries } from '../../../shared/rules/summaries/all.ts'
import { DIAL } from '../../../shared/rules/dialColours.ts'
import type { Brought, RuleEntry, Ruleset } from '../../../shared/rules/vocabulary/ruleset.ts'
import type { SpecialTerrainRule } from '../../../shared/rules/vocabulary/specialTerrain.ts'
import { builtInTerrain } from '../../../shared/rules/terrain/builtIn.ts'
import { editionText } from '../table/sentence/editionTexts.ts'
import { referenceTexts, ruleText, shippedText } from '../../i18n/texts.ts'
import { sectionOfRule, SECTIONS, type SectionId } from './sections.ts'
import { inCodeOrder } from '../../../shared/base/text/inCodeOrder.ts'

/** How well a row is founded in its edition. */
export interface Founded {
  readonly edition: string
  readonly standing: Standing | 'house'
  /** The year of its text, if a newer one may exist. */
  readonly asOf: number | null
  /** Whether rulings cite it. */
  readonly rules: boolean
}

export interface ReferenceEntry {
  /** A row's id such as `LOF-05`, or `terrain:deep-space`. */
  readonly id: string
  readonly kind: 'rule' | 'terrain'
  readonly title: string
  /** In own words. */
  readonly summary: string
  readonly section: SectionId
  readonly document: string
  readonly place: string
  /** Imported, or brought along by the table: it did not come with Linejudge. */
  readonly own: boolean
  /** Only of an edition that is a document. */
  readonly founded?: Founded
  /** Why the edition leaves it to the judge, and whether rulings say so. */
  readonly judge?: { readonly why: string; readonly told: boolean }
}

/** The page of a special terrain. */
export const terrainAddress = (id: string): string => `terrain:${id}`

const rows = (): readonly ReferenceEntry[] =>
  rulesOf('heroclix-2012').map(({ id, title, document, section }) => ({
    id,
    kind: 'rule',
    title: ruleText(ruleKey(id, 'title'), title),
    summary: ruleText(ruleKey(id, 'summary'), ruleSummaries[id] ?? ''),
    section: sectionOfRule(id),
    document,
    place: section,
    own: false
  }))

/** The rows that rulings of this edition can cite. */
const citedIn = ({ effects, brought }: Ruleset): ReadonlySet<string> =>
  new Set([
    ...(brought?.instead.values() ?? []),
    ...(brought?.paramRows.values() ?? []),
    ...[...effects.values()].flatMap(({ rule, clauses }) => [rule, ...clauses.map((clause) => clause.rule)])
  ])

/** The page of a row of an edition that is a document. @param cited the rows that its rulings can cite */
function pageOf(ruleset: Ruleset, brought: Brought, row: RuleEntry, cited: ReadonlySet<string>): ReferenceEntry {
  const { id, title, document, section } = row
  const judge = brought.judge.get(id)
  return {
    id,
    kind: 'rule',
    title: editionText(ruleset, `rows.${id}.title`) ?? title,
    summary: editionText(ruleset, `rows.${id}.text`) ?? '',
    section: sectionOfRule(id),
    document,
    place: section,
    own: false,
    founded: {
      edition: ruleset.name,
      standing: brought.standings.get(id) ?? 'reading',
      asOf: brought.asOf.get(id) ?? null,
      rules: cited.has(id)
    },
    ...(judge && { judge: { why: editionText(ruleset, `judge.${id}`) ?? judge.why, told: judge.touches.length > 0 } })
  }
}

/** The rows of a shipped edition that is a document. */
function rowsOf(id: string): readonly ReferenceEntry[] {
  const ruleset = shippedRuleset(id)
  const brought = ruleset?.brought
  if (!ruleset || !brought) return []
  const cited = citedIn(ruleset)
  return [...ruleset.rules.values()].map((row) => pageOf(ruleset, brought, row, cited))
}

/**
 * The rows that editions of the user add or change. A row whose id another page has is found at `edition/row`.
 * @param taken the ids of all other pages
 */
function ownRows(editions: readonly Ruleset[], taken: ReadonlySet<string>): readonly ReferenceEntry[] {
  const ids = new Set(taken)
  // A child has the rows of its parent, too.
  const said = new Set<string>()
  return editions.flatMap((ruleset) => {
    const { brought } = ruleset
    if (!brought) return []
    const cited = citedIn(ruleset)
    const before = shippedRuleset(brought.founded)?.rules
    return [...ruleset.rules.values()].flatMap((row) => {
      if (before?.get(row.id) === row) return []
      const page = pageOf(ruleset, brought, row, cited)
      const id = ids.has(row.id) ? `${ruleset.id}/${row.id}` : row.id
      const words = JSON.stringify([row, page.summary])
      if (ids.has(id) || said.has(words)) return []
      ids.add(id)
      said.add(words)
      return [{ ...page, id, section: 'OWN' as const, own: true }]
    })
  })
}

/** Special terrain: one page for each rule; some are known by a second id, which leads to the same page. */
function terrains(own: readonly SpecialTerrainRule[]): {
  readonly entries: readonly ReferenceEntry[]
  readonly others: ReadonlyMap<string, ReferenceEntry>
} {
  const ownIds = new Set(own.map(({ id }) => id))
  const pages = new Map<string, ReferenceEntry>()
  const others = new Map<string, ReferenceEntry>()
  for (const { id, name, summary, cite } of builtInTerrain) {
    if (ownIds.has(id)) continue
    const same = pages.get(summary)
    if (same) others.set(terrainAddress(id), same)
    else
      pages.set(summary, {
        id: terrainAddress(id),
        kind: 'terrain',
        title: shippedText(name),
        summary: ruleText(terrainKey(id), summary),
        section: 'TERRAIN',
        document: cite.document,
        place: cite.section,
        own: false
      })
  }
  const entries = own.map(({ id, name, summary, cite }): ReferenceEntry => ({
    id: terrainAddress(id),
    kind: 'terrain',
    title: name,
    summary,
    section: 'TERRAIN',
    document: cite.document,
    place: cite.section,
    own: true
  }))
  return { entries: [...entries, ...pages.values()].sort((a, b) => inCodeOrder(a.title, b.title)), others }
}

/** Where a page stands, in words: its section, and whether it was imported. */
export const placeWords = ({ section, own, founded }: ReferenceEntry, withSection = true): string =>
  [
    ...(founded ? [founded.edition] : []),
    ...(withSection ? [referenceTexts.sections[section]] : []),
    ...(own ? [referenceTexts.own] : [])
  ].join(' · ')

const dialOrder = Object.values(DIAL).flat()

/** The reference as one book: the pages of the rulebooks and of all special terrain, that of one's own among them. */
export class Book {
  /** Every page, in the order of the table of contents. */
  readonly all: readonly ReferenceEntry[]
  readonly #byId: ReadonlyMap<string, ReferenceEntry>
  readonly #bySection: ReadonlyMap<SectionId, readonly ReferenceEntry[]>
  readonly #terrain: readonly SpecialTerrainRule[]

  /** @param own special terrain that did not come with Linejudge @param editions those of the user */
  constructor(own: readonly SpecialTerrainRule[] = [], editions: readonly Ruleset[] = []) {
    const { entries: special, others } = terrains(own)
    const shipped = [...MODERN_EDITIONS.flatMap(({ id }) => rowsOf(id)), ...rows(), ...special]
    const found = [...shipped, ...ownRows(editions, new Set(shipped.map(({ id }) => id)))]
    this.#bySection = new Map(
      SECTIONS.map((section) => {
        const inside = found.filter((entry) => entry.section === section)
        return [section, section in DIAL ? inside.sort((a, b) => dialOrder.indexOf(a.id) - dialOrder.indexOf(b.id)) : inside] as const
      })
    )
    this.all = SECTIONS.flatMap((section) => this.of(section))
    const pages = new Map(this.all.map((entry) => [entry.id, entry]))
    // The rule that an own terrain names may stand in no rulebook: then the terrain's page is where it can be read.
    const named = own.toReversed().flatMap(({ id, rule }) => {
      const page = pages.get(terrainAddress(id))
      return page ? [[rule, page] as const] : []
    })
    this.#byId = new Map([...named, ...others, ...pages])
    this.#terrain = [...own, ...builtInTerrain]
  }

  /** The page of a rule or of special terrain; an id may lead to the page of another one. */
  entry(id: string): ReferenceEntry | undefined {
    return this.#byId.get(id)
  }

  of(section: SectionId): readonly ReferenceEntry[] {
    return this.#bySection.get(section) ?? []
  }

  /** The pages before and after this one in reading order; null at either end. */
  neighbours(id: string): { readonly previous: ReferenceEntry | null; readonly next: ReferenceEntry | null } {
    const at = this.all.findIndex((entry) => entry.id === id)
    return { previous: this.all[at - 1] ?? null, next: at < 0 ? null : (this.all[at + 1] ?? null) }
  }

  /** The special terrain whose page has this address. */
  terrain(address: string): SpecialTerrainRule | undefined {
    return this.#terrain.find(({ id }) => terrainAddress(id) === address)
  }

  /** The addresses of all special terrain by this rule. */
  terrainBy(rule: string): readonly string[] {
    return this.#terrain.filter((one) => one.rule === rule).map(({ id }) => terrainAddress(id))
  }
}

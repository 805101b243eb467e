/** Everything that has a page in the reference: the rows of the rulebooks and the special terrain of maps. */
import { rulesOf } from '../../../shared/rules/catalog.ts'
import { DIAL } from '../../../shared/rules/dialColours.ts'
import { builtInTerrain } from '../../../shared/rules/terrain/builtIn.ts'
import { ruleWords } from '../../i18n/ruleWords.ts'
import { sectionOfRule, SECTIONS, type SectionId } from './sections.ts'

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
}

/** The page of a special terrain. */
export const terrainAddress = (id: string): string => `terrain:${id}`

const rows = (): readonly ReferenceEntry[] => rulesOf('heroclix-2012').map(({ id, title, summary, document, section }) =>
  ({ id, kind: 'rule', title: ruleWords(title), summary: ruleWords(summary), section: sectionOfRule(id), document, place: section }))

/** One page for each rule; some are known by a second id, which leads to the same page. */
function terrains(): { readonly entries: readonly ReferenceEntry[]; readonly others: ReadonlyMap<string, ReferenceEntry> } {
  const pages = new Map<string, ReferenceEntry>()
  const others = new Map<string, ReferenceEntry>()
  for (const { id, name, summary, cite } of builtInTerrain) {
    const same = pages.get(summary)
    if (same) others.set(terrainAddress(id), same)
    else pages.set(summary, { id: terrainAddress(id), kind: 'terrain', title: ruleWords(name), summary: ruleWords(summary), section: 'TERRAIN', document: cite.document, place: cite.section })
  }
  return { entries: [...pages.values()].sort((a, b) => (a.title < b.title ? -1 : a.title > b.title ? 1 : 0)), others }
}

const dialOrder = Object.values(DIAL).flat()

interface Reference {
  readonly all: readonly ReferenceEntry[]
  readonly byId: ReadonlyMap<string, ReferenceEntry>
  readonly bySection: ReadonlyMap<SectionId, readonly ReferenceEntry[]>
}

let known: Reference | null = null

function reference(): Reference {
  if (known) return known
  const { entries: special, others } = terrains()
  const found = [...rows(), ...special]
  const bySection = new Map(SECTIONS.map(section => {
    const own = found.filter(entry => entry.section === section)
    const isDial = section in DIAL
    return [section, isDial ? own.sort((a, b) => dialOrder.indexOf(a.id) - dialOrder.indexOf(b.id)) : own] as const
  }))
  const all = SECTIONS.flatMap(section => bySection.get(section) ?? [])
  known = { all, byId: new Map([...others, ...all.map(entry => [entry.id, entry] as const)]), bySection }
  return known
}

/** Every page, in the order of the table of contents. */
export const allEntries = (): readonly ReferenceEntry[] => reference().all

export const entryOf = (id: string): ReferenceEntry | undefined => reference().byId.get(id)

export const entriesOf = (section: SectionId): readonly ReferenceEntry[] => reference().bySection.get(section) ?? []

/** The pages before and after this one in reading order; null at either end. */
export function neighbours(id: string): { readonly previous: ReferenceEntry | null; readonly next: ReferenceEntry | null } {
  const { all } = reference()
  const at = all.findIndex(entry => entry.id === id)
  return { previous: all[at - 1] ?? null, next: at < 0 ? null : all[at + 1] ?? null }
}

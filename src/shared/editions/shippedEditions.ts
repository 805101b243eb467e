/** The editions that ship with Linejudge: documents in `resources/editions`. Each is read once, if it is asked for. */
import clixCampaign from '../../../resources/editions/clix-campaign.json' with { type: 'json' }
import heroclix2010 from '../../../resources/editions/heroclix-2010.json' with { type: 'json' }
import heroclix2012 from '../../../resources/editions/heroclix-2012.json' with { type: 'json' }
import heroclix2013 from '../../../resources/editions/heroclix-2013.json' with { type: 'json' }
import heroclix2023 from '../../../resources/editions/heroclix-2023.json' with { type: 'json' }
import heroclixJan2010 from '../../../resources/editions/heroclix-jan-2010.json' with { type: 'json' }
import { canonicalJson } from '../base/text/canonicalJson.ts'
import type { RulesetId } from '../contract/case.ts'
import { documents } from '../rules/rulebook/documents.ts'
import type { Ruleset } from '../rules/vocabulary/ruleset.ts'
import type { EditionFile } from './editionSchema.ts'
import { foundationOf } from './foundations.ts'
import { checkEditionShape, layEdition } from './readEdition.ts'

/** Fields of a document that are read before it is checked. */
interface Document {
  readonly id: string
  readonly name: string
  readonly parent?: { readonly id: string }
  readonly foundation?: string
  readonly sources?: readonly { readonly title: string; readonly kind: string }[]
}

/** Oldest first; those of other makers after them. */
const CLASSIC: readonly Document[] = [heroclixJan2010, heroclix2010, heroclix2012, heroclix2013, clixCampaign]
const MODERN: readonly Document[] = [heroclix2023]
const DOCUMENTS: ReadonlyMap<string, Document> = new Map([...CLASSIC, ...MODERN].map((document) => [document.id, document]))

export interface ShippedEdition {
  readonly id: RulesetId
  readonly name: string
}

/** Editions on the classic foundation (2010 to 2013), oldest first. Their rulings have no standing and no open readings. */
export const CLASSIC_EDITIONS: readonly ShippedEdition[] = CLASSIC
/** Editions on the modern foundation, oldest first. */
export const MODERN_EDITIONS: readonly ShippedEdition[] = MODERN

/** The ids of all of them. */
export const SHIPPED_IDS: readonly RulesetId[] = [...DOCUMENTS.keys()]

/** The hashes of their rules by id, if the build has worked them out. */
declare const __LINEJUDGE_RULES__: Readonly<Record<string, string>> | undefined
const HASHES: Readonly<Record<string, string>> = typeof __LINEJUDGE_RULES__ === 'undefined' ? {} : __LINEJUDGE_RULES__

interface Shipped {
  readonly file: EditionFile
  readonly ruleset: Ruleset
}

const read = new Map<string, Shipped>()

const startOf = ({ parent, foundation = 'classic' }: EditionFile): Ruleset =>
  parent === undefined ? foundationOf(foundation) : shipped(parent.id)!.ruleset

function shipped(id: string): Shipped | undefined {
  const known = read.get(id)
  if (known || !DOCUMENTS.has(id)) return known
  const file = checkEditionShape(DOCUMENTS.get(id))
  // Rulings of classic editions name no hash: it is not worked out.
  const isClassic = CLASSIC.some((one) => one.id === id)
  const laid = file.ok ? layEdition(startOf(file.value), file.value, '', isClassic ? '' : HASHES[id]) : file
  if (!file.ok || !laid.ok) {
    const problems = file.ok && !laid.ok ? laid.problems : file.ok ? [] : file.problems
    throw new Error(`The edition ${id} is damaged: ${problems.map(({ message, path }) => `${path} ${message}`).join(' ')}`)
  }
  const { brought: _, ...rules } = laid.value
  const made = { file: file.value, ruleset: isClassic ? rules : laid.value }
  read.set(id, made)
  return made
}

/** The ruleset of a shipped edition, or undefined if none has this id. */
export const shippedRuleset = (id: string): Ruleset | undefined => shipped(id)?.ruleset

/** The document of a shipped edition, or undefined if none has this id. */
export const shippedFile = (id: string): EditionFile | undefined => shipped(id)?.file

/** Whether this is a copy of a shipped document. */
export function isShippedCopy(file: EditionFile): boolean {
  const own = shipped(file.id)?.file
  return own !== undefined && canonicalJson(own) === canonicalJson(file)
}

/** The classic editions for which each document was written, by its title; our own readings are written for none. */
const WRITTEN_FOR: ReadonlyMap<string, readonly Document[]> = new Map(
  CLASSIC.flatMap(({ sources = [] }) => sources)
    .filter(({ kind }) => kind !== 'house')
    .map(({ title }) => [title, CLASSIC.filter(({ sources = [] }) => sources.some((source) => source.title === title))])
)
/** A rulebook of an edition that does not ship. */
const OF_2011: Document = { id: 'heroclix-2011', name: 'HeroClix 2011' }

function writtenFor(document: string): readonly Document[] {
  if (document === documents.rulebook2011) return [OF_2011]
  // Special terrain names its own documents, whose titles contain the year.
  return WRITTEN_FOR.get(document) ?? (/\b2013\b/.test(document) ? CLASSIC.filter(({ id }) => id === heroclix2013.id) : [])
}

/** The name of the other edition for which a document was written; null: it is of this edition, or of none. */
export function otherEditionOf(document: string, ruleset: string): string | null {
  const editions = writtenFor(document)
  return editions.some(({ id }) => id === ruleset) ? null : (editions[0]?.name ?? null)
}

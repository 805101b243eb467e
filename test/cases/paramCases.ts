/** Cases of single parameters of editions (`params/`): the edition of each sets one value over a parent that has another one. */
import { readdirSync, readFileSync } from 'node:fs'
import { flatParams, PARAM_SCHEMAS } from '../../src/shared/editions/paramSchema.ts'
import { SHIPPED_IDS, shippedRuleset } from '../../src/shared/editions/shippedEditions.ts'
import { NotTaken, rulingOn } from '../support/askEngine.ts'
import { questionOf, spokenOf, wrongWith, type CaseFile, type GoldenCase } from './caseFiles.ts'

/** An edition of a case, as far as it is read here. */
interface EditionOfCase {
  readonly id: string
  readonly parent: { readonly id: string }
  readonly params: Readonly<Record<string, unknown>>
}

/** A case with the parameter that its edition sets. */
export interface ParamCase {
  readonly one: GoldenCase
  readonly address: string
  readonly value: unknown
  /** The id of the parent, and its value of the same parameter. */
  readonly parent: string
  readonly before: unknown
}

const folder = new URL('params/', import.meta.url)

export const paramFiles = (): readonly CaseFile[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => ({ name, cases: JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as GoldenCase[] }))

const editionsOf = (one: GoldenCase): readonly EditionOfCase[] =>
  (one as unknown as { readonly editions?: readonly EditionOfCase[] }).editions ?? []

/** The edition that rules a case. */
function editionOf(one: GoldenCase): EditionOfCase {
  const edition = editionsOf(one).find(({ id }) => id === one.ruleset)
  if (!edition) throw new Error(`${one.id} brings no edition "${one.ruleset}".`)
  return edition
}

/** The value of a parameter in an edition of the case, or in a shipped one. */
function valueIn(one: GoldenCase, id: string, address: string): unknown {
  const own = editionsOf(one).find((edition) => edition.id === id)
  if (own && address in own.params) return own.params[address]
  const shipped = shippedRuleset(id)
  return own ? valueIn(one, own.parent.id, address) : shipped && flatParams(shipped.params).get(address)
}

/** What a case is about. Throws if its edition sets anything but one parameter. */
export function paramOf(one: GoldenCase): ParamCase {
  const { parent, params } = editionOf(one)
  const [entry, ...others] = Object.entries(params)
  if (!entry || others.length > 0) throw new Error(`The edition of ${one.id} sets ${others.length + 1} parameters.`)
  const [address, value] = entry
  return { one, address, value, parent: parent.id, before: valueIn(one, parent.id, address) }
}

const withEditions = (one: GoldenCase, ruleset: string, editions: readonly EditionOfCase[]): GoldenCase =>
  Object.assign({ ...one, ruleset }, { editions })

/** The same question by the parent of its edition. */
export const byParent = ({ one, parent }: ParamCase): GoldenCase =>
  withEditions(
    one,
    parent,
    editionsOf(one).filter(({ id }) => id !== one.ruleset)
  )

/** The same question with another value of its parameter. */
export const withValue = ({ one, address }: ParamCase, value: unknown): GoldenCase =>
  withEditions(
    one,
    one.ruleset,
    editionsOf(one).map((edition) => (edition.id === one.ruleset ? { ...edition, params: { [address]: value } } : edition))
  )

/** Parameters that say in which form a case has its dice: in the other form it is not taken, and that is another answer. */
const FORM_OF_DICE: readonly string[] = ['attack.severalTargets']

/** What a ruling has against the expectation of its case, in words, or null. Throws if the question is not taken. */
export function unlikeExpected(one: GoldenCase): string | null {
  const ruling = rulingOn(questionOf(one))
  const wrong = wrongWith(one.expect, ruling)
  const spoken = spokenOf(one, ruling)
  return wrong ? JSON.stringify(wrong) : spoken.length > 0 ? `cites ${spoken.join(', ')}` : null
}

/** Does another value of the parameter give the same answer? */
export function isAnsweredAlike({ address }: ParamCase, other: GoldenCase): boolean {
  try {
    return unlikeExpected(other) === null
  } catch (error) {
    if (error instanceof NotTaken && FORM_OF_DICE.includes(address)) return false
    throw error
  }
}

/** What the test reads of a schema of a parameter. */
interface Shape {
  readonly type: string
  readonly options?: readonly unknown[]
  readonly wrapped?: Shape
}

/** The values that a parameter may have; of numbers, lists and records null alone is known. */
export function choicesOf(address: string): { readonly known: readonly unknown[]; readonly isOpen: boolean; readonly isNumber: boolean } {
  const within = ({ type, options = [], wrapped }: Shape): ReturnType<typeof choicesOf> => {
    if (type === 'boolean') return { known: [true, false], isOpen: false, isNumber: false }
    if (type === 'picklist') return { known: options, isOpen: false, isNumber: false }
    if (wrapped === undefined) return { known: [], isOpen: true, isNumber: type === 'number' }
    const { known, ...rest } = within(wrapped)
    return { known: type === 'nullable' ? [null, ...known] : known, ...rest }
  }
  return within(PARAM_SCHEMAS.get(address) as unknown as Shape)
}

/** The values of a parameter in the editions that ship. */
export const shippedValues = (address: string): readonly unknown[] =>
  SHIPPED_IDS.map((id) => flatParams(shippedRuleset(id)!.params).get(address))

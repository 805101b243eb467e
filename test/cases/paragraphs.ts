/**
 * The documents that the rules come from, paragraph by paragraph: what each one states, in our own words, and what
 * shows it. Nothing of the documents themselves stands in these files but numbers.
 */
import { readFileSync } from 'node:fs'

/** Where a ruling says that the engine does not decide something, by the id of how it says so. */
export type Said =
  /** A row that is left to the judge (`rules/leftToJudge.ts`). */
  | 'left-to-judge'
  /** A sentence of what was not considered (`explain/leftOut.ts`). */
  | 'not-considered'
  /** What an effect leaves to the judge, by the key of its text (`rules/ruleKeys.ts`). */
  | 'asked'
  /** A clarification or a reading that stands beside a reason (`rules/clarifies.ts`), by its sentence. */
  | 'clarified'
  /** A sentence of a reason that says it (`explain/sentences.en.ts`). */
  | 'told'

export interface Clause {
  /** What is stated, very short and in our own words. */
  readonly says: string
  /** The rows of the rulebook that hold it. */
  readonly rules: readonly string[]
  /** Golden cases that show it. */
  readonly cases?: readonly string[]
  readonly notInEngine?: { readonly list: Said; readonly id: string }
  /** Neither shown nor said in a ruling: one sentence on what is missing. */
  readonly owed?: string
}

/** `announced`: what it speaks of is not in the document. */
export type ParagraphKind = 'heading' | 'prose' | 'example' | 'rule' | 'announced'

export interface Paragraph {
  /** Its number among the paragraphs that are not empty, from 1. */
  readonly n: number
  /** The heading that it stands under, as we call it. */
  readonly under: string
  readonly kind: ParagraphKind
  readonly label: string
  readonly clauses?: readonly Clause[]
}

export interface ReadDocument {
  /** How the ground truth of the rules calls it. */
  readonly document: string
  readonly name: string
  /** How many paragraphs it has. */
  readonly count: number
  readonly paragraphs: readonly Paragraph[]
}

const FILES = ['heroclix-articles', 'clix-campaign', 'descent-attack', 'heroscape-knockback', 'players-guide'] as const

let known: readonly ReadDocument[] | undefined

/** The five documents, in the order of the ground truth. */
export function readDocuments(): readonly ReadDocument[] {
  known ??= FILES.map((file) => JSON.parse(readFileSync(new URL(`paragraphs/${file}.json`, import.meta.url), 'utf8')) as ReadDocument)
  return known
}

export const clausesOf = ({ paragraphs }: ReadDocument): Clause[] => paragraphs.flatMap(({ clauses = [] }) => clauses)

export interface ParagraphCounts {
  readonly paragraphs: number
  /** Paragraphs that state a rule. */
  readonly rules: number
  readonly examples: number
  readonly clauses: number
  /** Clauses that a golden case shows. */
  readonly shown: number
  readonly notInEngine: number
  readonly owed: number
}

export function countsOf(document: ReadDocument): ParagraphCounts {
  const clauses = clausesOf(document)
  const of = (kind: ParagraphKind): number => document.paragraphs.filter((one) => one.kind === kind).length
  return {
    paragraphs: document.paragraphs.length,
    rules: of('rule'),
    examples: of('example'),
    clauses: clauses.length,
    shown: clauses.filter(({ cases }) => cases).length,
    notInEngine: clauses.filter(({ notInEngine }) => notInEngine).length,
    owed: clauses.filter(({ owed }) => owed !== undefined).length
  }
}

/**
 * The sentences of cards that rulings could use, as offers to a judge: nothing of them counts before it is accepted. Accepted sentences are
 * compared with the present text and with the present reader.
 */
import { acceptedFor, ruledPart, type Abilities, type AcceptedSentence, type RuledPart } from '../cards/acceptedText.ts'
import type { CardClause } from '../cards/grammar/frame.ts'
import type { CardReader } from '../cards/cardReader.ts'
import { canonical } from '../cards/grammar/parse.ts'
import { sentenceHash } from '../cards/sentenceHash.ts'
import { sentencesOf } from '../cards/sentences.ts'

/** Kinds of parts, in the order in which forms name them. */
export const PART_KINDS = ['powers', 'abilities', 'stop', 'protected', 'size', 'values'] as const
export type PartKind = (typeof PART_KINDS)[number]

/** Where a sentence is. */
export interface SentencePlace {
  /** The id of the figure, and that of its trait or special power. */
  readonly figure: string
  readonly text: string
  /** The name of the text, or its id. */
  readonly name: string
}

export interface CardOffer extends SentencePlace {
  readonly sentence: string
  /** `sentenceHash` of the sentence. */
  readonly of: string
  readonly clauses: readonly CardClause[]
  /** The part that rulings would use. */
  readonly part: RuledPart
  /** The kinds of its parts, joined by `+`: sentences of one form are accepted together. */
  readonly form: string
}

/** An accepted sentence that a judge should see again. */
export interface ToReview extends SentencePlace {
  readonly of: string
  readonly part: RuledPart | null
  /** `gone`: the text no longer has this sentence, so that it does not count; `otherwise`: the present reader gives other clauses. */
  readonly why: 'gone' | 'otherwise'
}

/** An accepted sentence that counts. */
export interface AcceptedPlace extends SentencePlace {
  readonly sentence: string
  readonly of: string
  /** The day on which it was accepted. */
  readonly accepted: string
  /** The part that rulings use; null: none, for this version cannot use one of its clauses. */
  readonly part: RuledPart | null
}

/** The sentences of a figure's card, for a judge. */
export interface CardOffers {
  /** The number of all sentences of all its texts. */
  readonly sentences: number
  readonly offers: readonly CardOffer[]
  readonly accepted: readonly AcceptedPlace[]
  readonly review: readonly ToReview[]
}

/** A text with its accepted sentences. */
export interface OfferedText {
  readonly id: string
  readonly name?: string | undefined
  readonly text?: string | undefined
  readonly sentences?: readonly AcceptedSentence[] | undefined
}

export interface OfferedFigure {
  readonly id: string
  readonly name: string
  readonly traits?: readonly OfferedText[] | undefined
  readonly specialPowers: readonly OfferedText[]
}

/** Clauses that a judge has written: they are not compared with the reader. */
const BY_JUDGE = 'judge'

function formOf({ grants = [], protected: guards = [], symbol, clauses = [], stop }: RuledPart, isPower: (id: string) => boolean): string {
  const has: Readonly<Record<PartKind, boolean>> = {
    powers: grants.some(isPower),
    abilities: grants.some((id) => !isPower(id)),
    stop: stop === true,
    protected: guards.length > 0,
    size: symbol !== undefined,
    values: clauses.length > 0
  }
  return PART_KINDS.filter((kind) => has[kind]).join('+')
}

/** Names by which sentences are sorted into forms. */
export interface OfferNames extends Abilities {
  readonly nameOfPower: (id: string) => string | undefined
}

/** The offers of one figure, and what was accepted of it before. */
export function offersOf(
  { id: figure, name: figureName, traits = [], specialPowers }: OfferedFigure,
  reader: CardReader,
  names: OfferNames
): CardOffers {
  const isPower = (id: string): boolean => names.nameOfPower(id) !== undefined
  const offers: CardOffer[] = []
  const accepted: AcceptedPlace[] = []
  const review: ToReview[] = []
  let count = 0
  for (const { id, name, text = '', sentences = [] } of [...traits, ...specialPowers]) {
    const place = { figure, text: id, name: name ?? id }
    const there = new Set<string>()
    for (const { sentence, state, clauses } of reader.read(text, figureName)) {
      count++
      const of = sentenceHash(sentence)
      // A sentence that a text has twice is accepted once.
      if (there.has(of)) continue
      there.add(of)
      const known = acceptedFor(sentences, sentence)
      if (known) {
        const part = ruledPart(known.clauses)
        accepted.push({ ...place, sentence, of, accepted: known.accepted, part })
        if (known.by !== BY_JUDGE && canonical([...known.clauses]) !== canonical([...clauses]))
          review.push({ ...place, of, part, why: 'otherwise' })
        continue
      }
      const part = state === 'parsed' ? ruledPart(clauses, names) : null
      if (part) offers.push({ ...place, sentence, of, clauses, part, form: formOf(part, isPower) })
    }
    for (const { of, clauses } of sentences) if (!there.has(of)) review.push({ ...place, of, part: ruledPart(clauses), why: 'gone' })
  }
  return { sentences: count, offers, accepted, review }
}

/** A change of what is accepted of a text. */
export interface TextChange {
  readonly put: readonly AcceptedSentence[]
  /** Hashes of sentences that are no longer accepted. */
  readonly drop: readonly string[]
}

/** A text after a change. Only sentences that the text has are accepted. */
export function withAccepted<T extends OfferedText>(text: T, { put, drop }: TextChange): T {
  const hashes = new Set(sentencesOf(text.text ?? '').map(({ sentence }) => sentenceHash(sentence)))
  const more = put.filter(({ of }) => hashes.has(of))
  const { sentences = [], ...rest } = text
  const kept = [...sentences.filter(({ of }) => !drop.includes(of) && !more.some((one) => one.of === of)), ...more]
  return (kept.length === 0 ? rest : { ...rest, sentences: kept }) as T
}

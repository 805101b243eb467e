/** How many sentences of the cards of figures the card reader parses, and what is missing. */
import { ruledPart } from '../cards/acceptedText.ts'
import { cardNames } from '../cards/cardNames.ts'
import { CardReader, type SentenceRead } from '../cards/cardReader.ts'
import type { FigureEntry } from '../formats/documents/documents.ts'

export interface SentenceCounts {
  readonly parsed: number
  readonly moment: number
  readonly text: number
}

/** Sentences that the reader does not parse, alike except for numbers. */
export interface MissingSentence {
  readonly words: string
  readonly sentences: number
  /** Figures of which every static sentence would be parsed with it. */
  readonly completes: number
}

export interface CardCoverage {
  readonly figures: number
  readonly sentences: SentenceCounts
  /** Parsed sentences that rulings could use if a judge accepted them. */
  readonly ruled: number
  readonly static: { readonly all: number; readonly parsed: number }
  /** Sentences that come at a moment; known: parsed, or their moment is. */
  readonly atMoment: { readonly all: number; readonly known: number }
  readonly characters: { readonly all: number; readonly everyStatic: number; readonly whole: number }
  /** The sentences without which most figures are not complete first. */
  readonly missing: readonly MissingSentence[]
}

interface FigureRead {
  readonly isCharacter: boolean
  readonly name: string
  readonly sentences: readonly SentenceRead[]
}

/** How much of the cards is parsed. Names of other figures are those of the figures here. */
export function cardCoverageOf(figures: readonly FigureEntry[]): CardCoverage {
  const keywords = new Set(figures.flatMap((figure) => figure.keywords ?? []))
  const names = cardNames(keywords, new Set(figures.map(({ name }) => name)))
  const reader = new CardReader(names)
  const read = figures.map((figure): FigureRead => {
    const texts = [...(figure.traits ?? []), ...figure.specialPowers]
    const sentences = texts.flatMap(({ text = '' }) => reader.read(text, figure.name))
    return { isCharacter: (figure.type ?? 'character') === 'character', name: figure.name, sentences }
  })
  const all = read.flatMap(({ sentences }) => sentences)
  const characters = read.filter(({ isCharacter }) => isCharacter)
  const parsed = all.filter(isParsed)
  const statics = all.filter(isStatic)
  const moments = all.filter((one) => !isStatic(one))
  return {
    figures: figures.length,
    sentences: {
      parsed: parsed.length,
      moment: count(all, (one) => one.state === 'moment'),
      text: count(all, (one) => one.state === 'text')
    },
    ruled: count(parsed, (one) => ruledPart(one.clauses, names) !== null),
    static: { all: statics.length, parsed: count(statics, isParsed) },
    atMoment: { all: moments.length, known: count(moments, ({ state }) => state !== 'text') },
    characters: {
      all: characters.length,
      everyStatic: count(characters, ({ sentences }) => sentences.every((one) => !isStatic(one) || isParsed(one))),
      whole: count(characters, ({ sentences }) => sentences.every(isParsed))
    },
    missing: missingIn(read)
  }
}

const count = <T>(list: readonly T[], is: (one: T) => boolean): number => list.filter(is).length
const isParsed = ({ state }: SentenceRead): boolean => state === 'parsed'
const isStatic = ({ isOfMoment }: SentenceRead): boolean => !isOfMoment

function missingIn(read: readonly FigureRead[]): readonly MissingSentence[] {
  const found = new Map<string, { sentences: number; completes: number }>()
  for (const { sentences, name, isCharacter } of read) {
    const left = sentences.filter((one) => !isParsed(one))
    const open = left.filter(isStatic).map(({ sentence }) => shapeOf(sentence, name))
    for (const { sentence } of left) {
      const words = shapeOf(sentence, name)
      const one = found.get(words) ?? { sentences: 0, completes: 0 }
      found.set(words, { ...one, sentences: one.sentences + 1 })
    }
    const [only] = open
    if (isCharacter && only !== undefined && open.every((words) => words === only)) {
      const one = found.get(only)!
      found.set(only, { ...one, completes: one.completes + 1 })
    }
  }
  return [...found]
    .map(([words, counts]) => ({ words, ...counts }))
    .sort((a, b) => b.completes - a.completes || b.sentences - a.sentences || (a.words < b.words ? -1 : 1))
}

/** A sentence without its numbers and the name of its figure. */
const shapeOf = (sentence: string, name: string): string => sentence.replaceAll(name, '~').replaceAll(/\d+/g, 'N')

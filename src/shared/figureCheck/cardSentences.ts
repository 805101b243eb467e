/**
 * The parts of cards that a ruling did not consider, sentence by sentence: a sentence of a moment is reported by the rulings in which its moment can come, and
 * by no others; every other sentence is reported as before.
 */
import { ruledPart } from '../cards/acceptedText.ts'
import { cardNames, type CardNames } from '../cards/cardNames.ts'
import { CardReader, type SentenceRead } from '../cards/cardReader.ts'
import type { Fields } from '../cards/grammar/grammar.ts'
import { eachText, rolesIn } from '../cases/beside/bearing.ts'
import { tableQuestion } from '../cases/questions/onTable.ts'
import type { CaseFigure, ClixCase, OwnText } from '../contract/case.ts'
import { textsOf } from '../contract/ownText.ts'
import type { NotConsidered, Ruling } from '../contract/ruling.ts'
import { leftOut, leftOutSource, matters } from '../explain/leftOut.ts'
import { canCome, whenOf, type Asked, type When } from './cardMoments.ts'

/** Entries about a text of a card. */
const ABOUT_TEXT: readonly string[] = ['text-unread', 'text-partly-read', 'text-says-more']

/** A reader with the names of the cards that it reads. */
export interface ReadsCards {
  readonly reader: CardReader
  readonly names: CardNames
}

/** A figure of a case or of a set. */
interface Named {
  readonly id: string
  readonly name?: string | undefined
  readonly keywords?: readonly string[] | undefined
}

/** The names that texts of cards may use: of figures, and of keywords. */
export interface NamesOnCards {
  readonly figures: ReadonlySet<string>
  readonly keywords: ReadonlySet<string>
}

export const namesOf = (figures: readonly Named[]): NamesOnCards => ({
  figures: new Set(figures.map(({ id, name }) => name ?? id)),
  keywords: new Set(figures.flatMap(({ keywords = [] }) => keywords))
})

export function readerWith({ figures, keywords }: NamesOnCards): ReadsCards {
  const names = cardNames(keywords, figures)
  return { reader: new CardReader(names), names }
}

/** A reader for cards that may name these figures and their keywords. */
export const readerOf = (figures: readonly Named[]): ReadsCards => readerWith(namesOf(figures))

/** Whether rulings use all of a sentence already. */
function isUsed({ state, clauses }: SentenceRead, text: OwnText, { names }: ReadsCards): boolean {
  const part = state === 'parsed' ? ruledPart(clauses, names) : null
  if (part === null) return false
  const own = new Set((text.clauses ?? []).map((clause) => JSON.stringify(clause)))
  return (
    (part.grants ?? []).every((id) => text.grants?.includes(id)) &&
    (part.protected ?? []).every((one) => text.protected?.includes(one)) &&
    (part.clauses ?? []).every((clause) => own.has(JSON.stringify(clause))) &&
    (part.symbol === undefined || text.symbol === part.symbol)
  )
}

/** The moment of a sentence: of its clauses if it is parsed. */
const momentOf = ({ state, clauses, moment }: SentenceRead): Fields | undefined => (state === 'parsed' ? clauses[0] : moment)

const isUse = (moment: Fields | undefined): boolean =>
  typeof moment?.on === 'object' && moment.on !== null && 'event' in moment.on && moment.on.event === 'uses'

/** The powers of the sentence itself ("When he uses Leadership"), or those that the text grants. */
function powersOf(moment: Fields | undefined, text: OwnText): readonly string[] {
  const on = moment?.on
  const power = typeof on === 'object' && on !== null && 'power' in on ? on.power : undefined
  if (typeof power === 'object' && power !== null && 'power' in power && typeof power.power === 'string') return [power.power]
  return (text.grants ?? []).map((grant) => (typeof grant === 'string' ? grant : grant.power))
}

interface Concerned {
  readonly sentence: string
  readonly atMoment: boolean
}

/** The sentences of a text that concern a ruling and that it did not use. */
function concerned(text: OwnText, figure: CaseFigure, asked: Asked, cards: ReadsCards): readonly Concerned[] {
  const found: Concerned[] = []
  let before: { readonly when: When; readonly powers: readonly string[] } = { when: 'always', powers: [] }
  for (const read of cards.reader.read(text.text ?? '', figure.name ?? figure.id)) {
    const moment = momentOf(read)
    const own = read.isOfMoment && moment ? whenOf(moment) : null
    // A continuation comes when the sentence before it does; one that is not recognised may come at any time.
    if (own !== null) before = { when: own, powers: isUse(moment) ? powersOf(moment, text) : [] }
    else if (!read.isOfMoment || moment === undefined) before = { when: 'always', powers: [] }
    if (isUsed(read, text, cards)) continue
    const atMoment = read.isOfMoment && before.when !== 'always'
    if (!atMoment || canCome(before.when, asked, figure.id, before.powers)) found.push({ sentence: read.sentence, atMoment })
  }
  return found
}

/** The entries of a ruling with those about texts of cards sentence by sentence; texts that cannot change the ruling stay as they are. @param cards called if a text is read */
export function bySentence(input: ClixCase, ruling: Ruling, cards: () => ReadsCards): readonly NotConsidered[] {
  const figures = new Map((input.figures ?? []).map((one) => [one.id, one]))
  const isAboutText = (item: NotConsidered): boolean => {
    const source = leftOutSource(item)
    return source !== undefined && 'say' in source && ABOUT_TEXT.includes(source.say) && matters(item)
  }
  if (!ruling.notConsidered.some(isAboutText)) return ruling.notConsidered
  const { actors } = rolesIn({ ask: input.ask, own: ruling, sideOf: (id) => figures.get(id)?.side })
  const { notConsidered: _, cites: __, ...results } = ruling
  const named = new Set<string>()
  eachText([input.ask, results], '', (text) => named.add(text))
  const asked = { topics: tableQuestion(input.ask).topics, actors, named }
  const reads = cards()
  return ruling.notConsidered.flatMap((item): readonly NotConsidered[] => {
    const figure = isAboutText(item) && item.figure !== undefined ? figures.get(item.figure) : undefined
    const text = figure && textsOf(figure).find(({ id }) => id === item.id)
    if (!figure || !text?.text) return [item]
    const { kind, id } = item
    return concerned(text, figure, asked, reads).map(({ sentence, atMoment }) =>
      leftOut({ kind, figure: figure.id, id }, atMoment ? 'card-at-moment' : 'card-sentence', {
        figure: figure.name ?? figure.id,
        name: text.name ?? id,
        sentence
      })
    )
  })
}

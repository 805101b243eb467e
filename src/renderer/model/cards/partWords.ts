/** The part of a card's sentence that rulings use, in our words. */
import { ruledPart, type AcceptedSentence, type RuledPart } from '../../../shared/cards/acceptedText.ts'
import type { TextReadAgain } from '../../../shared/formats/foreignFigures/readAgain.ts'
import { PART_KINDS, type PartKind } from '../../../shared/figureCheck/cardOffers.ts'
import { VALUES, type ValueName } from '../../../shared/contract/case.ts'
import { texts } from '../../i18n/texts.ts'
import { figuresTexts } from '../../i18n/laterTexts.ts'
import { dayWords } from './cardsRead.ts'
import { powerName } from '../table/figures/powerNames.ts'

const t = figuresTexts.cards

interface Change {
  readonly value?: unknown
  readonly modify?: unknown
}

const signed = (amount: number): string => (amount < 0 ? `−${-amount}` : `+${amount}`)

function changeWords(clause: object): string {
  const { value, modify } = clause as Change
  const name = VALUES.find((one) => one === value)
  return name === undefined ? '' : t.value(texts.values[name satisfies ValueName], signed(Number(modify)))
}

/** "Can use Toughness, Charge. Attack +1." @param part null: rulings use nothing of it */
export function partWords(part: RuledPart | null): string {
  if (part === null) return t.nothing
  const { grants = [], protected: guards = [], symbol, clauses = [], stop } = part
  return [
    ...(grants.length > 0 ? [t.canUse(grants.map(powerName).join(', '))] : []),
    ...(guards.length > 0 ? [t.protected(guards.map(powerName).join(', '))] : []),
    ...(symbol ? [t.size(texts.sizes[symbol])] : []),
    ...clauses.map(changeWords),
    ...(stop ? [t.stop] : [])
  ]
    .filter((words) => words !== '')
    .join(' ')
}

/** The part of an accepted sentence that rulings use. */
export const acceptedWords = ({ accepted, clauses }: AcceptedSentence): string =>
  t.acceptedOn(dayWords(accepted), partWords(ruledPart(clauses)))

/** The heading of a form: the kinds of its parts. */
export const formWords = (form: string): string =>
  form
    .split('+')
    .filter((kind): kind is PartKind => PART_KINDS.some((one) => one === kind))
    .map((kind) => t.kinds[kind])
    .join(', ')

/** The powers that this version reads differently in a text that an older version imported. */
export const againWords = ({ removed, added, stop, more }: TextReadAgain): string =>
  [
    ...(removed.length > 0 ? [t.again.removed(removed.map(powerName).join(', '))] : []),
    ...(added.length > 0 ? [t.again.added(added.map(powerName).join(', '))] : []),
    ...(stop ? [t.again.stop] : []),
    ...(more === null ? [] : [more ? t.again.more : t.again.noMore])
  ].join(' ')

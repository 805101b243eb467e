/** A ruling as a person at the table reads it: the verdict's word and shape, the numbers, and the choices in words. */
import type { ClixCase, SquareXY } from '../../../shared/contract/case.ts'
import type { Reason, Ruling, RulingOption } from '../../../shared/contract/ruling.ts'
import { openParts, wayWords, type OpenParts } from '../../../shared/explain/openParts.ts'
import { decidingReason } from '../../../shared/explain/decidingReason.ts'
import type { Fact, Shape, Tone, VerdictLook } from '../question/entry/askKind.ts'
import { entryOf, entryOfKind } from '../question/kinds/all.ts'
import { namesOn, wordsOn } from '../table/sentence/title.ts'
import { texts } from '../../i18n/texts.ts'

const LOOKS: Readonly<Record<string, readonly [Shape, Tone]>> = {
  clear: ['open', 'clear'],
  hindered: ['half', 'hindered'],
  blocked: ['bar', 'blocked'],
  legal: ['tick', 'clear'],
  illegal: ['cross', 'blocked'],
  some: ['tick', 'clear'],
  hit: ['burst', 'clear'],
  miss: ['gap', 'blocked'],
  mixed: ['half', 'hindered'],
  'no-attack': ['cross', 'blocked'],
  open: ['number', 'plain'],
  played: ['tick', 'clear'],
  success: ['tick', 'clear'],
  failure: ['held', 'blocked'],
  automatic: ['tick', 'clear'],
  'not-needed': ['open', 'clear'],
  'knocked-back': ['chevrons', 'hindered'],
  judge: ['judge', 'judge'],
  unfinished: ['gap', 'judge'],
  taken: ['number', 'plain'],
  value: ['number', 'plain']
}

/** @param value the question, if the headline depends on it; without it the verdict's word is shown */
export function verdictLook(ruling: Ruling, value?: ClixCase): VerdictLook {
  const [shape, tone] = LOOKS[ruling.verdict] ?? ['number', 'plain']
  const word = texts.verdicts[ruling.verdict] ?? ruling.verdict
  if (ruling.verdict === 'judge' || ruling.verdict === 'unfinished') return { word, shape, tone }
  const plain = { word, shape, tone }
  // A saved ruling may be on a question that the table does not hold.
  return entryOfKind(ruling.kind)?.look?.(ruling, plain, value?.ask.kind === ruling.kind ? value : undefined) ?? plain
}

/** The result of a ruling in a few words, in addition to its verdict's mark. */
export function outcomeText(value: ClixCase, ruling: Ruling): string {
  const { word } = verdictLook(ruling)
  return entryOf(ruling).outcome?.(ruling, word, namesOn(value)) ?? word
}

export { decidingReason }

/** The reason's sentence with figures by name and squares as the board's edges name them. */
export const reasonText = (value: ClixCase, reason: Reason): string => namesOn(value).reason(reason)

const squaresKey = (squares: readonly SquareXY[]): string => squares.map(String).sort().join(' ')

/** The number that the blocker of this reason carries on the board, or null. */
export function blockerNumber(ruling: Ruling, reason: Reason): number | null {
  if (!('blockedBy' in ruling) || reason.weight !== 'decides') return null
  const key = squaresKey(reason.at)
  const found = ruling.blockedBy.findIndex(({ figure, at }) => (figure !== undefined && figure === reason.by) || squaresKey(at) === key)
  return found < 0 ? null : found + 1
}

/** The numbers and squares that somebody at the table needs, most wanted first. */
export const factsOf = (value: ClixCase, ruling: Ruling): readonly Fact[] => entryOf(ruling).facts(value.ask, ruling, namesOn(value))

/** A way that a player may choose, with its end: "Mastermind to Brand: Brand takes 3, back to I9". */
export const optionWords = (value: ClixCase, option: RulingOption): string => wayWords(value, option, wordsOn(value))

/** Dice, due rolls and choices of a ruling in the words of its table. */
export const openOf = (value: ClixCase, ruling: Ruling): OpenParts => openParts(value, ruling, wordsOn(value))

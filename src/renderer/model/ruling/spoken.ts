/** What a judge reads aloud of a ruling: one sentence that answers the question, with what decided it where that is not said yet. */
import type { ClixCase } from '../../../shared/contract/case.ts'
import type { Ruling } from '../../../shared/contract/ruling.ts'
import { statedValue } from '../../../shared/cases/common/statedValue.ts'
import { rulingTexts } from '../../i18n/texts.ts'
import { entryOf } from '../question/kinds/all.ts'
import { endNames, namesOn } from '../table/sentence/title.ts'
import { figureById } from '../table/position/caseEdit.ts'
import { decidingReason, reasonText } from './readRuling.ts'

/** Verdicts whose sentence says all that is to be said; of the others the reason belongs to the answer. */
const SAY_ALL: ReadonlySet<string> = new Set([
  'hit',
  'miss',
  'mixed',
  'knocked-back',
  'none',
  'taken',
  'value',
  'some',
  'played',
  'chance',
  'ranked'
])

/** Reasons that the sentence itself has said: the chance of an attack. */
const SAID: ReadonlySet<string> = new Set(['odds.chance'])

/** Left to a judge, or not finished: the reason alone says what is open. */
const OPEN: ReadonlySet<string> = new Set(['judge', 'unfinished'])

const sentenceCase = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1)
const withStop = (text: string): string => (/[.!?。]$/.test(text) ? text : `${text}.`)

/** How far the range of whoever draws a line for an attack falls short, in words; null where it reaches, or nobody has stated it. */
function outOfRange(value: ClixCase, ruling: Ruling): string | null {
  if (ruling.kind !== 'line-of-fire' || value.ask.kind !== 'line-of-fire' || value.ask.for !== undefined) return null
  const { from } = value.ask
  const figure = typeof from === 'string' ? figureById(value, from) : undefined
  const range = figure && statedValue(figure, 'range')
  return range !== undefined && range < ruling.distance ? rulingTexts.sentence.outOfRange(ruling.distance, range) : null
}

export function spokenSentence(value: ClixCase, ruling: Ruling): string {
  const deciding = decidingReason(ruling)
  const reason = deciding ? reasonText(value, deciding) : ''
  if (OPEN.has(ruling.verdict)) return reason
  const said = entryOf(ruling).sentence(value.ask, ruling, endNames(value), namesOn(value))
  const ways = ruling.options?.length ?? 0
  const open = ways > 0 ? rulingTexts.sentence.stillOpen(ways) : ''
  const isSaid = SAY_ALL.has(ruling.verdict) || (deciding?.say !== undefined && SAID.has(deciding.say))
  const parts = [said, outOfRange(value, ruling) ?? '', isSaid ? '' : reason, open]
  return parts
    .filter((part) => part !== '')
    .map((part) => withStop(sentenceCase(part)))
    .join(' ')
}

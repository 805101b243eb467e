/** The text of a ruling that a judge reads aloud: it answers the question, gives the reason, and names dice, due rolls and open choices. */
import type { ClixCase } from '../../../shared/contract/case.ts'
import type { Ruling } from '../../../shared/contract/ruling.ts'
import { openLines } from '../../../shared/explain/openParts.ts'
import { rulingTexts } from '../../i18n/texts.ts'
import { whyNotKnockedBack } from '../../../shared/explain/decidingReason.ts'
import { shortOfRange } from '../question/entry/shortOfRange.ts'
import { entryOf } from '../question/kinds/all.ts'
import { endNames, namesOn } from '../table/sentence/title.ts'
import { firstRoundAssumed } from '../table/firstRound.ts'
import { decidingReason, openOf, reasonText } from './readRuling.ts'

/** Verdicts whose sentence includes the reason or needs none. */
const SAY_ALL: ReadonlySet<string> = new Set([
  'hit',
  'miss',
  'mixed',
  'open',
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

/** How far the range of the attacker falls short, in words; `null` if it does not. */
export function outOfRange(value: ClixCase, ruling: Ruling): string | null {
  const short = shortOfRange(value, ruling)
  return short && rulingTexts.sentence.outOfRange(short.distance, short.range)
}

/** Why no figure is knocked back: the headline is that none is. */
function whyNobody(value: ClixCase, ruling: Ruling): readonly string[] {
  if (ruling.kind !== 'knock-back' || ruling.verdict !== 'none') return []
  return ruling.results.flatMap(({ figure }) => {
    const why = whyNotKnockedBack(ruling.because, figure)
    return why ? [reasonText(value, why)] : []
  })
}

/** The answer with its reason, without what is open. */
function answered(value: ClixCase, ruling: Ruling): readonly string[] {
  const deciding = decidingReason(ruling)
  const reason = deciding ? reasonText(value, deciding) : ''
  if (OPEN.has(ruling.verdict)) return [reason]
  const why = whyNobody(value, ruling)
  if (why.length > 0) return why
  const said = entryOf(ruling).sentence(value.ask, ruling, endNames(value), namesOn(value))
  const isSaid = SAY_ALL.has(ruling.verdict) || (deciding?.say !== undefined && SAID.has(deciding.say))
  const range = outOfRange(value, ruling) ?? ''
  // The headline comes first.
  return ruling.verdict === 'blocked' ? [said, range, reason] : [range, said, isSaid ? '' : reason]
}

/** @param listWays `false` if the ways that a player may choose are shown in addition: on the screen they are buttons */
export function spokenSentence(value: ClixCase, ruling: Ruling, listWays = true): string {
  const open = openOf(value, ruling)
  // A roll still to be made can change the answer, so it comes before it.
  return [...open.due, ...answered(value, ruling), ...openLines({ ...open, due: [] }, listWays), ...firstRoundAssumed(value)]
    .filter((part) => part !== '')
    .map((part) => withStop(sentenceCase(part)))
    .join(' ')
}

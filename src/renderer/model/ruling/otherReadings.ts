/** The other readings of open points that would change a ruling, in the words of its table. */
import type { ClixCase } from '../../../shared/contract/case.ts'
import type { OtherReading, Reason, Ruling } from '../../../shared/contract/ruling.ts'
import { openRulesetOf } from '../../../shared/cases/answerWith.ts'
import { readingText } from '../../../shared/explain/toText.ts'
import { phrases, rulingTexts } from '../../i18n/texts.ts'
import type { VerdictLook } from '../question/entry/askKind.ts'
import { factsOf, outcomeText, verdictLook } from './readRuling.ts'
import { spokenSentence } from './spoken.ts'

export interface ReadingShown {
  /** The point as this other reading has it, as a sentence. */
  readonly reading: string
  /** The point as it is read for the ruling, with its row; `null` if the ruling has no such reason. */
  readonly now: { readonly text: string; readonly rule: string } | null
  /** The verdict under the other reading. */
  readonly look: VerdictLook
  readonly outcome: string
  /** The numbers and squares that would differ, each in words. */
  readonly differing: readonly string[]
}

/** Whether other readings are asked for this question. */
export const hasReadings = (value: ClixCase): boolean => openRulesetOf(value) !== null

/** Whether this reason is said with its other reading: it names a point that is open. */
export const isOpenPoint = ({ say }: Reason): boolean => say === 'open.reading'

/** The ruling with the fields that another reading would change. */
function underReading(ruling: Ruling, { readings: _readings, ...fields }: OtherReading): Ruling {
  return { ...ruling, ...fields, otherReadings: [] }
}

/** The lines of numbers that differ, and what they are now. */
function differingFacts(value: ClixCase, ruling: Ruling, other: Ruling): readonly string[] {
  const now = new Map(factsOf(value, ruling).map((fact) => [fact.label, fact.value]))
  return factsOf(value, other).flatMap((fact) => {
    const before = now.get(fact.label)
    return before === fact.value ? [] : [rulingTexts.otherReadings.fact(fact.label, fact.value, before ?? null)]
  })
}

/** The sentence of the other ruling, for a change that is in no number. */
function sentenceUnder(value: ClixCase, ruling: Ruling, other: Ruling): string {
  const sentence = spokenSentence(value, other, false)
  return sentence === spokenSentence(value, ruling, false) ? rulingTexts.otherReadings.detail : sentence
}

function nowOf({ because }: Ruling, parameter: string): ReadingShown['now'] {
  const reason = because.find((one) => isOpenPoint(one) && one.facts.parameter === parameter)
  return reason ? { text: readingText(parameter, reason.facts.value, phrases), rule: reason.rule } : null
}

export function readingsShown(value: ClixCase, ruling: Ruling): readonly ReadingShown[] {
  const now = outcomeText(value, ruling)
  return (ruling.otherReadings ?? []).flatMap((one) => {
    const other = underReading(ruling, one)
    const outcome = outcomeText(value, other)
    const differing = differingFacts(value, ruling, other)
    return Object.entries(one.readings).map(([parameter, reading]) => ({
      reading: readingText(parameter, reading, phrases),
      now: nowOf(ruling, parameter),
      look: verdictLook(other),
      outcome,
      differing: differing.length > 0 || outcome !== now ? differing : [sentenceUnder(value, ruling, other)]
    }))
  })
}

/** Another reading with what would change, as one line. */
export const readingLine = ({ reading, outcome, differing }: ReadingShown): string =>
  rulingTexts.otherReadings.line(reading, [outcome, ...differing].join('; '))

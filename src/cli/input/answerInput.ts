/** From the text of a case file to the answers on its cases: each by itself, whatever is wrong with the others. */
import { answerQuestion, type AnyRuling } from '../../shared/cases/answerQuestion.ts'
import { parseQuestion, type CheckedQuestion } from '../../shared/cases/parseQuestion.ts'
import { rulingChange, type RulingChange } from '../../shared/cases/change/rulingChange.ts'
import { parseRulingFile, type RulingFile } from '../../shared/formats/documents/rulingFile.ts'
import { isRecord } from '../../shared/base/validate.ts'
import { parseJsonText } from '../../shared/json/jsonText.ts'
import { fail, ok, type Problem, type Result } from '../../shared/base/result.ts'
import type { FoundChanges } from '../printing/changeLines.ts'

export type Answer =
  /** `change`: where what would change it was asked for. */
  | {
      readonly ok: true
      readonly case: CheckedQuestion
      readonly ruling: AnyRuling
      readonly change?: FoundChanges
      /** The ruling of a `linejudge-ruling` file, compared with the one of now. */
      readonly saved?: SavedAnswer
    }
  | { readonly ok: false; readonly problems: readonly Problem[] }

export interface SavedAnswer {
  readonly verdict: string
  /** The difference to the saved ruling; `null` if there is none. */
  readonly differs: RulingChange | null
  readonly time: string
  readonly engineVersion: string
  /** The judge's own ruling. */
  readonly overruling?: { readonly verdict: string; readonly reason: string }
}

export interface Answers {
  /** Whether the text was an array of cases rather than one. */
  readonly many: boolean
  readonly answers: readonly Answer[]
}

/** Where the engine comes from; a test puts a broken one here. */
export interface Judge {
  readonly parse: (json: unknown) => Result<CheckedQuestion>
  readonly answer: (question: CheckedQuestion) => AnyRuling
  /** Left out: nobody asks what would change it. */
  readonly change?: (question: CheckedQuestion, ruling: AnyRuling) => FoundChanges
}

export const ENGINE: Judge = { parse: parseQuestion, answer: answerQuestion }

/** Answers every case of a text. A text that is no JSON at all is one problem. Never throws. */
export function answerText(text: string, judge: Judge = ENGINE): Answers {
  const cases = casesOf(text)
  return { many: cases.many, answers: cases.list.map((one) => answerOne(one, judge)) }
}

function answerOne(json: Result<unknown>, judge: Judge): Answer {
  if (!json.ok) return json
  try {
    const file = isRulingFile(json.value) ? parseRulingFile(json.value) : null
    if (file && !file.ok) return file
    const parsed = judge.parse(file ? file.value.case : json.value)
    if (!parsed.ok) return parsed
    const ruling = judge.answer(parsed.value)
    return {
      ok: true,
      case: parsed.value,
      ruling,
      ...(judge.change && { change: judge.change(parsed.value, ruling) }),
      ...(file && { saved: savedAnswer(file.value, ruling) })
    }
  } catch (error) {
    return { ok: false, problems: [internalProblem(error)] }
  }
}

const isRulingFile = (json: unknown): boolean =>
  isRecord(json) && typeof json.format === 'string' && json.format.startsWith('linejudge-ruling/')

const savedAnswer = ({ case: value, ruling, time, engineVersion, overruling }: RulingFile, now: AnyRuling): SavedAnswer => ({
  verdict: ruling.verdict,
  differs: rulingChange(value, ruling, now),
  time,
  engineVersion,
  ...(overruling && { overruling: { verdict: overruling.verdict, reason: overruling.reason } })
})

/** A fault of ours, told without a stack: the case is not to blame, and the others are answered all the same. */
export function internalProblem(error: unknown): Problem {
  const what = error instanceof Error ? `${error.name}: ${error.message}` : String(error)
  return {
    code: 'internal',
    path: '',
    message: `Linejudge itself failed on this case; nothing is wrong with the case. Please report it with the case (${what}).`
  }
}

function casesOf(text: string): { many: boolean; list: readonly Result<unknown>[] } {
  const whole = parseJsonText(text)
  if (whole.ok) {
    return Array.isArray(whole.value)
      ? { many: true, list: (whole.value as unknown[]).map((one) => ok(one)) }
      : { many: false, list: [whole] }
  }
  const list = casesOneByOne(text)
  return list === null ? { many: false, list: [whole] } : { many: true, list }
}

/** The cases of an array of which one breaks a limit (too deep, a forbidden name), or null where it is no array. */
function casesOneByOne(text: string): readonly Result<unknown>[] | null {
  try {
    const json: unknown = JSON.parse(text.replace(/^\uFEFF/, ''))
    return Array.isArray(json) ? json.map(checkedAlone) : null
  } catch {
    return null
  }
}

function checkedAlone(json: unknown): Result<unknown> {
  try {
    return parseJsonText(JSON.stringify(json))
  } catch {
    return fail({ code: 'too-deep', path: '', message: 'This case nests its lists and objects far too deep; expected at most 64 levels.' })
  }
}

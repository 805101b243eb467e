/** Kept rulings asked again: what this version of the engine says of the same question, beside what was kept. */
import { shippedRuleset } from '../../../shared/editions/shippedEditions.ts'
import { isUnfinished } from '../../../shared/cases/answerWith.ts'
import { answerQuestion } from '../../../shared/cases/answerQuestion.ts'
import { unfinishedProblem } from '../../../shared/cases/common/unfinished.ts'
import { parseQuestion } from '../../../shared/cases/parseQuestion.ts'
import { rulingChange, type RulingChange } from '../../../shared/cases/change/rulingChange.ts'
import { editionDiff } from '../../../shared/editions/editionDiff.ts'
import { rulesetFor } from '../../../shared/editions/shelf.ts'
import type { EditionFile } from '../../../shared/formats/documents/editionFile.ts'
import { isGameCase } from '../../../shared/games/all.ts'
import type { GameCase } from '../../../shared/games/common/game.ts'
import { fail, messageOf, ok, type Result } from '../../../shared/base/result.ts'
import type { EngineSaid, SavedRuling } from '../../storage/interface/storage.ts'
import { isOfList, rulesOfId } from '../library/ownEditions.ts'
import { decidingReason } from '../ruling/readRuling.ts'
import { problemText } from '../../i18n/texts.ts'

/**
 * Why a ruling comes out otherwise: the engine, the edition with the addresses that changed in it, or both. `shipped`: the edition ships and
 * has changed, and its older version is not there to be asked.
 */
export type Cause =
  | { readonly is: 'engine' }
  | { readonly is: 'edition' | 'both'; readonly from: string; readonly to: string; readonly addresses: readonly string[] }
  | { readonly is: 'shipped'; readonly from: string; readonly to: string }

export type Replayed =
  | { readonly state: 'same'; readonly saved: SavedRuling }
  /** Another verdict, another number that counts, or the same by another rule. */
  | {
      readonly state: 'changed'
      readonly saved: SavedRuling
      readonly ruling: SavedRuling['ruling']
      readonly what: RulingChange
      /** The question as it was asked now: by the present version of its edition. */
      readonly case: SavedRuling['case']
      readonly cause: Cause
    }
  /** The question is no valid one any more, or the engine stopped: a sentence says why. */
  | { readonly state: 'failed'; readonly saved: SavedRuling; readonly message: string }

/** The rule that decides; null where no reason does. */
export const decidingRule = (ruling: SavedRuling['ruling']): string | null => decidingReason(ruling)?.rule ?? null

/** What an engine said, in short: kept where a ruling is replaced or left as it is. */
export const saidBy = (engineVersion: string, ruling: SavedRuling['ruling']): EngineSaid => ({
  engineVersion,
  verdict: ruling.verdict,
  rule: decidingRule(ruling) ?? ''
})

/** The answer of this engine, or why there is none. */
function answered(value: SavedRuling['case']): Result<SavedRuling['ruling']> {
  const parsed = parseQuestion(value)
  if (!parsed.ok) return parsed
  const ruling = answerQuestion(parsed.value)
  return isUnfinished(ruling) ? fail(unfinishedProblem(ruling)) : ok(ruling)
}

/** The question by the present version of its edition, if the user has another one than it was asked by; otherwise `null`. */
function askedAnew(value: SavedRuling['case'], editions: readonly EditionFile[]): Exclude<SavedRuling['case'], GameCase> | null {
  if (isGameCase(value) || isOfList(editions, value)) return null
  const rules = rulesOfId(editions, value.ruleset)
  return rules && { ...value, ...rules }
}

/** The shipped edition of a kept ruling has other rules now than it had then. */
function shippedCause({ case: value, ruling }: SavedRuling): Cause | null {
  const kept = 'edition' in ruling ? ruling.edition : undefined
  const present = shippedRuleset(value.ruleset)?.brought
  if (!kept || !present || kept.rules === present.rules) return null
  return { is: 'shipped', from: kept.version, to: present.version }
}

/**
 * One kept ruling asked again: by the edition that it was given by, and by the present version of that edition. Never throws.
 * @param editions those of the user
 */
export function replay(saved: SavedRuling, editions: readonly EditionFile[] = []): Replayed {
  try {
    const before = answered(saved.case)
    const anew = askedAnew(saved.case, editions)
    const now = anew ? answered(anew) : before
    if (!now.ok) return { state: 'failed', saved, message: problemText(now.problems[0]) }
    const what = rulingChange(saved.case, saved.ruling, now.value)
    if (what === null) return { state: 'same', saved }
    const changed = { state: 'changed', saved, ruling: now.value, what, case: anew ?? saved.case } as const
    if (!anew) return { ...changed, cause: shippedCause(saved) ?? { is: 'engine' } }
    const [older, newer] = [rulesetFor(saved.case), rulesetFor(anew)]
    const byEngine = before.ok && rulingChange(saved.case, saved.ruling, before.value) !== null
    // By its old edition it comes out as it does now: the change of the edition does not matter here.
    if (byEngine && rulingChange(saved.case, before.value, now.value) === null) return { ...changed, cause: { is: 'engine' } }
    const cause: Cause = {
      is: byEngine ? 'both' : 'edition',
      from: older?.brought?.version ?? '',
      to: newer?.brought?.version ?? '',
      addresses: older && newer ? editionDiff(older, newer).map(({ at }) => at) : []
    }
    return { ...changed, cause }
  } catch (error) {
    return { state: 'failed', saved, message: messageOf(error) }
  }
}

/** Was this very answer seen before, and the kept one left as it is? */
const isSettled = ({ saved, ruling }: Replayed & { readonly state: 'changed' }): boolean =>
  saved.leftAs !== undefined && saved.leftAs.verdict === ruling.verdict && saved.leftAs.rule === (decidingRule(ruling) ?? '')

/** Asks them one after another; those that a person has settled already count as the same. */
export function* replayAll(
  rulings: readonly SavedRuling[],
  progress: (checked: number) => void,
  editions: readonly EditionFile[] = []
): Generator<undefined, readonly Replayed[]> {
  const found: Replayed[] = []
  for (const [index, saved] of rulings.entries()) {
    const one = replay(saved, editions)
    if (one.state === 'failed' || (one.state === 'changed' && !isSettled(one))) found.push(one)
    progress(index + 1)
    yield
  }
  return found
}

/** The heights along the line of the present question. */
import type { Ask, ClixCase } from '../../../shared/contract/case.ts'
import type { LineOfFireRuling, Ruling } from '../../../shared/contract/ruling.ts'
import { heightsMatter, lineProfile, type LineProfile } from '../../../shared/scene/lineProfile.ts'
import { entryOf } from '../question/kinds/all.ts'
import { answerAtOnce } from '../table/answer/derive.ts'

/** The ruling on the line behind the question: the ruling itself, or the same line asked alone where it rests on one. */
function lineRuling(value: ClixCase, ruling: Ruling | null): LineOfFireRuling | null {
  if (!ruling || 'blockedBy' in ruling) return ruling
  const rests = entryOf(ruling).lineDrawn?.(ruling)
  const ends = rests ? entryOf(value.ask).line?.(value.ask) : null
  if (!ends) return null
  const ask: Ask = { kind: 'line-of-fire', ...ends }
  const answer = answerAtOnce({ ...value, ask })
  const alone = answer.state === 'ruled' && 'blockedBy' in answer.ruling ? answer.ruling : null
  // Only where it is the very line that the ruling rests on.
  return alone && rests && String(alone.between) === String(rests.between) && alone.verdict === rests.verdict ? alone : null
}

/** null where the question has no line, or heights have no part in it and nobody asked for them. */
export function profileOf(value: ClixCase, ruling: Ruling | null, wish: boolean | undefined): LineProfile | null {
  if (wish === false) return null
  const line = lineRuling(value, ruling)
  const profile = line && lineProfile(value, line)
  return profile && profile.squares.length > 1 && (wish === true || heightsMatter(profile)) ? profile : null
}

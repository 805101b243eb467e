/** The heights along the line of the present question. */
import type { ClixCase, LineOfFireAsk } from '../../../shared/contract/case.ts'
import type { LineOfFireRuling, Ruling } from '../../../shared/contract/ruling.ts'
import { heightsMatter, lineProfile, type LineProfile } from '../../../shared/scene/lineProfile.ts'
import { answerTable } from '../table/derive.ts'

function lineAsk({ ask }: ClixCase): LineOfFireAsk | null {
  switch (ask.kind) {
    case 'can-target':
    case 'odds':
      return typeof ask.to === 'string' && ask.from !== '' && ask.to !== '' ? { kind: 'line-of-fire', from: ask.from, to: ask.to } : null
    case 'attack': {
      const [target] = ask.targets
      return ask.targets.length === 1 && typeof target === 'string' && ask.from !== ''
        ? { kind: 'line-of-fire', from: ask.from, to: target }
        : null
    }
    default:
      return null
  }
}

/** The ruling on the line behind the question: the ruling itself, or the same line asked alone where it rests on one. */
function lineRuling(value: ClixCase, ruling: Ruling | null): LineOfFireRuling | null {
  if (ruling?.kind === 'line-of-fire') return ruling
  const rests =
    ruling?.kind === 'can-target' || ruling?.kind === 'odds'
      ? ruling.line
      : ruling?.kind === 'attack'
        ? Object.values(ruling.lines ?? {})[0]
        : null
  const ask = rests ? lineAsk(value) : null
  if (!ask) return null
  const answer = answerTable({ ...value, ask })
  const alone = answer.state === 'ruled' && answer.ruling.kind === 'line-of-fire' ? answer.ruling : null
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

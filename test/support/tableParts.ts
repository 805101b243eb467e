/**
 * What the engine's parts say of the table of a question, whatever is asked about it: how the case lies as a position, what each figure can do and is
 * worth, what it could attack, every line from it, and what every square costs it. A ruling shows little of that.
 */
import { createHash } from 'node:crypto'
import { situationIn } from '../../src/shared/cases/common/checkedCase.ts'
import { parseQuestion } from '../../src/shared/cases/parseQuestion.ts'
import { isNoBoardCase } from '../../src/shared/cases/question.ts'
import { Survey } from '../../src/shared/cases/survey.ts'
import type { ClixCase } from '../../src/shared/contract/case.ts'
import type { FigureState, Situation } from '../../src/shared/engine/situation/situation.ts'
import { suppressedOn } from '../../src/shared/engine/situation/figureState.ts'
import { findTargets } from '../../src/shared/engine/targeting/ruleOnTarget.ts'
import { plainContext } from '../../src/shared/engine/values/context.ts'
import { valueOf } from '../../src/shared/engine/values/valueOf.ts'
import { isGameCase } from '../../src/shared/games/all.ts'
import { plainData } from './plainData.ts'

/** Of so many figures lines and ways are looked at. */
const LOOKED_AT = 4
/** A rule of special terrain lies in many squares: what it says is written once. */
const marks = new WeakMap<object, string>()

function markOfRule(value: object): string | undefined {
  if (!('clauses' in value && 'cite' in value)) return undefined
  const mark =
    marks.get(value) ??
    createHash('sha256')
      .update(JSON.stringify(plainData(value)))
      .digest('hex')
      .slice(0, 16)
  marks.set(value, mark)
  return mark
}

const VALUES = ['speed', 'attack', 'defense', 'damage', 'range'] as const

/** The parts as plain data, or null where there is no table. Throws nothing that the parser refuses: that is null, too. */
export function partsOf(question: ClixCase): unknown {
  const parsed = parseQuestion(JSON.parse(JSON.stringify(question)))
  if (!parsed.ok || isGameCase(parsed.value) || isNoBoardCase(parsed.value)) return null
  const { situation } = situationIn(parsed.value)
  const survey = new Survey(parsed.value)
  const standing = situation.states.filter(({ squares }) => squares.length > 0)
  return plainData(
    {
      position: situation.position,
      states: situation.states.map((state) => stateOf(situation, state)),
      ...(situation.position.hasMap
        ? {
            distances: standing.map(({ id }) => standing.map((other) => survey.distance(id, other.id))),
            around: standing.slice(0, LOOKED_AT).map(({ id }) => ({
              lines: survey.lines(id),
              ways: survey.reach({ kind: 'reach', figure: id })
            }))
          }
        : {})
    },
    markOfRule
  )
}

const stateOf = (situation: Situation, state: FigureState): unknown => ({
  ...state,
  can: [...state.can.keys()],
  suppressed: suppressedOn(situation, state),
  values: VALUES.map((value) => valueOf(situation, state, value, plainContext).value),
  targets:
    situation.position.hasMap && state.squares.length > 0
      ? ['close-attack', 'ranged-attack'].map((means) => findTargets(situation, state, means, null).legal)
      : []
})

/**
 * Questions that are not about the table: combinations, odds, who has won. They come in the same format and are
 * answered beside the others; the table in the app does not hold them.
 */
import * as v from 'valibot'
import { fail, ok, type Result } from '../../base/result.ts'
import { checked, isRecord, listOf, oneOf, text, whole } from '../../base/validate.ts'
import type { ClixCase } from '../../contract/case.ts'
import { isGameCase, gameOf } from '../../games/all.ts'
import type { GameCase } from '../../games/common/game.ts'
import { caseEntries } from '../parse/caseSchema.ts'
import { gapBeforeShape, isNoBoardAsk } from '../parse/gaps.ts'
import { parseCase } from '../parse/parseCase.ts'

const id = text(200)
const ids = listOf(id, 200)
const flag = v.boolean('true or false')
const needed = whole(-99, 999)

interface ChanceFields {
  readonly needed: number
  readonly opposingProbabilityControl?: boolean
  readonly ownProbabilityControl?: boolean
  readonly superSenses?: boolean
  readonly shapeChange?: boolean
  readonly otherwise?: ChanceFields
}

const chanceFields: v.GenericSchema<ChanceFields> = v.looseObject({
  needed,
  opposingProbabilityControl: v.optional(flag),
  ownProbabilityControl: v.optional(flag),
  superSenses: v.optional(flag),
  shapeChange: v.optional(flag),
  otherwise: v.optional(v.lazy(() => chanceFields))
})

const asks = [
  v.looseObject({ kind: v.literal('combo'), action: id, with: ids }),
  v.looseObject({
    kind: v.literal('odds'),
    needed,
    opposingProbabilityControl: v.optional(flag),
    ownProbabilityControl: v.optional(flag),
    superSenses: v.optional(flag),
    shapeChange: v.optional(flag),
    otherwise: v.optional(chanceFields)
  }),
  v.looseObject({
    kind: v.literal('best-outwit'),
    from: v.optional(id),
    targets: v.pipe(
      listOf(
        v.looseObject({
          id,
          needed,
          superSenses: v.optional(flag),
          shapeChange: v.optional(flag),
          probabilityControl: v.optional(flag)
        }),
        8
      ),
      v.minLength(1, 'at least one target')
    )
  }),
  v.looseObject({
    kind: v.literal('winner'),
    time: v.optional(oneOf(['called', 'open'])),
    players: v.pipe(
      listOf(v.looseObject({ id, victoryPoints: whole(0, 1000000), figuresLeft: whole(0, 10000) }), 100),
      v.minLength(1, 'at least one player')
    )
  }),
  v.looseObject({
    kind: v.literal('victory-points'),
    defeated: ids,
    figures: listOf(v.looseObject({ id, points: whole(0, 100000), replacedBy: v.optional(ids) }), 1000)
  }),
  v.looseObject({ kind: v.literal('action-total'), buildTotal: whole(0, 1000000) }),
  v.looseObject({ kind: v.literal('alter-ego'), from: id, to: id, format: oneOf(['sealed', 'constructed']), opened: v.optional(ids) })
] as const

const schema = v.looseObject({ ...caseEntries, ask: v.variant('kind', asks) })

export type NoBoardAsk = v.InferOutput<(typeof asks)[number]>
export type NoBoardCase = Omit<ClixCase, 'ask'> & { readonly ask: NoBoardAsk }

/** Any question that Linejudge answers. */
export type Question = ClixCase | NoBoardCase | GameCase

export const isNoBoardCase = (question: Question): question is NoBoardCase => !isGameCase(question) && isNoBoardAsk(question.ask)

/** A checked question of any kind, or what is wrong with it and where. */
export function parseQuestion(json: unknown): Result<Question> {
  const system = isRecord(json) ? gameOf(json.ruleset) : undefined
  if (system) return system.parse(json)
  if (!isRecord(json) || !isNoBoardAsk(json.ask)) return parseCase(json)
  const gap = gapBeforeShape(json)
  if (gap) return fail(gap)
  if (isRecord(json.ask) && json.ask.kind === 'odds' && json.ask.needed === undefined) {
    return fail({
      code: 'missing-field',
      path: '/ask',
      message: 'At /ask there is neither "needed" nor a "from" and a "to"; expected one of the two.'
    })
  }
  const shape = checked(schema, json)
  if (!shape.ok) return shape
  const question = shape.value as unknown as NoBoardCase
  return ok(question)
}

/** The shape of a timeline's events, and what must fit together in them (figures and squares that exist). */
import { expects } from '../../base/problem.ts'
import * as v from 'valibot'
import { listOf, oneOf, whole } from '../../base/validate.ts'
import {
  VALUES,
  type ActionEvent,
  type AttackEvent,
  type CaseTarget,
  type CopyEvent,
  type GenerateEvent,
  type MoveEvent,
  type SquareXY,
  type TimelineEvent,
  type UseEvent
} from '../../contract/case.ts'
import { squareSchema } from '../../contract/mapSchema.ts'
import { attackKind, choices, damageType, dice, diceOfEach, id, ids, rolls, terrainTargets, value } from './fields.ts'
import { checkSome, someFigures } from './moves.ts'
import { fieldsOf } from '../../base/fieldsOf.ts'

const target = v.union(
  [id, ...terrainTargets, v.pipe(ids, v.minLength(1, expects('expected.some-target', {})))],
  expects('expected.targets', {})
)
const base = listOf(squareSchema, 16)
const moving = {
  to: v.optional(squareSchema),
  path: v.optional(listOf(squareSchema, 400)),
  base: v.optional(base),
  carrying: v.optional(id),
  setDown: v.optional(squareSchema),
  alsoCarrying: v.optional(someFigures),
  alsoSetDown: v.optional(listOf(squareSchema, 20)),
  pickUp: v.optional(id),
  putDown: v.optional(squareSchema)
}
type EventOf<D extends TimelineEvent['do']> = Extract<TimelineEvent, { readonly do: D }>

const steps: v.GenericSchema<unknown, readonly TimelineEvent[]> = v.lazy(() => listOf(event, 200))

/** One event by what it does. Steps are events inside an action. */
const event: v.GenericSchema<unknown, TimelineEvent> = v.lazy(() =>
  v.variant(
    'do',
    [
      v.looseObject(
        fieldsOf<EventOf<'begin-turn'>>()({ do: v.literal('begin-turn'), side: id, rolls: v.optional(rolls), choices: v.optional(choices) })
      ),
      v.looseObject(fieldsOf<EventOf<'end-turn'>>()({ do: v.literal('end-turn'), rolls: v.optional(rolls) })),
      v.looseObject(fieldsOf<EventOf<'end-begins'>>()({ do: v.literal('end-begins') })),
      v.looseObject(fieldsOf<EventOf<'place'>>()({ do: v.literal('place'), figure: id, to: squareSchema, base: v.optional(base) })),
      v.looseObject(
        fieldsOf<ActionEvent>()({
          do: v.literal('action'),
          figure: id,
          action: id,
          double: v.optional(v.boolean()),
          ...moving,
          rolls: v.optional(rolls),
          steps: v.optional(steps)
        })
      ),
      v.looseObject(fieldsOf<MoveEvent>()({ do: v.literal('move'), figure: v.optional(id), ...moving, rolls: v.optional(rolls) })),
      v.looseObject(
        fieldsOf<AttackEvent>()({
          do: v.literal('attack'),
          from: id,
          to: target,
          action: v.optional(id),
          object: v.optional(id),
          hit: v.optional(v.boolean()),
          damage: v.optional(value),
          dice: v.optional(diceOfEach),
          attack: v.optional(attackKind),
          powers: v.optional(ids),
          rolls: v.optional(rolls),
          choices: v.optional(choices)
        })
      ),
      v.looseObject(fieldsOf<EventOf<'outwit'>>()({ do: v.literal('outwit'), from: id, to: id, counter: id, dice: v.optional(dice) })),
      v.looseObject(
        fieldsOf<EventOf<'perplex'>>()({ do: v.literal('perplex'), from: id, to: id, value: oneOf(VALUES), modifier: whole(-9, 9) })
      ),
      v.looseObject(
        fieldsOf<EventOf<'damage'>>()({
          do: v.literal('damage'),
          to: id,
          amount: value,
          type: v.optional(damageType),
          rolls: v.optional(rolls),
          choices: v.optional(choices)
        })
      ),
      v.looseObject(fieldsOf<EventOf<'heal'>>()({ do: v.literal('heal'), to: id, amount: value })),
      v.looseObject(
        fieldsOf<UseEvent>()({
          do: v.literal('use'),
          figure: id,
          power: id,
          on: v.optional(v.union([id, ids], expects('expected.figure-or-list', {}))),
          to: v.optional(v.union([squareSchema, listOf(squareSchema, 40)], expects('expected.square-or-list', {}))),
          base: v.optional(base),
          counter: v.optional(id),
          value: v.optional(oneOf(VALUES)),
          modifier: v.optional(whole(-9, 9)),
          replacedBy: v.optional(v.union([id, ids], expects('expected.figure-or-list', {}))),
          dice: v.optional(dice),
          rolls: v.optional(rolls),
          choices: v.optional(choices)
        })
      ),
      v.looseObject(fieldsOf<GenerateEvent>()({ do: v.literal('generate'), figure: id, by: v.optional(id), to: squareSchema })),
      v.looseObject(fieldsOf<EventOf<'time-called'>>()({ do: v.literal('time-called') })),
      v.looseObject(fieldsOf<CopyEvent>()({ do: v.literal('copy'), figure: id, copies: v.optional(id) }))
    ],
    expects('expected.event', {})
  )
)

export const events = listOf(event, 1000)

/** What an event names, for the check of the whole case. */
export interface EventChecks {
  figure(id: string | undefined, path: string): void
  square(place: SquareXY | undefined, path: string): void
  target(target: CaseTarget, path: string): void
}

const isList = (to: CaseTarget | readonly string[]): to is readonly string[] => Array.isArray(to)
const isSquare = (at: unknown): at is SquareXY => Array.isArray(at) && at.length === 2 && at.every((one) => typeof one === 'number')
const isPath = (path: unknown): path is readonly SquareXY[] => Array.isArray(path) && path.every(isSquare)
const isPlace = (to: unknown): to is SquareXY | readonly SquareXY[] => isSquare(to) || isPath(to)

/** Every figure, square and target of the events, steps included, is looked at by `checks`. */
export function checkEvents(list: readonly TimelineEvent[], path: string, checks: EventChecks): void {
  list.forEach((one, index) => {
    const at = `${path}/${index}`
    // A field that its event does not have is unknown, and may hold anything.
    if ('figure' in one && typeof one.figure === 'string') checks.figure(one.figure, `${at}/figure`)
    if ('from' in one && typeof one.from === 'string') checks.figure(one.from, `${at}/from`)
    if ('by' in one && typeof one.by === 'string') checks.figure(one.by, `${at}/by`)
    if ('carrying' in one && typeof one.carrying === 'string') checks.figure(one.carrying, `${at}/carrying`)
    if ('alsoCarrying' in one) checkSome(one.alsoCarrying, `${at}/alsoCarrying`, checks)
    if (one.do === 'attack') {
      if (isList(one.to))
        one.to.forEach((figure, number) => {
          checks.figure(figure, `${at}/to/${number}`)
        })
      // An object may fall before: where nothing of that name lies there then, the engine says so.
      else if (typeof one.to === 'string' || !('object' in one.to)) checks.target(one.to, `${at}/to`)
    } else if ('to' in one && typeof one.to === 'string') checks.figure(one.to, `${at}/to`)
    else if ('to' in one && isPlace(one.to)) {
      const squares = isSquare(one.to) ? [one.to] : one.to
      squares.forEach((place, number) => {
        checks.square(place, squares.length === 1 ? `${at}/to` : `${at}/to/${number}`)
      })
    }
    if (one.do === 'use') {
      const others = typeof one.replacedBy === 'string' ? [one.replacedBy] : (one.replacedBy ?? [])
      others.forEach((figure, number) => {
        checks.figure(figure, `${at}/replacedBy${typeof one.replacedBy === 'string' ? '' : `/${number}`}`)
      })
    }
    if ('setDown' in one && isSquare(one.setDown)) checks.square(one.setDown, `${at}/setDown`)
    if ('alsoSetDown' in one && isPath(one.alsoSetDown))
      one.alsoSetDown.forEach((square, number) => {
        checks.square(square, `${at}/alsoSetDown/${number}`)
      })
    if ('putDown' in one && isSquare(one.putDown)) checks.square(one.putDown, `${at}/putDown`)
    const lists = { path: 'path' in one ? one.path : null, base: 'base' in one ? one.base : null }
    for (const [field, list] of Object.entries(lists))
      if (isPath(list))
        list.forEach((place, number) => {
          checks.square(place, `${at}/${field}/${number}`)
        })
    // What a power is used on may be an object too; the engine says what it is not.
    if (one.do === 'action' && one.steps) checkEvents(one.steps, `${at}/steps`, checks)
  })
}

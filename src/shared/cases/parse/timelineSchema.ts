/** The shape of a timeline's events, and what must fit together in them (figures and squares that exist). */
import * as v from 'valibot'
import { segmentSchema, squareSchema } from '../../contract/mapSchema.ts'
import { isRecord, listOf, oneOf, recordOf, text, whole } from '../../base/validate.ts'
import { VALUES, type TimelineEvent } from '../../contract/case.ts'

const id = text(200)
const ids = listOf(id, 200)
const amount = whole(0, 999)
const die = whole(1, 6)
const dice = v.strictTuple([die, die], 'two dice, each from 1 to 6')
const rolls = recordOf(
  v.string(),
  recordOf(v.string(), v.union([die, listOf(die, 40)], 'a number from 1 to 6, or a list of them'), 60),
  400
)
const target = v.union(
  [
    id,
    v.looseObject({ wall: segmentSchema }),
    v.looseObject({ square: squareSchema }),
    v.looseObject({ object: id }),
    v.pipe(ids, v.minLength(1, 'at least one target'))
  ],
  'a figure\'s id or a list of them, or an object with "wall", "square" or "object"'
)
const moving = {
  to: v.optional(squareSchema),
  path: v.optional(listOf(squareSchema, 400)),
  carrying: v.optional(id),
  setDown: v.optional(squareSchema),
  pickUp: v.optional(id),
  putDown: v.optional(squareSchema)
}

/** The events themselves; `choices` is the schema of a player's choices. Steps are events inside an action. */
export function eventsSchema(choices: v.GenericSchema): v.GenericSchema<unknown, readonly TimelineEvent[]> {
  const steps: v.GenericSchema = v.lazy(() => listOf(event, 200))
  const event: v.GenericSchema = v.lazy(() =>
    v.variant(
      'do',
      [
        v.looseObject({ do: v.literal('begin-turn'), side: id, rolls: v.optional(rolls) }),
        v.looseObject({ do: v.literal('end-turn'), rolls: v.optional(rolls) }),
        v.looseObject({ do: v.literal('place'), figure: id, to: squareSchema }),
        v.looseObject({ do: v.literal('action'), figure: id, action: id, ...moving, rolls: v.optional(rolls), steps: v.optional(steps) }),
        v.looseObject({ do: v.literal('move'), figure: v.optional(id), ...moving, rolls: v.optional(rolls) }),
        v.looseObject({
          do: v.literal('attack'),
          from: id,
          to: target,
          action: v.optional(id),
          hit: v.optional(v.boolean()),
          damage: v.optional(amount),
          dice: v.optional(v.union([dice, recordOf(v.string(), dice, 200)], 'two dice, each from 1 to 6')),
          attack: v.optional(oneOf(['close', 'ranged'])),
          powers: v.optional(ids),
          rolls: v.optional(rolls),
          choices: v.optional(choices)
        }),
        v.looseObject({ do: v.literal('outwit'), from: id, to: id, counter: id }),
        v.looseObject({ do: v.literal('perplex'), from: id, to: id, value: oneOf(VALUES), modifier: whole(-9, 9) }),
        v.looseObject({
          do: v.literal('damage'),
          to: id,
          amount,
          type: v.optional(oneOf(['normal', 'penetrating', 'unavoidable', 'pushing', 'knock-back'])),
          rolls: v.optional(rolls),
          choices: v.optional(choices)
        }),
        v.looseObject({ do: v.literal('heal'), to: id, amount }),
        v.looseObject({
          do: v.literal('use'),
          figure: id,
          power: id,
          on: v.optional(v.union([id, ids], "a figure's id, or a list of them")),
          to: v.optional(v.union([squareSchema, listOf(squareSchema, 40)], 'a square as [column, row], or a list of them')),
          counter: v.optional(id),
          value: v.optional(oneOf(VALUES)),
          modifier: v.optional(whole(-9, 9)),
          dice: v.optional(dice),
          rolls: v.optional(rolls),
          choices: v.optional(choices)
        }),
        v.looseObject({ do: v.literal('time-called') })
      ],
      'an event with a "do" out of begin-turn, end-turn, action, attack, outwit, perplex, damage, heal, use, place, time-called, and move inside an action'
    )
  )
  return listOf(event, 1000) as v.GenericSchema<unknown, readonly TimelineEvent[]>
}

/** What an event names, for the check of the whole case. */
export interface EventChecks {
  figure(id: string | undefined, path: string): void
  square(place: readonly [number, number] | undefined, path: string): void
  target(target: never, path: string): void
}

const FIGURE_FIELDS = ['figure', 'from', 'carrying'] as const

/** Every figure, square and target of the events, steps included, is looked at by `checks`. */
export function checkEvents(events: readonly TimelineEvent[], path: string, checks: EventChecks): void {
  events.forEach((event, index) => {
    const at = `${path}/${index}`
    const fields = event as unknown as Readonly<Record<string, unknown>>
    for (const field of FIGURE_FIELDS) if (typeof fields[field] === 'string') checks.figure(fields[field], `${at}/${field}`)
    if (event.do === 'attack') {
      if (Array.isArray(event.to))
        (event.to as readonly string[]).forEach((one, number) => {
          checks.figure(one, `${at}/to/${number}`)
        })
      else checks.target(event.to as never, `${at}/to`)
    } else if ('to' in event && typeof event.to === 'string') checks.figure(event.to, `${at}/to`)
    else if ('to' in event && Array.isArray(event.to)) {
      const list = (typeof event.to[0] === 'number' ? [event.to] : event.to) as readonly (readonly [number, number])[]
      list.forEach((place, number) => {
        checks.square(place, list.length === 1 ? `${at}/to` : `${at}/to/${number}`)
      })
    }
    if ('setDown' in event) checks.square(event.setDown, `${at}/setDown`)
    if ('putDown' in event) checks.square(event.putDown, `${at}/putDown`)
    if ('path' in event)
      event.path?.forEach((place, number) => {
        checks.square(place, `${at}/path/${number}`)
      })
    // What a power is used on may be an object too; the engine says what it is not.
    if (event.do === 'action' && isRecord(event) && event.steps) checkEvents(event.steps, `${at}/steps`, checks)
  })
}

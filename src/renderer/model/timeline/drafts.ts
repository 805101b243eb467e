/** An event while it is being put together: what is still open in it (`''` and `NOWHERE`), and filling that in by a tap. */
import type { ActionEvent, AttackEvent, CaseTarget, SquareXY, TimelineEvent, UseEvent } from '../../../shared/contract/case.ts'
import type { UseClause } from '../../../shared/rules/vocabulary/vocabulary.ts'
import { sameSquare } from '../../../shared/contract/caseSquares.ts'
import { type EventKind, timelineTexts } from '../../i18n/texts.ts'

/** A square not chosen yet. */
export const NOWHERE: SquareXY = [-1, -1]

/** A die not rolled yet. */
export const UNROLLED = 0
export const isUnrolled = (dice: unknown): boolean => dice === UNROLLED || (Array.isArray(dice) && dice.some(isUnrolled))

/** Whether a die of the event, or of one of its steps, is not entered yet. */
function waitsForDice(event: TimelineEvent): boolean {
  const { dice, rolls } = event as Pick<AttackEvent, 'dice' | 'rolls'>
  const steps = event.do === 'action' ? (event.steps ?? []) : []
  return isUnrolled(dice) || Object.values(rolls ?? {}).some((own) => Object.values(own).some(isUnrolled)) || steps.some(waitsForDice)
}

/** A roll with one more die entered. @param of how many dice it has */
export const withDie = (dice: readonly number[] | undefined, at: number, n: number, of: number): readonly number[] =>
  Array.from({ length: of }, (_, i) => (i === at ? n : (dice?.[i] ?? UNROLLED)))

/** A part of an event that a tap on the board can fill. */
export interface Slot {
  /** The field; inside an action with the step's index before it: `0.to`. */
  readonly key: string
  readonly label: string
  readonly takes: 'figure' | 'target' | 'square' | 'squares'
  readonly optional: boolean
  readonly filled: boolean
}

const t = timelineTexts.form

/** An attack without a target whose dice are not entered yet: it is no hit before the user enters it. */
export const newAttack = (from: string): AttackEvent => ({ do: 'attack', from, to: '', dice: [UNROLLED, UNROLLED] })

export function blankEvent(kind: EventKind, who: string, side: string): TimelineEvent {
  switch (kind) {
    case 'begin-turn':
      return { do: kind, side }
    case 'end-begins':
    case 'end-turn':
    case 'time-called':
      return { do: kind }
    case 'place':
      return { do: kind, figure: '', to: NOWHERE }
    case 'generate':
      return { do: kind, figure: '', by: who, to: NOWHERE }
    case 'action':
      return { do: kind, figure: who, action: 'move' }
    case 'move':
      return { do: kind }
    case 'attack':
      return newAttack(who)
    case 'outwit':
      return { do: kind, from: who, to: '', counter: '' }
    case 'perplex':
      return { do: kind, from: who, to: '', value: 'defense', modifier: 1 }
    case 'damage':
      return { do: kind, to: '', amount: 1 }
    case 'heal':
      return { do: kind, to: '', amount: 1 }
    case 'use':
      return { do: kind, figure: who, power: '' }
    case 'copy':
      return { do: kind, figure: who }
  }
}

/** What the board has to know about the event's action or power to ask for the right things. */
export interface DraftNeeds {
  readonly moves: boolean
  readonly uses: readonly UseClause[]
}

const whole = (key: string, label: string, takes: Slot['takes'], filled: boolean, optional = false): Slot => ({
  key,
  label,
  takes,
  optional,
  filled
})
const isPlace = (square: SquareXY | undefined): boolean => square !== undefined && square[0] >= 0
const isAim = (to: unknown): boolean => (Array.isArray(to) ? to.length > 0 && to[0] !== '' : to !== '')

/** Uses of powers that name somebody. */
const NEED_WHOM: readonly string[] = [
  'heal-target',
  'heal-by-attack-roll',
  'knock-back',
  'place',
  'counter',
  'change-value',
  'reroll',
  'lend',
  'release',
  'board'
]

function useSlots(event: UseEvent, uses: readonly UseClause[]): Slot[] {
  const does = new Set(uses.map((clause) => (clause.does === 'heal' ? `heal-${clause.who}` : clause.does)))
  const needsWhom = NEED_WHOM.some((one) => does.has(one))
  return [
    whole('figure', t.by, 'figure', event.figure !== ''),
    ...(needsWhom || does.has('extra-action') || does.has('team-reroll')
      ? [whole('on', t.on, 'target', event.on !== undefined && event.on !== '', !needsWhom)]
      : []),
    ...(does.has('place') || does.has('eject') ? [whole('where', t.to, 'square', event.to !== undefined)] : []),
    ...(does.has('markers') ? [whole('where', t.to, 'squares', event.to !== undefined)] : []),
    ...(does.has('merge') || does.has('split') ? [whole('where', t.to, 'squares', event.to !== undefined, true)] : [])
  ]
}

function stepSlots(steps: ActionEvent['steps']): Slot[] {
  return (steps ?? []).flatMap((step, i) => {
    if (step.do === 'attack') return [whole(`${i}.to`, t.target, 'target', isAim(step.to))]
    if (step.do === 'copy') return [whole(`${i}.figure`, t.figure, 'figure', step.figure !== '')]
    return step.do === 'move' ? [whole(`${i}.where`, t.to, 'square', isPlace(step.to ?? step.path?.at(-1)))] : []
  })
}

/** Everything in the event that can be tapped, in the order in which it is asked for. */
export function slotsOf(event: TimelineEvent, { moves, uses }: DraftNeeds): readonly Slot[] {
  switch (event.do) {
    case 'begin-turn':
    case 'end-begins':
    case 'end-turn':
    case 'time-called':
    case 'move':
      return []
    case 'place':
      return [whole('figure', t.figure, 'figure', event.figure !== ''), whole('where', t.square, 'square', isPlace(event.to))]
    case 'generate':
      return [
        whole('by', t.by, 'figure', event.by !== undefined && event.by !== ''),
        whole('figure', t.figure, 'figure', event.figure !== ''),
        whole('where', t.square, 'square', isPlace(event.to))
      ]
    case 'action':
      return [
        whole('figure', t.figure, 'figure', event.figure !== ''),
        ...(moves ? [whole('where', t.to, 'square', isPlace(event.to ?? event.path?.at(-1)), true)] : []),
        ...stepSlots(event.steps)
      ]
    case 'attack':
      return [whole('from', t.attacker, 'figure', event.from !== ''), whole('to', t.target, 'target', isAim(event.to))]
    case 'outwit':
    case 'perplex':
      return [whole('from', t.by, 'figure', event.from !== ''), whole('to', t.on, 'figure', event.to !== '')]
    case 'damage':
    case 'heal':
      return [whole('to', t.on, 'figure', event.to !== '')]
    case 'use':
      return useSlots(event, uses)
    case 'copy':
      return [whole('figure', t.figure, 'figure', event.figure !== '')]
  }
}

const areFilled = (slots: readonly Slot[]): boolean => slots.every(({ filled, optional }) => filled || optional)

/** Whether only dice are missing. @param slots those of the event */
export const lacksOnlyDice = (event: TimelineEvent, slots: readonly Slot[]): boolean => waitsForDice(event) && areFilled(slots)

/** Whether there is an event to play. */
export const isWhole = (event: TimelineEvent, needs: DraftNeeds): boolean =>
  areFilled(slotsOf(event, needs)) &&
  !waitsForDice(event) &&
  !(event.do === 'outwit' && event.counter === '') &&
  !(event.do === 'use' && event.power === '')

/** What a tap asks for next: the first part still open, then an open part that may stay so, then nothing. */
export function nextSlot(event: TimelineEvent, needs: DraftNeeds): string | null {
  const open = slotsOf(event, needs).filter(({ filled }) => !filled)
  return (open.find(({ optional }) => !optional) ?? open[0])?.key ?? null
}

/** The attacks inside an action are its figure's. */
function withUser(steps: ActionEvent['steps'], before: string, figure: string): ActionEvent['steps'] {
  return steps?.map((step) => (step.do === 'attack' && (step.from === before || step.from === '') ? { ...step, from: figure } : step))
}

function fillStep(event: ActionEvent, key: string, what: Filling): TimelineEvent {
  const [number, field] = key.split('.')
  return {
    ...event,
    steps: (event.steps ?? []).map((step, i) => (i === Number(number) && field !== undefined ? fillSlot(step, field, what) : step))
  }
}

/** A figure or object by its id, a square, or another target. */
export type Filling = string | SquareXY | Exclude<CaseTarget, string>

const isSquare = (what: Filling): what is SquareXY => Array.isArray(what)

/** The event with one part filled in; choices made for the old part are dropped, they were about that. */
export function fillSlot(event: TimelineEvent, key: string, what: Filling): TimelineEvent {
  if (event.do === 'action' && key.includes('.')) return fillStep(event, key, what)
  if (key === 'where' && isSquare(what)) return fillSquare(event, what)
  if (isSquare(what)) return event
  if (event.do === 'attack' && key === 'to') return without({ ...event, to: what }, 'choices')
  if (typeof what !== 'string') return event
  switch (event.do) {
    // Another figure has other powers and another way.
    case 'action':
      return key !== 'figure'
        ? event
        : { do: 'action', figure: what, action: event.action, ...(event.steps ? { steps: withUser(event.steps, event.figure, what) } : {}) }
    case 'use':
      return key === 'figure' ? { ...without(event, 'rolls'), figure: what } : key === 'on' ? { ...event, on: what } : event
    case 'attack':
      return key === 'from' ? without({ ...event, from: what }, 'rolls') : event
    case 'outwit':
      return key === 'from' ? { ...event, from: what } : { ...event, to: what, counter: '' }
    case 'perplex':
      return key === 'from' ? { ...event, from: what } : { ...event, to: what }
    case 'damage':
    case 'heal':
      return { ...event, to: what }
    case 'place':
      return { ...event, figure: what }
    case 'generate':
      return key === 'by' ? { ...event, by: what } : { ...event, figure: what }
    case 'copy':
      return { do: 'copy', figure: what }
    default:
      return event
  }
}

function fillSquare(event: TimelineEvent, at: SquareXY): TimelineEvent {
  switch (event.do) {
    case 'place':
      return { ...without(event, 'base'), to: at }
    case 'generate':
      return { ...event, to: at }
    case 'action':
    case 'move':
      return { ...without(without(without(event, 'path'), 'setDown'), 'base'), to: at }
    case 'use': {
      const there =
        event.to === undefined ? [] : typeof event.to[0] === 'number' ? [event.to as SquareXY] : (event.to as readonly SquareXY[])
      const left = there.filter((square) => !sameSquare(square, at))
      const next = left.length < there.length ? left : [...there, at]
      return next.length ? { ...event, to: next } : without(event, 'to')
    }
    default:
      return event
  }
}

/** A square that is filled in once and not gathered: the last one tapped counts. */
export const onlyLast = (event: TimelineEvent): TimelineEvent => {
  if (event.do !== 'use' || event.to === undefined || typeof event.to[0] === 'number') return event
  const last = (event.to as readonly SquareXY[]).at(-1)
  return last ? { ...event, to: last } : event
}

/** The value without one of its fields. */
export function without<T extends object>(value: T, key: string): T {
  return Object.fromEntries(Object.entries(value).filter(([name]) => name !== key)) as T
}

/** The event with a field set, or left out where there is nothing to say. */
export const withField = <T extends object>(value: T, key: string, field: unknown): T =>
  field === undefined ? without(value, key) : { ...value, [key]: field }

/** Golden cases on turned and mirrored boards: the question moved by a symmetry, and what is expected moved with it. */
import type { CaseTarget, Choices, ClixCase, SquareXY, Step, TimelineEvent } from '../../src/shared/contract/case.ts'
import { symmetriesOf, transformCase, type Symmetry } from '../support/transformCase.ts'
import { byReading } from '../support/transformRuling.ts'
import { questionOf, type Expectation, type GoldenCase } from './caseFiles.ts'

type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json }

const isRecord = (value: unknown): value is Record<string, Json> => typeof value === 'object' && value !== null && !Array.isArray(value)
const steps = (directions: Readonly<Record<string, Step>>, by: Symmetry): Record<string, Step> =>
  Object.fromEntries(Object.entries(directions).map(([id, step]) => [id, by.step(step)]))

function turnTarget(target: CaseTarget, by: Symmetry): CaseTarget {
  if (typeof target === 'string') return target
  if ('wall' in target) return { wall: [by.square(target.wall[0]), by.square(target.wall[1])] }
  return 'square' in target ? { square: by.square(target.square) } : target
}

const isSquare = (value: unknown): value is SquareXY =>
  Array.isArray(value) && value.length === 2 && value.every((part) => typeof part === 'number')

/** The directions and squares that players pick. */
const turnChoices = (choices: Choices, by: Symmetry): Choices => ({
  ...choices,
  ...(choices.squares ? { squares: choices.squares.map(by.square) } : {}),
  ...(choices.destroy ? { destroy: choices.destroy.map((target) => turnTarget(target, by) as Exclude<CaseTarget, string>) } : {}),
  ...(choices.direction ? { direction: steps(choices.direction, by) } : {}),
  ...(choices.place
    ? { place: Object.fromEntries(Object.entries(choices.place).map(([id, square]): [string, SquareXY] => [id, by.square(square)])) }
    : {})
})

/** The squares that events name, their steps included. */
function turnEvents(events: readonly TimelineEvent[], by: Symmetry): TimelineEvent[] {
  return events.map(
    (event) =>
      Object.fromEntries(
        Object.entries(event).map(([key, value]: [string, unknown]) => {
          if (key === 'steps') return [key, turnEvents(value as readonly TimelineEvent[], by)]
          if (key === 'path' || key === 'base') return [key, (value as readonly SquareXY[]).map(by.square)]
          if (key === 'alsoSetDown') return [key, (value as readonly SquareXY[]).map(by.square)]
          if (key === 'setDown' || key === 'putDown') return [key, by.square(value as SquareXY)]
          if (key === 'choices') return [key, turnChoices(value as Choices, by)]
          if (key !== 'to') return [key, value]
          if (isSquare(value)) return [key, by.square(value)]
          if (Array.isArray(value)) return [key, value.map((one: unknown) => (isSquare(one) ? by.square(one) : one))]
          return [key, turnTarget(value as CaseTarget, by)]
        })
      ) as unknown as TimelineEvent
  )
}

function turnAsk(ask: ClixCase['ask'], by: Symmetry): ClixCase['ask'] {
  const choices = 'choices' in ask && ask.choices ? { choices: turnChoices(ask.choices, by) } : {}
  const end = (place: string | SquareXY): string | SquareXY => (typeof place === 'string' ? place : by.square(place))
  switch (ask.kind) {
    case 'line-of-fire':
      return { ...ask, from: end(ask.from), to: end(ask.to) }
    case 'can-target':
      return { ...ask, to: turnTarget(ask.to, by) }
    case 'move':
      return { ...ask, path: ask.path.map(by.square), ...(ask.putDown && { putDown: by.square(ask.putDown) }) }
    case 'attack':
      return { ...ask, ...choices, targets: ask.targets.map((target) => turnTarget(target, by)) }
    case 'knock-back':
      return { ...ask, ...choices, ...(ask.origin && { origin: by.square(ask.origin) }) }
    case 'timeline':
      return { ...ask, events: turnEvents(ask.events, by) }
    default: {
      // A space that is attacked, in a neighbouring game.
      const { space } = ask as { readonly space?: SquareXY }
      return space ? ({ ...ask, space: by.square(space) } as unknown as ClixCase['ask']) : ask
    }
  }
}

/** Squares whose order means nothing, or turns with the board: sorted, so that they can be compared. */
const UNORDERED = new Set(['hinderedBy', 'debris', 'flanks', 'squares', 'setDown', 'base'])
const SQUARES = new Set(['crossed', 'path', 'between', ...UNORDERED])

/**
 * What a ruling says about squares, moved by a symmetry, its unordered lists sorted. With the symmetry that moves
 * nothing it only sorts: that is how the ruling on the turned board is made ready for the comparison.
 */
export function turnRuling(value: Json, by: Symmetry, key = '', inside = ''): Json {
  if (SQUARES.has(key) && Array.isArray(value)) {
    const moved = (value as unknown as SquareXY[]).map(by.square)
    return UNORDERED.has(key) ? moved.sort(byReading) : moved
  }
  if (key === 'line' && Array.isArray(value)) return (value as unknown as SquareXY[]).map(by.corner)
  if (key === 'bases' && Array.isArray(value)) {
    const bases = (value as unknown as SquareXY[][]).map((base) => base.map(by.square).sort(byReading))
    return bases.sort((a, b) => (String(a) < String(b) ? -1 : 1))
  }
  if (key === 'walls' && Array.isArray(value))
    return (value as unknown as SquareXY[][])
      .map((wall) => wall.map(by.square).sort(byReading))
      .sort((a, b) => (String(a) < String(b) ? -1 : 1))
  if (key === 'at' && inside === 'corners') return by.corner(value as unknown as SquareXY)
  if (key === 'at' && inside === 'blockedBy') return (value as unknown as SquareXY[]).map(by.square).sort(byReading)
  if ((key === 'at' || key === 'end') && Array.isArray(value)) return by.square(value as unknown as SquareXY)
  if (key === 'direction') {
    if (Array.isArray(value)) return by.step(value as unknown as Step)
    if (isRecord(value)) return steps(value as unknown as Record<string, Step>, by)
  }
  if (Array.isArray(value)) return (value as readonly Json[]).map((item) => turnRuling(item, by, '', key))
  if (!isRecord(value) || key === 'because') return value
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, turnRuling(item, by, name, inside || key)]))
}

export interface TurnedCase {
  readonly by: Symmetry
  readonly none: Symmetry
  readonly question: ClixCase
  readonly expect: Expectation
}

const TURNS: readonly string[] = [
  'line-of-fire',
  'can-target',
  'targets',
  'value',
  'attack',
  'knock-back',
  'timeline',
  'descent-attack',
  'move',
  'reach',
  'break-away'
]

/** The case on the seven other boards; none where it has no board, or asks what is not turned here. */
export function turnedCases(one: GoldenCase): TurnedCase[] {
  const question = questionOf(one)
  if (!question.map || !TURNS.includes(question.ask.kind)) return []
  const [none, ...others] = symmetriesOf(question.map.size)
  return others.map((by) => ({
    by,
    none: none!,
    question: { ...transformCase(question, by), ask: turnAsk(question.ask, by) },
    expect: turnRuling(one.expect as Json, by) as Expectation
  }))
}

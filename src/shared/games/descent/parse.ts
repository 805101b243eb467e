/** From parsed JSON to a checked Descent question: its shape, and what must fit together. */
import { fail, ok, type Problem, type Result } from '../../base/result.ts'
import { checked } from '../../base/validate.ts'
import { spacesOf } from './board.ts'
import type { DescentAttackAsk, DescentCase, DescentOddsAsk, Space } from './case.ts'
import { faceProblems } from './faces.ts'
import { descentSchema } from './shape.ts'

const problem = (code: string, path: string, message: string): Problem => ({ code, path, message })
const spaceText = ([x, y]: Space): string => `[${x}, ${y}]`

function* figureProblems({ map, figures = [] }: DescentCase): Generator<Problem> {
  const ids = new Set<string>()
  const taken = new Map<string, string>()
  for (const [index, figure] of figures.entries()) {
    const path = `/figures/${index}`
    if (ids.has(figure.id))
      yield problem(
        'same-id',
        `${path}/id`,
        `At ${path}/id there is a second figure called "${figure.id}"; expected every figure to have an id of its own.`
      )
    ids.add(figure.id)
    const spaces = spacesOf(figure)
    if (map && spaces.length === 0)
      yield problem('missing-field', path, `At ${path} the figure "${figure.id}" stands nowhere; expected "at" or "squares".`)
    for (const space of spaces) {
      if (map && (space[0] >= map.size[0] || space[1] >= map.size[1]))
        yield problem(
          'off-map',
          path,
          `At ${path} the figure "${figure.id}" stands in ${spaceText(space)}; expected a space of the map, which has ${map.size[0]} columns and ${map.size[1]} rows.`
        )
      const other = taken.get(String(space))
      if (other !== undefined)
        yield problem(
          'occupied',
          path,
          `At ${path} the figure "${figure.id}" stands in ${spaceText(space)}, where "${other}" stands already; expected one figure in a space.`
        )
      taken.set(String(space), figure.id)
    }
  }
}

function* placeProblems({ map, figures = [] }: DescentCase, ask: DescentAttackAsk | DescentOddsAsk): Generator<Problem> {
  const known = figures
    .map(({ id }) => id)
    .join(', ')
    .slice(0, 200)
  const isFigure = (id: string): boolean => figures.some((figure) => figure.id === id)
  const noFigure = (id: string, path: string): Problem =>
    problem(
      'no-such-figure',
      path,
      `At ${path} there is no figure "${id.slice(0, 60)}"; expected one of the figures of the case${known ? `: ${known}` : ''}.`
    )
  if (!map) yield problem('missing-field', '', `The question "${ask.kind}" needs a board, but the field "map" is missing.`)
  if (ask.attacker !== undefined && !isFigure(ask.attacker)) yield noFigure(ask.attacker, '/ask/attacker')
  if (map && ask.space && (ask.space[0] >= map.size[0] || ask.space[1] >= map.size[1])) {
    yield problem(
      'off-map',
      '/ask/space',
      `At /ask/space there is ${spaceText(ask.space)}; expected a space of the map, which has ${map.size[0]} columns and ${map.size[1]} rows.`
    )
  }
  if (ask.kind !== 'descent-attack') return
  for (const [index, { figure }] of (ask.defense ?? []).entries()) {
    const path = `/ask/defense/${index}/figure`
    if (!isFigure(figure)) yield noFigure(figure, path)
    if (figure === ask.attacker)
      yield problem(
        'same-figure',
        path,
        `At ${path} the attacker "${figure.slice(0, 60)}" defends against its own attack; expected another figure.`
      )
    if (ask.defense!.findIndex((other) => other.figure === figure) < index)
      yield problem(
        'same-figure',
        path,
        `At ${path} the figure "${figure.slice(0, 60)}" is named a second time; expected each defender once.`
      )
  }
}

function* spendProblems({ weapon, spend = [] }: DescentAttackAsk): Generator<Problem> {
  const count = weapon.surges?.length ?? 0
  for (const [index, one] of spend.entries()) {
    if (typeof one !== 'number' || one < count) continue
    yield problem(
      'no-such-ability',
      `/ask/spend/${index}`,
      `At /ask/spend/${index} there is ${one}; expected ${count === 0 ? 'nothing, as the weapon has no abilities for surges' : `the number of one of the weapon's abilities, from 0 to ${count - 1}`}.`
    )
  }
}

function* oddsProblems(question: DescentCase, ask: DescentOddsAsk): Generator<Problem> {
  yield* faceProblems(ask.faces ?? {}, '/ask/faces')
  if (ask.weapon.type !== 'ranged' || ask.distance !== undefined) return
  if (ask.attacker === undefined || ask.space === undefined) {
    yield problem(
      'missing-field',
      '/ask',
      'At /ask nothing says how far the Ranged attack has to reach; expected "distance", or "attacker" and "space".'
    )
    return
  }
  yield* placeProblems(question, ask)
}

/** A checked question, or what is wrong with it and where (JSON pointers). */
export function parseDescent(json: unknown): Result<DescentCase> {
  const shape = checked(descentSchema, json)
  if (!shape.ok) return shape
  const question = shape.value as unknown as DescentCase
  const { ask } = question
  const problems = [
    ...figureProblems(question),
    ...(ask.kind === 'descent-attack' ? [...placeProblems(question, ask), ...spendProblems(ask)] : []),
    ...(ask.kind === 'descent-odds' ? oddsProblems(question, ask) : [])
  ]
  return problems.length > 0 ? fail(...problems.slice(0, 20)) : ok(question)
}

/** From parsed JSON to a checked Descent question: its shape, and what must fit together. */
import { problem } from '../../base/problem.ts'
import { fail, ok, type Problem, type Result } from '../../base/result.ts'
import { checked } from '../../base/validate.ts'
import { spacesOf } from './board.ts'
import type { DescentAttackAsk, DescentCase, DescentOddsAsk, Space } from './case.ts'
import { faceProblems } from './faces.ts'
import { descentSchema } from './shape.ts'
import '../../base/sayFileSentences.ts'

const spaceText = ([x, y]: Space): string => `[${x}, ${y}]`

function* figureProblems({ map, figures = [] }: DescentCase): Generator<Problem> {
  const ids = new Set<string>()
  const taken = new Map<string, string>()
  for (const [index, figure] of figures.entries()) {
    const path = `/figures/${index}`
    if (ids.has(figure.id)) yield problem('same-id', `${path}/id`, 'second-figure-id', { id: figure.id })
    ids.add(figure.id)
    const spaces = spacesOf(figure)
    if (map && spaces.length === 0) yield problem('missing-field', path, 'stands-nowhere', { id: figure.id })
    for (const space of spaces) {
      if (map && (space[0] >= map.size[0] || space[1] >= map.size[1]))
        yield problem('off-map', path, 'space-off-map', {
          id: figure.id,
          space: spaceText(space),
          columns: map.size[0],
          rows: map.size[1]
        })
      const other = taken.get(String(space))
      if (other !== undefined) yield problem('occupied', path, 'space-taken', { id: figure.id, space: spaceText(space), other })
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
    known
      ? problem('no-such-figure', path, 'no-such-figure', { id: id.slice(0, 60), known })
      : problem('no-such-figure', path, 'no-figure', { id: id.slice(0, 60) })
  if (!map) yield problem('missing-field', '', 'needs-map', { kind: ask.kind })
  if (ask.attacker !== undefined && !isFigure(ask.attacker)) yield noFigure(ask.attacker, '/ask/attacker')
  if (map && ask.space && (ask.space[0] >= map.size[0] || ask.space[1] >= map.size[1])) {
    yield problem('off-map', '/ask/space', 'asked-space-off-map', {
      space: spaceText(ask.space),
      columns: map.size[0],
      rows: map.size[1]
    })
  }
  if (ask.kind !== 'descent-attack') return
  for (const [index, { figure }] of (ask.defense ?? []).entries()) {
    const path = `/ask/defense/${index}/figure`
    if (!isFigure(figure)) yield noFigure(figure, path)
    if (figure === ask.attacker) yield problem('same-figure', path, 'own-defender', { id: figure.slice(0, 60) })
    if (ask.defense!.findIndex((other) => other.figure === figure) < index)
      yield problem('same-figure', path, 'second-defender', { id: figure.slice(0, 60) })
  }
}

function* spendProblems({ weapon, spend = [] }: DescentAttackAsk): Generator<Problem> {
  const count = weapon.surges?.length ?? 0
  for (const [index, one] of spend.entries()) {
    if (typeof one !== 'number' || one < count) continue
    yield count === 0
      ? problem('no-such-ability', `/ask/spend/${index}`, 'no-abilities', { number: one })
      : problem('no-such-ability', `/ask/spend/${index}`, 'no-such-ability', { number: one, last: count - 1 })
  }
}

function* oddsProblems(question: DescentCase, ask: DescentOddsAsk): Generator<Problem> {
  yield* faceProblems(ask.faces ?? {}, '/ask/faces')
  if (ask.weapon.type !== 'ranged' || ask.distance !== undefined) return
  if (ask.attacker === undefined || ask.space === undefined) {
    yield problem('missing-field', '/ask', 'no-reach', {})
    return
  }
  yield* placeProblems(question, ask)
}

/** A checked question, or what is wrong with it and where (JSON pointers). */
export function parseDescent(json: unknown): Result<DescentCase> {
  const shape = checked(descentSchema, json)
  if (!shape.ok) return shape
  const question: DescentCase = shape.value
  const { ask } = question
  const problems = [
    ...figureProblems(question),
    ...(ask.kind === 'descent-attack' ? [...placeProblems(question, ask), ...spendProblems(ask)] : []),
    ...(ask.kind === 'descent-odds' ? oddsProblems(question, ask) : [])
  ]
  return problems.length > 0 ? fail(...problems.slice(0, 20)) : ok(question)
}

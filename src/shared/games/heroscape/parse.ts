/** From parsed JSON to a checked HeroScape question: its shape, and what must fit together. */
import { problem } from '../../base/problem.ts'
import { fail, ok, type Problem, type Result } from '../../base/result.ts'
import { checked } from '../../base/validate.ts'
import { directionsOf, directionTo, hexesOf, hexKey, sameHex } from './board.ts'
import type { HeroscapeCase, HexFigure } from './case.ts'
import { groundProblems, hexText } from './groundProblems.ts'
import { heroscapeSchema } from './shape.ts'
import '../../base/sayFileSentences.ts'

function* figureProblems(figure: HexFigure, path: string): Generator<Problem> {
  const { id, at, squares } = figure
  const hexes = hexesOf(figure)
  if (hexes.length === 0) yield problem('missing-field', path, 'stands-nowhere', { id })
  if (at && squares && hexes.length > 2) {
    yield problem('not-its-hex', `${path}/at`, 'not-its-hex', { hex: hexText(at) })
  }
  const [first, second] = squares && squares.length > 1 ? squares : hexes
  if (first && second && !directionTo(first, second)) {
    yield problem('not-touching', `${path}/squares`, 'hexes-apart', { a: hexText(first), b: hexText(second) })
  }
}

function* placeProblems({ map, figures, objects = [] }: HeroscapeCase): Generator<Problem> {
  const ground = new Set(map.hexes.map(([q, r]) => hexKey([q, r])))
  yield* groundProblems(map, '/map')
  const taken = new Map<string, string>()
  const ids = new Set<string>()
  for (const [index, figure] of figures.entries()) {
    const path = `/figures/${index}`
    yield* figureProblems(figure, path)
    if (ids.has(figure.id)) yield problem('same-id', `${path}/id`, 'second-figure-id', { id: figure.id })
    ids.add(figure.id)
    for (const hex of hexesOf(figure)) {
      if (!ground.has(hexKey(hex))) yield problem('off-map', path, 'hex-off-map', { id: figure.id, hex: hexText(hex), count: ground.size })
      const other = taken.get(hexKey(hex))
      if (other !== undefined) yield problem('occupied', path, 'hex-taken', { id: figure.id, hex: hexText(hex), other })
      taken.set(hexKey(hex), figure.id)
    }
  }
  for (const [index, { id, at }] of objects.entries()) {
    const path = `/objects/${index}`
    if (ids.has(id)) yield problem('same-id', `${path}/id`, 'second-id', { id })
    ids.add(id)
    if (!ground.has(hexKey(at))) yield problem('off-map', `${path}/at`, 'object-off-map', { hex: hexText(at), count: ground.size })
  }
}

function* askProblems({ figures, ask }: HeroscapeCase): Generator<Problem> {
  const known = figures
    .map(({ id }) => id)
    .join(', ')
    .slice(0, 200)
  for (const end of ['attacker', 'defender'] as const) {
    if (!figures.some(({ id }) => id === ask[end]))
      yield problem('no-such-figure', `/ask/${end}`, 'no-such-figure', { id: ask[end].slice(0, 60), known })
  }
  if (ask.attacker === ask.defender) yield problem('same-figure', '/ask/defender', 'attacker-again', {})
}

/** The attacker chooses among the lines there are (HS-04). */
function* choiceProblems({ figures, ask }: HeroscapeCase): Generator<Problem> {
  const given = ask.choices?.direction
  const attacker = figures.find(({ id }) => id === ask.attacker)
  const defender = figures.find(({ id }) => id === ask.defender)
  if (!given || !attacker || !defender) return
  const open = directionsOf(attacker, defender)
  if (open.length === 0 || open.some((direction) => sameHex(direction, given))) return
  yield problem('not-open', '/ask/choices/direction', 'not-open', {
    hex: hexText(given),
    open: open.map(hexText).join(' or ')
  })
}

/** A checked question, or what is wrong with it and where (JSON pointers). */
export function parseHeroscape(json: unknown): Result<HeroscapeCase> {
  const shape = checked(heroscapeSchema, json)
  if (!shape.ok) return shape
  const question: HeroscapeCase = shape.value
  const problems = [...placeProblems(question), ...askProblems(question)].slice(0, 20)
  if (problems.length > 0) return fail(...problems)
  const choice = [...choiceProblems(question)]
  return choice.length > 0 ? fail(...choice) : ok(question)
}

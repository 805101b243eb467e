/** From parsed JSON to a checked HeroScape question: its shape, and what must fit together. */
import { fail, ok, type Problem, type Result } from '../../base/result.ts'
import { checked } from '../../base/validate.ts'
import { directionsOf, directionTo, hexesOf, hexKey, sameHex } from './board.ts'
import type { HeroscapeCase, Hex, HexFigure } from './case.ts'
import { heroscapeSchema } from './shape.ts'

const hexText = ([q, r]: Hex): string => `[${q}, ${r}]`
const problem = (code: string, path: string, message: string): Problem => ({ code, path, message })

function* figureProblems(figure: HexFigure, path: string): Generator<Problem> {
  const { id, at, squares } = figure
  const hexes = hexesOf(figure)
  if (hexes.length === 0) yield problem('missing-field', path, `At ${path} the figure "${id}" stands nowhere; expected "at" or "squares".`)
  if (at && squares && hexes.length > 2) {
    yield problem(
      'not-its-hex',
      `${path}/at`,
      `At ${path}/at there is ${hexText(at)}, which is none of the figure's two "squares"; expected one of them.`
    )
  }
  const [first, second] = squares && squares.length > 1 ? squares : hexes
  if (first && second && !directionTo(first, second)) {
    yield problem(
      'not-touching',
      `${path}/squares`,
      `At ${path}/squares the hexes ${hexText(first)} and ${hexText(second)} do not touch; expected the two hexes of a double-spaced figure.`
    )
  }
}

function* placeProblems({ map, figures, objects = [] }: HeroscapeCase): Generator<Problem> {
  const ground = new Set(map.hexes.map(([q, r]) => hexKey([q, r])))
  const taken = new Map<string, string>()
  const ids = new Set<string>()
  for (const [index, figure] of figures.entries()) {
    const path = `/figures/${index}`
    yield* figureProblems(figure, path)
    if (ids.has(figure.id))
      yield problem(
        'same-id',
        `${path}/id`,
        `At ${path}/id there is a second figure called "${figure.id}"; expected every figure to have an id of its own.`
      )
    ids.add(figure.id)
    for (const hex of hexesOf(figure)) {
      if (!ground.has(hexKey(hex)))
        yield problem(
          'off-map',
          path,
          `At ${path} the figure "${figure.id}" stands on ${hexText(hex)}, which is no hex of the map; expected one of its ${ground.size} hexes.`
        )
      const other = taken.get(hexKey(hex))
      if (other !== undefined)
        yield problem(
          'occupied',
          path,
          `At ${path} the figure "${figure.id}" stands on ${hexText(hex)}, where "${other}" stands already; expected one figure on a hex.`
        )
      taken.set(hexKey(hex), figure.id)
    }
  }
  for (const [index, { id, at }] of objects.entries()) {
    const path = `/objects/${index}`
    if (ids.has(id))
      yield problem(
        'same-id',
        `${path}/id`,
        `At ${path}/id the id "${id}" is used a second time; expected every figure and object to have an id of its own.`
      )
    ids.add(id)
    if (!ground.has(hexKey(at)))
      yield problem(
        'off-map',
        `${path}/at`,
        `At ${path}/at there is ${hexText(at)}, which is no hex of the map; expected one of its ${ground.size} hexes.`
      )
  }
}

function* askProblems({ figures, ask }: HeroscapeCase): Generator<Problem> {
  const known = figures
    .map(({ id }) => id)
    .join(', ')
    .slice(0, 200)
  for (const end of ['attacker', 'defender'] as const) {
    if (!figures.some(({ id }) => id === ask[end]))
      yield problem(
        'no-such-figure',
        `/ask/${end}`,
        `At /ask/${end} there is no figure "${ask[end].slice(0, 60)}"; expected one of the figures of the case: ${known}.`
      )
  }
  if (ask.attacker === ask.defender)
    yield problem('same-figure', '/ask/defender', 'At /ask/defender the attacker is named again; expected another figure.')
}

/** The attacker chooses among the lines there are (HS-04). */
function* choiceProblems({ figures, ask }: HeroscapeCase): Generator<Problem> {
  const given = ask.choices?.direction
  const attacker = figures.find(({ id }) => id === ask.attacker)
  const defender = figures.find(({ id }) => id === ask.defender)
  if (!given || !attacker || !defender) return
  const open = directionsOf(attacker, defender)
  if (open.length === 0 || open.some((direction) => sameHex(direction, given))) return
  yield problem(
    'not-open',
    '/ask/choices/direction',
    `At /ask/choices/direction there is ${hexText(given)}; expected a line from a hex of the attacker through a touching hex of the defender: ${open.map(hexText).join(' or ')}.`
  )
}

/** A checked question, or what is wrong with it and where (JSON pointers). */
export function parseHeroscape(json: unknown): Result<HeroscapeCase> {
  const shape = checked(heroscapeSchema, json)
  if (!shape.ok) return shape
  const question = shape.value as unknown as HeroscapeCase
  const problems = [...placeProblems(question), ...askProblems(question)].slice(0, 20)
  if (problems.length > 0) return fail(...problems)
  const choice = [...choiceProblems(question)]
  return choice.length > 0 ? fail(...choice) : ok(question)
}

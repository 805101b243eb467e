/**
 * From parsed JSON to a checked case: its shape, and what must fit together (figures that exist, squares on the map,
 * dice that are there). A checked case is always ruled on: nothing that a file can hold makes `answerCase` fail.
 */
import { positionOf } from '../../position/fromCase.ts'
import { fail, ok, type Problem, type Result } from '../../base/result.ts'
import { parseSpecialTerrainRule } from '../../rules/terrain/parseSpecialTerrain.ts'
import type { SpecialTerrainRule } from '../../rules/vocabulary/specialTerrain.ts'
import { isKnownEffect, rulesetOf } from '../../rules/catalog.ts'
import { checked, isRecord } from '../../base/validate.ts'
import type { AttackAsk, CaseTarget, ClixCase } from '../../contract/case.ts'
import { caseSchema } from './caseSchema.ts'
import { checkEvents } from './timelineSchema.ts'
import { gapBeforeShape, gapOnTable } from './gaps.ts'

/** The special-terrain rules of a case: the built-in ones, and its own (which win over a built-in of that id). */
export function terrainOf(input: ClixCase): Result<ReadonlyMap<string, SpecialTerrainRule>> {
  const builtIn = rulesetOf(input.ruleset)?.terrain ?? new Map<string, SpecialTerrainRule>()
  if (!input.specialTerrain?.length) return ok(builtIn)
  const rules = new Map(builtIn)
  for (const [index, own] of input.specialTerrain.entries()) {
    const path = `/specialTerrain/${index}`
    // A whole file of a special-terrain rule may stand here too: the rule is inside it.
    const wrapped = isRecord(own) && isRecord(own.rule)
    const parsed = parseSpecialTerrainRule(wrapped ? own.rule : own, wrapped ? `${path}/rule` : path)
    if (!parsed.ok) return parsed
    rules.set(parsed.value.id, parsed.value)
  }
  return ok(rules)
}

const ATTACKS: readonly string[] = ['close-attack', 'ranged-attack', 'thrown-object', 'close', 'ranged']

class Checks {
  readonly problems: Problem[] = []
  constructor(private readonly input: ClixCase) {}

  add(code: string, path: string, message: string): void {
    this.problems.push({ code, path, message })
  }

  figure(id: string | undefined, path: string): void {
    if (id === undefined || this.input.figures?.some((figure) => figure.id === id)) return
    const known = this.input.figures?.map((figure) => figure.id).join(', ')
    this.add(
      'no-such-figure',
      path,
      `At ${path} there is no figure "${id.slice(0, 60)}"; expected one of the figures of the case${known ? `: ${known.slice(0, 200)}` : ''}.`
    )
  }

  /** `with` is an attack, a power that some edition knows, or one that the figure itself has. */
  means(from: string, id: string): void {
    const figure = this.input.figures?.find((candidate) => candidate.id === from)
    const own = [
      ...(figure?.powers ?? []),
      ...(figure?.canUse ?? []),
      ...(figure?.abilities ?? []),
      ...(figure?.specialPowers ?? []).map((special) => special.id),
      ...(figure?.traits ?? []).map((trait) => trait.id)
    ]
    if (ATTACKS.includes(id) || own.includes(id) || isKnownEffect(id)) return
    this.add(
      'unknown-means',
      '/ask/with',
      `At /ask/with there is "${id.slice(0, 60)}"; expected ${ATTACKS.slice(0, 3).join(', ')}, or the id of a power or ability.`
    )
  }

  square(place: readonly [number, number] | undefined, path: string): void {
    if (!place || !this.input.map) return
    const [columns, rows] = this.input.map.size
    if (place[0] < columns && place[1] < rows) return
    this.add(
      'off-map',
      path,
      `At ${path} the square (${place[0]}, ${place[1]}) lies off the map, which has ${columns} columns and ${rows} rows.`
    )
  }

  target(target: CaseTarget, path: string): void {
    if (typeof target === 'string') this.figure(target, path)
    else if ('wall' in target) {
      target.wall.forEach((place, index) => {
        this.square(place, `${path}/wall/${index}`)
      })
      const [a, b] = target.wall
      if (Math.abs(a[0] - b[0]) + Math.abs(a[1] - b[1]) !== 1)
        this.add(
          'no-edge',
          `${path}/wall`,
          `At ${path}/wall the two squares do not share an edge; expected two orthogonally adjacent squares.`
        )
    } else if ('square' in target) this.square(target.square, `${path}/square`)
    else if (!this.input.objects?.some(({ id }) => id === target.object)) {
      this.add('no-such-object', `${path}/object`, `At ${path}/object there is no object "${target.object.slice(0, 60)}" in the case.`)
    }
  }
}

function checkFigures(input: ClixCase, checks: Checks): void {
  const seen = new Map<string, number>()
  for (const [index, figure] of (input.figures ?? []).entries()) {
    const first = seen.get(figure.id)
    if (first !== undefined)
      checks.add(
        'same-id',
        `/figures/${index}/id`,
        `The figures ${first} and ${index} are both called "${figure.id}"; expected every figure to have an id of its own.`
      )
    seen.set(figure.id, index)
    if (input.map && !figure.at && !figure.squares)
      checks.add(
        'missing-field',
        `/figures/${index}`,
        `At /figures/${index} the figure "${figure.id}" stands nowhere; expected "at" or "squares".`
      )
    if (figure.squares && new Set(figure.squares.map(String)).size !== figure.squares.length)
      checks.add('same-square', `/figures/${index}/squares`, `At /figures/${index}/squares a square is named twice.`)
  }
  const objects = (input.objects ?? []).map(({ id }) => id)
  objects.forEach((id, index) => {
    if (objects.indexOf(id) !== index)
      checks.add('same-id', `/objects/${index}/id`, `Two objects are called "${id}"; expected every object to have an id of its own.`)
  })
}

/** One roll, or one for each of several targets where the ruleset rolls for each; an area is rolled for once. */
function checkDice(input: ClixCase, ask: AttackAsk, checks: Checks): void {
  const ruleset = rulesetOf(input.ruleset)
  const each = ruleset?.params.attack.severalTargets === 'roll-each-full'
  const area = [ask.action, ...(ask.powers ?? [])].some(
    (id) =>
      id !== undefined &&
      ruleset?.effects
        .get(id)
        ?.clauses.some((clause) => clause.phase === 'attack' && (clause.does === 'area' || clause.does === 'all-close-targets'))
  )
  if (Array.isArray(ask.dice)) {
    if (!each || area || ask.targets.length === 1) return
    checks.add(
      'missing-dice',
      '/ask/dice',
      `At /ask/dice there is one roll for ${ask.targets.length} targets; expected a roll for each of them, such as {${ask.targets.map((target) => `"${String(target).slice(0, 60)}": [4, 3]`).join(', ')}}.`
    )
    return
  }
  const rolls = ask.dice as Readonly<Record<string, unknown>> | undefined
  if (!each || area || rolls === undefined) {
    checks.add('missing-dice', ask.dice ? '/ask/dice' : '/ask', 'At /ask/dice there is no attack roll; expected two dice such as [4, 3].')
    return
  }
  const missing = ask.targets.find((target) => typeof target === 'string' && !Object.hasOwn(rolls, target))
  if (missing !== undefined)
    checks.add(
      'missing-dice',
      '/ask/dice',
      `At /ask/dice there is no roll for "${String(missing).slice(0, 60)}"; expected two dice for every target.`
    )
}

function checkAsk(input: ClixCase, checks: Checks): void {
  const { ask } = input
  const needsMap = ask.kind !== 'damage' && !(ask.kind === 'value' && !ask.against)
  if (needsMap && !input.map) checks.add('missing-field', '', `The question "${ask.kind}" needs a board, but the field "map" is missing.`)
  switch (ask.kind) {
    case 'line-of-fire':
      for (const end of ['from', 'to'] as const) {
        const place = ask[end]
        if (typeof place === 'string') checks.figure(place, `/ask/${end}`)
        else checks.square(place, `/ask/${end}`)
      }
      return
    case 'can-target':
      checks.figure(ask.from, '/ask/from')
      checks.means(ask.from, ask.with)
      checks.target(ask.to, '/ask/to')
      return
    case 'preparation':
      checks.figure(ask.from, '/ask/from')
      return
    case 'odds':
      checks.figure(ask.from, '/ask/from')
      checks.figure(ask.to, '/ask/to')
      return
    case 'targets':
      checks.figure(ask.from, '/ask/from')
      checks.means(ask.from, ask.with)
      return
    case 'value':
      checks.figure(ask.figure, '/ask/figure')
      checks.figure(ask.against?.from, '/ask/against/from')
      checks.figure(ask.carrying, '/ask/carrying')
      return
    case 'attack':
      checks.figure(ask.from, '/ask/from')
      ask.targets.forEach((target, index) => {
        checks.target(target, `/ask/targets/${index}`)
      })
      if (ask.targets.some((target) => typeof target !== 'string')) {
        if (ask.targets.length > 1)
          checks.add(
            'one-target',
            '/ask/targets',
            'At /ask/targets a wall, square or object stands among several targets; expected it alone.'
          )
      } else checkDice(input, ask, checks)
      return
    case 'move':
      checks.figure(ask.figure, '/ask/figure')
      checks.figure(ask.carrying, '/ask/carrying')
      checks.figure(ask.alsoCarrying, '/ask/alsoCarrying')
      checks.square(ask.putDown, '/ask/putDown')
      ask.path.forEach((place, index) => {
        checks.square(place, `/ask/path/${index}`)
      })
      if (ask.pickUp !== undefined && !input.objects?.some(({ id }) => id === ask.pickUp))
        checks.add('no-such-object', '/ask/pickUp', `At /ask/pickUp there is no object "${ask.pickUp.slice(0, 60)}" in the case.`)
      return
    case 'reach':
    case 'break-away':
      checks.figure(ask.figure, '/ask/figure')
      if (ask.kind === 'reach') checks.figure(ask.carrying, '/ask/carrying')
      if (ask.kind === 'break-away' && ask.roll === undefined)
        checks.add('missing-dice', '/ask', 'At /ask/roll there is no die; expected a number from 1 to 6.')
      return
    case 'timeline':
      checkEvents(ask.events, '/ask/events', checks)
      return
    case 'damage':
      checks.figure(ask.to, '/ask/to')
      return
    case 'knock-back':
      checks.figure(ask.from, '/ask/from')
      checks.square(ask.origin, '/ask/origin')
      if (ask.from === undefined && ask.origin === undefined)
        checks.add('missing-field', '/ask', 'At /ask nothing says where the knock back comes from; expected "from" or "origin".')
      ask.hits.forEach((hit, index) => {
        checks.figure(hit.figure, `/ask/hits/${index}/figure`)
      })
      if (new Set(ask.hits.map((hit) => hit.figure)).size !== ask.hits.length)
        checks.add('same-figure', '/ask/hits', 'At /ask/hits a figure is hit twice; expected each figure once.')
      if (ask.cause === 'force-blast' && !ask.roll?.length)
        checks.add('missing-dice', '/ask', 'At /ask/roll there is no die; expected the roll that sets the distance, such as [4].')
  }
}

/** A checked case from parsed JSON, or what is wrong with it and where (JSON pointers). */
export function parseCase(json: unknown): Result<ClixCase> {
  const gap = gapBeforeShape(json) ?? gapOnTable(json)
  if (gap) return fail(gap)
  const shape = checked(caseSchema, json)
  if (!shape.ok) return shape
  const input = shape.value as ClixCase
  const checks = new Checks(input)
  checkFigures(input, checks)
  checkAsk(input, checks)
  if (checks.problems.length > 0) return fail(...checks.problems)
  const terrain = terrainOf(input)
  if (!terrain.ok) return terrain
  const position = positionOf(input, terrain.value)
  return position.ok ? ok(input) : position
}

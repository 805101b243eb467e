/**
 * From parsed JSON to a checked case: its shape, and what must fit together (figures that exist, squares on the map,
 * dice that are there). A checked case is always ruled on: nothing that a file can hold makes `answerCase` fail.
 */
import { fail, type Result } from '../../base/result.ts'
import { checked, isRecord } from '../../base/validate.ts'
import type { CaseFigure, ClixCase, Grant } from '../../contract/case.ts'
import { isAside } from '../../contract/caseSquares.ts'
import { positionChecked, situationIn, type CheckedCase } from '../common/checkedCase.ts'
import { Checks } from '../common/checks.ts'
import { countsCarried } from '../../engine/carrying/carry.ts'
import { rulesetFor } from '../../editions/shelf.ts'
import { tableQuestion } from '../questions/onTable.ts'
import { bringsEditions, problemsOfEditions } from './broughtEditions.ts'
import { caseSchema, caseWithEditions } from './caseSchema.ts'
import { checkRolls } from './rollNames.ts'
import { gapBeforeShape, gapOnTable, newerFormat } from './gaps.ts'

type IdList = readonly [readonly (string | Grant)[], path: string]

/** The lists of a figure that name powers and abilities, with their places. */
const idListsOf = (figure: CaseFigure, path: string): readonly IdList[] => [
  [figure.abilities ?? [], `${path}/abilities`],
  [figure.powers ?? [], `${path}/powers`],
  [figure.canUse ?? [], `${path}/canUse`],
  ...(figure.dial ?? []).map(({ powers = [] }, at): IdList => [powers, `${path}/dial/${at}/powers`]),
  ...(['specialPowers', 'traits'] as const).flatMap((field) =>
    (figure[field] ?? []).map(({ grants = [] }, at): IdList => [grants, `${path}/${field}/${at}/grants`])
  )
]

function checkFigures(input: ClixCase, checks: Checks): void {
  const seen = new Map<string, number>()
  const numbered = rulesetFor(input)?.brought?.numbered
  for (const [index, figure] of (input.figures ?? []).entries()) {
    const first = seen.get(figure.id)
    if (first !== undefined) checks.add('same-id', `/figures/${index}/id`, 'same-id', { first, second: index, id: figure.id })
    seen.set(figure.id, index)
    const { captiveOf } = figure
    figure.replacedBy?.forEach((other, number) => {
      checks.figure(other, `/figures/${index}/replacedBy/${number}`)
    })
    figure.effects?.forEach(({ by, nextTo }, number) => {
      const path = `/figures/${index}/effects/${number}`
      if (by !== undefined) checks.figure(by, `${path}/by`)
      if (nextTo !== undefined) checks.figure(nextTo, `${path}/nextTo`)
    })
    for (const [list, path] of idListsOf(figure, `/figures/${index}`)) {
      for (const [number, one] of list.entries()) {
        const ability = typeof one === 'string' ? one : one.power
        const [family, rest] = ability.split(':', 2) as [string, string?]
        const limits = rest === undefined ? undefined : numbered?.get(family)
        if (!limits || rulesetFor(input)?.effects.has(ability)) continue
        const place = `${path}/${number}`
        checks.add('wrong-value', place, 'ability-number', { place, found: ability, least: limits[0], most: limits[1] })
      }
    }
    if (figure.pilotOf !== undefined) checks.figure(figure.pilotOf, `/figures/${index}/pilotOf`)
    if (isAside(figure) && (captiveOf !== undefined || figure.at || figure.squares))
      checks.add('aside-on-map', `/figures/${index}`, 'aside-on-map', { id: figure.id })
    if (captiveOf !== undefined) {
      checks.figure(captiveOf, `/figures/${index}/captiveOf`)
      const captor = input.figures?.find(({ id }) => id === captiveOf)
      if (captiveOf === figure.id || captor?.captiveOf !== undefined || figure.at || figure.squares)
        checks.add('captive-elsewhere', `/figures/${index}`, 'captive-elsewhere', { id: figure.id })
    } else if (input.map && !isAside(figure) && !figure.at && !figure.squares)
      checks.add('missing-field', `/figures/${index}`, 'stands-nowhere', { id: figure.id })
    if (figure.squares && new Set(figure.squares.map(String)).size !== figure.squares.length)
      checks.add('same-square', `/figures/${index}/squares`, 'same-square', {})
  }
  const objects = (input.objects ?? []).map(({ id }) => id)
  objects.forEach((id, index) => {
    if (objects.indexOf(id) !== index) checks.add('same-id', `/objects/${index}/id`, 'same-object-id', { id })
  })
}

function checkAsk(input: ClixCase, checks: Checks): void {
  const { ask } = input
  const question = tableQuestion(ask)
  if ((question.needsMap?.(ask) ?? true) && !input.map) checks.add('missing-field', '', 'needs-map', { kind: ask.kind })
  question.check(ask, checks)
}

/** Ids of special terrain that the case may speak of: the ruleset's and its own. */
function terrainNamed(input: ClixCase): ReadonlySet<string> {
  const { specialTerrain = [] } = input
  const own = specialTerrain.flatMap((one) => {
    const rule = isRecord(one) && isRecord(one.rule) ? one.rule : one
    return isRecord(rule) && typeof rule.id === 'string' ? [rule.id] : []
  })
  return new Set([...(rulesetFor(input)?.terrain.keys() ?? []), ...own])
}

type Fields = Readonly<Record<string, unknown>>

/** A move with the first of those that it carries in `carrying` and the others in `alsoCarrying`; an event with its steps. */
function carriedApart(move: unknown): unknown {
  if (!isRecord(move)) return move
  const { carrying, alsoCarrying, steps } = move
  const inside: Fields = Array.isArray(steps) ? { ...move, steps: steps.map(carriedApart) } : move
  if (!Array.isArray(carrying) || carrying.length === 0) return inside
  const [first, ...others] = carrying as readonly unknown[]
  const also = Array.isArray(alsoCarrying) ? (alsoCarrying as readonly unknown[]) : alsoCarrying === undefined ? [] : [alsoCarrying]
  return { ...inside, carrying: first, ...(others.length + also.length > 0 && { alsoCarrying: [...others, ...also] }) }
}

/** Moves that carry several may name all of them in `carrying`, in an edition that counts them: the first stays there. */
function withCarriedApart(json: unknown): unknown {
  if (!isRecord(json) || !isRecord(json.ask) || typeof json.ruleset !== 'string') return json
  const { kind, events } = json.ask
  const isMove = kind === 'move' || kind === 'reach'
  if (!isMove && !(kind === 'timeline' && Array.isArray(events))) return json
  const editions = Array.isArray(json.editions) ? (json.editions as ClixCase['editions']) : undefined
  const ruleset = rulesetFor({ ruleset: json.ruleset, editions })
  if (!ruleset || !countsCarried(ruleset)) return json
  return { ...json, ask: isMove ? carriedApart(json.ask) : { ...json.ask, events: (events as readonly unknown[]).map(carriedApart) } }
}

/** A checked case from parsed JSON, or what is wrong with it and where (JSON pointers). */
export function parseCase(written: unknown): Result<CheckedCase> {
  const json = withCarriedApart(written)
  const gap = newerFormat(json) ?? gapBeforeShape(json) ?? gapOnTable(json)
  if (gap) return fail(gap)
  const shape = checked(bringsEditions(json) ? caseWithEditions : caseSchema, json)
  if (!shape.ok) return shape
  const wrong = problemsOfEditions(shape.value)
  if (wrong.length > 0) return fail(...wrong)
  const input: ClixCase = shape.value
  const checks = new Checks(input)
  checkFigures(input, checks)
  checkAsk(input, checks)
  checkRolls(input.ask, '/ask', input.ask.kind === 'damage', terrainNamed(input), checks)
  if (checks.problems.length > 0) return fail(...checks.problems)
  const placed = positionChecked(input)
  if (placed.ok) tableQuestion(input.ask).checkOn?.(situationIn(placed.value).situation, input.ask, checks)
  return checks.problems.length > 0 ? fail(...checks.problems) : placed
}

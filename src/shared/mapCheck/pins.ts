/** Pins: questions about a map with what has to come of them, asked again whenever the map changes. */
import { firstReason } from '../engine/situation/reasons.ts'
import { answerQuestion, type AnyRuling } from '../cases/answerQuestion.ts'
import { parseQuestion } from '../cases/parseQuestion.ts'
import type { Problem, Result } from '../base/result.ts'
import { ok } from '../base/result.ts'
import { isRecord } from '../base/validate.ts'
import type { ClixCase, Segment } from '../contract/case.ts'
import { edgeKey, edgesByKey } from '../contract/caseSquares.ts'

import { caseOfMap, DEFAULT_RULESET } from './ground.ts'
import { type InRules, asRules } from '../editions/shelf.ts'
import { BESIDE_THE_QUESTION, type MapDocument, type Pin } from '../formats/documents/maps/mapDocument.ts'

export interface ChangedPin {
  readonly id: string
  readonly title?: string | undefined
  readonly expected: Readonly<Record<string, unknown>>
  /** The same fields as they are now. */
  readonly got: Readonly<Record<string, unknown>>
  /** The rules of the reasons that decide now. */
  readonly because: readonly string[]
}

export interface BrokenPin {
  readonly id: string
  readonly title?: string | undefined
  /** Why it cannot be asked. */
  readonly problems: readonly Problem[]
}

/** A pin that comes to something else on two versions of a map: its expected fields on each; null where it cannot be asked. */
export interface PinChange {
  readonly id: string
  readonly title?: string | undefined
  readonly was: Readonly<Record<string, unknown>> | null
  readonly is: Readonly<Record<string, unknown>> | null
}

export interface PinReport {
  readonly total: number
  readonly same: number
  readonly changed: readonly ChangedPin[]
  readonly broken: readonly BrokenPin[]
}

/** Asks every pin of a map. @param rules of pins that name none */
export function pinsOf(document: MapDocument, rules: InRules = DEFAULT_RULESET): PinReport {
  const changed: ChangedPin[] = []
  const broken: BrokenPin[] = []
  const pins = document.pins ?? []
  for (const pin of pins) {
    const { id, title, expect } = pin
    const answer = askPin(document, pin, rules)
    if (!answer.ok) {
      broken.push({ id, title, problems: answer.problems })
      continue
    }
    const got = pinnedFields(answer.value, expect)
    if (!holds(expect, got))
      changed.push({
        id,
        title,
        expected: expect,
        got,
        because: [...new Set(answer.value.because.filter(({ weight }) => weight === 'decides').map(({ rule }) => rule))]
      })
  }
  return { total: pins.length, same: pins.length - changed.length - broken.length, changed, broken }
}

/** The ruling on the question of a pin, by its own ruleset where it names one; why it cannot be asked. */
export function askPin(document: Pick<MapDocument, 'map' | 'specialTerrain' | 'openings'>, pin: Pin, rules: InRules): Result<AnyRuling> {
  const beside = Object.fromEntries(BESIDE_THE_QUESTION.flatMap((field) => (pin[field] === undefined ? [] : [[field, pin[field]]])))
  const parsed = parseQuestion(
    caseOfMap(
      document,
      { ...asRules(rules), ...(pin.ruleset !== undefined && { ruleset: pin.ruleset }) },
      { figures: [], ...beside, ask: pin.ask }
    )
  )
  return parsed.ok ? ok(answerQuestion(parsed.value)) : parsed
}

/** The rule of the reason that decides, or of the first one; undefined where there are no reasons. */
const ruleOf = ({ because }: AnyRuling): string | undefined => (because.length > 0 ? firstReason(because).rule : undefined)

/** A field of a ruling by the name that `expect` gives it; `rule` is the rule of its first reason. */
const fieldOf = (ruling: AnyRuling, name: string): unknown =>
  (Reflect.get(ruling, name) as unknown) ?? (name === 'rule' ? ruleOf(ruling) : undefined)

/** The fields of `expect` as this ruling has them; null where it has none. */
const pinnedFields = (ruling: AnyRuling, expect: Pin['expect']): Record<string, unknown> =>
  Object.fromEntries(Object.keys(expect).map((name) => [name, fieldOf(ruling, name) ?? null]))

/** Kinds whose verdict alone says little: the fields that are expected besides. */
const TELLING: Readonly<Record<string, readonly string[]>> = {
  value: ['value'],
  damage: ['taken'],
  targets: ['legal'],
  reach: ['squares'],
  odds: ['hit'],
  attack: ['needed', 'damageTaken'],
  'knock-back': ['results']
}

/** What a pin expects where nobody says more: the verdict and the rule of the first reason, and what a verdict such as "value" leaves open. */
export const expectOf = (ruling: AnyRuling): Record<string, unknown> =>
  Object.fromEntries(
    ['verdict', 'rule', ...(TELLING[ruling.kind] ?? [])].flatMap((name) => {
      const value = fieldOf(ruling, name)
      return value === undefined ? [] : [[name, value]]
    })
  )

/** A question at the table as a pin: all of the case but its map, with what its ruling expects. */
export const pinOfCase = (value: ClixCase, ruling: AnyRuling, named: Pick<Pin, 'id' | 'title'>): Pin => ({
  ...named,
  ruleset: value.ruleset,
  ...Object.fromEntries(BESIDE_THE_QUESTION.flatMap((field) => (value[field] === undefined ? [] : [[field, value[field]]]))),
  ask: { ...value.ask },
  expect: expectOf(ruling)
})

/** An id that begins so and that no pin has. */
export function freePinId(stem: string, pins: readonly Pick<Pin, 'id'>[]): string {
  let free = stem
  for (let n = 2; pins.some(({ id }) => id === free); n++) free = `${stem}-${n}`
  return free
}

/** Whether everything that is wanted is so; lists whole, objects as far as they are named. */
function holds(wanted: unknown, found: unknown): boolean {
  if (Array.isArray(wanted))
    return Array.isArray(found) && found.length === wanted.length && wanted.every((one, index) => holds(one, found[index]))
  if (isRecord(wanted)) return isRecord(found) && Object.entries(wanted).every(([name, value]) => holds(value, found[name]))
  return wanted === found
}

/** Walls that could be gone without any pin changing: what nobody has asked about. */
export function unnoticedWalls(document: MapDocument, rules: InRules = DEFAULT_RULESET): Segment[] {
  const pins = document.pins ?? []
  if (pins.length === 0) return [...edgesByKey(document.map.walls).values()]
  const before = pins.map((pin) => outcomeOf(document, pin, rules))
  return [...edgesByKey(document.map.walls).entries()].flatMap(([key, wall]) => {
    const walls = (document.map.walls ?? []).filter((one) => edgeKey(one) !== key)
    const without = { ...document, map: { ...document.map, walls } }
    return pins.some((pin, index) => outcomeOf(without, pin, rules) !== before[index]) ? [] : [wall]
  })
}

/** What a pin comes to, as far as it is pinned, as a text. */
export function outcomeOf(document: MapDocument, pin: Pin, rules: InRules): string {
  const fields = fieldsNow(document, pin, rules)
  return fields === null ? 'broken' : JSON.stringify(fields)
}

function fieldsNow(document: MapDocument, pin: Pin, rules: InRules): Readonly<Record<string, unknown>> | null {
  const answer = askPin(document, pin, rules)
  return answer.ok ? pinnedFields(answer.value, pin.expect) : null
}

/** The pins of two versions of a map that do not come to the same on both. */
export const pinsThatDiffer = (a: MapDocument, b: MapDocument, rules: InRules = DEFAULT_RULESET): string[] =>
  pinChanges(a, b, rules).map(({ id }) => id)

/** The same with what each comes to on both; of two pins with one id the newer version's is asked. */
export function pinChanges(a: MapDocument, b: MapDocument, rules: InRules = DEFAULT_RULESET): PinChange[] {
  const pins = new Map([...(a.pins ?? []), ...(b.pins ?? [])].map((pin) => [pin.id, pin]))
  return [...pins.values()].flatMap((pin) => {
    const [was, is] = [fieldsNow(a, pin, rules), fieldsNow(b, pin, rules)]
    return JSON.stringify(was) === JSON.stringify(is) ? [] : [{ id: pin.id, title: pin.title, was, is }]
  })
}

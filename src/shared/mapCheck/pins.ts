/** Pins: questions about a map with what has to come of them, asked again whenever the map changes. */
import { answerQuestion, type AnyRuling } from '../cases/answerQuestion.ts'
import { parseQuestion } from '../cases/parseQuestion.ts'
import type { Problem, Result } from '../base/result.ts'
import { ok } from '../base/result.ts'
import { isRecord } from '../base/validate.ts'
import type { Segment } from '../contract/case.ts'
import { edgeKey, edgesByKey } from '../contract/caseSquares.ts'
import { caseOfMap, DEFAULT_RULESET } from './ground.ts'
import type { MapDocument, Pin } from '../formats/documents/maps/mapDocument.ts'

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

export interface PinReport {
  readonly total: number
  readonly same: number
  readonly changed: readonly ChangedPin[]
  readonly broken: readonly BrokenPin[]
}

/** Asks every pin of a map. @param ruleset of pins that name none */
export function pinsOf(document: MapDocument, ruleset: string = DEFAULT_RULESET): PinReport {
  const changed: ChangedPin[] = []
  const broken: BrokenPin[] = []
  const pins = document.pins ?? []
  for (const pin of pins) {
    const { id, title, expect } = pin
    const answer = askPin(document, pin, ruleset)
    if (!answer.ok) broken.push({ id, title, problems: answer.problems })
    else if (!holds(expect, answer.value))
      changed.push({
        id,
        title,
        expected: expect,
        got: Object.fromEntries(Object.keys(expect).map((name) => [name, fieldOf(answer.value, name) ?? null])),
        because: [...new Set(answer.value.because.filter(({ weight }) => weight === 'decides').map(({ rule }) => rule))]
      })
  }
  return { total: pins.length, same: pins.length - changed.length - broken.length, changed, broken }
}

/** The ruling on the question of a pin, by its own ruleset where it names one; why it cannot be asked. */
export function askPin(document: Pick<MapDocument, 'map' | 'specialTerrain'>, pin: Pin, ruleset: string): Result<AnyRuling> {
  const { figures = [], objects, ask } = pin
  const parsed = parseQuestion(caseOfMap(document, pin.ruleset ?? ruleset, { figures, ...(objects && { objects }), ask }))
  return parsed.ok ? ok(answerQuestion(parsed.value)) : parsed
}

const fieldOf = (ruling: AnyRuling, name: string): unknown => Reflect.get(ruling, name) as unknown

/** Whether everything that is wanted is so; lists whole, objects as far as they are named. */
function holds(wanted: unknown, found: unknown): boolean {
  if (Array.isArray(wanted))
    return Array.isArray(found) && found.length === wanted.length && wanted.every((one, index) => holds(one, found[index]))
  if (isRecord(wanted)) return isRecord(found) && Object.entries(wanted).every(([name, value]) => holds(value, found[name]))
  return wanted === found
}

/** Walls that could be gone without any pin changing: what nobody has asked about. */
export function unnoticedWalls(document: MapDocument, ruleset: string = DEFAULT_RULESET): Segment[] {
  const pins = document.pins ?? []
  if (pins.length === 0) return [...edgesByKey(document.map.walls).values()]
  const before = pins.map((pin) => outcomeOf(document, pin, ruleset))
  return [...edgesByKey(document.map.walls).entries()].flatMap(([key, wall]) => {
    const walls = (document.map.walls ?? []).filter((one) => edgeKey(one) !== key)
    const without = { ...document, map: { ...document.map, walls } }
    return pins.some((pin, index) => outcomeOf(without, pin, ruleset) !== before[index]) ? [] : [wall]
  })
}

/** What a pin comes to, as far as it is pinned, as a text. */
export function outcomeOf(document: MapDocument, pin: Pin, ruleset: string): string {
  const answer = askPin(document, pin, ruleset)
  if (!answer.ok) return 'broken'
  return JSON.stringify(Object.keys(pin.expect).map((name) => fieldOf(answer.value, name)))
}

/** The pins of two versions of a map that do not come to the same on both. */
export function pinsThatDiffer(a: MapDocument, b: MapDocument, ruleset: string = DEFAULT_RULESET): string[] {
  const pins = new Map([...(a.pins ?? []), ...(b.pins ?? [])].map((pin) => [pin.id, pin]))
  return [...pins.values()].filter((pin) => outcomeOf(a, pin, ruleset) !== outcomeOf(b, pin, ruleset)).map(({ id }) => id)
}

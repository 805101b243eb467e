/** What is asked of the worker that looks at maps, and what it says: the same functions as behind the verbs of the command line. */
import type { InRules } from '../../../shared/editions/shelf.ts'
import type { Result } from '../../../shared/base/result.ts'
import type { MapDocument } from '../../../shared/formats/documents/maps/mapDocument.ts'
import { differenceOf, type MapDifference } from '../../../shared/mapCheck/difference.ts'
import { fairnessOf, type Fairness } from '../../../shared/mapCheck/fairness.ts'
import { heatOf, type Heat, type HeatKind } from '../../../shared/mapCheck/heat.ts'
import { lintMap, type LintReport } from '../../../shared/mapCheck/lint/lint.ts'
import { pinChanges, pinsOf, unnoticedWalls, type PinChange, type PinReport } from '../../../shared/mapCheck/pins.ts'
import {
  chosenPins,
  linesThatNotice,
  unnoticedBy,
  type NoticingLine,
  type PinProposals,
  type Unnoticed
} from '../../../shared/mapCheck/pinProposals.ts'
import { ok } from '../../../shared/base/result.ts'
import type { Segment } from '../../../shared/contract/case.ts'

export interface PinsSaid extends PinReport {
  readonly unnoticedWalls: readonly Segment[]
}

interface MapAsk {
  readonly map: MapDocument
  readonly rules: InRules
}

/** Each question with what answers it: an entry each. */
export const CHECKERS = {
  lint: ({ map, rules }: MapAsk): Result<LintReport> => lintMap(map, rules),
  pins: ({ map, rules }: MapAsk): Result<PinsSaid> => ok({ ...pinsOf(map, rules), unnoticedWalls: unnoticedWalls(map, rules) }),
  /** Only the pins themselves, not what they notice. */
  holding: ({ map, rules }: MapAsk): Result<PinReport> => ok(pinsOf(map, rules)),
  pinChanges: ({ map, before, rules }: MapAsk & { readonly before: MapDocument }): Result<readonly PinChange[]> =>
    ok(pinChanges(before, map, rules)),
  unnoticed: ({ map, rules }: MapAsk): Result<Unnoticed> => ok(unnoticedBy(map, rules)),
  noticing: ({
    map,
    rules,
    unnoticed,
    part
  }: MapAsk & { readonly unnoticed: Unnoticed; readonly part: number }): Result<readonly NoticingLine[]> =>
    ok(linesThatNotice(map, unnoticed, part, rules)),
  proposals: ({
    map,
    rules,
    unnoticed,
    lines,
    most
  }: MapAsk & { readonly unnoticed: Unnoticed; readonly lines: readonly NoticingLine[]; readonly most: number }): Result<PinProposals> =>
    ok(chosenPins(map, unnoticed, lines, most, rules)),
  fairness: ({
    map,
    rules,
    speed,
    range
  }: MapAsk & {
    readonly speed: number
    readonly range: number
  }): Result<Fairness> => fairnessOf(map, { rules, speed, range }),
  heat: ({
    map,
    rules,
    kind,
    speed
  }: MapAsk & {
    readonly kind: HeatKind
    readonly speed: number
  }): Result<Heat> => heatOf(map, kind, rules, speed),
  difference: ({
    map,
    before,
    rules
  }: MapAsk & {
    readonly before: MapDocument
  }): Result<MapDifference> => differenceOf(before, map, rules)
} as const

export type CheckName = keyof typeof CHECKERS
export type CheckAsk<N extends CheckName = CheckName> = Parameters<(typeof CHECKERS)[N]>[0]
export type CheckAnswer<N extends CheckName = CheckName> = ReturnType<(typeof CHECKERS)[N]>

export interface CheckMessage {
  readonly n: number
  readonly name: CheckName
  readonly ask: unknown
}
export type CheckReply = { readonly n: number } & ({ readonly answer: unknown } | { readonly failed: string })

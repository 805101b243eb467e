/** What is asked of the worker that looks at maps, and what it says: the same functions as behind the verbs of the command line. */
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
  readonly ruleset: string
}

/** Each question with what answers it: an entry each. */
export const CHECKERS = {
  lint: ({ map, ruleset }: MapAsk): Result<LintReport> => lintMap(map, ruleset),
  pins: ({ map, ruleset }: MapAsk): Result<PinsSaid> => ok({ ...pinsOf(map, ruleset), unnoticedWalls: unnoticedWalls(map, ruleset) }),
  /** Only the pins themselves, not what they notice. */
  holding: ({ map, ruleset }: MapAsk): Result<PinReport> => ok(pinsOf(map, ruleset)),
  pinChanges: ({ map, before, ruleset }: MapAsk & { readonly before: MapDocument }): Result<readonly PinChange[]> =>
    ok(pinChanges(before, map, ruleset)),
  unnoticed: ({ map, ruleset }: MapAsk): Result<Unnoticed> => ok(unnoticedBy(map, ruleset)),
  noticing: ({
    map,
    ruleset,
    unnoticed,
    part
  }: MapAsk & { readonly unnoticed: Unnoticed; readonly part: number }): Result<readonly NoticingLine[]> =>
    ok(linesThatNotice(map, unnoticed, part, ruleset)),
  proposals: ({
    map,
    ruleset,
    unnoticed,
    lines,
    most
  }: MapAsk & { readonly unnoticed: Unnoticed; readonly lines: readonly NoticingLine[]; readonly most: number }): Result<PinProposals> =>
    ok(chosenPins(map, unnoticed, lines, most, ruleset)),
  fairness: ({
    map,
    ruleset,
    speed,
    range
  }: MapAsk & {
    readonly speed: number
    readonly range: number
  }): Result<Fairness> => fairnessOf(map, { ruleset, speed, range }),
  heat: ({
    map,
    ruleset,
    kind,
    speed
  }: MapAsk & {
    readonly kind: HeatKind
    readonly speed: number
  }): Result<Heat> => heatOf(map, kind, ruleset, speed),
  difference: ({
    map,
    before,
    ruleset
  }: MapAsk & {
    readonly before: MapDocument
  }): Result<MapDifference> => differenceOf(before, map, ruleset)
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

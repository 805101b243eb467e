/** What the checks of a map look at, worked out once. */
import { asRules, rulesetFor, type InRules } from '../../editions/shelf.ts'
import type { CaseMap, Segment, SquareXY } from '../../contract/case.ts'
import { edgeKey, edgesByKey, isIndoor, isOnMap, kindsAt, levelAt } from '../../contract/caseSquares.ts'
import { STRAIGHT } from '../../engine/ground/step.ts'
import { NEVER } from '../../engine/movement/flood.ts'
import type { SpecialTerrainRule } from '../../rules/vocabulary/specialTerrain.ts'
import { censusOf, specialAt, squaresOfMap, type MapCensus } from '../census.ts'
import { type Ground } from '../ground.ts'
import type { MapDocument } from '../../formats/documents/maps/mapDocument.ts'

export type Severity = 'error' | 'warning' | 'info'

export type LintCode =
  | 'start-missing'
  | 'start-unequal'
  | 'start-blocked'
  | 'start-too-small'
  | 'unreachable'
  | 'side-cut-off'
  | 'wall-in-blocking'
  | 'wall-end-loose'
  | 'room-leak'
  | 'stairs-level'
  | 'stairs-jump'
  | 'stairs-blocked'
  | 'level-no-way'
  | 'level-island'
  | 'special-no-rule'
  | 'special-judge'
  | 'special-unused'
  | 'rule-unknown'
  | 'indoor-outdoor'
  | 'mixed-none'
  | 'nearly-symmetric'
  | 'count-differs'
  | 'opening-wall'
  | 'picture-residual'
  | 'pin-changed'
  | 'name-missing'
  | 'permission-missing'

/** What a check has found. */
export interface Found {
  readonly squares?: readonly SquareXY[]
  readonly edges?: readonly Segment[]
  /** Left out: squares and edges together. */
  readonly count?: number
  readonly facts?: Readonly<Record<string, string | number>>
  /** Where it weighs otherwise than usual. */
  readonly severity?: Severity
}

export interface Check {
  readonly code: LintCode
  readonly severity: Severity
  readonly find: (view: MapView) => readonly Found[]
}

export class MapView {
  readonly map: CaseMap
  readonly walls: ReadonlyMap<string, Segment>
  readonly barriers: ReadonlyMap<string, Segment>
  readonly stairs: ReadonlyMap<string, Segment>
  /** Starting areas with at least one square. */
  readonly areas: readonly (readonly [side: string, squares: readonly SquareXY[]])[]
  readonly census: MapCensus
  /** Where special terrain lies, by its name. */
  readonly special: ReadonlyMap<string, readonly SquareXY[]>
  /** Built-in rules of special terrain and those of the file, by id. */
  readonly rules: ReadonlyMap<string, SpecialTerrainRule>
  readonly #steps = new Map<string, Uint16Array>()

  constructor(
    readonly document: MapDocument,
    readonly ground: Ground,
    /** Of pins that name none. */
    readonly ruleset: InRules
  ) {
    this.map = document.map
    this.walls = edgesByKey(this.map.walls)
    this.barriers = edgesByKey(this.map.barriers)
    this.stairs = edgesByKey(this.map.stairs)
    this.census = censusOf(document)
    const special = new Map<string, SquareXY[]>()
    for (const at of squaresOfMap(this.map))
      for (const name of specialAt(this.map, at)) special.set(name, [...(special.get(name) ?? []), at])
    this.special = special
    this.rules = new Map([
      ...(rulesetFor(asRules(ruleset))?.terrain ?? []),
      ...document.specialTerrain.map((rule): [string, SpecialTerrainRule] => [rule.id, rule])
    ])
    this.areas = Object.entries(this.map.starting ?? {}).filter(([, squares]) => squares.length > 0)
  }

  isStandable(at: SquareXY): boolean {
    return this.ground.standable[this.ground.at(at)] === 1
  }

  kinds(at: SquareXY): readonly string[] {
    return kindsAt(this.map, at)
  }

  level(at: SquareXY): number {
    return levelAt(this.map, at)
  }

  indoor(at: SquareXY): boolean {
    return isIndoor(this.map, at)
  }

  /** The neighbours of a square that share an edge with it. */
  beside([x, y]: SquareXY): SquareXY[] {
    return STRAIGHT.map(([dx, dy]): SquareXY => [x + dx, y + dy]).filter((at) => isOnMap(this.map, at))
  }

  /** Steps of a plain figure from a starting area to each square. */
  stepsOf(side: string): Uint16Array {
    let steps = this.#steps.get(side)
    if (steps === undefined) {
      const own = this.areas.find(([name]) => name === side)?.[1] ?? []
      steps = this.ground.stepsFrom(own.map((at) => this.ground.at(at)))
      this.#steps.set(side, steps)
    }
    return steps
  }

  /** Whether a plain figure comes there from any starting area. */
  isReached(at: SquareXY): boolean {
    const square = this.ground.at(at)
    return this.areas.some(([side]) => this.stepsOf(side)[square] !== NEVER)
  }

  /** Whether anything stands on an edge: a wall, a barrier, an opening. */
  isShutOrOpening(edge: Segment): boolean {
    const key = edgeKey(edge)
    return this.walls.has(key) || this.barriers.has(key) || (this.document.openings ?? []).some((one) => edgeKey(one.edge) === key)
  }

  /** Squares that belong together: joined over edges, as long as `same` holds of both. */
  groups(squares: readonly SquareXY[]): SquareXY[][] {
    const left = new Map(squares.map((at) => [at.join(), at]))
    const groups: SquareXY[][] = []
    for (const first of squares) {
      if (!left.delete(first.join())) continue
      const group = [first]
      for (const at of group) for (const next of this.beside(at)) if (left.delete(next.join())) group.push(next)
      groups.push(group)
    }
    return groups
  }
}

/**
 * A HeroScape position and its ruling as a picture, in plain data: the board draws exactly this and decides nothing.
 * Places are hexes in axial coordinates.
 */
import { sideAt } from '../../contract/caseSquares.ts'
import type { HeldKeys, StrokePhase } from '../../scene/scene.ts'
import { shortLabels } from '../../scene/sceneTokens.ts'
import { sideIndexes } from '../../scene/sideIndex.ts'
import { groundsOf, hexesOf, roleOf, type ObjectRole } from './board.ts'
import type { HeroscapeCase, Hex, HexMap, MapGround } from './case.ts'
import type { HeroscapeOutcome, HeroscapeRuling } from './ruling.ts'
import type { HexStop } from './walk.ts'

export interface HexSpace {
  readonly at: Hex
  readonly level: number
}

export interface HexToken {
  readonly id: string
  readonly label: string
  readonly name: string
  readonly sideIndex: number
  /** The hex that rulings speak of first. */
  readonly hexes: readonly Hex[]
  readonly role: 'attacker' | 'defender' | null
  readonly selected: boolean
}

export interface HexThing {
  readonly id: string
  readonly kind: ObjectRole
  readonly at: Hex
}

export interface HexPath {
  /** Where the figure's own hex begins. */
  readonly from: Hex
  readonly steps: readonly { readonly to: Hex; readonly cost: number; readonly up: number; readonly down: number }[]
  /** Where it ends, every hex of it. */
  readonly ends: readonly Hex[]
  /** What stopped it and at which hexes; null where its points were used up. Off the map there is no hex. */
  readonly stop: {
    readonly by: HexStop
    readonly at: readonly Hex[]
    readonly direction: Hex
    readonly cost: number | null
    readonly left: number
    readonly tooHigh: boolean
  } | null
  /** Which of the options this is (from 1), drawn faintly; 0 for the ruling itself. */
  readonly option: number
}

/** What a person did on the board: the panels decide what it means. */
export type HexIntent =
  | ({ readonly do: 'tap'; readonly at: Hex; readonly figure: string | null; readonly secondary: boolean } & Pick<HeldKeys, 'hand'>)
  | { readonly do: 'hover'; readonly at: Hex | null }
  /** A hand that draws begins, goes on and ends; null: beside the map. */
  | ({ readonly do: 'stroke'; readonly phase: StrokePhase; readonly at: Hex | null } & Pick<HeldKeys, 'hand'>)
  /** The figure's own hex goes here. */
  | { readonly do: 'move'; readonly figure: string; readonly to: Hex }

export interface HexScene {
  /** The map: the same value as long as it is the same map. */
  readonly spaces: readonly (readonly [number, number, number])[]
  /** What is not plain ground, by the hex as "q,r". */
  readonly ground: ReadonlyMap<string, MapGround>
  readonly tokens: readonly HexToken[]
  readonly things: readonly HexThing[]
  readonly paths: readonly HexPath[]
  readonly highlighted: readonly Hex[]
  readonly cursor: Hex | null
  readonly theme: 'dark' | 'bright'
  /** Names of the spaces, by hex; null: not shown. */
  readonly nameOf: ((hex: Hex) => string) | null
  /** How much larger than usual letters are; left out: as usual. */
  readonly letters?: number | undefined
}

/** What the person chose to see; no part of the position. */
export interface HexView extends Pick<HexScene, 'highlighted' | 'cursor' | 'theme' | 'nameOf' | 'letters'> {
  readonly selected: string | null
}

function pathOf(question: HeroscapeCase, outcome: HeroscapeOutcome, direction: Hex, points: number, option: number): HexPath | null {
  const defender = question.figures.find(({ id }) => id === question.ask.defender)
  const [from] = defender ? hexesOf(defender) : []
  if (!from || outcome.verdict === 'none') return null
  const { refused, steps, squares, end, spent } = outcome
  return {
    from,
    steps,
    ends: squares ?? [end],
    option,
    stop: refused && {
      by: refused.by,
      at: refused.by === 'edge' ? [] : refused.at,
      direction,
      cost: refused.cost,
      left: points - spent,
      tooHigh: refused.tooHigh
    }
  }
}

const grounds = new WeakMap<object, ReadonlyMap<string, MapGround>>()

/** The ground of a map for its scene: the same value for the same map. */
export function sceneGround(map: HexMap): ReadonlyMap<string, MapGround> {
  const known = grounds.get(map)
  if (known) return known
  const found = groundsOf(map)
  grounds.set(map, found)
  return found
}

/** What the board shows for a question, its ruling (null while there is none) and the person's view. */
export function toHexScene(question: HeroscapeCase, ruling: HeroscapeRuling | null, view: HexView): HexScene {
  const { figures, objects = [], ask, map } = question
  const sides = figures.map(sideAt)
  const indexes = sideIndexes(sides)
  const names = figures.map(({ name, id }) => name?.trim() || id)
  const labels = shortLabels(names)
  const options = ruling?.options ?? []
  const paths =
    ruling === null
      ? []
      : [
          ...options.slice(1).map((option, index) => pathOf(question, option, option.choices.direction, ruling.points, index + 2)),
          ruling.direction === undefined ? null : pathOf(question, ruling, ruling.direction, ruling.points, 0)
        ]
  const { selected, ...rest } = view
  return {
    spaces: map.hexes,
    ground: sceneGround(map),
    tokens: figures.map((figure, index) => ({
      id: figure.id,
      label: labels[index]!,
      name: names[index]!,
      sideIndex: indexes.get(sides[index]!) ?? 0,
      hexes: hexesOf(figure),
      role: figure.id === ask.attacker ? 'attacker' : figure.id === ask.defender ? 'defender' : null,
      selected: figure.id === selected
    })),
    things: objects.map((object) => ({ id: object.id, kind: roleOf(object), at: object.at })),
    paths: paths.filter((path) => path !== null),
    ...rest
  }
}

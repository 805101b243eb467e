/** The hexes, figures and objects of a question, ready to be looked up. Whole numbers only. */
import type { ObjectKind } from '../../contract/case.ts'
import {
  FORMAT_OBJECTS,
  HEX_GROUNDS,
  MAP_GROUNDS,
  type HeroscapeCase,
  type Hex,
  type HexFigure,
  type HexGroundKind,
  type HexMap,
  type HexObject,
  type MapGround
} from './case.ts'

/** The six directions in the order in which options are listed: by r, then q. */
export const DIRECTIONS: readonly Hex[] = [
  [0, -1],
  [1, -1],
  [-1, 0],
  [1, 0],
  [-1, 1],
  [0, 1]
]

export const hexKey = ([q, r]: Hex): string => `${q},${r}`
export const sameHex = (a: Hex, b: Hex): boolean => a[0] === b[0] && a[1] === b[1]
export const stepped = ([q, r]: Hex, [dq, dr]: Hex): Hex => [q + dq, r + dr]

/** The direction from one hex to a touching one, or undefined where they do not touch. */
export const directionTo = (from: Hex, to: Hex): Hex | undefined => DIRECTIONS.find((direction) => sameHex(stepped(from, direction), to))

/** The hexes that a figure stands on, the one that rulings speak of (`at`) first. */
export function hexesOf({ at, squares }: HexFigure): readonly Hex[] {
  if (!squares?.length) return at ? [at] : []
  return at ? [at, ...squares.filter((hex) => !sameHex(hex, at))] : squares
}

/** What an object does to a figure that is moved onto it. */
export type ObjectRole = 'obstacle' | 'destructible' | 'glyph' | 'flat' | HexGroundKind
export const roleOf = ({ kind }: HexObject): ObjectRole =>
  kind in FORMAT_OBJECTS ? FORMAT_OBJECTS[kind as ObjectKind] : (kind as ObjectRole)

/** Whether it is special terrain, beside which a hex may hold an object as well. */
export const isGround = ({ kind }: Pick<HexObject, 'kind'>): boolean => isGroundKind(kind)

export interface HexBoard {
  readonly levels: ReadonlyMap<string, number>
  readonly occupants: ReadonlyMap<string, HexFigure>
  readonly objects: ReadonlyMap<string, HexObject>
  /** Special terrain, of the map or put on it. */
  readonly grounds: ReadonlyMap<string, HexGroundKind>
  /** Hexes that the map says stand in the way. */
  readonly barred: ReadonlySet<string>
}

/** What the map says of each hex that is not plain. */
export const groundsOf = ({ ground }: Pick<HexMap, 'ground'>): ReadonlyMap<string, MapGround> =>
  new Map(MAP_GROUNDS.flatMap((kind) => (ground?.[kind] ?? []).map((hex) => [hexKey(hex), kind] as const)))

const isGroundKind = (kind: string): kind is HexGroundKind => HEX_GROUNDS.some((ground) => ground === kind)

export function boardOf({ map, figures, objects }: Pick<HeroscapeCase, 'map' | 'figures' | 'objects'>): HexBoard {
  const ofMap = [...groundsOf(map)]
  return {
    levels: new Map(map.hexes.map(([q, r, level]) => [hexKey([q, r]), level])),
    occupants: new Map(figures.flatMap((figure) => hexesOf(figure).map((hex) => [hexKey(hex), figure] as const))),
    objects: new Map(
      (objects ?? []).filter((object) => roleOf(object) !== 'flat' && !isGround(object)).map((object) => [hexKey(object.at), object])
    ),
    // What is put on a hex lies over what the map says of it.
    grounds: new Map([
      ...ofMap.flatMap(([key, kind]) => (kind === 'obstacle' ? [] : [[key, kind === 'water' ? 'special-ground' : kind] as const])),
      ...(objects ?? []).flatMap(({ kind, at }) => (isGroundKind(kind) ? [[hexKey(at), kind] as const] : []))
    ]),
    barred: new Set(ofMap.flatMap(([key, kind]) => (kind === 'obstacle' ? [key] : [])))
  }
}

/**
 * The directions in which the attacker may knock the defender (HS-04), by r, then q: one for each pair of touching
 * hexes, the same one once. Empty: they do not touch.
 */
export function directionsOf(attacker: HexFigure, defender: HexFigure): readonly Hex[] {
  const pairs = hexesOf(attacker).flatMap((from) => hexesOf(defender).map((to) => [from, to] as const))
  return DIRECTIONS.filter((direction) => pairs.some(([from, to]) => sameHex(stepped(from, direction), to)))
}

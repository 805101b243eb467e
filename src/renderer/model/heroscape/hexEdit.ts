/** Changes to the HeroScape position: each takes a case and gives a new one; nothing is changed in place. */
import { DIRECTIONS, hexesOf, hexKey, isGround, sameHex, stepped } from '../../../shared/games/heroscape/board.ts'
import {
  MAP_GROUNDS,
  type HeroscapeCase,
  type Hex,
  type HexFigure,
  type HexMap,
  type HexObject,
  type MapGround
} from '../../../shared/games/heroscape/case.ts'
import { freeId } from '../table/position/caseEdit.ts'

export const figureById = (value: HeroscapeCase, id: string): HexFigure | undefined => value.figures.find((figure) => figure.id === id)
export const hexFigureName = (figure: HexFigure): string => figure.name?.trim() || figure.id
export const nameOf = (value: HeroscapeCase, id: string): string => {
  const figure = figureById(value, id)
  return figure ? hexFigureName(figure) : id
}

export const figureOn = (value: HeroscapeCase, hex: Hex): HexFigure | undefined =>
  value.figures.find((figure) => hexesOf(figure).some((own) => sameHex(own, hex)))
/** What lies on a space: an object, special terrain, or both. */
export const objectsOn = (value: HeroscapeCase, hex: Hex): readonly HexObject[] =>
  (value.objects ?? []).filter(({ at }) => sameHex(at, hex))
/** What the map says of the ground of a hex; undefined: plain. */
export const mapGroundOf = (map: HexMap, hex: Hex): MapGround | undefined =>
  MAP_GROUNDS.find((kind) => map.ground?.[kind]?.some((other) => sameHex(other, hex)))
export const levelOf = (map: HexMap, hex: Hex): number | undefined => map.hexes.find(([q, r]) => q === hex[0] && r === hex[1])?.[2]

/** The side that a figure has which names none: red for the first, blue for the others. */
export const hexSideOf = (value: HeroscapeCase, figure: HexFigure): string =>
  figure.side ?? (value.figures[0]?.id === figure.id ? 'red' : 'blue')

function isFree(value: HeroscapeCase, hexes: readonly Hex[], but: string | null): boolean {
  const ground = new Set(value.map.hexes.map(([q, r]) => hexKey([q, r])))
  return hexes.every((hex) => {
    const there = figureOn(value, hex)
    return ground.has(hexKey(hex)) && (!there || there.id === but)
  })
}

const onHexes = (figure: HexFigure, [first, ...more]: readonly Hex[]): HexFigure => {
  const { at: _, squares: __, ...rest } = figure
  return more.length > 0 ? { ...rest, at: first!, squares: [first!, ...more] } : { ...rest, at: first! }
}

/** The figure on `at`, its second space where it was beside the first; otherwise on any side that is free. Null where it does not fit. */
function placed(value: HeroscapeCase, figure: HexFigure, at: Hex, isDouble: boolean, but: string | null): HexFigure | null {
  if (!isDouble) return isFree(value, [at], but) ? onHexes(figure, [at]) : null
  const [first, second] = hexesOf(figure)
  const kept: Hex | null = first && second ? [second[0] - first[0], second[1] - first[1]] : null
  const ways = kept ? [kept, ...DIRECTIONS] : [...DIRECTIONS].reverse()
  const way = ways.find((direction) => isFree(value, [at, stepped(at, direction)], but))
  return way ? onHexes(figure, [at, stepped(at, way)]) : null
}

const isDoubleSpaced = (figure: HexFigure): boolean => hexesOf(figure).length > 1
const withFigure = (value: HeroscapeCase, figure: HexFigure): HeroscapeCase => ({
  ...value,
  figures: value.figures.map((other) => (other.id === figure.id ? figure : other))
})

/** A choice of direction was about where the two stood. */
const chosenAnew = (value: HeroscapeCase): HeroscapeCase =>
  value.ask.choices === undefined ? value : { ...value, ask: { ...value.ask, choices: undefined } }

/** The figure moved with its `at` to this space, or null where it does not fit. */
export function moveHexFigure(value: HeroscapeCase, id: string, to: Hex): HeroscapeCase | null {
  const figure = figureById(value, id)
  const moved = figure && placed(value, figure, to, isDoubleSpaced(figure), id)
  return moved ? chosenAnew(withFigure(value, moved)) : null
}

/** The second space of a double-spaced figure goes to the next free side; null where there is none. */
export function turnHexFigure(value: HeroscapeCase, id: string): HeroscapeCase | null {
  const figure = figureById(value, id)
  const [first, second] = figure ? hexesOf(figure) : []
  if (!figure || !first || !second) return null
  // Once around the clock.
  const round: readonly Hex[] = [
    [1, 0],
    [0, 1],
    [-1, 1],
    [-1, 0],
    [0, -1],
    [1, -1]
  ]
  const from = round.findIndex((way) => sameHex(stepped(first, way), second))
  for (let step = 1; step < 6; step++) {
    const hexes = [first, stepped(first, round[(from + step) % 6]!)]
    if (isFree(value, hexes, id)) return chosenAnew(withFigure(value, onHexes(figure, hexes)))
  }
  return null
}

/** One space or two; null where there is no room for the second. */
export function doubleHexFigure(value: HeroscapeCase, id: string, isDouble: boolean): HeroscapeCase | null {
  const figure = figureById(value, id)
  const [first] = figure ? hexesOf(figure) : []
  const changed = figure && first && placed(value, onHexes(figure, [first]), first, isDouble, id)
  return changed ? chosenAnew(withFigure(value, changed)) : null
}

export function editHexFigure(value: HeroscapeCase, id: string, change: Partial<HexFigure>): HeroscapeCase {
  const figure = figureById(value, id)
  return figure ? withFigure(value, { ...figure, ...change }) : value
}

export interface NewFigure {
  readonly name: string
  readonly side: string
  readonly isDouble: boolean
}

/** A new figure on this space, or null where it does not fit. The first two are the obvious question. */
export function putHexFigure(
  value: HeroscapeCase,
  { name, side, isDouble }: NewFigure,
  at: Hex
): { readonly value: HeroscapeCase; readonly id: string } | null {
  const id = freeId(value, name)
  const figure = placed(value, { id, name, side }, at, isDouble, null)
  if (!figure) return null
  const { attacker, defender } = value.ask
  const ask = attacker === '' ? { ...value.ask, attacker: id } : defender === '' ? { ...value.ask, defender: id } : value.ask
  return { value: { ...value, figures: [...value.figures, figure], ask }, id }
}

/** The figure taken off; a question about it waits for another. */
export function removeHexFigure(value: HeroscapeCase, id: string): HeroscapeCase {
  const gone = (end: string): string => (end === id ? '' : end)
  return chosenAnew({
    ...value,
    figures: value.figures.filter((figure) => figure.id !== id),
    ask: { ...value.ask, attacker: gone(value.ask.attacker), defender: gone(value.ask.defender) }
  })
}

/** An object on this space, or special terrain beside one; a second tap with the same kind takes it away. */
export function putHexObject(value: HeroscapeCase, kind: HexObject['kind'], at: Hex): HeroscapeCase {
  const inItsPlace = (object: HexObject): boolean => sameHex(object.at, at) && isGround(object) === isGround({ kind })
  const others = (value.objects ?? []).filter((object) => !inItsPlace(object))
  if (value.objects?.some((object) => inItsPlace(object) && object.kind === kind))
    return { ...value, objects: others.length > 0 ? others : undefined }
  return { ...value, objects: [...others, { id: freeId(value, kind), kind, at }] }
}

export function removeHexObject(value: HeroscapeCase, id: string): HeroscapeCase {
  const objects = (value.objects ?? []).filter((object) => object.id !== id)
  return { ...value, objects: objects.length > 0 ? objects : undefined }
}

/** Another map under the figures: those that have no space on it are taken off. */
export function withHexMap(value: HeroscapeCase, map: HexMap): HeroscapeCase {
  const ground = new Set(map.hexes.map(([q, r]) => hexKey([q, r])))
  const lost = value.figures.filter((figure) => !hexesOf(figure).every((hex) => ground.has(hexKey(hex))))
  const objects = (value.objects ?? []).filter(({ at }) => ground.has(hexKey(at)))
  const kept = lost.reduce((next, figure) => removeHexFigure(next, figure.id), value)
  return chosenAnew({ ...kept, map, objects: objects.length > 0 ? objects : undefined })
}

/** Who is asked about, changed; a choice made for others is dropped. */
export const withEnds = (value: HeroscapeCase, ends: { readonly attacker?: string; readonly defender?: string }): HeroscapeCase =>
  chosenAnew({ ...value, ask: { ...value.ask, ...ends } })

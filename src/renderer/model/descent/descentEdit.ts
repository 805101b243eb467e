/** Changes of a Descent position as new values. Units: spaces. */
import { sideAt } from '../../../shared/contract/caseSquares.ts'
import { spacesOf } from '../../../shared/games/descent/board.ts'
import type {
  AttackDie,
  DescentAttackAsk,
  DescentCase,
  DescentCaseOf,
  DescentFigure,
  DescentMap,
  Space,
  Spend,
  SurgeAbility,
  Weapon
} from '../../../shared/games/descent/case.ts'
import { descentTexts } from '../../i18n/texts.ts'
import { fold } from '../../text/words.ts'

export const HEROES = 'red'
export const OVERLORD = 'blue'

export const figuresOf = ({ figures = [] }: DescentCase): readonly DescentFigure[] => figures
export const figureById = (value: DescentCase, id: string | undefined): DescentFigure | undefined =>
  figuresOf(value).find((figure) => figure.id === id)
export const figureName = (figure: DescentFigure): string => figure.name?.trim() || figure.id
export const nameOf = (value: DescentCase, id: string): string => {
  const figure = figureById(value, id)
  return figure ? figureName(figure) : id
}

/** The side that a ruling takes a figure for: of one that names none, the heroes' for the first, the overlord's for the others. */
export const sideOf = (value: DescentCase, figure: DescentFigure): string =>
  sideAt(
    figure,
    figuresOf(value).findIndex(({ id }) => id === figure.id)
  )

const same = (a: Space, b: Space): boolean => a[0] === b[0] && a[1] === b[1]
export const figureOn = (value: DescentCase, at: Space): DescentFigure | undefined =>
  figuresOf(value).find((figure) => spacesOf(figure).some((space) => same(space, at)))
export const isObstacle = ({ map }: DescentCase, [x, y]: Space): boolean => map?.terrain?.[y]?.[x] === 'b'

const NO_WEAPON: Weapon = { type: 'melee', dice: ['blue', 'red'], surges: [] }

/** The question as an attack: what another kind of question holds of it is taken over. */
export function asAttack(value: DescentCase): DescentCaseOf<DescentAttackAsk> {
  const { ask } = value
  if (ask.kind === 'descent-attack') return { ...value, ask }
  const [weapon, attacker, space] = ask.kind === 'descent-odds' ? [ask.weapon, ask.attacker, ask.space] : [NO_WEAPON, undefined, undefined]
  const by = figureById(value, attacker) ?? figuresOf(value)[0]
  return {
    ...value,
    ask: {
      kind: 'descent-attack',
      attacker: by?.id ?? '',
      weapon,
      space: space ?? (by && spacesOf(by)[0]) ?? [0, 0],
      result: { range: 0, hearts: 0, surges: 0, miss: false }
    }
  }
}

export const withAttack = (value: DescentCase, change: Partial<DescentAttackAsk>): DescentCase => {
  const attack = asAttack(value)
  return { ...attack, ask: { ...attack.ask, ...change } }
}

/** No space is chosen yet: the attacker's own stands there. */
export function hasTarget({ ask }: DescentCase, by: DescentFigure | undefined): boolean {
  if (ask.kind === 'descent-reroll' || !ask.space || !by) return false
  const { space } = ask
  return !spacesOf(by).some((own) => same(own, space))
}

/** Who attacks; a figure of the overlord's is a monster. The target stays where it is, unless it is the new attacker. */
export function withAttacker(value: DescentCase, id: string): DescentCase {
  const by = figureById(value, id)
  const { ask } = asAttack(value)
  const before = figureById(value, ask.attacker)
  const turned = by && before && spacesOf(by).some((space) => same(space, ask.space)) ? spacesOf(before)[0] : undefined
  return withAttack(value, {
    attacker: id,
    monster: by !== undefined && sideOf(value, by) === OVERLORD,
    ...(turned && { space: turned }),
    defense: []
  })
}

const ORDER: readonly AttackDie[] = ['blue', 'yellow', 'red']

/** One die more or less of a colour; the others stay, in the order of the colours. */
export function withDie({ dice }: Weapon, die: AttackDie, by: 1 | -1): readonly string[] {
  const counts = ORDER.map((colour) => dice.filter((name) => name === colour).length + (colour === die ? by : 0))
  return ORDER.flatMap((colour, index) => Array.from({ length: Math.max(0, counts[index]!) }, () => colour))
}

/** An ability taken off the card: what is spent goes on meaning the same abilities. */
export function withoutAbility(value: DescentCase, index: number): DescentCase {
  const { weapon, spend } = asAttack(value).ask
  const kept: Spend[] | undefined = spend?.flatMap((one) =>
    typeof one !== 'number' || one < index ? [one] : one === index ? [] : [one - 1]
  )
  return withAttack(value, {
    weapon: { ...weapon, surges: (weapon.surges ?? []).filter((_, at) => at !== index) },
    ...(kept && { spend: kept })
  })
}

export function withAbility(value: DescentCase, index: number, change: Partial<SurgeAbility>): DescentCase {
  const { weapon } = asAttack(value).ask
  return withAttack(value, {
    weapon: { ...weapon, surges: (weapon.surges ?? []).map((one, at) => (at === index ? { ...one, ...change } : one)) }
  })
}

/** Shields of one affected figure; undefined takes it off the list. */
export function withShields(value: DescentCase, figure: string, shields: number | undefined): DescentCase {
  const others = (asAttack(value).ask.defense ?? []).filter((one) => one.figure !== figure)
  return withAttack(value, { defense: shields === undefined ? others : [...others, { figure, shields }] })
}

const isFree = (value: DescentCase, spaces: readonly Space[], except?: string): boolean =>
  spaces.every(([x, y]) => {
    const [columns, rows] = value.map?.size ?? [0, 0]
    if (x < 0 || y < 0 || x >= columns || y >= rows || isObstacle(value, [x, y])) return false
    const there = figureOn(value, [x, y])
    return !there || there.id === except
  })

/** The spaces of a figure of so many spaces whose upper left one is given: two beside each other, more in rows of two. */
const footprint = (count: number, [x, y]: Space): readonly Space[] =>
  Array.from({ length: count }, (_, index): Space => [x + (index % 2), y + Math.floor(index / 2)])

const standing = (figure: DescentFigure, spaces: readonly Space[]): DescentFigure => {
  const { at: _, squares: __, ...rest } = figure
  return spaces.length === 1 ? { ...rest, at: spaces[0]! } : { ...rest, squares: spaces }
}

const replaced = (value: DescentCase, id: string, next: DescentFigure): DescentCase => ({
  ...value,
  figures: figuresOf(value).map((figure) => (figure.id === id ? next : figure))
})

/** A new figure of a side; null where it does not fit. Its id is free. */
export function putFigure(
  value: DescentCase,
  side: string,
  count: number,
  at: Space
): { readonly value: DescentCase; readonly id: string } | null {
  const spaces = footprint(count, at)
  if (!isFree(value, spaces)) return null
  const word = side === HEROES ? descentTexts.names.hero : descentTexts.names.monster
  // An id has plain letters in every language.
  const stem = fold(word)
  const taken = (number: number): boolean =>
    figuresOf(value).some((figure) => figure.id === `${stem}-${number}` || figure.name === `${word} ${number}`)
  let number = 1
  while (taken(number)) number++
  const id = `${stem}-${number}`
  return { id, value: { ...value, figures: [...figuresOf(value), standing({ id, name: `${word} ${number}`, side }, spaces)] } }
}

/** The figure with its first space moved to another; null where it does not fit. Who attacks it goes on doing so. */
export function moveFigure(value: DescentCase, id: string, to: Space): DescentCase | null {
  const figure = figureById(value, id)
  const [first] = figure ? spacesOf(figure) : []
  if (!figure || !first) return null
  const by: Space = [to[0] - first[0], to[1] - first[1]]
  const moved = (space: Space): Space => [space[0] + by[0], space[1] + by[1]]
  const spaces = spacesOf(figure).map(moved)
  if (!isFree(value, spaces, id)) return null
  const next = replaced(value, id, standing(figure, spaces))
  const { ask } = next
  const isAimedAt = ask.kind !== 'descent-reroll' && ask.space !== undefined && spacesOf(figure).some((space) => same(space, ask.space!))
  return isAimedAt ? { ...next, ask: { ...ask, space: moved(ask.space) } as typeof ask } : next
}

/** Another number of spaces; null where they are not free. */
export function resizeFigure(value: DescentCase, id: string, count: number): DescentCase | null {
  const figure = figureById(value, id)
  const [first] = figure ? spacesOf(figure) : []
  if (!figure || !first) return null
  const spaces = footprint(count, first)
  return isFree(value, spaces, id) ? replaced(value, id, standing(figure, spaces)) : null
}

export const editFigure = (value: DescentCase, id: string, change: Partial<DescentFigure>): DescentCase =>
  replaced(value, id, { ...figureById(value, id)!, ...change })

export function removeFigure(value: DescentCase, id: string): DescentCase {
  const left = { ...value, figures: figuresOf(value).filter((figure) => figure.id !== id) }
  const { ask } = left
  if (ask.kind !== 'descent-attack') return left
  const defense = ask.defense?.filter(({ figure }) => figure !== id)
  return { ...left, ask: { ...ask, ...(defense && { defense }), attacker: ask.attacker === id ? '' : ask.attacker } }
}

/** The map with its own rows of terrain, so that one letter can be changed. */
function terrainOf({ size: [columns, rows], terrain }: DescentMap): readonly string[] {
  return Array.from({ length: rows }, (_, y) => (terrain?.[y] ?? '').padEnd(columns, '.').slice(0, columns))
}

/** An obstacle put up or taken away; unchanged where somebody stands. */
export function toggleObstacle(value: DescentCase, [x, y]: Space): DescentCase {
  const { map } = value
  if (!map || figureOn(value, [x, y])) return value
  const letter = isObstacle(value, [x, y]) ? '.' : 'b'
  return {
    ...value,
    map: ownMap({ ...map, terrain: terrainOf(map).map((row, at) => (at === y ? row.slice(0, x) + letter + row.slice(x + 1) : row)) })
  }
}

/** The wall nearest to a point of a space, put up or taken away; unchanged at the edge of the board. */
export function toggleWall(value: DescentCase, [x, y]: Space, [px, py]: readonly [number, number]): DescentCase {
  const { map } = value
  if (!map) return value
  const edges: readonly (readonly [number, Space])[] = [
    [px - x, [x - 1, y]],
    [x + 1 - px, [x + 1, y]],
    [py - y, [x, y - 1]],
    [y + 1 - py, [x, y + 1]]
  ]
  const [, [ox, oy]] = edges.reduce((a, b) => (b[0] < a[0] ? b : a))
  if (ox < 0 || oy < 0 || ox >= map.size[0] || oy >= map.size[1]) return value
  const [a, b]: readonly Space[] =
    ox < x || oy < y
      ? [
          [ox, oy],
          [x, y]
        ]
      : [
          [x, y],
          [ox, oy]
        ]
  const walls = map.walls ?? []
  const kept = walls.filter(([p, q]) => !((same(p, a!) && same(q, b!)) || (same(p, b!) && same(q, a!))))
  return { ...value, map: ownMap({ ...map, walls: kept.length < walls.length ? kept : [...walls, [a!, b!]] }) }
}

/** A changed map is no longer the document that it came from. */
const ownMap = ({ id: _, name: __, ...map }: DescentMap): DescentMap => map

/** The board cut or grown at its right and lower side; the figure that would stand outside instead, if there is one. */
export function withSize(value: DescentCase, size: readonly [number, number]): DescentCase | DescentFigure {
  const { map } = value
  const isIn = ([x, y]: Space): boolean => x < size[0] && y < size[1]
  const outside = figuresOf(value).find((figure) => !spacesOf(figure).every(isIn))
  if (outside) return outside
  const walls = map?.walls?.filter(([a, b]) => isIn(a) && isIn(b))
  return { ...value, map: ownMap({ ...map, size, ...(map?.terrain && { terrain: terrainOf({ ...map, size }) }), ...(walls && { walls }) }) }
}

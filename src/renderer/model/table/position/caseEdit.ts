/** Changes to the position on the table: each takes a case and gives a new one; nothing is changed in place. */
import { mapOfCase } from '../../../../shared/mapEdit/edges.ts'
import { carriedFigures } from '../../../../shared/contract/carried.ts'
import { OBJECT_WEIGHTS } from '../../../../shared/contract/case.ts'
import type {
  Ask,
  CaseFigure,
  CaseObject,
  CaseTarget,
  ClixCase,
  MoveAsk,
  Segment,
  SquareXY,
  StartingLine,
  StillToCome
} from '../../../../shared/contract/case.ts'
import type { FigureAfter } from '../../../../shared/contract/ruling.ts'
import type { FigureEntry, MapFile } from '../../../../shared/formats/documents/documents.ts'
import { entryOnTable } from '../../../../shared/formats/documents/figures/entryOnTable.ts'
import { startingClick } from '../../../../shared/formats/documents/figures/startingLine.ts'
import { withoutUndefined } from '../../../../shared/base/fields.ts'
import { entryOf } from '../../question/kinds/all.ts'
import { heldOrNothing } from './things.ts'
import { renameInAsk } from '../ask/asks.ts'
import { figureAt, isAside, sameSquare, sideAt, squaresOf } from '../../../../shared/contract/caseSquares.ts'
import { baseAt, freePlace, hindranceAt, isFree } from '../figures/footprints.ts'

/** Two sides meet nearly always; the rest are there for multi-player games. */
export const SIDES = ['red', 'blue', 'green', 'gold'] as const

export const figureById = (value: ClixCase, id: string): CaseFigure | undefined => value.figures?.find((figure) => figure.id === id)

export const figureName = (figure: CaseFigure): string => figure.name?.trim() || figure.id

/** The side that the format gives a figure which names none: red for the first, blue for the others. */
export function sideOf(value: ClixCase, figure: CaseFigure): string {
  return sideAt(figure, value.figures?.[0]?.id === figure.id ? 0 : 1)
}

interface Named {
  readonly id: string
}

/** An id in kebab-case from a name, not taken on this table. */
export function freeId(value: { readonly figures?: readonly Named[]; readonly objects?: readonly Named[] }, name: string): string {
  const plain =
    name
      .normalize('NFD')
      .replace(/[^\w\s-]/g, '')
      .trim()
      .toLowerCase()
      .replace(/[\s_]+/g, '-') || 'figure'
  const taken = new Set([...(value.figures ?? []), ...(value.objects ?? [])].map((item) => item.id))
  if (!taken.has(plain)) return plain
  let number = 2
  while (taken.has(`${plain}-${number}`)) number++
  return `${plain}-${number}`
}

/** A name for one more of the same: "Skrull", "Skrull 2", "Skrull 3". */
function freeName(value: ClixCase, name: string): string {
  const names = new Set((value.figures ?? []).map(figureName))
  if (!names.has(name)) return name
  const stem = name.replace(/ \d+$/, '')
  let number = 2
  while (names.has(`${stem} ${number}`)) number++
  return `${stem} ${number}`
}

const withFigures = (value: ClixCase, figures: readonly CaseFigure[]): ClixCase => ({ ...value, figures })

/**
 * The figure put on with an id of its own: `on` exactly there, or null where something stands in its way; `near` there or on the nearest
 * free place, or null on a full board.
 */
export function putFigure(
  value: ClixCase,
  figure: CaseFigure,
  at: SquareXY,
  base = 1,
  exactly: 'on' | 'near' = 'near'
): { readonly value: ClixCase; readonly id: string } | null {
  const place = exactly === 'on' ? (hindranceAt(value, base, at) === null ? at : null) : freePlace(value, base, at)
  return place && standFigure(value, figure, base > 1 ? baseAt(base, place) : [place])
}

/** The figure put on these squares with a new id; without squares it is not on the map. */
export function standFigure(
  value: ClixCase,
  figure: CaseFigure,
  squares: readonly SquareXY[]
): { readonly value: ClixCase; readonly id: string } {
  const name = freeName(value, figureName(figure))
  const id = freeId(value, name)
  const {
    at: _at,
    squares: _squares,
    captiveOf: _captor,
    aside: _aside,
    replacedBy: _by,
    pilotOf: _vehicle,
    generatedBy,
    ...others
  } = figure
  // Its maker may have left the table while it was in the hand.
  const rest = generatedBy !== undefined && figureById(value, generatedBy) ? { ...others, generatedBy } : others
  const [first, second] = squares
  const where = first === undefined ? { aside: true } : second === undefined ? { at: first } : { squares }
  return { value: withFigures(value, [...(value.figures ?? []), { ...rest, id, name, ...where }]), id }
}

/** The figure moved, or null where its base does not fit there. */
export function moveFigure(value: ClixCase, id: string, to: SquareXY): ClixCase | null {
  const figure = figureById(value, id)
  if (!figure) return null
  // A captive that is put on the map is none any more (ABL-CAP), nor is a figure that waited beside it (ABL-MER).
  const moved = withoutUndefined({
    ...figureAt(figure, to),
    captiveOf: undefined,
    aside: undefined,
    replacedBy: undefined,
    pilotOf: undefined
  })
  if (!isFree(value, squaresOf(moved), id)) return null
  const next = withFigures(
    value,
    (value.figures ?? []).map((other) => (other.id === id ? moved : other))
  )
  const ask = entryOf(next.ask).standsAnew?.(next.ask, id) ?? next.ask
  return ask === next.ask ? next : { ...next, ask }
}

/** The captive on the map again, on the free place nearest to its captor; on a full board it stays one. */
function setFree(value: ClixCase, captive: CaseFigure, captor: CaseFigure | undefined): ClixCase {
  const place = freePlace(value, 1, (captor && squaresOf(captor)[0]) ?? [0, 0])
  return place ? editFigure(value, captive.id, { at: place, captiveOf: undefined }) : value
}

/** The figure a captive of another, off the map with nothing in its hands (ABL-CAP); free again near its captor for null. Null on a full board. */
export function withCaptor(value: ClixCase, id: string, captor: string | null): ClixCase | null {
  const figure = figureById(value, id)
  if (!figure) return null
  if (captor !== null)
    return editFigure(value, id, {
      captiveOf: captor,
      at: undefined,
      squares: undefined,
      aside: undefined,
      replacedBy: undefined,
      pilotOf: undefined,
      holding: undefined,
      held: undefined
    })
  const held = figure.captiveOf === undefined ? undefined : figureById(value, figure.captiveOf)
  const freed = setFree(value, figure, held)
  return freed === value ? null : freed
}

/** Whoever was on board of a vehicle that goes is put down; on a full board beside the map. */
const withPilotsOff = (value: ClixCase, vehicle: string): ClixCase =>
  (value.figures ?? [])
    .filter(({ pilotOf }) => pilotOf === vehicle)
    .reduce((next, { id }) => {
      const place = freePlace(next, 1, [0, 0])
      return editFigure(next, id, place ? { pilotOf: undefined, at: place } : { pilotOf: undefined, aside: true })
    }, value)

/** The table without this figure as the owner of others. */
const withoutOwner = (value: ClixCase, owner: string): ClixCase =>
  withFigures(
    value,
    (value.figures ?? []).map((figure) => (figure.generatedBy === owner ? withoutUndefined({ ...figure, generatedBy: undefined }) : figure))
  )

/** The figure taken off, its captives free; a question about it waits for another figure. */
export function removeFigure(value: ClixCase, id: string): ClixCase {
  const figure = figureById(value, id)
  const left = withoutOwner(
    withFigures(
      value,
      (value.figures ?? []).filter((other) => other.id !== id)
    ),
    id
  )
  const freed = (left.figures ?? [])
    .filter(({ captiveOf }) => captiveOf === id)
    .reduce((next, captive) => setFree(next, captive, figure), withPilotsOff(left, id))
  return withPending({ ...freed, ask: renameInAsk(value.ask, id, '') }, ({ figure: marked }) => marked !== id)
}

/** One more of the same: exactly on `at`, or null where something stands there; by default beside the figure, or null on a full board. */
export function duplicateFigure(value: ClixCase, id: string, at?: SquareXY): { readonly value: ClixCase; readonly id: string } | null {
  const figure = figureById(value, id)
  if (!figure) return null
  const squares = squaresOf(figure)
  return putFigure(value, figure, at ?? squares[0] ?? [0, 0], Math.max(1, squares.length), at ? 'on' : 'near')
}

/** Fields of a figure changed; a field set to undefined is unknown again. */
export function editFigure(value: ClixCase, id: string, change: Partial<CaseFigure>): ClixCase {
  const edited = (figure: CaseFigure): CaseFigure => withoutUndefined({ ...figure, ...change })
  return withFigures(
    value,
    (value.figures ?? []).map((figure) => (figure.id === id ? edited(figure) : figure))
  )
}

/** The figure beside the map, where it waits to come in, or back on the nearest free place; null on a full board. */
export function withAside(value: ClixCase, id: string, aside: boolean): ClixCase | null {
  const figure = figureById(value, id)
  if (!figure || isAside(figure) === aside) return value
  if (aside) return editFigure(value, id, { aside: true, at: undefined, squares: undefined, captiveOf: undefined })
  const place = freePlace(value, 1, [0, 0])
  return place ? editFigure(value, id, { aside: undefined, replacedBy: undefined, pilotOf: undefined, at: place }) : null
}

/** The figure on board of a vehicle as its pilot, off the map (ABL-VEH); null: put down near it again. Null on a full board. */
export function withVehicle(value: ClixCase, id: string, vehicle: string | null): ClixCase | null {
  if (vehicle !== null)
    return editFigure(value, id, {
      pilotOf: vehicle,
      at: undefined,
      squares: undefined,
      aside: undefined,
      replacedBy: undefined,
      captiveOf: undefined
    })
  const { pilotOf } = figureById(value, id) ?? {}
  const left = pilotOf === undefined ? undefined : figureById(value, pilotOf)
  const place = freePlace(value, 1, (left && squaresOf(left)[0]) ?? [0, 0])
  return place ? editFigure(value, id, { pilotOf: undefined, at: place }) : null
}

/** The case with those grenades still to burst that are of these (ABL-GRN). */
const withPending = (value: ClixCase, stays: (one: StillToCome) => boolean): ClixCase => {
  if (!value.pending) return value
  const pending = value.pending.filter(stays)
  return withoutUndefined({ ...value, pending: pending.length > 0 ? pending : undefined })
}

/** Another map under the same figures; those that would stand outside or on blocking terrain move to the nearest free place. */
export function withMap(value: ClixCase, file: MapFile): ClixCase {
  const bare: ClixCase = {
    ...value,
    map: { ...mapOfCase(file), id: file.id, name: file.name },
    specialTerrain: file.specialTerrain.length ? file.specialTerrain : undefined,
    figures: [],
    objects: value.objects?.filter(({ at }) => at[0] < file.map.size[0] && at[1] < file.map.size[1])
  }
  let next = bare
  for (const figure of value.figures ?? []) {
    const squares = squaresOf(figure)
    const place = freePlace(next, Math.max(1, squares.length), squares[0] ?? [0, 0])
    if (figure.captiveOf !== undefined || isAside(figure)) next = withFigures(next, [...(next.figures ?? []), figure])
    else if (place) next = withFigures(next, [...(next.figures ?? []), figureAt(figure, place)])
  }
  const gone = (value.figures ?? []).filter((figure) => !figureById(next, figure.id))
  const stays = ({ at, figure: marked }: StillToCome): boolean =>
    (at === undefined || (at[0] < file.map.size[0] && at[1] < file.map.size[1])) && !gone.some(({ id }) => id === marked)
  const owned = gone.reduce((left, { id }) => withoutOwner(left, id), next)
  return withPending({ ...owned, ask: gone.reduce<Ask>((ask, figure) => renameInAsk(ask, figure.id, ''), next.ask) }, stays)
}

/** The position after an attack: figures where it left them, their clicks, tokens and objects; captives; those knocked out are gone. */
export function applyAfter(value: ClixCase, after: Readonly<Record<string, FigureAfter>>): ClixCase {
  const result = new Map(Object.entries(after))
  let next = value
  for (const figure of value.figures ?? []) {
    const then = result.get(figure.id)
    if (!then || isAside(figure)) continue
    const { captiveOf } = then
    if (captiveOf !== undefined) {
      next = editFigure(next, figure.id, { captiveOf, at: undefined, squares: undefined, holding: undefined, held: undefined })
      continue
    }
    if (!then.ko && then.at === null && figure.captiveOf !== undefined) {
      // Free again: where exactly it is put, a person has still to say.
      next = editFigure(setFree(next, figure, figureById(value, figure.captiveOf)), figure.id, { tokens: then.tokens || undefined })
      continue
    }
    if (then.ko || then.at === null) {
      next = removeFigure(next, figure.id)
      continue
    }
    const moved = figureAt(figure, then.at)
    const { at, squares } = moved
    next = editFigure(next, figure.id, {
      at,
      squares,
      captiveOf: undefined,
      click: figure.click === undefined && then.click === 1 ? undefined : then.click,
      tokens: then.tokens || undefined,
      holding: figure.holding && then.holding === figure.holding ? figure.holding : undefined,
      held: figure.holding && then.holding === figure.holding ? figure.held : undefined
    })
  }
  return next
}

/**
 * The position after a legal move: the figure at its end, whom it carried on the nearest free square beside it, and
 * what it picked up in its hands, what it put down on the map.
 */
export function applyMove(value: ClixCase, ask: MoveAsk, end: SquareXY): ClixCase {
  let next = moveFigure(value, ask.figure, end) ?? value
  for (const id of carriedFigures(ask)) {
    const carried = figureById(next, id)
    const place = carried && freePlace(next, 1, end, id)
    if (place) next = moveFigure(next, id, place) ?? next
  }
  const object = next.objects?.find(({ id }) => id === ask.pickUp)
  const weight = OBJECT_WEIGHTS.find((known) => known === object?.kind)
  if (object && weight) {
    const left = next.objects?.filter(({ id }) => id !== object.id) ?? []
    const { kind: _, at: __, ...thing } = object
    next = editFigure({ ...next, objects: left.length ? left : undefined }, ask.figure, { holding: weight, held: heldOrNothing(thing) })
  }
  const mover = figureById(next, ask.figure)
  if (mover?.holding && ask.putDown) {
    const put: CaseObject = { id: freeId(next, mover.holding), ...mover.held, kind: mover.holding, at: ask.putDown }
    next = editFigure({ ...next, objects: [...(next.objects ?? []), put] }, mover.id, { holding: undefined, held: undefined })
  }
  return { ...next, ask: { kind: 'move', figure: ask.figure, action: ask.action, path: [] } }
}

/** What is left of a wall, a blocking square or an object after it was destroyed: debris where it falls. */
export function applyDestroyed(value: ClixCase, target: Exclude<CaseTarget, string>, debris: readonly SquareXY[]): ClixCase {
  let next = value
  if ('wall' in target && next.map) {
    const [a, b] = target.wall
    const same = ([p, q]: Segment): boolean => (sameSquare(p, a) && sameSquare(q, b)) || (sameSquare(p, b) && sameSquare(q, a))
    next = { ...next, map: { ...next.map, walls: next.map.walls?.filter((wall) => !same(wall)) } }
  }
  if ('object' in target) next = { ...next, objects: next.objects?.filter(({ id }) => id !== target.object) }
  // A blocking marker that is destroyed leaves debris in its place (POW-BA).
  if ('square' in target)
    next = { ...next, objects: next.objects?.filter(({ kind, at }) => kind !== 'blocking-marker' || !sameSquare(at, target.square)) }
  for (const at of debris) next = { ...next, objects: [...(next.objects ?? []), { id: freeId(next, 'debris'), kind: 'debris', at }] }
  const open = entryOf(next.ask).afterDestroyed?.(next.ask) ?? next.ask
  return { ...next, objects: next.objects?.length ? next.objects : undefined, ask: open }
}

/** A figure of a set as it stands on the table. What the set does not state stays out: it is unknown; what it says beyond its format goes with it. */
export function figureFromEntry(entry: FigureEntry, side: string): CaseFigure {
  const known = <T>(stated: T | null): T | undefined => stated ?? undefined
  const some = <T>(list: readonly T[] | undefined): readonly T[] | undefined => (list?.length ? list : undefined)
  const {
    id,
    name,
    size,
    points,
    speed,
    attack,
    defense,
    damage,
    range,
    bolts,
    baseSquares: _base,
    source: _source,
    ...lists
  } = entryOnTable(entry)
  const { powers, canUse, specialPowers, traits, abilities, teamAbilities, dial, keywords, lines, realName, ...printed } = lists
  // What only a library needs stays there: it says nothing about a position.
  const { set: _set, number: _number, type: _type, rarity: _rarity, marks: _marks, symbols: _symbols, base: _printedBase, ref: _ref, origin: _origin, ...unknown } = printed // prettier-ignore
  const stated = lines?.filter((line): line is StartingLine => line.points !== null)
  const figure: CaseFigure = {
    id,
    name,
    side,
    size: size === 'standard' ? undefined : size,
    points: known(points),
    speed: known(speed),
    attack: known(attack),
    defense: known(defense),
    damage: known(damage),
    range: known(range),
    bolts: known(bolts),
    powers: some(powers),
    canUse: some(canUse),
    specialPowers: some(specialPowers),
    traits: some(traits),
    abilities: some(abilities),
    teamAbilities: some(teamAbilities),
    keywords: some(keywords),
    lines: some(stated),
    realName,
    dial: some(dial),
    click: dial.length ? startingClick(lines) : undefined
  }
  return withoutUndefined({ ...unknown, ...figure })
}

/** The list of a force row by row: who each line is in the library, on which line of its dial, whose it is, and what is in doubt. */
import type { FigureLine } from '../../formats/documents/documents.ts'
import type { TeamFile, TeamMember } from '../../formats/documents/teamFile.ts'
import { isSameName } from '../../base/text/plainName.ts'
import { TRANSFORMATION } from '../../tournament/force/cost.ts'
import { cardOf, keyOfUnit, pricesOfUnit, setOfUnit, type ForceLookup, type ForceUnit } from './forceLookup.ts'
import { EQUIPPED } from './teamForce.ts'
import { isOfSet, type ForceLine, type ForceText } from './forceText.ts'
import type { ForcePart } from './forceParts.ts'

/** The decision of the user on a row. */
export interface ForceDecision {
  /** The key of the chosen unit. */
  readonly unit?: string
  /** The starting line, from 0. */
  readonly line?: number
  /** The row of its owner; `null`: it has no owner. */
  readonly owner?: number | null
  /** It does not come in. */
  readonly out?: boolean
}

/**
 * `none`: the library has no unit of this name; `several`: it has several; `code`: name and code are of different figures; `points`: the card
 * has another price; `owner`: it is unknown whose it is.
 */
export type ForceDoubt = 'none' | 'several' | 'code' | 'points' | 'owner'

export interface ForceRow {
  readonly index: number
  readonly line: ForceLine
  /** The units that the line may mean. */
  readonly units: readonly ForceUnit[]
  readonly unit: ForceUnit | null
  /** Its place in the force: a figure on the map, equipment of one, a bystander, on the sideline, or an object, map or card. */
  readonly as: 'figure' | 'equipment' | 'bystander' | 'sideline' | 'beside'
  readonly count: number
  /** Starting lines to choose from; empty if there is nothing to choose. */
  readonly lines: readonly FigureLine[]
  /** The chosen one, from 0. */
  readonly at: number
  /** The price of one; `null`: not known. */
  readonly points: number | null
  /** The row of the figure whose equipment or bystander it is. */
  readonly owner: number | null
  readonly doubt: ForceDoubt | null
  readonly out: boolean
}

const typeOf = (unit: ForceUnit): string => cardOf(unit).type ?? 'character'
const isAttached = (unit: ForceUnit): boolean => EQUIPPED.includes(typeOf(unit))
/** Whether it costs something: a bystander that does is a figure of the force. */
const isPriced = (unit: ForceUnit): boolean => pricesOfUnit(unit).some((points) => points > 0)

/** Whether a unit can be under a heading. */
function fits(part: ForcePart, unit: ForceUnit): boolean {
  if (part === 'equipment') return isAttached(unit)
  if (part === 'bystanders') return typeOf(unit) === 'bystander'
  if (part === 'beside') return unit.kind === 'element' && !isAttached(unit)
  return unit.kind === 'figure' || isAttached(unit)
}

/** Those of a list that something holds of, or all if it holds of none. */
const narrowed = <T>(list: readonly T[], holds: (one: T) => boolean): readonly T[] => {
  const some = list.filter(holds)
  return some.length > 0 ? some : list
}

const isCalled = (unit: ForceUnit, name: string): boolean => {
  const { name: own } = cardOf(unit)
  const real = unit.kind === 'figure' ? (unit.figure.realName ?? '') : ''
  return isSameName(own, name) || (real !== '' && isSameName(real, name))
}

/** The units that a line may mean, and the one that it means. */
interface Meant {
  readonly units: readonly ForceUnit[]
  readonly unit: ForceUnit | null
  readonly doubt: ForceDoubt | null
}

const oneOf = (units: readonly ForceUnit[], among = units): Meant =>
  units.length === 1 ? { units: among, unit: units[0]!, doubt: null } : { units: among, unit: null, doubt: 'several' }

function meantBy(line: ForceLine, lookup: ForceLookup): Meant {
  const coded = line.code === undefined ? [] : lookup.coded(line.code)
  const named = line.name === '' ? [] : lookup.named(line.name)
  if (coded.length > 0) {
    const both = coded.filter((unit) => line.name === '' || isCalled(unit, line.name))
    return both.length > 0 ? oneOf(both) : { units: [...new Set([...coded, ...named])], unit: null, doubt: 'code' }
  }
  const { set, points } = line
  const ofSet = set === undefined ? named : named.filter((unit) => isOfSet(set, setOfUnit(unit), unit.set.name))
  if (ofSet.length === 0) return { units: named.length > 0 ? named : lookup.near(line.name), unit: null, doubt: 'none' }
  const inPart = narrowed(ofSet, (unit) => fits(line.part, unit))
  const ids = new Set(inPart.map((unit) => `${unit.set.id}/${cardOf(unit).id}`))
  // Another card of the same figure is meant only if its code is said.
  const own = narrowed(inPart, (unit) => !ids.has(`${unit.set.id}/${cardOf(unit).ref?.unit ?? ''}`))
  const priced = points === undefined ? own : narrowed(own, (unit) => pricesOfUnit(unit).includes(points))
  return oneOf(priced, [...new Set([...priced, ...ofSet])])
}

function asOf(part: ForcePart, unit: ForceUnit | null): ForceRow['as'] {
  if (part === 'sideline' || part === 'beside') return part
  if (unit === null) return part === 'force' ? 'figure' : part === 'bystanders' ? 'bystander' : part
  if (isAttached(unit)) return 'equipment'
  if (unit.kind === 'element') return 'beside'
  return typeOf(unit) === 'bystander' && (part === 'bystanders' || !isPriced(unit)) ? 'bystander' : 'figure'
}

/** The line of a dial that a row says, and what it costs. `isOther`: the row says another price than the card. */
interface Priced {
  readonly lines: readonly FigureLine[]
  readonly at: number
  readonly points: number | null
  readonly isOther: boolean
}

function pricedOf(unit: ForceUnit | null, { points }: ForceLine, chosen: number | undefined): Priced {
  if (unit === null) return { lines: [], at: 0, points: points ?? null, isOther: false }
  const lines = unit.kind === 'figure' ? (unit.figure.lines ?? []) : []
  const said = points === undefined ? -1 : lines.findIndex((line) => line.points === points)
  const usual = lines.findIndex(({ mark }) => mark === undefined || !mark.toLowerCase().includes(TRANSFORMATION))
  const at = chosen ?? (said >= 0 ? said : Math.max(usual, 0))
  const own = lines[at]?.points ?? cardOf(unit).points
  const isOther = chosen === undefined && points !== undefined && own !== null && own !== points
  return { lines: lines.length > 1 ? lines : [], at: Math.min(at, Math.max(lines.length - 1, 0)), points: own ?? points ?? null, isOther }
}

/** The rows of a list, by what has been decided on them. */
export function forceRows(
  { lines }: ForceText,
  lookup: ForceLookup,
  decisions: ReadonlyMap<number, ForceDecision> = new Map()
): readonly ForceRow[] {
  const rows = lines.map((line, index): ForceRow => {
    const decision = decisions.get(index) ?? {}
    const meant = meantBy(line, lookup)
    const chosen = decision.unit === undefined ? undefined : meant.units.find((unit) => keyOfUnit(unit) === decision.unit)
    const unit = chosen ?? meant.unit
    const { isOther, ...priced } = pricedOf(unit, line, decision.line)
    const doubt = unit === null ? meant.doubt : isOther ? 'points' : null
    return {
      index,
      line,
      units: meant.units,
      unit,
      as: asOf(line.part, unit),
      count: line.count,
      ...priced,
      owner: null,
      doubt,
      out: decision.out ?? false
    }
  })
  return rows.map((row) => withOwner(row, rows, decisions.get(row.index)?.owner))
}

/** The figures of the force that can have equipment or bystanders. */
export const ownersIn = (rows: readonly ForceRow[]): readonly ForceRow[] => rows.filter((row) => row.as === 'figure' && !row.out)

function withOwner(row: ForceRow, rows: readonly ForceRow[], decided: number | null | undefined): ForceRow {
  if (row.unit === null || (row.as !== 'equipment' && row.as !== 'bystander')) return row
  const owners = ownersIn(rows)
  if (decided === null) return { ...row, owner: null }
  if (decided !== undefined && owners.some(({ index }) => index === decided)) return { ...row, owner: decided }
  const above = row.line.under ? owners.findLast(({ index }) => index < row.index) : undefined
  const owner = above ?? ownerByCard(row.unit, owners)
  if (owner) return { ...row, owner: owner.index }
  return row.as === 'equipment' ? { ...row, doubt: row.doubt ?? 'owner' } : row
}

/** The only figure of the force to which a card says that it belongs. */
function ownerByCard(unit: ForceUnit, owners: readonly ForceRow[]): ForceRow | undefined {
  const { ref } = cardOf(unit)
  if (!ref) return undefined
  const own = owners.filter((one) => one.unit?.set.id === (ref.set ?? unit.set.id) && cardOf(one.unit).id === ref.unit)
  return own.length === 1 && own[0]!.count === 1 ? own[0] : undefined
}

/** Whether the force cannot be put on the table before the row is decided. */
export const isOpen = (row: ForceRow): boolean => !row.out && row.doubt !== null && row.as !== 'sideline' && row.as !== 'beside'

/** Whether a row costs something in the force. */
const isPaid = (row: ForceRow): boolean => !row.out && (row.as === 'figure' || (row.as === 'equipment' && row.owner !== null))

/** The price of the force; an unknown price counts 0. */
export const totalOfRows = (rows: readonly ForceRow[]): number =>
  rows.filter(isPaid).reduce((sum, { points, count }) => sum + (points ?? 0) * count, 0)

/** The equipment of each copy of a figure of the force: one piece a copy in turn. */
export function equipmentOf(rows: readonly ForceRow[], { index, count }: ForceRow): readonly (readonly ForceUnit[])[] {
  const pieces = rows.flatMap(({ as, owner, out, unit, count: many }) =>
    as === 'equipment' && owner === index && !out && unit ? Array.from({ length: many }, () => unit) : []
  )
  return Array.from({ length: count }, (_, copy) => pieces.filter((_piece, at) => at % count === copy))
}

/** The force as a team sheet has it, for the check. */
export function teamOfRows({ buildTotal, name = '' }: ForceText, rows: readonly ForceRow[]): TeamFile {
  const shown = rows.filter(({ out }) => !out)
  const member = ({ unit, line, at, points }: ForceRow): Omit<TeamMember, 'count'> => ({
    name: (unit ? cardOf(unit).name : line.name || line.text).slice(0, 120),
    ...(unit?.kind === 'figure' && { figure: { set: unit.set.id, id: unit.figure.id }, line: at }),
    ...(unit?.kind !== 'figure' && points !== null && { points })
  })
  const figures = shown.filter(({ as }) => as === 'figure')
  const sideline = shown.filter(({ as }) => as === 'sideline')
  return {
    format: 'linejudge-team/1',
    name,
    total: totalOfRows(rows),
    ...(buildTotal !== undefined && { buildTotal }),
    members: figures.flatMap((row): readonly TeamMember[] => {
      const copies = equipmentOf(rows, row)
      if (copies.every((pieces) => pieces.length === 0)) return [{ ...member(row), count: row.count }]
      return copies.map((pieces) => ({
        ...member(row),
        count: 1,
        ...(pieces.length > 0 && { equipment: pieces.map((piece) => cardOf(piece).id) })
      }))
    }),
    ...(sideline.length > 0 && { sideline: sideline.map((row) => ({ ...member(row), count: row.count })) })
  }
}

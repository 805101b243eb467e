/** A pasted list of a force as its dialog shows it and puts it on the table. */
import type { CaseFigure, ClixCase, OwnText } from '../../../shared/contract/case.ts'
import { sideAt } from '../../../shared/contract/caseSquares.ts'
import type { FigureEntry } from '../../../shared/formats/documents/documents.ts'
import { cardOf, keyOfUnit, setOfUnit, type ForceUnit } from '../../../shared/figures/team/forceLookup.ts'
import { textOnTable } from '../../../shared/cards/acceptedText.ts'
import { effectText } from '../../../shared/cards/sentences.ts'
import { equipmentOf, ownersIn, type ForceRow } from '../../../shared/figures/team/forceRows.ts'
import { figuresTexts } from '../../i18n/laterTexts.ts'
import { shippedText, texts } from '../../i18n/texts.ts'
import type { Choice } from '../../text/choices.ts'
import { onLine } from '../figures/onLine.ts'
import { figureFromEntry, SIDES } from '../table/position/caseEdit.ts'
import type { ForcePiece } from './placeForce.ts'

export { ForceLookup } from '../../../shared/figures/team/forceLookup.ts'
export { forceRows, isOpen, teamOfRows, totalOfRows, type ForceDecision, type ForceRow } from '../../../shared/figures/team/forceRows.ts'
export { forceText, MOST_FORCE_FIGURES } from '../../../shared/figures/team/forceText.ts'

const t = figuresTexts.force

/** The first side that has no figures; each has some: the first. */
export const sideWithout = ({ figures = [] }: ClixCase): string =>
  SIDES.find((side) => !figures.some((figure, index) => sideAt(figure, index) === side)) ?? SIDES[0]

/** The name of a row. */
export const nameOfRow = ({ unit, line }: ForceRow): string => (unit ? cardOf(unit).name : line.name || line.text)

/** The unit of a row, by its id among the choices; empty: none. */
export const chosenIn = ({ unit }: ForceRow): string => (unit ? keyOfUnit(unit) : '')

/** Set and number of a unit. */
export function printOf(unit: ForceUnit): string {
  const { number, id } = cardOf(unit)
  return number === undefined ? id : `${setOfUnit(unit)} ${number}`
}

/** The units that a row may mean. */
export const unitChoices = ({ units }: ForceRow): readonly Choice[] =>
  units.map((unit) => {
    const { name, points } = cardOf(unit)
    return {
      id: keyOfUnit(unit),
      label: `${name} · ${printOf(unit)}`,
      note: [points === null ? '' : texts.add.points(points), shippedText(unit.set.name)].filter(Boolean).join(' · ')
    }
  })

/** The starting lines of a row. */
export const lineChoices = ({ lines }: ForceRow): readonly Choice[] =>
  lines.map(({ points, mark }, index) => ({
    id: String(index),
    label: [mark, points === null ? '?' : texts.add.points(points)].filter(Boolean).join(' · ')
  }))

/** The id of the choice that it has no owner. */
export const NOBODY = ''

/** The figures that may own a row. */
export const ownerChoices = (row: ForceRow, rows: readonly ForceRow[]): readonly Choice[] => [
  ...ownersIn(rows).map((owner) => ({ id: String(owner.index), label: nameOfRow(owner) })),
  { id: NOBODY, label: row.as === 'equipment' ? t.nobody : t.nobodys }
]

/** The groups of rows: each group has its heading. */
export type ForceGroup = 'map' | 'aside' | 'sideline' | 'beside'
const GROUPS: Readonly<Record<ForceRow['as'], ForceGroup>> = {
  figure: 'map',
  equipment: 'map',
  bystander: 'aside',
  sideline: 'sideline',
  beside: 'beside'
}

/** The rows under their headings, equipment below its figure. */
export function groupsOf(rows: readonly ForceRow[]): readonly (readonly [ForceGroup, readonly ForceRow[]])[] {
  const isBelow = ({ as, owner }: ForceRow): boolean => as === 'equipment' && owner !== null
  const ordered = rows
    .filter((row) => !isBelow(row))
    .flatMap((row) => [row, ...rows.filter((one) => isBelow(one) && one.owner === row.index)])
  return (['map', 'aside', 'sideline', 'beside'] as const)
    .map((group) => [group, ordered.filter(({ as }) => GROUPS[as] === group)] as const)
    .filter(([, own]) => own.length > 0)
}

/** The text of a card as a figure carries it. Rulings use its accepted sentences; each ruling that the others may touch reports them. */
function carriedOf(unit: ForceUnit): OwnText {
  const card = cardOf(unit)
  const text =
    unit.kind === 'element'
      ? effectText(unit.element.text)
      : [...(unit.figure.traits ?? []), ...unit.figure.specialPowers]
          .map(({ name = '', text: own = '' }) => `${name} ${own}`.trim())
          .join('\n')
  const own = { id: card.id, name: card.name, ...(text !== '' && { text: text.slice(0, MOST_TEXT), more: true }) }
  const sentences = unit.kind === 'element' ? unit.element.sentences : undefined
  return sentences ? textOnTable({ ...own, sentences }).text : own
}
/** Letters of a text of a case. */
const MOST_TEXT = 4000

interface Placeable extends ForceRow {
  readonly entry: FigureEntry
}

const placeable = (row: ForceRow): readonly Placeable[] =>
  row.out || row.unit?.kind !== 'figure' || (row.as !== 'figure' && row.as !== 'bystander') ? [] : [{ ...row, entry: row.unit.figure }]

/** The figures of a force, each copy by itself. */
export function piecesOf(rows: readonly ForceRow[], side: string): readonly ForcePiece[] {
  const copies = rows.flatMap(placeable).flatMap((row) => {
    const equipment = row.as === 'figure' ? equipmentOf(rows, row) : []
    return Array.from({ length: row.count }, (_, copy) => ({ row, pieces: equipment[copy] ?? [] }))
  })
  return copies.map(({ row, pieces }): ForcePiece => {
    const figure: CaseFigure = onLine(row.entry, figureFromEntry(row.entry, side), row.at)
    const owner = row.as === 'bystander' && row.owner !== null ? copies.findIndex((copy) => copy.row.index === row.owner) : -1
    return {
      figure: pieces.length > 0 ? { ...figure, equipment: pieces.map(carriedOf) } : figure,
      base: row.entry.baseSquares,
      isAside: row.as === 'bystander',
      owner: owner < 0 ? null : owner
    }
  })
}

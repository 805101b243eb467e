/** The owner of a bystander, and the equipment of a figure. */
import type { CaseFigure, ClixCase } from '../../../../shared/contract/case.ts'
import type { FigureEntry, FigureSetFile } from '../../../../shared/formats/documents/documents.ts'
import { texts } from '../../../i18n/texts.ts'
import { figureById, figureName, sideOf } from './caseEdit.ts'

/** "of Captain Rook", "with Grapnel"; empty: it has no owner and no equipment. */
export function belongsWords(value: ClixCase, { generatedBy, equipment = [] }: CaseFigure): string {
  const maker = generatedBy === undefined ? undefined : figureById(value, generatedBy)
  const pieces = equipment.map((piece) => (typeof piece === 'string' ? piece : (piece.name ?? piece.id)))
  return [...(maker ? [texts.tray.of(figureName(maker))] : []), ...(pieces.length > 0 ? [texts.tray.with(pieces.join(', '))] : [])].join(
    ' · '
  )
}

/** A figure is called as its card, or so with a number behind it. */
const isOf = (figure: CaseFigure, name: string): boolean => {
  const own = figureName(figure)
  return own === name || (own.startsWith(`${name} `) && /^\d+$/.test(own.slice(name.length + 1)))
}

/** The only figure of the side to which the card of a bystander says that it belongs; `undefined`: there is none, or there are several. */
export function makerFor(value: ClixCase, side: string, set: FigureSetFile, { type, ref }: FigureEntry): string | undefined {
  if (type !== 'bystander' || !ref || (ref.set !== undefined && ref.set !== set.id)) return undefined
  const owner = set.figures.find(({ id }) => id === ref.unit)
  const own = owner ? (value.figures ?? []).filter((figure) => sideOf(value, figure) === side && isOf(figure, owner.name)) : []
  return own.length === 1 ? own[0]!.id : undefined
}

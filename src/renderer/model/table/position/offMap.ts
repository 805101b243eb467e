/** Where a figure is that has no square. */
import type { CaseFigure, ClixCase } from '../../../../shared/contract/case.ts'
import { texts } from '../../../i18n/texts.ts'
import { figureById, figureName } from './caseEdit.ts'

/** In a vehicle, with its captor, or beside the map, in words; empty for a figure that nobody has put anywhere. */
export function whereOffMap(value: ClixCase, { pilotOf, captiveOf, aside }: Partial<CaseFigure>): string {
  const name = (id: string): string => {
    const figure = figureById(value, id)
    return figure ? figureName(figure) : id
  }
  if (pilotOf !== undefined) return texts.tray.aboard(name(pilotOf))
  if (captiveOf !== undefined) return texts.tray.captive(name(captiveOf))
  return aside ? texts.tray.aside : ''
}

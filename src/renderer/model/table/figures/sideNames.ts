/** Sides by their names. */
import { texts } from '../../../i18n/texts.ts'

export const sideName = (side: string): string => texts.sides[side] ?? side.charAt(0).toUpperCase() + side.slice(1)

/** Where on its dial a figure can stand. */
import type { CaseFigure } from '../../../../shared/contract/case.ts'

/** Where nobody knows how long the dial is. */
const UNKNOWN_DIAL = 60

/** Action tokens that a figure may have. */
export const MOST_TOKENS = 2

/** The last click that it can be turned to: past the end of its dial, where it is KO. */
export const lastClick = ({ dial = [] }: Pick<CaseFigure, 'dial'>): number => (dial.length > 0 ? dial.length + 1 : UNKNOWN_DIAL)

/** Whether the click shown is KO, or lies past the end of the dial. */
export const isKo = ({ dial = [], click = 1 }: Pick<CaseFigure, 'dial' | 'click'>): boolean =>
  dial.length > 0 && (click > dial.length || dial[click - 1]?.ko === true)

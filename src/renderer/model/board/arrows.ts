/** The arrow keys as steps on a board of squares that is not turned. */
import type { Step } from '../../../shared/contract/case.ts'

/** By what a keyboard event calls them. */
export const ARROWS: Readonly<Record<string, Step>> = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] }

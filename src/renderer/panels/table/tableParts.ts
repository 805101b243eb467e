/** Parts of the table that are read by themselves: the board while the verdict is shown already, the timeline and the figures' data where they are asked for. */
import type { CaseFigure } from '../../../shared/contract/case.ts'
import { lazily } from '../parts/later/lazily.ts'

export const BOARD = lazily(() => import('../board/BoardHost.svelte'))
export const BOARD_TEXT = lazily(() => import('../board/words/BoardText.svelte'))
export const HEIGHT_PROFILE = lazily(() => import('../board/inspect/HeightProfile.svelte'))
export const PATH_STEPPER = lazily(() => import('../board/inspect/PathStepper.svelte'))
export const ANSWERED_CALL = lazily(() => import('../event/parts/AnsweredCall.svelte'))
export const PREVIEW_NOTE = lazily(() => import('../ruling/PreviewNote.svelte'))
export const EMPTY_START = lazily(() => import('./EmptyStart.svelte'))
export const QUICK_CARD = lazily<{ figure: CaseFigure }>(() => import('../setup/QuickCard.svelte'))
export const ADD_FIGURE = lazily<{ onclose: () => void }>(() => import('../setup/AddFigure.svelte'))
export const FIGURE_EDITOR = lazily(() => import('../figures/FigureEditor.svelte'))
export const DIAL_STRIP = lazily(() => import('../figures/strip/DialStrip.svelte'))
export const TIMELINE = lazily(() => import('../timeline/TimelinePanel.svelte'))
export const SQUARE_NOTE = lazily(() => import('../board/inspect/SquareNote.svelte'))
export const STANDING = lazily(() => import('../timeline/Standing.svelte'))
export const STEP_BAR = lazily(() => import('../timeline/StepBar.svelte'))
export const VARIANT_STRIP = lazily(() => import('../variants/VariantStrip.svelte'))

/** Parts of the table that are read by themselves: the board while the verdict is shown already, the timeline and the figures' data where they are asked for. */
import type { CaseFigure } from '../../../shared/contract/case.ts'
import { lazily, together } from '../parts/later/lazily.ts'

const withBoard = together(() => import('./withBoard.ts').then((script) => script.WITH_BOARD))

export const BOARD = withBoard('BoardHost')
export const BOARD_TEXT = withBoard('BoardText')
export const HEIGHT_PROFILE = withBoard('HeightProfile')
export const POCKET_BAR = lazily(() => import('./PocketBar.svelte'))
export const PATH_STEPPER = withBoard('PathStepper')
export const STEP_BAR = withBoard('StepBar')
export const VARIANT_STRIP = withBoard('VariantStrip')
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
export const TURNS_STRIP = lazily(() => import('../timeline/TurnsStrip.svelte'))

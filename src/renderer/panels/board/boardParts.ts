/** Parts of the board that are read by themselves, where they are opened. */
import { lazily } from '../parts/later/lazily.ts'

export const CALIBRATION = lazily(() => import('./Calibration.svelte'))
export const FULL_BOARD = lazily(() => import('./FullBoard.svelte'))
export const INSPECT = lazily(() => import('./inspect/InspectPopover.svelte'))
export const LAYERS = lazily(() => import('./layers/LayersPopup.svelte'))

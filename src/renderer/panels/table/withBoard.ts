import BoardHost from '../board/BoardHost.svelte'
import HeightProfile from '../board/inspect/HeightProfile.svelte'
import PathStepper from '../board/inspect/PathStepper.svelte'
import BoardText from '../board/words/BoardText.svelte'
import StepBar from '../timeline/StepBar.svelte'
import VariantStrip from '../variants/VariantStrip.svelte'

/** What stands on the board, above it and below it, in one script: read with the board, none of it moves the board by coming later. */
export const WITH_BOARD = { BoardHost, BoardText, HeightProfile, PathStepper, StepBar, VariantStrip }

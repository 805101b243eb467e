/** How the board is looked at right now: lines from here, the square that is looked into, the step of a path, the size of squares. */
import type { SquareXY } from '../../../shared/contract/case.ts'

export class BoardLook {
  /** Every line of fire from where the question's line begins. */
  lines = $state(false)
  /** The square whose contents are shown. */
  inspected = $state.raw<SquareXY | null>(null)
  /** How many steps of which walk have been taken; null: nobody walks through one. */
  step = $state.raw<{ readonly of: object; readonly taken: number } | null>(null)
  /** Squares as large as on the printed map. */
  trueSize = $state(false)
  /** The dialog that measures the screen. */
  calibrating = $state(false)

  /** The window is wider than high: an upright map lies on its side. */
  wide = $state(false)
  /** The dials beside the board are shown or folded away; null: as the settings say where there is room. */
  dials = $state<boolean | null>(null)

  /** The board and the big word, and nothing else. */
  full = $state(false)
  /** Then: read from the other side of the table. */
  facing = $state(false)

  /** Shows the board alone, or everything again. */
  showFull(full: boolean): void {
    this.full = full
    this.facing = false
  }

  toggleLines(): void {
    this.lines = !this.lines
  }

  /** Leaves what was shown last of the walk and the lines; false where neither is. */
  leave(): boolean {
    if (this.full) this.showFull(false)
    else if (this.step !== null) this.step = null
    else if (this.lines) this.lines = false
    else return false
    return true
  }
}

/** What is held over the board right now: ruler, lines from here, the square that is looked into, the step of a path. */
import type { SquareXY } from '../../../shared/contract/case.ts'

/** A figure by its id, or a square. */
export type BoardEnd = string | SquareXY

export class BoardToolState {
  /** Every line of fire from where the question's line begins. */
  lines = $state(false)
  ruler = $state(false)
  rulerFrom = $state.raw<BoardEnd | null>(null)
  rulerTo = $state.raw<BoardEnd | null>(null)
  /** The square whose contents are shown. */
  inspected = $state.raw<SquareXY | null>(null)
  /** How many steps of which walk have been taken; null: nobody walks through one. */
  step = $state.raw<{ readonly of: object; readonly taken: number } | null>(null)
  /** Squares as large as on the printed map. */
  trueSize = $state(false)
  /** The dialog that measures the screen. */
  calibrating = $state(false)

  toggleLines(): void {
    this.lines = !this.lines
  }

  toggleRuler(): void {
    this.ruler = !this.ruler
    this.rulerFrom = null
    this.rulerTo = null
  }

  /** Takes the ruler in hand with its first end laid. */
  measureFrom(end: BoardEnd): void {
    this.ruler = true
    this.rulerFrom = end
    this.rulerTo = null
  }

  /** Lays the next end of the ruler; after both it begins anew. */
  lay(end: BoardEnd): void {
    if (this.rulerFrom === null || this.rulerTo !== null) {
      this.rulerFrom = end
      this.rulerTo = null
    } else this.rulerTo = end
  }

  /** One tool put away; false where none is held. */
  stepBack(): boolean {
    if (this.inspected) this.inspected = null
    else if (this.ruler) this.toggleRuler()
    else if (this.step !== null) this.step = null
    else if (this.lines) this.lines = false
    else return false
    return true
  }
}

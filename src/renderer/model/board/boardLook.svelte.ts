/** How the board is looked at right now: lines from here, the square that is looked into, the step of a path, the size of squares. */
import type { SquareXY } from '../../../shared/contract/case.ts'
import { media } from '../settings/media.svelte.ts'

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

  /** The choice of the user in a window of usual size, and in a small one; `null`: none yet. */
  #large = $state(false)
  #small = $state<boolean | null>(null)
  /** The board and the big word, and nothing else. In a small window the table starts so, with the question, the brushes and the ruling. */
  readonly full: boolean = $derived(media.small ? (this.#small ?? true) : this.#large)
  /** Then: read from the other side of the table. */
  facing = $state(false)
  /** The board with one line for the question, the row of brushes and the ruling: what "alone" is in a small window. */
  readonly pocket: boolean = $derived(media.small && this.full && !this.facing)
  /** The board with the big word covers everything else. */
  readonly covers: boolean = $derived(this.full && !this.pocket)
  /** CSS pixels that the band with the big word covers. */
  band = $state(104)
  /** CSS pixels of the board, from its left edge, that a panel covers. */
  covered = $state(0)

  /** Shows the board alone, or everything again. A small window and a large one each keep their own choice. */
  showFull(full: boolean): void {
    if (media.small) this.#small = full
    else this.#large = full
    this.facing = false
  }

  /** Leaves the big word: to everything, or in a small window to the board with its question. */
  uncover(): void {
    if (media.small) this.facing = false
    else this.showFull(false)
  }

  toggleLines(): void {
    this.lines = !this.lines
  }

  /** Leaves what was shown last of the walk and the lines; false where neither is. */
  leave(): boolean {
    if (this.covers) this.uncover()
    else if (this.step !== null) this.step = null
    else if (this.lines) this.lines = false
    else return false
    return true
  }
}

/** What keys, menus and buttons may ask of the board that is on the screen; does nothing where there is none. */
import type { SquareXY } from '../../../shared/contract/case.ts'

interface BoardCommands {
  zoomBy: (factor: number) => void
  zoomFit: () => void
  /** Something else has come on the table: it is opened close up, as soon as it is drawn. */
  open: () => void
  /** Fills the view with what the question is about. */
  zoomToQuestion: () => void
  /** The square of the board under a point of the window (CSS pixels); null beside the map. */
  squareAt: (x: number, y: number) => SquareXY | null
  focus: () => void
  isFocused: () => boolean
  /** A letter key of the board. Returns true if the key meant something. */
  press: (letter: string, shift: boolean) => boolean
  /** Moves as little as shows this square. */
  reveal: (square: SquareXY) => void
  reset: () => void
}

const nothing = () => {
  /* no board is shown */
}

export const boardCommands: BoardCommands = {
  zoomBy: nothing,
  zoomFit: nothing,
  open: nothing,
  zoomToQuestion: nothing,
  squareAt: () => null,
  focus: nothing,
  isFocused: () => false,
  press: () => false,
  reveal: nothing,
  reset: () => {
    boardCommands.zoomBy = nothing
    boardCommands.zoomFit = nothing
    boardCommands.open = nothing
    boardCommands.zoomToQuestion = nothing
    boardCommands.squareAt = () => null
    boardCommands.focus = nothing
    boardCommands.isFocused = () => false
    boardCommands.press = () => false
    boardCommands.reveal = nothing
  }
}

/** What keys, menus and buttons may ask of the board that is on the screen; does nothing where there is none. */
interface BoardCommands {
  zoomBy: (factor: number) => void
  zoomFit: () => void
  /** Fills the view with what the question is about. */
  zoomToQuestion: () => void
  reset: () => void
}

const nothing = () => { /* no board is shown */ }

export const boardCommands: BoardCommands = {
  zoomBy: nothing,
  zoomFit: nothing,
  zoomToQuestion: nothing,
  reset: () => {
    boardCommands.zoomBy = nothing
    boardCommands.zoomFit = nothing
    boardCommands.zoomToQuestion = nothing
  }
}

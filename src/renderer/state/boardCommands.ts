/** What keys, menus and buttons may ask of the board that is on the screen; does nothing where there is none. */
const nothing = () => { /* no board is shown */ }

export const boardCommands = {
  zoomBy: nothing as (factor: number) => void,
  zoomFit: nothing as () => void,
  reset() {
    this.zoomBy = nothing
    this.zoomFit = nothing
  }
}

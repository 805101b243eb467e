/**
 * Keeps notices clear of the words that say what to do now, and of the verdict where it lies below the board. To be called while the
 * table of a game is set up. @param foot height of the words below the board, @param below of what lies below them; pixels
 */
export function noticesAbove(foot: () => number, below: () => number): void {
  $effect(() => {
    const { style } = document.documentElement
    style.setProperty('--foot', `${foot()}px`)
    style.setProperty('--below', `${below()}px`)
    return () => {
      style.removeProperty('--foot')
      style.removeProperty('--below')
    }
  })
}

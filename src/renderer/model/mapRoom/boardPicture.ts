/** The picture of a map as the board takes it: rectified, its corners on those of the map. */
export interface BoardPicture {
  readonly image: HTMLCanvasElement | ImageBitmap
  /** How much of it shows through the ground, 0 to 1. */
  readonly opacity: number
}

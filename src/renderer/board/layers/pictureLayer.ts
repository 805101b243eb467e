/** The picture under the grid: its corners on those of the map, seen through the ground. */
import { CanvasSource, Container, ImageSource, Sprite, Texture } from 'pixi.js'

export interface BoardPicture {
  readonly image: HTMLCanvasElement | ImageBitmap
  /** How much of it shows through the ground, 0 to 1. */
  readonly opacity: number
}

export class PictureLayer {
  readonly container = new Container()
  #sprite: Sprite | null = null
  #shown: BoardPicture['image'] | null = null

  /** Takes another picture, or none. */
  show(picture: BoardPicture | null): void {
    if (picture?.image === this.#shown) return
    this.clear()
    if (!picture) return
    this.#shown = picture.image
    const source =
      picture.image instanceof HTMLCanvasElement
        ? new CanvasSource({ resource: picture.image, resolution: 1, scaleMode: 'linear', autoGarbageCollect: false })
        : new ImageSource({ resource: picture.image, scaleMode: 'linear', autoGarbageCollect: false })
    this.#sprite = new Sprite(new Texture({ source }))
    this.container.addChild(this.#sprite)
  }

  /** Puts it where the camera wants the map of so many columns and rows (device pixels). */
  place(camera: { readonly x: number; readonly y: number; readonly u: number }, columns: number, rows: number): void {
    if (!this.#sprite) return
    this.#sprite.position.set(camera.x, camera.y)
    this.#sprite.setSize(columns * camera.u, rows * camera.u)
  }

  clear(): void {
    this.#shown = null
    this.container.removeChildren()
    this.#sprite?.texture.destroy(true)
    this.#sprite?.destroy()
    this.#sprite = null
  }
}

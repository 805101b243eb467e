/** The map as one baked picture: painted again only for another map, another scale or when moved out of its reach. */
import { CanvasSource, Container, Sprite, Texture } from 'pixi.js'
import type { GroundModel } from '../../../shared/scene/groundModel.ts'
import { paintGround } from '../paint/ground.ts'
import type { GroundPicture } from '../kit/kit.ts'
import type { GroundLook, Region } from '../kit/look.ts'

/** Device pixels: a picture of the whole map up to this size, a part of it beyond. */
const WHOLE_UP_TO = 12_000_000
const LONGEST = 4096

export class GroundLayer {
  readonly container = new Container()
  private sprite: Sprite | null = null
  private region: Region = { left: 0, top: 0, right: 0, bottom: 0 }
  private u = 0
  private size = { columns: 0, rows: 0 }
  private canvas: HTMLCanvasElement | null = null
  /** How often it was painted. */
  baked = 0
  /** How often a part of it was. */
  repainted = 0

  /** The picture of the whole map at this scale (device pixels per square); null where there is none. */
  picture(u: number): GroundPicture | null {
    const { canvas, region, size } = this
    if (!canvas || this.u !== u || region.left > 0 || region.top > 0 || region.right < size.columns || region.bottom < size.rows)
      return null
    return { canvas, ...size, version: this.baked + this.repainted }
  }

  /** Paints it anew if it does not show what is in sight, or (`exact`) not at this scale. */
  update(model: GroundModel, look: GroundLook, visible: Region, exact: boolean): void {
    const { columns, rows } = model.board
    if (columns === 0 || rows === 0) return this.clear()
    const shown: Region = {
      left: Math.max(0, Math.floor(visible.left)),
      top: Math.max(0, Math.floor(visible.top)),
      right: Math.min(columns, Math.ceil(visible.right)),
      bottom: Math.min(rows, Math.ceil(visible.bottom))
    }
    if (shown.left >= shown.right || shown.top >= shown.bottom) return
    const covers =
      this.sprite !== null &&
      this.region.left <= shown.left &&
      this.region.top <= shown.top &&
      this.region.right >= shown.right &&
      this.region.bottom >= shown.bottom
    if (covers && (!exact || this.u === look.u)) return
    this.bake(model, look, this.reach(model, look.u, shown))
  }

  /** Paints these whole rows of what is there anew; the rest of the map is as it was. */
  repaint(model: GroundModel, look: GroundLook, rows: { readonly top: number; readonly bottom: number }): void {
    const { region, sprite } = this
    const part: Region = { ...region, top: Math.max(region.top, rows.top), bottom: Math.min(region.bottom, rows.bottom) }
    const context = sprite && this.canvas?.getContext('2d', { alpha: false })
    if (!sprite || !context || part.top >= part.bottom) return
    context.save()
    context.translate(0, Math.round(part.top * this.u) - Math.round(region.top * this.u))
    paintGround(context, model, part, { ...look, u: this.u })
    context.restore()
    sprite.texture.source.update()
    this.repainted++
  }

  /** Puts the picture where the camera wants it (device pixels). */
  place(camera: { readonly x: number; readonly y: number; readonly u: number }): void {
    if (!this.sprite) return
    const scale = camera.u / this.u
    this.sprite.scale.set(scale)
    this.sprite.position.set(
      camera.x + Math.round(this.region.left * this.u) * scale,
      camera.y + Math.round(this.region.top * this.u) * scale
    )
  }

  clear(): void {
    if (!this.sprite) return
    this.container.removeChildren()
    this.sprite.texture.destroy(true)
    this.sprite.destroy()
    this.sprite = null
    this.canvas = null
  }

  private reach({ board: { columns, rows } }: GroundModel, u: number, shown: Region): Region {
    const whole = columns * u <= LONGEST && rows * u <= LONGEST && columns * u * rows * u <= WHOLE_UP_TO
    if (whole) return { left: 0, top: 0, right: columns, bottom: rows }
    const marginX = Math.ceil((shown.right - shown.left) * 0.25)
    const marginY = Math.ceil((shown.bottom - shown.top) * 0.25)
    return {
      left: Math.max(0, shown.left - marginX),
      top: Math.max(0, shown.top - marginY),
      right: Math.min(columns, shown.right + marginX),
      bottom: Math.min(rows, shown.bottom + marginY)
    }
  }

  private bake(model: GroundModel, look: GroundLook, region: Region): void {
    const canvas = document.createElement('canvas')
    canvas.width = Math.max(1, Math.round(region.right * look.u) - Math.round(region.left * look.u))
    canvas.height = Math.max(1, Math.round(region.bottom * look.u) - Math.round(region.top * look.u))
    const context = canvas.getContext('2d', { alpha: false })
    if (!context) throw new Error('This browser gives no 2D canvas.')
    paintGround(context, model, region, look)
    this.clear()
    this.canvas = canvas
    const source = new CanvasSource({ resource: canvas, resolution: 1, scaleMode: 'linear', autoGarbageCollect: false })
    this.sprite = new Sprite(new Texture({ source }))
    this.container.addChild(this.sprite)
    this.region = region
    this.size = { columns: model.board.columns, rows: model.board.rows }
    this.u = look.u
    this.baked++
  }
}

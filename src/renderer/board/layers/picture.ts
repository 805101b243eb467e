/** Many squares as one picture that lies in no atlas. */
import { CanvasSource, Container, Sprite, Texture } from 'pixi.js'
import type { Kit } from '../kit/kit.ts'
import type { Look, Region } from '../kit/look.ts'

export interface BlankPicture {
  readonly region: Region
  readonly context: CanvasRenderingContext2D
  /** The scale it is painted at: that of the board, or smaller. */
  readonly look: Look
  /** In no atlas: whoever shows it destroys it. */
  readonly texture: Texture
}

/** A picture of the region with its top left corner at the origin; above `most` device pixels it is smaller and stretched;
 * `alpha`: something may shine through. null: no canvas is left. */
export function blankPicture(kit: Kit, region: Region, most: number, alpha = true): BlankPicture | null {
  const [columns, rows] = [region.right - region.left, region.bottom - region.top]
  const shrink = Math.min(1, Math.sqrt(most / (columns * rows * kit.u * kit.u)))
  const look: Look = { theme: kit.theme, u: kit.u * shrink, density: kit.density * shrink, letters: kit.letters }
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(columns * look.u))
  canvas.height = Math.max(1, Math.round(rows * look.u))
  const context = canvas.getContext('2d', { alpha })
  if (!context) return null
  const source = new CanvasSource({ resource: canvas, resolution: 1, scaleMode: 'linear', autoGarbageCollect: false })
  return { region, context, look, texture: new Texture({ source }) }
}

/** Shows it where its region lies. */
export function spriteOfPicture(kit: Kit, { region, look, texture }: BlankPicture): Sprite {
  const sprite = new Sprite(texture)
  sprite.scale.set(kit.u / look.u)
  sprite.position.set(Math.round(region.left * kit.u), Math.round(region.top * kit.u))
  return sprite
}

/** The region, painted once. */
export function picture(kit: Kit, region: Region, most: number, paint: (context: CanvasRenderingContext2D, look: Look) => void): Container {
  const node = new Container()
  const blank = blankPicture(kit, region, most)
  if (!blank) return node
  paint(blank.context, blank.look)
  node.addChild(spriteOfPicture(kit, blank))
  node.once('destroyed', () => {
    blank.texture.destroy(true)
  })
  return node
}

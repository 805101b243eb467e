/** Many squares as one picture that lies in no atlas. */
import { CanvasSource, Container, Sprite, Texture } from 'pixi.js'
import type { Kit } from '../kit/kit.ts'
import type { Look, Region } from '../kit/look.ts'

/** The region, painted with its top left corner at the origin; above `most` device pixels it is painted smaller and stretched. */
export function picture(kit: Kit, region: Region, most: number, paint: (context: CanvasRenderingContext2D, look: Look) => void): Container {
  const node = new Container()
  const [columns, rows] = [region.right - region.left, region.bottom - region.top]
  const shrink = Math.min(1, Math.sqrt(most / (columns * rows * kit.u * kit.u)))
  const look: Look = { theme: kit.theme, u: kit.u * shrink, density: kit.density * shrink }
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(columns * look.u))
  canvas.height = Math.max(1, Math.round(rows * look.u))
  const context = canvas.getContext('2d')
  if (!context) return node
  paint(context, look)
  const texture = new Texture({
    source: new CanvasSource({ resource: canvas, resolution: 1, scaleMode: 'linear', autoGarbageCollect: false })
  })
  const sprite = new Sprite(texture)
  sprite.scale.set(1 / shrink)
  sprite.position.set(Math.round(region.left * kit.u), Math.round(region.top * kit.u))
  node.addChild(sprite)
  // Its picture is in no atlas: it goes with the sprite.
  node.once('destroyed', () => {
    texture.destroy(true)
  })
  return node
}

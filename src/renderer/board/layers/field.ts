/** A field of squares as a display object: one picture of its own, however many squares there are. */
import { CanvasSource, Container, Sprite, Texture } from 'pixi.js'
import type { XY } from '../../../shared/engine/ruling.ts'
import type { Kit } from '../kit.ts'
import { paintField, type FieldStyle } from '../paint/field.ts'

/** Device pixels: a larger field is painted smaller and stretched; it is soft anyway. */
const LARGEST = 4_000_000

export function fieldNode(kit: Kit, squares: readonly XY[], style: FieldStyle): Container {
  const node = new Container()
  if (squares.length === 0) return node
  const xs = squares.map(([x]) => x)
  const ys = squares.map(([, y]) => y)
  const origin: XY = [Math.min(...xs), Math.min(...ys)]
  const columns = Math.max(...xs) - origin[0] + 1
  const rows = Math.max(...ys) - origin[1] + 1
  const shrink = Math.min(1, Math.sqrt(LARGEST / (columns * rows * kit.u * kit.u)))
  const look = { ...kit, u: kit.u * shrink, density: kit.density * shrink }
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(columns * look.u))
  canvas.height = Math.max(1, Math.round(rows * look.u))
  const context = canvas.getContext('2d')
  if (!context) return node
  paintField(context, squares, origin, style, look)
  const texture = new Texture({ source: new CanvasSource({ resource: canvas, resolution: 1, scaleMode: 'linear', autoGarbageCollect: false }) })
  const sprite = new Sprite(texture)
  sprite.scale.set(1 / shrink)
  sprite.position.set(Math.round(origin[0] * kit.u), Math.round(origin[1] * kit.u))
  node.addChild(sprite)
  // Its picture is in no atlas: it goes with the sprite.
  node.once('destroyed', () => { texture.destroy(true) })
  return node
}

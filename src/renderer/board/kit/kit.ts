/** What every layer builds its display objects from: the atlas, the scale it is painted at, the colours. */
import { Container, Sprite } from 'pixi.js'
import type { Atlas, FaceBox, Paint } from './atlas.ts'
import type { Look } from './look.ts'

export interface Kit extends Look {
  readonly atlas: Atlas
}

/** A sprite of the atlas picture under `key`, placed at (x, y) in device pixels. */
export function spriteOf(kit: Kit, key: string, box: FaceBox, paint: Paint, x: number, y: number): Sprite {
  const face = kit.atlas.face(key, box, paint)
  const sprite = new Sprite(face.texture)
  sprite.anchor.set(face.anchorX, face.anchorY)
  // Whole pixels on both sides keep what is painted crisp.
  sprite.position.set(Math.round(x - box.originX) + face.anchorX * face.width, Math.round(y - box.originY) + face.anchorY * face.height)
  return sprite
}

/** A box of this many device pixels around its origin on each side. */
export const boxAround = (reach: number): FaceBox => {
  const half = Math.ceil(reach) + 1
  return { width: 2 * half, height: 2 * half, originX: half, originY: half }
}

export const groupOf = (...children: Container[]): Container => {
  const group = new Container()
  if (children.length > 0) group.addChild(...children)
  return group
}

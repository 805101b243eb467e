/** What every layer builds its display objects from: the atlas, the scale it is painted at, the colours. */
import { Container, Sprite } from 'pixi.js'
import type { Atlas, FaceBox, Paint } from './atlas.ts'
import type { Look } from './look.ts'

/** The whole map as it is painted at the scale of the kit, with nothing shining through. */
export interface GroundPicture {
  readonly canvas: HTMLCanvasElement
  readonly columns: number
  readonly rows: number
  /** Another number whenever it was painted again. */
  readonly version: number
}

export interface Kit extends Look {
  readonly atlas: Atlas
  /** What lies under everything; null where it is not one such picture, absent on boards that have none. */
  readonly ground?: () => GroundPicture | null
}

/** A sprite of the atlas picture under `key`, placed at (x, y) in device pixels. */
export function spriteOf(kit: Kit, key: string, box: FaceBox, paint: Paint, x: number, y: number): Sprite {
  const face = kit.atlas.face(key, box, paint)
  const sprite = new Sprite(face.texture)
  sprite.anchor.set(face.anchorX, face.anchorY)
  placeSprite(sprite, box, x, y)
  return sprite
}

/** Puts a sprite of the atlas, whose picture has this box, at (x, y) in device pixels. */
export function placeSprite({ anchor, position, texture }: Sprite, box: FaceBox, x: number, y: number): void {
  // Whole pixels on both sides keep what is painted crisp.
  position.set(Math.round(x - box.originX) + anchor.x * texture.width, Math.round(y - box.originY) + anchor.y * texture.height)
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

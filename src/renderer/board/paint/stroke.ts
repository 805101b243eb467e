/**
 * Strokes of any length and angle from small pictures: a stretched piece for a firm stroke, repeated ones for dashes.
 * All carry a casing, so that they stand out on every terrain, and stay smooth without multisampling.
 */
import type { Container } from 'pixi.js'
import type { Point } from '../../../shared/scene/scene.ts'
import { spriteOf, type Kit } from '../kit/kit.ts'

export interface StrokeStyle {
  readonly colour: string
  /** Device pixels, casing not counted. */
  readonly width: number
  readonly casing: string
  /** Lengths of dash and gap in device pixels; absent: a firm stroke. */
  readonly dash?: readonly [number, number]
}

const casingOf = (kit: Kit): number => Math.max(1.25, 1.25 * kit.density)

/** The sprites of a stroke between two points in squares. */
export function strokeSprites(kit: Kit, from: Point, to: Point, style: StrokeStyle): Container[] {
  const a = [from[0] * kit.u, from[1] * kit.u] as const
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) * kit.u
  if (length < 0.5) return []
  const rotation = Math.atan2(to[1] - from[1], to[0] - from[0])
  const direction = [Math.cos(rotation), Math.sin(rotation)] as const
  const place = (start: number, piece: number): Container =>
    style.dash ? dashSprite(kit, style, piece, a, direction, start, rotation) : firmSprite(kit, style, piece, a, rotation)
  if (!style.dash) return [place(0, length)]
  const [dash, gap] = style.dash
  const sprites: Container[] = []
  for (let start = 0; start < length; start += dash + gap) {
    const piece = Math.min(dash, length - start)
    if (piece >= dash * 0.4) sprites.push(place(start, piece))
  }
  return sprites
}

function firmSprite(kit: Kit, style: StrokeStyle, length: number, a: readonly [number, number], rotation: number): Container {
  const casing = casingOf(kit)
  const half = style.width / 2 + casing
  const key = `firm:${style.colour}:${style.width}`
  const height = Math.ceil(2 * half) + 4
  const sprite = spriteOf(
    kit,
    key,
    { width: 16, height, originX: 0, originY: height / 2 },
    (context) => {
      // Painted over both ends of the picture: stretched, it keeps its colour to the very end.
      context.fillStyle = style.casing
      context.fillRect(-2, -half, 20, 2 * half)
      context.fillStyle = style.colour
      context.fillRect(-2, -style.width / 2, 20, style.width)
    },
    0,
    0
  )
  sprite.anchor.set(0, 0.5)
  sprite.position.set(a[0], a[1])
  sprite.rotation = rotation
  sprite.scale.set(length / 16, 1)
  return sprite
}

function dashSprite(
  kit: Kit,
  style: StrokeStyle,
  piece: number,
  a: readonly [number, number],
  direction: readonly [number, number],
  start: number,
  rotation: number
): Container {
  const casing = casingOf(kit)
  const length = style.dash![0]
  const round = Math.min(style.width / 2, length / 2)
  const width = Math.ceil(length + 2 * casing) + 4
  const height = Math.ceil(style.width + 2 * casing) + 4
  const sprite = spriteOf(
    kit,
    `dash:${style.colour}:${style.width}:${length}`,
    { width, height, originX: width / 2, originY: height / 2 },
    (context) => {
      for (const [grow, colour] of [
        [casing, style.casing],
        [0, style.colour]
      ] as const) {
        context.fillStyle = colour
        context.beginPath()
        context.roundRect(-length / 2 - grow, -style.width / 2 - grow, length + 2 * grow, style.width + 2 * grow, round + grow)
        context.fill()
      }
    },
    0,
    0
  )
  sprite.anchor.set(0.5)
  const middle = start + piece / 2
  sprite.position.set(a[0] + direction[0] * middle, a[1] + direction[1] * middle)
  sprite.rotation = rotation
  sprite.scale.set(piece / length, 1)
  return sprite
}

/** Figures, objects: which sprites stand where. */
import type { SquareXY } from '../../../shared/contract/case.ts'
import type { SceneObject, SceneToken } from '../../../shared/scene/scene.ts'
import { boxAround, groupOf, placeSprite, spriteOf, type Kit } from '../kit/kit.ts'
import { paintObject } from '../paint/object.ts'
import { paintToken, tokenBox, tokenHash, tokenOrigin, type NameRoom } from '../paint/token.ts'
import type { Item } from './keyedLayer.ts'
import type { Sprite } from 'pixi.js'

const OPEN: NameRoom = { wide: true, deep: true }
const roomKey = (room: NameRoom): string => `${room.wide ? 'w' : ''}${room.deep ? 'd' : ''}`

/** A token's sprite with its bounding box's top left corner at (x, y) in squares. */
export function tokenSprite(kit: Kit, token: SceneToken, x: number, y: number, room: NameRoom = OPEN): Sprite {
  return spriteOf(
    kit,
    `token:${roomKey(room)}:${tokenHash(token)}`,
    tokenBox(token, kit),
    (context) => paintToken(context, token, kit, room),
    x * kit.u,
    y * kit.u
  )
}

/** The figures, those of the question last, so that nothing covers them. */
export function tokenItems(kit: Kit, tokens: readonly SceneToken[]): Item[] {
  const taken = new Set<number>()
  for (const { squares } of tokens) for (const square of squares) taken.add(keyOf(square))
  const ordered = [...tokens].sort(
    (a, b) => Number(a.role !== null) - Number(b.role !== null) || HEIGHTS.indexOf(a.height) - HEIGHTS.indexOf(b.height)
  )
  return ordered.map((token) => {
    const [left, top] = tokenOrigin(token)
    // A flier above somebody else is drawn a little to the side, so that both can be read and touched.
    const lift = token.height && tokens.some((other) => other !== token && isBelow(other, token)) ? LIFT[token.height] : 0
    const [x, y] = [left + lift, top - lift]
    const room = roomOf(token, taken)
    return {
      id: token.id,
      hash: `${roomKey(room)}${tokenHash(token)}`,
      build: () => groupOf(tokenSprite(kit, token, x, y, room)),
      place: `${x},${y}`,
      move: ({ children }) => {
        for (const sprite of children) placeSprite(sprite as Sprite, tokenBox(token, kit), x * kit.u, y * kit.u)
      }
    }
  })
}

const HEIGHTS: readonly SceneToken['height'][] = [undefined, 'hovering', 'soaring']
/** In squares, to the right and up. */
const LIFT = { hovering: 0.32, soaring: 0.36 } as const

/** In one of its squares, and drawn under it. */
const isBelow = (other: SceneToken, token: SceneToken): boolean =>
  HEIGHTS.indexOf(other.height) <= HEIGHTS.indexOf(token.height) &&
  (other.height !== token.height || other.id < token.id) &&
  other.squares.some(([x, y]) => token.squares.some((square) => square[0] === x && square[1] === y))

/** One number for a square, on maps of at most 1,000 columns. */
const keyOf = ([x, y]: SquareXY): number => y * 1024 + x

/** Who stands beside and below the base's lowest row, where the name goes. */
function roomOf({ squares }: SceneToken, taken: ReadonlySet<number>): NameRoom {
  let bottom = -Infinity
  for (const [, y] of squares) if (y > bottom) bottom = y
  let [wide, deep] = [true, true]
  const isFree = (x: number, y: number): boolean => squares.some((own) => own[0] === x && own[1] === y) || !taken.has(keyOf([x, y]))
  for (const [x, y] of squares) {
    if (y !== bottom) continue
    wide &&= isFree(x - 1, y) && isFree(x + 1, y)
    deep &&= isFree(x, y + 1)
  }
  return { wide, deep }
}

export const objectSprite = (kit: Kit, object: SceneObject, [x, y]: SquareXY): Sprite =>
  spriteOf(
    kit,
    `object:${object.kind}`,
    boxAround(0.5 * kit.u),
    (context) => paintObject(context, object.kind, kit),
    (x + 0.5) * kit.u,
    (y + 0.5) * kit.u
  )

export function objectItems(kit: Kit, objects: readonly SceneObject[]): Item[] {
  return objects.map((object) => ({
    id: object.id,
    hash: `${object.at.join()},${object.kind}`,
    build: () => groupOf(objectSprite(kit, object, object.at))
  }))
}

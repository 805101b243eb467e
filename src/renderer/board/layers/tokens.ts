/** Figures, objects: which sprites stand where. */
import type { SceneObject, SceneToken } from '../../../shared/explain/scene.ts'
import { boxAround, groupOf, spriteOf, type Kit } from '../kit.ts'
import { paintObject } from '../paint/object.ts'
import { paintToken, tokenBox, tokenHash, tokenOrigin, type NameRoom } from '../paint/token.ts'
import type { Item } from './keyedLayer.ts'
import type { Sprite } from 'pixi.js'

/** A token's sprite with its bounding box's top left corner at (x, y) in squares. */
export function tokenSprite(kit: Kit, token: SceneToken, x: number, y: number, room: NameRoom = 'wide'): Sprite {
  return spriteOf(
    kit, `token:${room}:${tokenHash(token)}`, tokenBox(token, kit), (context) => paintToken(context, token, kit, room), x * kit.u, y * kit.u
  )
}

/** The figures, those of the question last, so that nothing covers them. */
export function tokenItems(kit: Kit, tokens: readonly SceneToken[]): Item[] {
  const taken = new Set(tokens.flatMap(({ squares }) => squares.map(([x, y]) => `${x},${y}`)))
  const ordered = [...tokens].sort((a, b) => Number(a.role !== null) - Number(b.role !== null))
  return ordered.map((token) => {
    const [x, y] = tokenOrigin(token)
    const room = hasRoom(token, taken) ? 'wide' : 'narrow'
    return { id: token.id, hash: `${x},${y},${room}${tokenHash(token)}`, build: () => groupOf(tokenSprite(kit, token, x, y, room)) }
  })
}

/** Nobody stands left or right of the base's lowest row. */
function hasRoom(token: SceneToken, taken: ReadonlySet<string>): boolean {
  const own = new Set(token.squares.map(([x, y]) => `${x},${y}`))
  const bottom = Math.max(...token.squares.map(([, y]) => y))
  return token.squares.filter(([, y]) => y === bottom).every(([x, y]) =>
    [`${x - 1},${y}`, `${x + 1},${y}`].every((beside) => own.has(beside) || !taken.has(beside)))
}

export function objectItems(kit: Kit, objects: readonly SceneObject[]): Item[] {
  return objects.map((object) => {
    const [x, y] = object.at
    return {
      id: object.id,
      hash: `${x},${y},${object.kind}`,
      build: () => groupOf(spriteOf(
        kit, `object:${object.kind}`, boxAround(0.5 * kit.u), (context) => paintObject(context, object.kind, kit),
        (x + 0.5) * kit.u, (y + 0.5) * kit.u
      ))
    }
  })
}

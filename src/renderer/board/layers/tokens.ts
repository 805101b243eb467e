/** Figures, objects: which sprites stand where. */
import type { SceneObject, SceneToken } from '../../../shared/explain/scene.ts'
import { boxAround, groupOf, spriteOf, type Kit } from '../kit.ts'
import { paintObject } from '../paint/object.ts'
import { paintToken, tokenBox, tokenHash, tokenOrigin } from '../paint/token.ts'
import type { Item } from './keyedLayer.ts'
import type { Sprite } from 'pixi.js'

/** A token's sprite with its bounding box's top left corner at (x, y) in squares. */
export function tokenSprite(kit: Kit, token: SceneToken, x: number, y: number): Sprite {
  return spriteOf(kit, `token:${tokenHash(token)}`, tokenBox(token, kit), (context) => paintToken(context, token, kit), x * kit.u, y * kit.u)
}

export function tokenItems(kit: Kit, tokens: readonly SceneToken[]): Item[] {
  return tokens.map((token) => {
    const [x, y] = tokenOrigin(token)
    return { id: token.id, hash: `${x},${y}${tokenHash(token)}`, build: () => groupOf(tokenSprite(kit, token, x, y)) }
  })
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

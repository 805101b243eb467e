/** Every line of fire from one place as one picture: each square tinted, patterned and lettered by its verdict. */
import { CanvasSource, Container, Sprite, Texture } from 'pixi.js'
import type { LineVerdict, XY } from '../../../shared/engine/ruling.ts'
import type { SightMark } from '../../../shared/explain/scene.ts'
import type { Kit } from '../kit.ts'
import { paintSight } from '../paint/sight.ts'

/** Device pixels: a larger field is painted smaller and stretched. */
const LARGEST = 8_000_000
const VERDICTS: readonly LineVerdict[] = ['clear', 'hindered', 'blocked']

export function sightNode(kit: Kit, mark: SightMark): Container {
  const node = new Container()
  const squares: XY[] = VERDICTS.flatMap((verdict) => [...mark[verdict]])
  if (squares.length === 0) return node
  const columns = Math.max(...squares.map(([x]) => x)) + 1
  const rows = Math.max(...squares.map(([, y]) => y)) + 1
  const shrink = Math.min(1, Math.sqrt(LARGEST / (columns * rows * kit.u * kit.u)))
  const look = { ...kit, u: kit.u * shrink, density: kit.density * shrink }
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(columns * look.u))
  canvas.height = Math.max(1, Math.round(rows * look.u))
  const context = canvas.getContext('2d')
  if (!context) return node
  for (const verdict of VERDICTS) paintSight(context, mark[verdict], verdict, mark.letters[verdict], look)
  const texture = new Texture({ source: new CanvasSource({ resource: canvas, resolution: 1, scaleMode: 'linear', autoGarbageCollect: false }) })
  const sprite = new Sprite(texture)
  sprite.scale.set(1 / shrink)
  node.addChild(sprite)
  node.once('destroyed', () => { texture.destroy(true) })
  return node
}

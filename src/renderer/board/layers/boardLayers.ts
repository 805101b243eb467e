/** Everything on the map that can change between two scenes, from bottom to top. */
import { Container } from 'pixi.js'
import type { BoardScene } from '../../../shared/scene/scene.ts'
import type { Kit } from '../kit/kit.ts'
import type { Offset } from './motion.ts'
import type { Region } from '../kit/look.ts'
import { KeyedLayer, type Item } from './keyedLayer.ts'
import { groundMarks, topMarks } from './marks.ts'
import { objectItems, tokenItems } from './tokens.ts'

export class BoardLayers {
  /** In device pixels at the kit's scale, the map's top left corner at (0, 0). */
  readonly container = new Container()
  private readonly marksBelow = new KeyedLayer()
  private readonly objects = new KeyedLayer()
  private readonly tokens = new KeyedLayer()
  private readonly marksAbove = new KeyedLayer()
  private readonly preview = new KeyedLayer()
  private sliding = new Set<string>()

  constructor() {
    this.container.addChild(...this.layers.map((layer) => layer.container))
  }

  /** How many display objects the last `sync` had to build. */
  get built(): number {
    return this.layers.reduce((sum, layer) => sum + layer.built, 0)
  }

  /** Shows the scene: marks as a whole, figures and objects within `near`. `lifted` is the figure in the hand. */
  sync(kit: Kit, scene: BoardScene, near: Region, preview: readonly Item[], lifted: string | null): void {
    const isNear = ([x, y]: readonly [number, number]): boolean => x >= near.left && x <= near.right && y >= near.top && y <= near.bottom
    this.marksBelow.sync(groundMarks(kit, scene))
    this.objects.sync(
      objectItems(
        kit,
        scene.objects.filter(({ at }) => isNear(at))
      )
    )
    this.tokens.sync(
      tokenItems(
        kit,
        scene.tokens.filter(({ squares }) => squares.some(isNear))
      )
    )
    this.marksAbove.sync(topMarks(kit, scene))
    this.preview.sync(preview)
    for (const layer of [this.tokens, this.objects]) {
      for (const { id } of layer === this.tokens ? scene.tokens : scene.objects) {
        const node = layer.node(id)
        if (node) node.alpha = id === lifted ? 0.35 : 1
      }
    }
  }

  /** Puts figures that are on their way this far from their places; true while there are any. */
  slide(kit: Kit, offsets: ReadonlyMap<string, Offset>): boolean {
    for (const id of new Set([...this.sliding, ...offsets.keys()])) {
      const { dx, dy } = offsets.get(id) ?? { dx: 0, dy: 0 }
      this.tokens.node(id)?.position.set(dx * kit.u, dy * kit.u)
    }
    this.sliding = new Set(offsets.keys())
    return offsets.size > 0
  }

  clear(): void {
    for (const layer of this.layers) layer.clear()
  }

  private get layers(): readonly KeyedLayer[] {
    return [this.marksBelow, this.objects, this.tokens, this.marksAbove, this.preview]
  }
}

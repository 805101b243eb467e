/** A layer that keeps its display objects by id and leaves those alone whose hash has not changed. */
import { Container } from 'pixi.js'

export interface Item {
  readonly id: string
  /** Equal hashes mean equal pictures, at equal places where there is no `place`. */
  readonly hash: string
  readonly build: () => Container
  /** Where the picture stands; absent: the hash says so. */
  readonly place?: string
  /** Moves what was built to another place. */
  readonly move?: (node: Container) => void
}

interface Kept {
  readonly hash: string
  place: string | undefined
  readonly node: Container
}

export class KeyedLayer {
  readonly container = new Container()
  private nodes = new Map<string, Kept>()
  /** How many display objects the last `sync` built: the rest was kept. */
  built = 0

  /** Shows exactly these items, in this order. */
  sync(items: readonly Item[]): void {
    this.built = 0
    const next = new Map<string, Kept>()
    for (const item of items) {
      const known = this.nodes.get(item.id)
      if (known && known.hash === item.hash && !next.has(item.id)) {
        if (known.place !== item.place) item.move?.(known.node)
        known.place = item.place
        next.set(item.id, known)
        continue
      }
      this.built++
      next.set(item.id, { hash: item.hash, place: item.place, node: item.build() })
    }
    for (const [id, { node }] of this.nodes) {
      if (next.get(id)?.node !== node) node.destroy({ children: true })
    }
    this.nodes = next
    const wanted = [...next.values()].map(({ node }) => node)
    const children = this.container.children
    if (children.length !== wanted.length || wanted.some((node, i) => children[i] !== node)) {
      this.container.removeChildren()
      if (wanted.length > 0) this.container.addChild(...wanted)
    }
  }

  node(id: string): Container | undefined {
    return this.nodes.get(id)?.node
  }

  clear(): void {
    for (const { node } of this.nodes.values()) node.destroy({ children: true })
    this.nodes.clear()
    this.container.removeChildren()
  }
}

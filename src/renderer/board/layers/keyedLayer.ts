/** A layer that keeps its display objects by id and leaves those alone whose hash has not changed. */
import { Container } from 'pixi.js'

export interface Item {
  readonly id: string
  /** Equal hashes mean equal pictures at equal places. */
  readonly hash: string
  readonly build: () => Container
}

export class KeyedLayer {
  readonly container = new Container()
  private nodes = new Map<string, { readonly hash: string; readonly node: Container }>()
  /** How many display objects the last `sync` built: the rest was kept. */
  built = 0

  /** Shows exactly these items, in this order. */
  sync(items: readonly Item[]): void {
    this.built = 0
    const next = new Map<string, { readonly hash: string; readonly node: Container }>()
    for (const item of items) {
      const known = this.nodes.get(item.id)
      if (known && known.hash === item.hash && !next.has(item.id)) {
        next.set(item.id, known)
        continue
      }
      this.built++
      next.set(item.id, { hash: item.hash, node: item.build() })
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

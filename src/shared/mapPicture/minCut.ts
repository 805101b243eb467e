/** The cheapest way to part the nodes of a network into two sides (a minimum cut), by augmenting along shortest ways. */

export class Cut {
  readonly #to: number[] = []
  readonly #left: number[] = []
  readonly #from: number[][]
  readonly #source: number
  readonly #sink: number

  /** @param count nodes, numbered from 0 */
  constructor(readonly count: number) {
    this.#from = Array.from({ length: count + 2 }, () => [])
    this.#source = count
    this.#sink = count + 1
  }

  /** What it costs to put a node on the inner side, and on the outer one. */
  node(at: number, inside: number, outside: number): void {
    this.#edge(this.#source, at, outside, 0)
    this.#edge(at, this.#sink, inside, 0)
  }

  /** What it costs to have `a` inside and `b` outside; and the other way round. */
  pair(a: number, b: number, aInside: number, bInside: number): void {
    this.#edge(a, b, aInside, bInside)
  }

  #edge(a: number, b: number, there: number, back: number): void {
    this.#from[a]!.push(this.#to.push(b) - 1)
    this.#left.push(there)
    this.#from[b]!.push(this.#to.push(a) - 1)
    this.#left.push(back)
  }

  /** The nodes that are inside. */
  solve(): readonly boolean[] {
    const TINY = 1e-9
    for (;;) {
      const level = this.#levels(TINY)
      if (level[this.#sink]! < 0) return Array.from({ length: this.count }, (_, node) => level[node]! >= 0)
      const next = new Int32Array(this.count + 2)
      while (this.#push(level, next, TINY) > 0);
    }
  }

  /** How many steps each node is from the source; -1: not to be reached. */
  #levels(tiny: number): Int32Array {
    const level = new Int32Array(this.count + 2).fill(-1)
    level[this.#source] = 0
    const queue = [this.#source]
    for (let index = 0; index < queue.length; index++)
      for (const edge of this.#from[queue[index]!]!) {
        const to = this.#to[edge]!
        if (this.#left[edge]! > tiny && level[to]! < 0) {
          level[to] = level[queue[index]!]! + 1
          queue.push(to)
        }
      }
    return level
  }

  /** Sends as much as one way takes; 0: there is none left. Its own stack, since a way may be as long as the map has squares. */
  #push(level: Int32Array, next: Int32Array, tiny: number): number {
    const way: number[] = []
    for (let at = this.#source; ;) {
      if (at === this.#sink) {
        const most = way.reduce((least, edge) => Math.min(least, this.#left[edge]!), Infinity)
        for (const edge of way) {
          this.#left[edge]! -= most
          this.#left[edge ^ 1]! += most
        }
        return most
      }
      const edges = this.#from[at]!
      let forward = -1
      for (; next[at]! < edges.length; next[at]!++) {
        const edge = edges[next[at]!]!
        if (this.#left[edge]! > tiny && level[this.#to[edge]!] === level[at]! + 1) {
          forward = edge
          break
        }
      }
      if (forward >= 0) {
        way.push(forward)
        at = this.#to[forward]!
        continue
      }
      const back = way.pop()
      if (back === undefined) return 0
      at = this.#to[back ^ 1]!
      next[at]!++
    }
  }
}

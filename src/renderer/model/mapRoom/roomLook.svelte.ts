/** Which layers of the map are shown while it is drawn. */
import type { Layer } from '../../../shared/scene/scene.ts'

/** In the order of their digits. */
export const roomLayers = ['picture', 'terrain', 'levels', 'walls', 'special', 'starting', 'labels', 'heat', 'lint'] as const
export type RoomLayer = (typeof roomLayers)[number]

/** What each of them is on a board. */
const ON_BOARD: Readonly<Record<RoomLayer, readonly Layer[]>> = {
  picture: [],
  terrain: ['hindering', 'blocking', 'water'],
  levels: ['elevation', 'indoor'],
  walls: ['walls'],
  special: ['special'],
  starting: ['starting'],
  labels: [],
  heat: [],
  lint: []
}

export class RoomLook {
  #hidden = $state.raw<ReadonlySet<RoomLayer>>(new Set())

  shows(layer: RoomLayer): boolean {
    return !this.#hidden.has(layer)
  }

  toggle(layer: RoomLayer): void {
    const next = new Set(this.#hidden)
    if (!next.delete(layer)) next.add(layer)
    this.#hidden = next
  }

  /** This layer and no other; once more: all of them. */
  only(layer: RoomLayer): void {
    const others = roomLayers.filter((one) => one !== layer)
    const isAlone = others.every((one) => this.#hidden.has(one)) && !this.#hidden.has(layer)
    this.#hidden = new Set(isAlone ? [] : others)
  }

  /** The layers of the board that are left away. */
  readonly hidden: readonly Layer[] = $derived(roomLayers.filter((one) => this.#hidden.has(one)).flatMap((one) => ON_BOARD[one]))
}

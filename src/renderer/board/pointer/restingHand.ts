/**
 * Which contacts on a board are hands that only rest on it. While a pen is down no finger counts, and fingers that lay there before it have been resting.
 * A finger that has drawn for a moment goes on alone: who wants to pinch puts both fingers down together. What is as wide as a palm never counts.
 */

/** A pointer that comes down, as browsers report it: sizes in CSS pixels, times in milliseconds. */
export interface Contact {
  readonly id: number
  readonly type: string
  readonly width: number
  readonly height: number
  readonly at: number
}

/** Wider than a thumb on any screen, in CSS pixels. */
const PALM = 90
/** Milliseconds within which two fingers come down to pinch, also where the first one is moving already. */
const TOGETHER = 200

export class RestingHand {
  /** Fingers that count, and when they came down. */
  private readonly fingers = new Map<number, number>()
  private readonly resting = new Set<number>()
  private pen: number | null = null

  /**
   * A contact comes down while the first finger draws, or while none does: whether it counts. `resting` are contacts that counted until now and have
   * only been resting.
   */
  down({ id, type, width, height, at }: Contact, draws: boolean): { readonly counts: boolean; readonly resting: readonly number[] } {
    if (type === 'pen') {
      const resting = [...this.fingers.keys()]
      for (const finger of resting) this.resting.add(finger)
      this.fingers.clear()
      this.pen = id
      return { counts: true, resting }
    }
    if (type !== 'touch') return { counts: true, resting: [] }
    const isAlone = draws && [...this.fingers.values()].some((since) => at - since > TOGETHER)
    const counts = this.pen === null && !isAlone && Math.max(width, height) < PALM
    if (counts) this.fingers.set(id, at)
    else this.resting.add(id)
    return { counts, resting: [] }
  }

  rests(id: number): boolean {
    return this.resting.has(id)
  }

  /** The contact is gone. */
  up(id: number): void {
    this.fingers.delete(id)
    this.resting.delete(id)
    if (this.pen === id) this.pen = null
  }
}

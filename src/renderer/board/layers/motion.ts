/** Figures slide to where they went: short, so that a person sees the way and never waits for it. */
import type { BoardScene } from '../../../shared/scene/scene.ts'
import { tokenOrigin } from '../paint/token.ts'

export interface Offset {
  readonly dx: number
  readonly dy: number
}

/** Milliseconds. */
const LENGTH = 160

interface Slide extends Offset {
  /** null until the first frame that shows it. */
  begun: number | null
}

export class Motion {
  private slides = new Map<string, Slide>()
  private readonly still = new Set<string>()

  /** The figure's next move was already seen, in the hand that dragged it. */
  skipNext(figure: string): void {
    this.still.add(figure)
  }

  /** Takes up which figures moved from one scene to the next on the same map. */
  follow(before: BoardScene | null, next: BoardScene): void {
    if (!before || next.reducedMotion || before.board.key !== next.board.key) this.slides.clear()
    else {
      const places = new Map(before.tokens.map((token) => [token.id, tokenOrigin(token)]))
      for (const token of next.tokens) {
        const was = places.get(token.id)
        const is = tokenOrigin(token)
        if (!was || (was[0] === is[0] && was[1] === is[1])) continue
        if (this.still.has(token.id)) this.slides.delete(token.id)
        else this.slides.set(token.id, { dx: was[0] - is[0], dy: was[1] - is[1], begun: null })
      }
    }
    this.still.clear()
  }

  /** How far (in squares) each moving figure still is from its place at time `now`. Empty when all have arrived. */
  offsets(now: number): ReadonlyMap<string, Offset> {
    const offsets = new Map<string, Offset>()
    for (const [id, slide] of this.slides) {
      slide.begun ??= now
      const part = (now - slide.begun) / LENGTH
      if (part >= 1) {
        this.slides.delete(id)
        continue
      }
      const left = (1 - part) ** 3
      offsets.set(id, { dx: slide.dx * left, dy: slide.dy * left })
    }
    return offsets
  }
}

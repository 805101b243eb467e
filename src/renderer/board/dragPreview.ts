/** What a person sees while dragging: the figure over the square it would go to, and the way from where it stands. */
import type { SceneBoard, SceneToken } from '../../shared/explain/scene.ts'
import type { XY } from '../../shared/engine/ruling.ts'
import type { Item } from './layers/keyedLayer.ts'
import { tokenSprite } from './layers/tokens.ts'
import { boxAround, groupOf, spriteOf } from './kit.ts'
import { paintFrame } from './paint/glyphs.ts'
import { strokeSprites } from './paint/stroke.ts'
import { tokenOrigin } from './paint/token.ts'
import { placeAfterDrag } from './pick.ts'
import type { Stage } from './stage.ts'

export class DragPreview {
  private board: SceneBoard | null = null
  private token: SceneToken | null = null
  private grabbed: XY = [0, 0]

  constructor(private readonly stage: Stage) {}

  refresh(board: SceneBoard, tokens: readonly SceneToken[]): void {
    this.board = board
    // The figure may have gone while it was dragged.
    if (this.token && !tokens.some(({ id }) => id === this.token?.id)) this.end(null)
  }

  begin(token: SceneToken, grabbed: XY): void {
    this.token = token
    this.grabbed = grabbed
    this.moveTo(grabbed)
  }

  moveTo(square: XY | null): void {
    const token = this.token
    const to = token && this.board && square ? placeAfterDrag(this.board, token, this.grabbed, square) : null
    if (!token || !to) return this.stage.setPreview([], token?.id ?? null)
    const from = token.squares[0]!
    const dx = to[0] - from[0]
    const dy = to[1] - from[1]
    const item: Item = {
      id: 'preview',
      hash: `${token.id}:${to.join()}`,
      build: () => {
        const { kit } = this.stage
        const [x, y] = tokenOrigin(token)
        return groupOf(
          ...strokeSprites(kit, [from[0] + 0.5, from[1] + 0.5], [to[0] + 0.5, to[1] + 0.5], {
            colour: kit.theme.accent, width: Math.max(2 * kit.density, 0.05 * kit.u), casing: kit.theme.edge
          }),
          ...token.squares.map((square) => this.frame([square[0] + dx, square[1] + dy])),
          tokenSprite(kit, token, x + dx, y + dy)
        )
      }
    }
    this.stage.setPreview([item], token.id)
  }

  /** Ends the drag; where the figure's first square would go, or null where it stays. */
  end(square: XY | null): { readonly figure: string; readonly to: XY } | null {
    const token = this.token
    const to = token && this.board && square ? placeAfterDrag(this.board, token, this.grabbed, square) : null
    this.token = null
    this.stage.setPreview([], null)
    return token && to ? { figure: token.id, to } : null
  }

  /** Marks the square where something dragged in from outside would land. */
  hint(square: XY | null): void {
    this.stage.setPreview(square ? [{ id: 'hint', hash: square.join(), build: () => groupOf(this.frame(square)) }] : [], null)
  }

  private frame([x, y]: XY): ReturnType<typeof spriteOf> {
    const { kit } = this.stage
    return spriteOf(
      kit, 'frame:drop:full', boxAround(0.5 * kit.u), (context) => paintFrame(context, kit.theme.accent, kit, 'full'),
      (x + 0.5) * kit.u, (y + 0.5) * kit.u
    )
  }
}

/** What a person sees while dragging: the figure or object over the square it would go to, and the way from where it is. */
import type { SquareXY } from '../../../shared/contract/case.ts'
import type { BoardHint, SceneBoard, SceneObject, SceneToken } from '../../../shared/scene/scene.ts'
import type { Item } from '../layers/keyedLayer.ts'
import { objectSprite, tokenSprite } from '../layers/tokens.ts'
import { edgeStroke, frame } from '../layers/pieces.ts'
import { groupOf } from '../kit/kit.ts'
import { strokeSprites } from '../paint/stroke.ts'
import { tokenOrigin } from '../paint/token.ts'
import { placeAfterDrag, squaresIn } from '../pointer/pick.ts'
import type { Stage } from './stage.ts'

type Held = SceneToken | SceneObject
export type Dragged = { readonly figure: string; readonly to: SquareXY } | { readonly object: string; readonly to: SquareXY }

export class DragPreview {
  private board: SceneBoard | null = null
  private held: Held | null = null
  private grabbed: SquareXY = [0, 0]

  constructor(private readonly stage: Stage) {}

  refresh(board: SceneBoard, there: readonly Held[]): void {
    this.board = board
    // It may have gone while it was dragged.
    if (this.held && !there.some(({ id }) => id === this.held?.id)) this.end(null)
  }

  begin(held: Held, grabbed: SquareXY): void {
    this.held = held
    this.grabbed = grabbed
    this.moveTo(grabbed)
  }

  moveTo(square: SquareXY | null): void {
    const held = this.held
    const to = held && this.board && square ? placeAfterDrag(this.board, held, this.grabbed, square) : null
    if (!held || !to) return this.stage.setPreview([], held?.id ?? null)
    const squares = squaresIn(held)
    const from = squares[0]!
    const dx = to[0] - from[0]
    const dy = to[1] - from[1]
    const item: Item = {
      id: 'preview',
      hash: `${held.id}:${to.join()}`,
      build: () => {
        const { kit } = this.stage
        return groupOf(
          ...strokeSprites(kit, [from[0] + 0.5, from[1] + 0.5], [to[0] + 0.5, to[1] + 0.5], {
            colour: kit.theme.accent,
            width: Math.max(2 * kit.density, 0.05 * kit.u),
            casing: kit.theme.edge
          }),
          ...squares.map((square) => this.frame([square[0] + dx, square[1] + dy])),
          'squares' in held ? tokenSprite(kit, held, tokenOrigin(held)[0] + dx, tokenOrigin(held)[1] + dy) : objectSprite(kit, held, to)
        )
      }
    }
    this.stage.setPreview([item], held.id)
  }

  /** Ends the drag; where its first square would go, or null where it stays. */
  end(square: SquareXY | null): Dragged | null {
    const held = this.held
    const to = held && this.board && square ? placeAfterDrag(this.board, held, this.grabbed, square) : null
    this.held = null
    this.stage.setPreview([], null)
    if (!held || !to) return null
    return 'squares' in held ? { figure: held.id, to } : { object: held.id, to }
  }

  /** Marks the squares and edges that a tool would touch; not while something is dragged. */
  aim(hint: BoardHint | null): void {
    if (this.held) return
    const key = hint ? `aim:${hint.squares.join(';')}|${hint.edges.join(';')}` : ''
    this.stage.setPreview(
      hint
        ? [
            {
              id: 'aim',
              hash: key,
              build: () =>
                groupOf(
                  ...hint.squares.map((square) => this.frame(square)),
                  ...hint.edges.flatMap((edge) => edgeStroke(this.stage.kit, edge, this.stage.kit.theme.accent))
                )
            }
          ]
        : [],
      null
    )
  }

  private frame(at: SquareXY): ReturnType<typeof frame> {
    const { kit } = this.stage
    return frame(kit, at, 'drop', kit.theme.accent, 'full')
  }
}

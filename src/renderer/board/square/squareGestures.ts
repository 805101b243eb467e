/** What hands do on a board of squares: taps, figures and objects that are dragged, strokes of the tool in the hand. */
import type { SquareXY } from '../../../shared/contract/case.ts'
import type { BoardIntent, BoardScene, BoardTool, HeldKeys, Point } from '../../../shared/scene/scene.ts'
import { figureAt, objectAt, squareAt } from '../pointer/pick.ts'
import type { BoardCore, BoardGestures } from '../view/boardCore.ts'
import type { DragPreview } from './dragPreview.ts'

export class SquareGestures implements BoardGestures {
  scene: BoardScene | null = null
  private tool: BoardTool | null = null
  private hovered = ''
  /** The last point of a stroke under way, in squares. */
  private strokeAt: Point | null = null

  constructor(
    private readonly core: BoardCore,
    private readonly preview: DragPreview,
    private readonly onIntent: (intent: BoardIntent) => void,
    /** The figure is where it was let go: it does not slide there. */
    private readonly onDropped: (figure: string) => void
  ) {}

  setTool(tool: BoardTool | null): void {
    this.tool = tool
    this.hovered = ''
    this.pointLike(tool?.cursor ?? 'default')
  }

  /** The square under CSS pixels from the host's top left corner; null beside the map. */
  readonly squareAt = (point: Point): SquareXY | null => (this.scene ? squareAt(this.scene.board, this.core.worldOf(point)) : null)

  readonly tap = (point: Point, secondary: boolean, held: HeldKeys): void => {
    const at = this.squareAt(point)
    if (!this.scene || !at) return
    const figure = figureAt(this.scene.tokens, at)?.id ?? null
    this.onIntent({ do: 'tap-square', at, point: this.core.worldOf(point), figure, secondary, ...held })
  }

  readonly hover = (point: Point | null): void => {
    const { scene, tool } = this
    const square = point && this.squareAt(point)
    if (tool) this.onIntent({ do: 'aim', point: point && square ? this.core.worldOf(point) : null })
    const figure = scene && square ? (figureAt(scene.tokens, square)?.id ?? null) : null
    const key = square ? `${square.join()}:${figure}` : ''
    if (key === this.hovered) return
    this.hovered = key
    const movable = tool?.strokes ? false : figure !== null || (scene && square && objectAt(scene.objects, square))
    this.pointLike(movable ? 'grab' : (tool?.cursor ?? 'default'))
    this.onIntent({ do: 'hover-square', at: square, figure })
  }

  readonly grab = (point: Point, held: HeldKeys, secondary: boolean): boolean => {
    const { scene, tool } = this
    const square = this.squareAt(point)
    if (!scene || !square || (secondary && !tool?.takes)) return false
    if (tool?.strokes) {
      this.strokeAt = this.core.worldOf(point)
      this.onIntent({ do: 'stroke', phase: 'begin', point: this.strokeAt, ...(secondary && { secondary }), ...held })
      return true
    }
    const thing = figureAt(scene.tokens, square) ?? objectAt(scene.objects, square)
    if (!thing) return false
    this.pointLike('grabbing')
    this.preview.begin(thing, square)
    return true
  }

  readonly dragTo = (point: Point, held: HeldKeys): void => {
    if (!this.strokeAt) {
      this.preview.moveTo(this.squareAt(point))
      return
    }
    this.strokeAt = this.core.worldOf(point)
    this.onIntent({ do: 'stroke', phase: 'go', point: this.strokeAt, ...held })
  }

  readonly drop = (point: Point | null, held: HeldKeys = {}): void => {
    if (this.strokeAt) {
      const last = point ? this.core.worldOf(point) : this.strokeAt
      this.strokeAt = null
      this.onIntent({ do: 'stroke', phase: point ? 'end' : 'leave', point: last, ...held })
      return
    }
    this.pointLike(this.tool?.cursor ?? 'default')
    const moved = this.preview.end(point ? this.squareAt(point) : null)
    if (!moved) return
    if ('object' in moved) {
      this.onIntent({ do: 'move-object', object: moved.object, to: moved.to })
      return
    }
    this.onDropped(moved.figure)
    this.onIntent({ do: 'move-figure', figure: moved.figure, to: moved.to })
  }

  private pointLike(cursor: string): void {
    this.core.box.style.cursor = cursor
  }
}

/** A board that can be seen from any of its four sides: what goes in is turned, what hands did on it is turned back. */
import type { BoardIntent, BoardScene, Quarter } from '../../../shared/scene/scene.ts'
import type { Subject } from '../kit/camera.ts'
import { createBoardView, type BoardOptions, type BoardView } from './boardView.ts'
import { turnHint, turningBack, turningOf, turnScene, type Turning } from '../kit/turnScene.ts'

export interface TurnedView extends BoardView {
  /** Quarters clockwise from the map as it is; false where it was turned so already. What was in sight may not be any more. */
  turn(by: Quarter): boolean
}

export function createTurnedView(host: HTMLElement, options: BoardOptions): TurnedView {
  let by: Quarter = 0
  let scene: BoardScene | null = null
  let there: Turning = turningOf({ columns: 0, rows: 0 }, 0)
  let back = there
  const view = createBoardView(host, { ...options, onIntent: (intent) => options.onIntent(turnIntent(intent, back)) })

  const show = (next: BoardScene): void => {
    scene = next
    there = turningOf(next.board, by)
    back = turningBack(next.board, by)
    view.show(turnScene(next, by))
  }
  const turned = ({ points, first }: Subject): Subject => ({ points: points.map(there.point), first: first.map(there.point) })
  return {
    ...view,
    show,
    turn(next) {
      if (next === by) return false
      by = next
      if (scene) show(scene)
      return scene !== null
    },
    open: (subject) => view.open(turned(subject)),
    bring: (subject) => view.bring(turned(subject)),
    showAll: (subject) => view.showAll(turned(subject)),
    isInSight: (points) => view.isInSight(points.map(there.point)),
    zoomTo: (points) => view.zoomTo(points.map(there.point)),
    panTo: (square) => view.panTo(there.square(square)),
    reveal: (points) => view.reveal(points.map(there.point)),
    setHint: (hint) => view.setHint(hint && turnHint(hint, there)),
    screenOf: (point) => view.screenOf(there.point(point)),
    squareAt: (point) => {
      const square = view.squareAt(point)
      return square && back.square(square)
    }
  }
}

function turnIntent(intent: BoardIntent, { point, square }: Turning): BoardIntent {
  switch (intent.do) {
    case 'tap-square':
      return { ...intent, at: square(intent.at), point: point(intent.point) }
    case 'hover-square':
      return { ...intent, at: intent.at && square(intent.at) }
    case 'move-figure':
    case 'move-object':
      return { ...intent, to: square(intent.to) }
    case 'aim':
      return { ...intent, point: intent.point && point(intent.point) }
    case 'stroke':
      return { ...intent, point: point(intent.point) }
  }
}

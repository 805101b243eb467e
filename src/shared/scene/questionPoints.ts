/** What a question is about, as points of the board: to show it close up. */
import type { SquareXY } from '../contract/case.ts'
import type { BoardScene, Point, SceneMark } from './scene.ts'

const corners = ([x, y]: SquareXY): Point[] => [
  [x, y],
  [x + 1, y + 1]
]

function pointsOf(mark: SceneMark): Point[] {
  switch (mark.kind) {
    case 'line':
    case 'aim':
      return [mark.from, mark.to]
    case 'blocker':
      return mark.at.flatMap(corners)
    case 'hinder':
      return corners(mark.at)
    case 'knock-back':
      return [mark.from, ...mark.path, mark.end].flatMap(corners)
    case 'move':
      return [mark.from, ...mark.path].flatMap(corners)
    case 'reach':
      return mark.squares.flatMap(corners)
    case 'target':
      return mark.at.flatMap(corners)
    case 'corner':
      return [mark.point]
    case 'ruler':
      return [mark.from, mark.to]
    case 'heat':
    case 'opening':
    case 'label':
    case 'sight':
    case 'highlight':
      return []
  }
}

/** The figures that have a part in it and everything that the ruling marks; none where nothing is asked yet. */
export function questionPoints(scene: BoardScene): readonly Point[] {
  return [
    ...scene.tokens.filter(({ role, blocker }) => role !== null || blocker !== null).flatMap(({ squares }) => squares.flatMap(corners)),
    ...scene.marks.flatMap(pointsOf)
  ]
}

/** A field of squares as a display object: one picture of its own, however many squares there are. */
import type { SquareXY } from '../../../shared/contract/case.ts'
import { Container } from 'pixi.js'
import type { Kit } from '../kit/kit.ts'
import { paintField, type FieldStyle } from '../paint/field.ts'
import { picture } from './picture.ts'

/** Device pixels: it is soft anyway. */
const MOST = 4_000_000

export function fieldNode(kit: Kit, squares: readonly SquareXY[], style: FieldStyle): Container {
  if (squares.length === 0) return new Container()
  const xs = squares.map(([x]) => x)
  const ys = squares.map(([, y]) => y)
  const [left, top] = [Math.min(...xs), Math.min(...ys)]
  return picture(kit, { left, top, right: Math.max(...xs) + 1, bottom: Math.max(...ys) + 1 }, MOST, (context, look) => {
    paintField(context, squares, [left, top], style, look)
  })
}

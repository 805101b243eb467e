/**
 * Every line of fire from one place as one picture: each square tinted, patterned and lettered by its verdict. While a figure is dragged the
 * lines of each square it passes are shown: the picture is handed on, and only squares whose verdict differs are painted.
 */
import { Container } from 'pixi.js'
import type { LineVerdict } from '../../../shared/contract/ruling.ts'
import type { SightMark } from '../../../shared/scene/scene.ts'
import type { Kit } from '../kit/kit.ts'
import { SightPainter } from '../paint/sight.ts'
import { blankPicture, spriteOfPicture, type BlankPicture } from './picture.ts'

/** Device pixels: its letters are to be read. */
const MOST = 8_000_000
const VERDICTS: readonly LineVerdict[] = ['clear', 'hindered', 'blocked']

interface Painted {
  readonly columns: number
  readonly rows: number
  readonly letters: string
  readonly picture: BlankPicture
  readonly painter: SightPainter
  /** By square, row after row: 0 for nothing, else the verdict's place in `VERDICTS` and one. */
  verdicts: Uint8Array
  /** Who shows it: with that node it goes. */
  shownBy: Container
}

/** By the mark's place among those of its kind: two that are shown at once have a picture each. */
const painted = new WeakMap<Kit, Map<number, Painted>>()

/** @param place The mark's place among those of its kind in its scene. */
export function sightNode(kit: Kit, mark: SightMark, place: number): Container {
  const squares = VERDICTS.flatMap((verdict) => mark[verdict])
  const node = new Container()
  if (squares.length === 0) return node
  let [columns, rows] = [0, 0]
  for (const [x, y] of squares) [columns, rows] = [Math.max(columns, x + 1), Math.max(rows, y + 1)]
  const all = painted.get(kit) ?? new Map<number, Painted>()
  painted.set(kit, all)
  let shown = all.get(place)
  const letters = VERDICTS.map((verdict) => mark.letters[verdict]).join('\n')
  if (!shown || shown.columns < columns || shown.rows < rows || shown.letters !== letters) {
    const picture = blankPicture(kit, { left: 0, top: 0, right: columns, bottom: rows }, MOST)
    if (!picture) return node
    const painter = new SightPainter(picture.context, mark.letters, picture.look)
    shown = { columns, rows, letters, picture, painter, verdicts: new Uint8Array(columns * rows), shownBy: node }
    all.set(place, shown)
  }
  show(shown, mark)
  shown.shownBy = node
  node.addChild(spriteOfPicture(kit, shown.picture))
  const mine = shown
  node.once('destroyed', () => {
    // It may have been handed on to the node that follows this one.
    if (mine.shownBy !== node) return
    mine.picture.texture.destroy(true)
    if (all.get(place) === mine) all.delete(place)
  })
  return node
}

function show(shown: Painted, mark: SightMark): void {
  const { columns, painter, picture, verdicts: before } = shown
  const after = new Uint8Array(before.length)
  VERDICTS.forEach((verdict, i) => {
    for (const [x, y] of mark[verdict]) after[y * columns + x] = i + 1
  })
  for (let i = 0; i < after.length; i++) {
    if (after[i] !== before[i]) painter.paint([i % columns, Math.floor(i / columns)], VERDICTS[after[i]! - 1] ?? null)
  }
  shown.verdicts = after
  picture.texture.source.update()
}

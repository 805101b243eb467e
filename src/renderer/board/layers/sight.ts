/**
 * Every line of fire from one place as one picture: each square tinted, patterned and lettered by its verdict. While a figure is dragged the
 * lines of each square it passes are shown: the picture is handed on, and only squares whose verdict differs are painted.
 */
import { Container } from 'pixi.js'
import type { LineVerdict } from '../../../shared/contract/ruling.ts'
import type { SightMark } from '../../../shared/scene/scene.ts'
import type { GroundPicture, Kit } from '../kit/kit.ts'
import { SightPainter } from '../paint/sight.ts'
import type { Item } from './keyedLayer.ts'
import { blankPicture, spriteOfPicture, type BlankPicture } from './picture.ts'

/** Device pixels: its letters are to be read. */
const MOST = 8_000_000
const VERDICTS: readonly LineVerdict[] = ['clear', 'hindered', 'blocked']

interface Painted {
  readonly columns: number
  readonly rows: number
  readonly letters: string
  /** What is painted beneath; null: the ground is to be seen through it. */
  readonly ground: GroundPicture | null
  readonly picture: BlankPicture
  readonly painter: SightPainter
  /** By square, row after row: 0 for nothing, else the verdict's place in `VERDICTS` and one. */
  verdicts: Uint8Array
  /** Who shows it: with that node it goes. */
  shownBy: Container
}

/** By the mark's place among those of its kind: two that are shown at once have a picture each. */
const painted = new WeakMap<Kit, Map<number, Painted>>()

/** Numbers the marks that were shown: another mark may show other lines. */
const numbers = new WeakMap<SightMark, number>()
let numbered = 0

function numberOf(mark: SightMark): number {
  const known = numbers.get(mark)
  if (known !== undefined) return known
  numbers.set(mark, ++numbered)
  return numbered
}

/**
 * The lines as an item that is kept from one scene to the next: other lines on the same picture are no other picture.
 * @param place The mark's place among those of its kind in its scene.
 */
export function sightItem(kit: Kit, mark: SightMark, place: number, id: string): Item {
  const sheet = sheetOf(kit, mark, place)
  return {
    id,
    hash: `${place} ${lettersOf(mark)} ${sheet.columns} ${sheet.rows} ${sheet.ground?.version}`,
    build: () => sightNode(kit, mark, place, sheet),
    place: `${numberOf(mark)}`,
    move: (node) => {
      const shown = painted.get(kit)?.get(place)
      if (shown?.shownBy === node) show(shown, mark)
    }
  }
}

/** What a picture of lines is painted on: so many columns and rows, and the ground where that is in it. */
type Sheet = Pick<Painted, 'columns' | 'rows' | 'ground'>

function sheetOf(kit: Kit, mark: SightMark, place: number): Sheet {
  let [columns, rows] = [0, 0]
  for (const verdict of VERDICTS) {
    for (const [x, y] of mark[verdict]) {
      if (x >= columns) columns = x + 1
      if (y >= rows) rows = y + 1
    }
  }
  // Painted together with the ground it is one picture to draw instead of two.
  const ground = place === 0 && columns > 0 ? (kit.ground?.() ?? null) : null
  if (!ground || ground.columns < columns || ground.rows < rows) return { columns, rows, ground: null }
  return { columns: ground.columns, rows: ground.rows, ground }
}

const lettersOf = (mark: SightMark): string => VERDICTS.map((verdict) => mark.letters[verdict]).join('\n')

function sightNode(kit: Kit, mark: SightMark, place: number, { columns, rows, ground }: Sheet): Container {
  const node = new Container()
  if (columns === 0) return node
  const all = painted.get(kit) ?? new Map<number, Painted>()
  painted.set(kit, all)
  let shown = all.get(place)
  const letters = lettersOf(mark)
  if (!shown || shown.columns < columns || shown.rows < rows || shown.letters !== letters || shown.ground?.version !== ground?.version) {
    const picture = blankPicture(kit, { left: 0, top: 0, right: columns, bottom: rows }, ground ? Infinity : MOST, !ground)
    if (!picture) return node
    if (ground) picture.context.drawImage(ground.canvas, 0, 0)
    const painter = new SightPainter(picture.context, mark.letters, picture.look, ground?.canvas ?? null)
    shown = { columns, rows, letters, ground, picture, painter, verdicts: new Uint8Array(columns * rows), shownBy: node }
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

/** Is the ground in the picture of the lines that are shown? */
export const showsGround = (kit: Kit): boolean => (painted.get(kit)?.get(0)?.ground ?? null) !== null

function show(shown: Painted, mark: SightMark): void {
  const { columns, rows, painter, picture, verdicts: before } = shown
  const after = new Uint8Array(before.length)
  let differs = false
  VERDICTS.forEach((verdict, i) => {
    for (const [x, y] of mark[verdict]) after[y * columns + x] = i + 1
  })
  for (let y = 0; y < rows; y++) {
    const row = y * columns
    for (let x = 0; x < columns; x++) {
      const from = x
      while (x < columns && after[row + x] !== before[row + x]) x++
      if (x === from) continue
      differs = true
      painter.erase(y, from, x)
      for (let at = from; at < x; at++) if (after[row + at] !== 0) painter.paint(at, y, VERDICTS[after[row + at]! - 1]!)
    }
  }
  shown.verdicts = after
  // A scene that is made anew for a cursor has the same lines: nothing goes to the renderer again.
  if (differs) picture.texture.source.update()
}

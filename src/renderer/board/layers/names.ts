/** Square names along the map's edges: letters and numbers that stay in sight while the map is moved beneath them. */
import { Container, type Sprite } from 'pixi.js'
import type { SceneBoard } from '../../../shared/scene/scene.ts'
import { squareNamer } from '../kit/turnScene.ts'
import { spriteOf, type Kit } from '../kit/kit.ts'
import { drawCentred } from '../kit/text.ts'
import { GUTTER } from '../kit/camera.ts'
import { isInView, isNamed } from './namedSquares.ts'

const TEXT = 12

interface Label {
  readonly sprite: Sprite
  /** Middle of its column or row, in squares. */
  readonly middle: number
  readonly side: 'top' | 'bottom' | 'left' | 'right'
  readonly every: number
}

export class NamesLayer {
  readonly container = new Container()
  private labels: Label[] = []
  private size = { columns: 0, rows: 0 }

  /** Makes the labels anew: after another map, scale or theme. */
  build(kit: Kit, board: SceneBoard): void {
    const { columns, rows } = board
    const nameOf = squareNamer(board)
    this.clear()
    this.size = { columns, rows }
    const add = (text: string, index: number, side: Label['side']): void => {
      const width = Math.ceil((TEXT * 0.78 * Math.max(2, text.length) + 4) * kit.density)
      const height = Math.ceil(TEXT * 1.5 * kit.density)
      const sprite = spriteOf(
        kit,
        `name:${text}`,
        { width, height, originX: Math.floor(width / 2), originY: Math.floor(height / 2) },
        (context) => {
          context.fillStyle = kit.theme.background
          context.globalAlpha = 0.88
          context.beginPath()
          context.roundRect(-width / 2, -height / 2, width, height, 4 * kit.density)
          context.fill()
          context.globalAlpha = 1
          drawCentred(context, text, 0, 0, { size: TEXT * kit.density, colour: kit.theme.quiet, weight: 600 })
        },
        0,
        0
      )
      this.container.addChild(sprite)
      this.labels.push({ sprite, middle: index + 0.5, side, every: index })
    }
    for (let x = 0; x < columns; x++) for (const side of ['top', 'bottom'] as const) add(nameOf.column(x), x, side)
    for (let y = 0; y < rows; y++) for (const side of ['left', 'right'] as const) add(nameOf.row(y), y, side)
  }

  /** Puts the labels along the map as the camera shows it (device pixels). */
  place(
    camera: { readonly x: number; readonly y: number; readonly u: number },
    view: { readonly width: number; readonly height: number },
    density: number
  ): void {
    const gap = (GUTTER / 2) * density
    const { columns, rows } = this.size
    const edge = {
      top: Math.max(camera.y - gap, gap),
      bottom: camera.y + rows * camera.u + gap,
      left: Math.max(camera.x - gap, gap),
      right: camera.x + columns * camera.u + gap
    }
    // At the top and the left they stay in sight over the squares; the other two edges have names only where there is room beside the map.
    const fits = {
      top: true,
      left: true,
      bottom: camera.y + rows * camera.u + 2 * gap <= view.height,
      right: camera.x + columns * camera.u + 2 * gap <= view.width
    }
    const [columnRoom, rowRoom] = [(columns > 26 ? 24 : 18) * density, 18 * density]
    for (const { sprite, middle, side, every } of this.labels) {
      const vertical = side === 'left' || side === 'right'
      const along = middle * camera.u + (vertical ? camera.y : camera.x)
      const due = vertical ? isNamed(every, rows, camera.u, rowRoom) : isNamed(every, columns, camera.u, columnRoom)
      sprite.visible =
        fits[side] && due && (vertical ? isInView(along, view.height, gap, fits.bottom) : isInView(along, view.width, gap, fits.right))
      if (!sprite.visible) continue
      sprite.position.set(Math.round(vertical ? edge[side] : along), Math.round(vertical ? along : edge[side]))
      sprite.anchor.set(0.5)
    }
  }

  clear(): void {
    for (const child of this.container.removeChildren()) child.destroy()
    this.labels = []
  }
}

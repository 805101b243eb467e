/** A small picture of something on the board, painted by the same painters: what a legend shows. */
import type { LegendEntry } from '../../../shared/scene/sceneLegend.ts'
import type { SceneBoard } from '../../../shared/scene/scene.ts'
import { groundModel } from '../../../shared/scene/groundModel.ts'
import { THEMES } from '../kit/theme.ts'
import { paintGround } from './ground.ts'
import { paintObject } from './object.ts'

/** Two squares side by side where something stands between them, one square elsewhere. */
function boardOf({ sample, edge }: LegendEntry): SceneBoard {
  const between = [
    [
      [0, 0],
      [1, 0]
    ]
  ] as const
  return {
    key: 'swatch',
    columns: edge ? 2 : 1,
    rows: 1,
    squares: sample ? [{ ...sample, at: [0, 0] }] : [],
    walls: edge === 'wall' ? between : [],
    barriers: edge === 'barrier' ? between : [],
    ...(edge === 'stairs' && { stairs: between })
  }
}

/** Fills the canvas, a square of `density` device pixels to a CSS pixel. */
export function paintSwatch(canvas: HTMLCanvasElement, entry: LegendEntry, theme: 'dark' | 'bright', density: number): void {
  const context = canvas.getContext('2d')
  if (!context) return
  const look = { theme: THEMES[theme], u: canvas.width, density, squareNames: false }
  context.save()
  // The grid line between two squares comes to lie in the middle.
  if (entry.edge) context.translate(-canvas.width / 2, 0)
  paintGround(context, groundModel(boardOf(entry)), { left: 0, top: 0, right: entry.edge ? 2 : 1, bottom: 1 }, look)
  context.restore()
  if (entry.object === null) return
  context.save()
  context.translate(canvas.width / 2, canvas.width / 2)
  paintObject(context, entry.object, look)
  context.restore()
}

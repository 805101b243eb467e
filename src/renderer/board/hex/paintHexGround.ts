/** The kinds of ground on a board of hexes: a sign of its own for each, and its colour over the hexes of a map. */
import type { MapGround } from '../../../shared/games/heroscape/case.ts'
import type { Look } from '../kit/look.ts'
import type { BoardTheme } from '../kit/theme.ts'

const HARMS: Partial<Record<MapGround, 'strokes' | 'crosses'>> = { 'wounding-ground': 'strokes', 'destroying-ground': 'crosses' }

const inkOf = (kind: MapGround, theme: BoardTheme): string =>
  kind === 'water'
    ? theme.water.ink
    : kind === 'special-ground'
      ? theme.special.ink
      : kind === 'obstacle'
        ? theme.blocking.ink
        : theme.verdict.blocked

/** What the hexes of a map are filled with. */
export const fillOfGround = (kind: MapGround, theme: BoardTheme): string =>
  kind === 'water' ? theme.water.fill : kind === 'obstacle' ? theme.blocking.fill : theme.special.fill

/** Waves: two, and three of water; with a stroke through them where the ground wounds and a cross where it destroys. An obstacle is a tree. */
export function paintGroundSign(context: CanvasRenderingContext2D, kind: MapGround, { theme, u, density }: Look): void {
  const half = 0.3 * u
  const wave = (y: number): void => {
    context.moveTo(-half, y)
    context.quadraticCurveTo(-half / 2, y - half / 2, 0, y)
    context.quadraticCurveTo(half / 2, y + half / 2, half, y)
  }
  const harms = HARMS[kind]
  for (const [colour, width] of [
    [theme.edge, 5 * density],
    [inkOf(kind, theme), 2.5 * density]
  ] as const) {
    context.strokeStyle = colour
    context.lineWidth = width
    context.beginPath()
    if (kind === 'obstacle') {
      // Above the number of the level.
      context.moveTo(0, half * 0.6)
      context.lineTo(0, 0)
      context.moveTo(-half * 0.6, 0)
      context.lineTo(0, -half * 1.1)
      context.lineTo(half * 0.6, 0)
      context.closePath()
    } else {
      wave(-half / 2)
      if (kind === 'water') wave(0)
      wave(half / 2)
    }
    if (harms) {
      context.moveTo(-half, half)
      context.lineTo(half, -half)
    }
    if (harms === 'crosses') {
      context.moveTo(-half, -half)
      context.lineTo(half, half)
    }
    context.stroke()
  }
}

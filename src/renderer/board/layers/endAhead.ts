import type { MoveMark, SceneToken } from '../../../shared/scene/scene.ts'

/** How far from here the figure ends, in columns and rows; null where it ends where it stands, or has gone the way already. */
export function endAhead(
  { from, path }: MoveMark,
  { squares }: Pick<SceneToken, 'squares'>
): readonly [columns: number, rows: number] | null {
  const last = path.at(-1) ?? from
  const isThere = squares[0]?.[0] === from[0] && squares[0][1] === from[1]
  const ahead = [last[0] - from[0], last[1] - from[1]] as const
  return isThere && (ahead[0] !== 0 || ahead[1] !== 0) ? ahead : null
}

/**
 * A position and what is drawn of its ruling as a picture, in plain data. Nothing is recomputed here: without a ruling there
 * are the map, the figures and no marks.
 */
import type { ClixCase, SquareXY } from '../contract/case.ts'
import type { Ruling } from '../contract/ruling.ts'
import { sceneBoard, type SpecialWords } from './sceneBoard.ts'
import { sceneTokens, type Roles } from './sceneTokens.ts'
import type { BoardScene, SceneMark } from './scene.ts'

/** What the person chose to see; no part of the position. */
export interface SceneView extends Pick<BoardScene, 'cursor' | 'theme' | 'squareNames' | 'letters' | 'reducedMotion'> {
  /** Squares pointed at in the reasons. */
  readonly highlighted?: readonly SquareXY[]
  /** Which plan of a preparation is drawn; default: the first. */
  readonly plan?: number
}

/** What the board shows for a case, its ruling (null while there is none), the marks and roles that the ruling gives, and the person's view. */
export function sceneOf(
  position: ClixCase,
  ruling: Ruling | null,
  { marks, roles }: { readonly marks: readonly SceneMark[]; readonly roles: Roles },
  view: SceneView,
  words?: SpecialWords
): BoardScene {
  return {
    board: sceneBoard(position, words),
    tokens: sceneTokens(position, ruling, roles),
    objects: (position.objects ?? []).map(({ id, kind, at }) => ({ id, kind, at })),
    marks: [
      ...(position.map?.openings ?? []).map(({ edge, kind, state }): SceneMark => ({ kind: 'opening', edge, opening: kind, state })),
      ...marks,
      ...(view.highlighted?.length ? [{ kind: 'highlight', squares: view.highlighted } as const] : [])
    ],
    cursor: view.cursor,
    theme: view.theme,
    squareNames: view.squareNames,
    letters: view.letters,
    reducedMotion: view.reducedMotion
  }
}

/** The board of a case with what is written on it in the language of the app. */
import type { ClixCase } from '../../../shared/contract/case.ts'
import type { SceneBoard } from '../../../shared/scene/scene.ts'
import { sceneBoard } from '../../../shared/scene/sceneBoard.ts'
import { specialWords } from '../../i18n/specialWords.ts'

export const boardOf = (position: Pick<ClixCase, 'map' | 'specialTerrain'>): SceneBoard => sceneBoard(position, specialWords)

/** Faces that agree with the known numbers of each die; how the symbols stand together on them is made up for the tests. */
import type { Faces } from '../../../../../src/shared/games/descent/case.ts'

const face = (range: number, hearts: number, surges: number, miss = false) => ({ range, hearts, surges, miss })

export const MADE_UP: Required<Faces> = {
  blue: [face(0, 0, 0, true), face(2, 2, 1), face(3, 2, 0), face(4, 2, 0), face(5, 1, 0), face(6, 1, 1)],
  yellow: [face(1, 0, 1), face(1, 1, 0), face(2, 1, 0), face(0, 1, 1), face(0, 2, 0), face(0, 2, 1)],
  red: [face(0, 1, 0), face(0, 2, 0), face(0, 2, 0), face(0, 2, 0), face(0, 3, 0), face(0, 3, 1)],
  brown: [0, 0, 0, 1, 1, 2],
  gray: [0, 1, 1, 1, 2, 3],
  black: [0, 2, 2, 2, 3, 4]
}

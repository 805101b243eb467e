/** What a figure possesses, which is what can be countered (GEN-09, OUT-02). */
import { clickShown } from '../../position/dial.ts'
import type { FigureState } from './situation.ts'

/** The powers that its click shows, that are on its base or that it gains just now. Special powers are not among them. */
export const possessedPowers = ({ figure, click, gained }: FigureState): readonly string[] => [
  ...(clickShown(figure, click)?.powers ?? []),
  ...figure.powers,
  ...gained
]

/** The question about the force of a side on the table: by the theme that it has agreed on, or the keyword that all its figures share. */
import type { ClixCase } from '../../../shared/contract/case.ts'
import type { NoBoardCase } from '../../../shared/cases/question.ts'
import { themesOf } from '../../../shared/tournament/force/theme.ts'
import { forceCase, forceOfSide } from '../../model/noBoard/force.ts'

/** @param total the build total; `null` if it is not known */
export function forceAsked(value: ClixCase, side: string, total: number | null): NoBoardCase {
  const figures = forceOfSide(value, side)
  const theme = value.teams?.[side]?.theme ?? themesOf({ figures }).find(({ all, figures: count }) => all && count > 1)?.keyword
  return forceCase(value.ruleset, {
    ...(total === null ? {} : { buildTotal: total }),
    ...(theme === undefined ? {} : { theme }),
    figures
  })
}

/** Whose a figure is while another action has it act (POW-MC). */
import { withFigure } from '../situation/changes.ts'
import { contributes } from '../situation/reasons.ts'
import type { Reason } from '../../contract/ruling.ts'
import type { FigureState } from '../situation/situation.ts'
import type { Doing } from './doing.ts'
import type { Play } from './play.ts'

/** Plays what the figure does in this action: under Mind Control it is a friend of its master meanwhile, and its own again after. */
export function underControl(play: Play, figure: FigureState, inside: Doing | null, body: () => Reason | null): Reason | null {
  const own = figure.side
  const master = inside ? play.state(inside.figure).side : own
  if (master === own) return body()
  play.situation = withFigure(play.situation, figure.figure.index, { side: master })
  play.because.push(contributes('POW-MC', 'time.controlled', { by: figure.id, facts: { figure: figure.id, side: master } }))
  const failed = body()
  if (failed) return failed
  play.situation = withFigure(play.situation, figure.figure.index, { side: own })
  return null
}

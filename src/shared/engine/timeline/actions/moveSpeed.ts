/** How many squares a move of an action has (ACT-03), also of who picks something up on the way (CC-15). */
import { startMove } from '../../movement/mover.ts'
import { changed } from '../../situation/changes.ts'
import { contributes } from '../../situation/reasons.ts'
import { clausesOf, type FigureState } from '../../situation/situation.ts'
import type { Doing, Overstepped } from '../play/doing.ts'
import type { Play } from '../play/play.ts'

function speedFromThere(
  play: Play,
  doing: Doing,
  figure: FigureState,
  carried: readonly FigureState[],
  squares: FigureState['squares'],
  picksUpToAttack: boolean
): number {
  const situation = changed(play.situation, figure.figure.index, { squares })
  return startMove(situation, { ...figure, squares }, doing.movesAs, { carried, picksUpToAttack }).speed
}

/** Remembers who has moved too far for an attack with what it picked up on the way, or for one without it (CC-15). */
export function noteLifting(play: Play, doing: Doing, figure: FigureState, carried: readonly FigureState[]): void {
  if (!doing.lifted || !doing.began) return
  const { squares } = doing.began
  const values = clausesOf(figure, 'value')
  const overstepped = (found: (typeof values)[number] | undefined, picksUpToAttack: boolean): Overstepped | null => {
    if (!found) return null
    const most = speedFromThere(play, doing, figure, carried, squares, picksUpToAttack)
    return doing.moved > most ? { rule: found.clause.rule, effect: found.effect.id, moved: doing.moved, most } : null
  }
  const far = overstepped(
    values.find(({ clause }) => clause.during?.includes('pick-up-and-attack')),
    true
  )
  if (far) play.turn.liftedFar.set(figure.id, far)
  doing.spared = overstepped(
    values.find(({ clause }) => clause.unless?.includes('pick-up-and-attack')),
    false
  )
}

/**
 * The squares of the whole move of an action: of the value that its figure shows now, which counts for the rest of the action, as it began (ACT-03).
 * @param figure  the one that moves, with what it still uses
 */
export function speedOf(play: Play, doing: Doing, figure: FigureState, carried: readonly FigureState[]): number {
  const { click, squares } = figure
  const speedFrom = (from: FigureState['squares']): number =>
    speedFromThere(play, doing, figure, carried, from, doing.lifted && doing.attacksToCome)
  if (doing.began === null) doing.began = { click, squares, speed: speedFrom(squares) }
  else if (doing.began.click !== click) {
    doing.began = { ...doing.began, click, speed: speedFrom(doing.began.squares) }
    play.because.push(
      contributes('ACT-03', 'time.speed-now', { by: figure.id, facts: { figure: figure.id, speed: doing.began.speed, count: doing.moved } })
    )
  }
  return doing.began.speed
}

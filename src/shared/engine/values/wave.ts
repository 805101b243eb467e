/** A wave that asks for printed defense: the powers of everybody within its range are off before anything else is asked (D-10). */
import { figureDistance } from '../situation/adjacency.ts'
import { changed } from '../situation/changes.ts'
import { contributes } from '../situation/reasons.ts'
import { figureOf, knowsClauseThat, printedValue, type FigureState, type Situation } from '../situation/situation.ts'
import type { ClauseOf, Effect } from '../../rules/vocabulary/vocabulary.ts'
import { plainContext } from './context.ts'
import { valueOf, type ValueResult } from './valueOf.ts'

const isWave = (clause: ClauseOf<'attack'>): boolean => clause.does === 'area' && clause.defense === 'printed'

/** Whether an edition has such waves. */
export const knowsWaves = ({ ruleset }: Situation): boolean => knowsClauseThat(ruleset, 'attack', 'wave', isWave)

/** The effect by which these actions of the figure are such a wave, if they are. */
export function waveOf(situation: Situation, { can }: FigureState, during: readonly string[]): Effect | undefined {
  if (!knowsWaves(situation)) return undefined
  return during.map((id) => can.get(id)).find((effect) => effect?.clauses.some((clause) => clause.phase === 'attack' && isWave(clause)))
}

function mutedWithin(situation: Situation, user: FigureState, squares: number): Situation {
  const near = situation.states.filter((one) => one.id !== user.id && !one.ko && figureDistance(situation, user, one) <= squares)
  return near.reduce((before, { id }) => {
    const { muted, figure } = figureOf(before, id)
    return muted ? before : changed(before, figure.index, { muted: true })
  }, situation)
}

/** The situation in which the wave of the figure is made: the same one, where it makes none. */
export function silenced(situation: Situation, user: FigureState, during: readonly string[]): Situation {
  const wave = waveOf(situation, user, during)
  if (!wave || user.squares.length === 0) return situation
  // Those next to it lend nothing to the range that says who is near.
  const near = mutedWithin(situation, user, 1)
  return mutedWithin(near, user, valueOf(near, user, 'range', { ...plainContext, during: [wave.id] }).value)
}

/** What the defense of a figure counts for against a wave: the printed value, and what a hindered line adds to it. */
export function waveDefense(
  { ruleset }: Situation,
  figure: FigureState,
  isHindered: boolean,
  wave: { readonly id: string; readonly rule: string }
): ValueResult {
  const { attack, lineOfFire } = ruleset.params
  const bonus = isHindered && attack.waveHindered ? lineOfFire.hinderedBonus : 0
  const printed = printedValue(figure, 'defense')
  const value = printed + bonus
  return {
    value,
    steps: [
      { source: 'printed', op: 'printed', result: printed },
      ...(bonus === 0 ? [] : [{ source: 'hindered-line', op: 'modify', result: value } as const])
    ],
    because: [contributes(wave.rule, 'attack.printed-defense', { by: wave.id, facts: { figure: figure.id, defense: value, bonus } })]
  }
}

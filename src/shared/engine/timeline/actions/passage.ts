/** Ways from one square of special terrain to another, near or far (MAP-24, MAP-28, MAP-HC2). */
import { squareAt, xyOf, type Square } from '../../../grid/grid.ts'
import type { SquareXY, UseEvent } from '../../../contract/case.ts'
import type { Reason } from '../../../contract/ruling.ts'
import type { PassageClause, SpecialTerrainRule } from '../../../rules/vocabulary/specialTerrain.ts'
import { unavoidable } from '../../damage/damage.ts'
import { canBePlaced, placesAt } from '../../ground/base.ts'
import { contributes, decides, quiet } from '../../situation/reasons.ts'
import { terrainClauses, type FigureState } from '../../situation/situation.ts'
import { freeSquares, nearestOf } from '../../tokens/terrainActs.ts'
import { giveAction, type Giving } from './action.ts'
import { chooseBase, toldBase } from '../play/laying.ts'
import type { Play } from '../play/play.ts'

/** The name by which a timeline uses a passage. */
export const PASSAGE = 'passage'

const stem = (id: string): string => id.replace(/-\d+$/, '')
const numberOf = (id: string): string | null => /-(\d+)$/.exec(id)?.[1] ?? null

interface Found {
  readonly terrain: SpecialTerrainRule
  readonly clause: PassageClause
}

/** The squares to which it leads, by row and column. `number`: that of the area, or of the square it leads from. */
function squaresBeyond(play: Play, figure: FigureState, { terrain, clause }: Found, number: string | null): Square[] {
  const leadsTo = clause.leadsTo ?? [stem(terrain.id)]
  return [...play.situation.position.special]
    .filter(
      ([square, rules]) =>
        !figure.squares.includes(square) &&
        rules.some(({ id }) => leadsTo.includes(stem(id)) && (clause.to === 'any' || numberOf(id) === number))
    )
    .map(([square]) => square)
    .sort((a, b) => a - b)
}

/** Where the figure may come out: the free ones of the squares it leads to; where all are taken, the nearest free ones where that is so. */
function squaresToArrive({ situation }: Play, figure: FigureState, clause: PassageClause, goals: readonly Square[]): readonly Square[] {
  if (figure.squares.length === 0) return []
  const free = goals.filter((square) => canBePlaced(situation, figure, square))
  if (free.length > 0 || !clause.nearest) return free
  const squares = freeSquares(situation, figure)
  return [...new Set(goals.flatMap((goal) => nearestOf(situation, goal, squares)))].sort((a, b) => a - b)
}

function arrive(play: Play, figure: FigureState, found: Found, event: UseEvent, number: string | null): Reason | null {
  const { terrain, clause } = found
  const { grid } = play.situation.position
  const facts = { figure: figure.id, terrain: terrain.id, number: number ?? '' }
  const beyond = squaresBeyond(play, figure, found, number)
  if (beyond.length === 0) {
    play.leaveOpen(figure.id, contributes(clause.rule, 'passage.leads-off', { by: terrain.id, facts }))
    return null
  }
  const [named] = event.to === undefined ? [] : typeof event.to[0] === 'number' ? [event.to as SquareXY] : (event.to as readonly SquareXY[])
  const wanted = named === undefined ? undefined : squareAt(grid, named[0], named[1])
  const goals = wanted !== undefined && beyond.includes(wanted) ? [wanted] : beyond
  const choices = squaresToArrive(play, figure, clause, goals)
  const to = wanted !== undefined && choices.includes(wanted) ? wanted : choices[0]
  if (named !== undefined && !goals.includes(wanted!) && to !== wanted)
    return decides(clause.rule, 'passage.leads-elsewhere', { by: terrain.id, at: [named], facts: { ...facts, square: named } })
  if (to === undefined) return decides(clause.rule, 'passage.taken', { by: terrain.id, at: [xyOf(grid, goals[0]!)], facts })
  if (to !== wanted && choices.length > 1)
    play.because.push(
      contributes('GEN-10', 'terrain.square-is-a-choice', { by: terrain.id, at: choices.map((square) => xyOf(grid, square)), facts })
    )
  const bases = placesAt(play.situation, figure, to)
  const base = chooseBase(play, figure.id, bases, (one) => one, toldBase(grid, figure, event.base))
  if (!base)
    return decides('MUL-02', 'time.cannot-lie-so', { by: figure.id, at: event.base ?? [], facts: { ...facts, square: xyOf(grid, to) } })
  play.place(figure.figure.index, base)
  play.setMoved(figure.id)
  const square = xyOf(grid, to)
  play.because.push(contributes(clause.rule, 'passage.through', { by: terrain.id, at: [square], facts: { ...facts, square } }))
  return null
}

/** The die that a passage asks for, and where it leads by it; null: it is not told yet. */
function pass(play: Play, found: Found, event: UseEvent): Reason | null {
  const { terrain, clause } = found
  const figure = play.state(event.figure)
  const facts = { figure: figure.id, terrain: terrain.id }
  const asksDie = clause.roll !== undefined || clause.to === 'area-by-die'
  const die = asksDie ? (play.oracle(event).die(figure.id, stem(terrain.id)) ?? null) : null
  if (asksDie && die === null) {
    play.leaveOpen(
      figure.id,
      contributes(clause.rule, 'terrain.roll-missing', {
        by: terrain.id,
        facts: { ...facts, text: `rolls.${figure.id}.${stem(terrain.id)}` }
      })
    )
    return null
  }
  play.turn.passing.delete(figure.id)
  play.turn.open.delete(figure.id)
  if (clause.roll && die !== null) {
    const helped = clause.roll.ability !== undefined && figure.can.has(clause.roll.ability)
    const result = Math.min(6, die + (helped ? (clause.roll.plus ?? 0) : 0))
    if (result < clause.roll.from) {
      play.because.push(
        contributes(clause.rule, 'passage.roll-fails', { by: terrain.id, facts: { ...facts, roll: result, from: clause.roll.from } })
      )
      return null
    }
  }
  if (clause.to !== 'area-by-die') return arrive(play, figure, found, event, numberOf(terrain.id))
  if (die !== clause.choiceOn) return arrive(play, figure, found, event, String(die))
  if (event.to === undefined) {
    play.because.push(contributes(clause.rule, 'passage.stays', { by: terrain.id, facts }))
    return null
  }
  if (clause.choiceCost !== undefined) {
    const result = unavoidable(play.situation, figure, clause.choiceCost)
    play.because.push(
      ...quiet(result.because),
      contributes(clause.rule, 'passage.choice-costs', { by: terrain.id, facts: { ...facts, amount: clause.choiceCost } })
    )
    play.hurt(figure.id, result.taken)
  }
  return play.state(figure.id).ko ? null : arrive(play, play.state(figure.id), { terrain, clause: { ...clause, to: 'any' } }, event, null)
}

/** Uses the passage on which a figure stands; null, or why the rules forbid it. */
export function usePassage(play: Play, event: UseEvent, giving: Omit<Giving, 'event' | 'body'>): Reason | null {
  const figure = play.state(event.figure)
  const found = terrainClauses(play.situation, figure, 'passage')[0]
  if (!found) return decides('MAP-24', 'passage.none-here', { by: figure.id, facts: { figure: figure.id } })
  const { clause } = found
  if (clause.by === 'enters')
    return play.turn.passing.has(figure.id)
      ? pass(play, found, event)
      : decides(clause.rule, 'passage.not-entered', { by: figure.id, facts: { figure: figure.id } })
  return giveAction(play, {
    ...giving,
    event: {
      do: 'action',
      figure: figure.id,
      action: clause.by === 'free' ? 'free' : clause.by,
      ...(event.rolls ? { rolls: event.rolls } : {})
    },
    body: (at) => pass(at, found, event)
  })
}

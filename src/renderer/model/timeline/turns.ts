/** The events of a table grouped by turn, and each turn by its beginning, the turn proper and its end (GEN-01). */
import type { TurnPart as PlayedPart } from '../../../shared/engine/timeline/play/play.ts'
import type { Played, Step } from '../table/playing.ts'

/** The headings of a turn: what happens at its end stands under one. */
export type TurnPart = Exclude<PlayedPart, 'ending'>

export interface TurnEvent {
  readonly index: number
  readonly step: Step
  readonly part: TurnPart
  /** Whose turn it is in. */
  readonly side: string
}
export interface Turn {
  readonly side: string
  /** null: not played, so nobody knows yet. */
  readonly round: number | null
  readonly events: readonly TurnEvent[]
}

function partOf({ event, moment }: Step, before: TurnPart): TurnPart {
  if (event.do === 'begin-turn') return 'beginning'
  if (event.do === 'end-turn' || event.do === 'end-begins') return 'over'
  if (!moment || moment.forbidden) return before === 'over' ? 'proper' : before
  if (moment.play.turn.part === 'ending') return 'over'
  return moment.play.turn.part === 'over' ? before : moment.play.turn.part
}

/** The turns in order. Events before the first beginning of a turn belong to the turn that the table stands in. */
export function turnsOf({ start, steps }: Played): readonly Turn[] {
  const { active, round } = start.play.situation.position.turn
  const turns: { side: string; round: number | null; events: TurnEvent[] }[] = []
  let part: TurnPart = 'proper'
  for (const [index, step] of steps.entries()) {
    const { event, moment } = step
    if (event.do === 'begin-turn') {
      const played = moment && !moment.forbidden ? moment.play.situation.position.turn.round : null
      turns.push({ side: event.side, round: played, events: [] })
    } else if (turns.length === 0) turns.push({ side: active, round, events: [] })
    part = partOf(step, part)
    const turn = turns.at(-1)!
    turn.events.push({ index, step, part, side: turn.side })
  }
  return turns
}

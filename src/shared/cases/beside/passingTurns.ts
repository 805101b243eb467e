/** What is odd about the turns of a timeline, or is not told of what outlasts them: they are played as they are told. */
import type { TimelineAsk, TimelineEvent } from '../../contract/case.ts'
import type { NotConsidered, TimelineState } from '../../contract/ruling.ts'
import type { Situation } from '../../engine/situation/situation.ts'
import { leftOut } from '../../explain/leftOut.ts'

type States = Readonly<Record<string, TimelineState>>
type BeginTurn = Extract<TimelineEvent, { readonly do: 'begin-turn' }>

const isTurnOver = ({ do: what }: TimelineEvent): boolean => what === 'begin-turn' || what === 'end-begins' || what === 'end-turn'

/** Sides with figures that are neither defeated nor beside the map. */
function sidesLeft({ states }: Situation, rows: States | undefined): ReadonlySet<string> {
  const left = states.filter(({ id, ko, figure }) => !(rows?.[id]?.ko ?? ko) && !(rows ? rows[id]?.aside : figure.aside))
  return new Set(left.map(({ side }) => side))
}

/** OUT-06: a case says that something is countered, and not whose turn ends that. */
const counteredForEver = ({ states }: Situation): NotConsidered[] =>
  states
    .filter(({ ko, figure }) => !ko && figure.countered.length > 0)
    .map(({ id, figure: { name, index } }) =>
      leftOut({ kind: 'field', id: 'countered', path: `/figures/${index}/countered` }, 'countered-without-end', { figure: name }, id)
    )

/**
 * GEN-01, TRN-01: a turn of the side that has just had one, and turns after only one side has figures left; each told once.
 * @param rows how the figures stand after each event that was played
 */
function oddTurns(situation: Situation, events: readonly TimelineEvent[], rows: readonly States[]): NotConsidered[] {
  const found: NotConsidered[] = []
  const told = new Set<string>()
  const tell = (say: 'turn-again' | 'turn-after-the-end', { side }: BeginTurn, index: number): void => {
    const key = say === 'turn-again' ? `${say} ${side}` : say
    if (told.has(key)) return
    told.add(key)
    found.push(leftOut({ kind: 'field', id: side, path: `/ask/events/${index}/side` }, say, { side }))
  }
  const several = sidesLeft(situation, undefined).size > 1
  let active = situation.position.turn.active
  for (const [index, event] of events.entries()) {
    if (event.do !== 'begin-turn') continue
    const left = sidesLeft(situation, rows[index - 1])
    if (several && left.size < 2) tell('turn-after-the-end', event, index)
    // Of what came before the first event nothing is told: the turn may begin with it.
    else if (index > 0 && event.side === active && left.size > 1) tell('turn-again', event, index)
    active = event.side
  }
  return found
}

/** What is told of the turns of these events. @param rows how the figures stand after each event that was played */
export function ofTurns(situation: Situation, { events }: TimelineAsk, rows: readonly States[]): NotConsidered[] {
  const played = events.slice(0, rows.length)
  if (!played.some(isTurnOver)) return []
  return [...counteredForEver(situation), ...oddTurns(situation, played, rows)]
}

/**
 * What the list of events says of each, kept beside them: no event is folded to be listed. A line goes when its event is opened or
 * written anew, and comes back when it is closed.
 */
import { isRecord } from '../../../shared/base/validate.ts'
import type { EventState } from '../../../shared/tournament/state/state.ts'
import { standingsOf } from '../../../shared/tournament/state/standings.ts'
import type { Change, Storage } from '../../storage/interface/storage.ts'
import { nextStep, roundsOf } from './nextStep.ts'
import { nameOf } from './people.ts'

export interface EventLine {
  readonly players: number
  readonly rounds: number
  readonly planned: number
  /** Who has won, as the staff calls them; null: nobody yet. */
  readonly first: string | null
}

/** The row of `sessions` that holds the lines. */
const ROW = 'event-lines'

export function lineOf(state: EventState): EventLine {
  const done = nextStep(state).do === 'finish' && state.rounds.length > 0
  const first = done ? (state.cut?.rounds.at(-1)?.[0]?.result?.winner ?? standingsOf(state).rows[0]?.player) : undefined
  return {
    players: state.players.size,
    rounds: state.rounds.length,
    planned: roundsOf(state),
    first: first === undefined ? null : nameOf(state, first)
  }
}

type Lines = Readonly<Record<string, unknown>>

async function linesIn(storage: Pick<Storage, 'sessions'>): Promise<Lines> {
  const row = (await storage.sessions()).find(({ id }) => id === ROW)
  return isRecord(row?.state.lines) ? row.state.lines : {}
}

const put = (lines: Lines): Change => ({ do: 'put', table: 'sessions', value: { id: ROW, state: { lines } } })

/** The line that is kept of an event; null: none. */
export async function keptLine(storage: Pick<Storage, 'sessions'>, event: string): Promise<EventLine | null> {
  const line = (await linesIn(storage))[event]
  if (!isRecord(line) || typeof line.players !== 'number' || typeof line.rounds !== 'number' || typeof line.planned !== 'number')
    return null
  return { players: line.players, rounds: line.rounds, planned: line.planned, first: typeof line.first === 'string' ? line.first : null }
}

/** The change that keeps the line of an event. */
export const keepLine = async (storage: Pick<Storage, 'sessions'>, event: string, line: EventLine): Promise<Change> =>
  put({ ...(await linesIn(storage)), [event]: line })

/** The change that takes the lines of some events away; none where there are none. */
export async function dropLines(storage: Pick<Storage, 'sessions'>, ...events: readonly string[]): Promise<Change[]> {
  const lines = Object.entries(await linesIn(storage))
  const left = lines.filter(([event]) => !events.includes(event))
  return left.length === lines.length ? [] : [put(Object.fromEntries(left))]
}

/** How files for others tell of people: what players are called, what is written about them, and who wrote it. */
import { isRecord } from '../../../../shared/base/validate.ts'
import { isRole } from '../../../../shared/tournament/state/roles.ts'
import type { SomeSettings } from '../../../../shared/tournament/state/settings.ts'
import type { EventState } from '../../../../shared/tournament/state/state.ts'
import { eventTexts } from '../../../i18n/laterTexts.ts'
import type { StoredFact } from '../../../storage/interface/storage.ts'
import { changeNames, minorIn, playersIn, renamed, type Called } from '../forgetting/namelessFacts.ts'
import type { LogEntry } from '../log/eventHost.ts'

/** An event with its log, as the host and the log itself have it. */
export interface LoggedEvent {
  readonly state: EventState
  /** The facts that were taken, in their order. */
  readonly entries: readonly LogEntry[]
  /** The settings with which the file begins; absent: all of them as they come. */
  readonly settings?: SomeSettings
}

export interface ExportNames {
  readonly withNames: boolean
  /** How somebody is called. A minor is a number, whatever is asked. */
  readonly name: (player: string) => string
  /** The publisher's number and the club of a player whose name is in the file; else empty: both tell who it is. */
  readonly about: (player: string) => { readonly publisher: string; readonly club: string }
  /** The facts of the log in their order, without the names that are left out; those of judges go with all others. */
  readonly facts: () => readonly Readonly<Record<string, unknown>>[]
  /** Free words with a number where such a name stands. */
  readonly words: (text: string) => string
}

/** @param withNames of everybody but minors; else nobody is named, players or judges */
export function exportNames({ state, entries }: LoggedEvent, withNames: boolean): ExportNames {
  const rows = entries.map(({ fact }, index): StoredFact => ({ event: '', at: index + 1, fact: fact.json }))
  // Whose registration was taken back stands in the log alone.
  const isMinor = (player: string): boolean => state.players.get(player)?.minor ?? minorIn(rows, state, player)
  const called: ReadonlyMap<string, Called> = new Map(
    [...playersIn(rows, state)]
      .filter(([player]) => !withNames || isMinor(player))
      .map(([player, number]) => [player, { name: eventTexts.paper.numbered(number), members: [] }])
  )
  const change = changeNames(rows, called, withNames ? [] : judgesIn(entries), (player) => state.players.get(player)?.name)
  return {
    withNames,
    name: (player) => called.get(player)?.name ?? state.players.get(player)?.name ?? player,
    about(player) {
      const { publisher = null, club = null } = called.has(player) ? {} : (state.players.get(player) ?? {})
      return { publisher: publisher ?? '', club: club ?? '' }
    },
    facts: () => renamed(rows, called, change).map(({ fact }) => fact),
    words: change.words
  }
}

/** Everybody of the staff whose name stands in the log, with the role in its place. */
function judgesIn(entries: readonly LogEntry[]): (readonly [name: string, instead: string])[] {
  const { roles } = eventTexts.log
  return entries.flatMap(({ fact: { json, do: kind } }) => {
    const { person, role } = isRecord(json.by) ? json.by : {}
    return [
      ...(kind === 'take-call' && typeof json.judge === 'string' ? [[json.judge, roles.judge] as const] : []),
      ...(typeof person === 'string' ? [[person, typeof role === 'string' && isRole(role) ? roles[role] : roles.judge] as const] : [])
    ]
  })
}

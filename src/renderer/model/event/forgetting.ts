/**
 * Taking somebody's name out of an event for good: out of every entry of its log and out of the rulings that name them. The record
 * keeps a number in its place, so that standings stay what they were. What was written once is written anew, in one commit.
 */
import { factWithout, nameIn, withTexts } from '../../../shared/tournament/facts/namesIn.ts'
import type { LeagueFile } from '../../../shared/formats/documents/leagueFile.ts'
import type { Change, SavedRuling, StoredFact, StoredSession } from '../../storage/interface/storage.ts'
import { ROW_ID } from '../../storage/interface/storage.ts'

export interface Forgetting {
  readonly changes: readonly Change[]
  /** The saved rulings that are changed. */
  readonly rulings: readonly SavedRuling[]
}

/** What somebody is called who was forgotten. */
export const calledAfterwards = (number: number): string => `Player ${number}`

/** Every name that somebody has had in the log, the longest first. */
export function namesOf(player: string, facts: readonly StoredFact[]): string[] {
  const names = facts.flatMap(({ fact }) =>
    fact.player === player && (fact.do === 'register' || fact.do === 'edit-player')
      ? [fact.name, fact.members].flat().flatMap((name) => (typeof name === 'string' ? name.trim() : []))
      : []
  )
  return [...new Set(names)].filter((name) => name !== '').toSorted((a, b) => b.length - a.length)
}

/**
 * What takes a name out. @param player their id @param number as they were registered: what they are called from now on
 * @param rulings all that are kept on this device: one of this event loses the name; one of no event loses it where it is more than a
 * single word, which might be anybody's @param beside what else is kept on this device: half-done work, leagues
 */
export function forgetting(
  event: string,
  player: string,
  number: number,
  facts: readonly StoredFact[],
  rulings: readonly SavedRuling[],
  beside: { readonly sessions: readonly StoredSession[]; readonly leagues: readonly LeagueFile[] } = { sessions: [], leagues: [] }
): Forgetting {
  const names = namesOf(player, facts)
  const found = nameIn(names)
  const full = nameIn(names.filter((name) => name.includes(' ')))
  const instead = calledAfterwards(number)
  const without = (pattern: RegExp | null) => (text: string) => (pattern === null ? text : text.replaceAll(pattern, instead))

  const changes: Change[] = []
  for (const row of facts) {
    const fact = factWithout(row.fact, player, found, instead)
    if (JSON.stringify(fact) === JSON.stringify(row.fact)) continue
    changes.push(
      { do: 'delete', table: 'eventFacts', id: ROW_ID.eventFacts(row) },
      { do: 'put', table: 'eventFacts', value: { ...row, fact } }
    )
  }
  const changed = rulings.flatMap((saved): SavedRuling[] => {
    const change = without(saved.event === event ? found : saved.event === undefined ? full : null)
    const { title, players, note, override } = saved
    const next: SavedRuling = {
      ...saved,
      title: change(title),
      ...(players !== undefined && { players: change(players) }),
      ...(note !== undefined && { note: change(note) }),
      ...(override && {
        override: { ...override, verdict: change(override.verdict), reason: change(override.reason), author: change(override.author) }
      })
    }
    return JSON.stringify(next) === JSON.stringify(saved) ? [] : [next]
  })
  // Where tables, drafts and what can be undone lie: somebody's whole name goes, a single word might be anybody's.
  for (const row of beside.sessions) {
    const state = withTexts(row.state, without(full)) as StoredSession['state']
    if (JSON.stringify(state) !== JSON.stringify(row.state)) changes.push({ do: 'put', table: 'sessions', value: { ...row, state } })
  }
  for (const league of beside.leagues) {
    const { same } = league
    if (!same || !league.events.some(({ id }) => id === event)) continue
    // A name that is gone is nobody's second name.
    const left = same.map((group) => group.filter((name) => without(found)(name) === name)).filter((group) => group.length > 1)
    if (JSON.stringify(left) !== JSON.stringify(same)) changes.push({ do: 'put', table: 'leagues', value: { ...league, same: left } })
  }
  return { changes: [...changes, ...changed.map((value): Change => ({ do: 'put', table: 'rulings', value }))], rulings: changed }
}

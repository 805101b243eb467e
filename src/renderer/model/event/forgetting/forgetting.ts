/**
 * Taking somebody's name out of an event for good: out of every entry of its log and out of the rulings that name them. The record
 * keeps a number in its place, so that standings stay what they were. What was written once is written anew, in one commit.
 */
import { factWithout, namesOf, ownFirstNames, soughtOf, withTexts } from '../../../../shared/tournament/facts/namesIn.ts'
import type { LeagueFile } from '../../../../shared/formats/documents/leagueFile.ts'
import type { Change, SavedRuling, StoredFact, StoredSession } from '../../../storage/interface/storage.ts'
import { ROW_ID } from '../../../storage/interface/storage.ts'
import { valueWithout, withoutName, type Forgotten } from './forgotten.ts'

export interface Forgetting {
  readonly changes: readonly Change[]
  /** The saved rulings that are changed. */
  readonly rulings: readonly SavedRuling[]
}

/** A saved ruling without the name, its words and what stands on its board; the same one where it does not hold it. */
export function rulingWithout(saved: SavedRuling, forgotten: Forgotten): SavedRuling {
  // Another event may have somebody else of that name.
  if (saved.event !== undefined && saved.event !== forgotten.event) return saved
  return savedWith(saved, withoutName(forgotten, saved.event), withoutName(forgotten, undefined))
}

/** A saved ruling with its texts changed: by `words` what a judge wrote beside it, by `elsewhere` all the rest; the same one where nothing is other. */
export function savedWith(saved: SavedRuling, words: (text: string) => string, elsewhere: (text: string) => string): SavedRuling {
  const next = valueWithout(saved, elsewhere)
  const { title, players, note, override } = next
  const all: SavedRuling = {
    ...next,
    title: words(title),
    ...(players !== undefined && { players: words(players) }),
    ...(note !== undefined && { note: words(note) }),
    ...(override && {
      override: { ...override, verdict: words(override.verdict), reason: words(override.reason), author: words(override.author) }
    })
  }
  return JSON.stringify(all) === JSON.stringify(saved) ? saved : all
}

/** What somebody is called who was forgotten. */
export const calledAfterwards = (number: number): string => `Player ${number}`

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
  const sought = soughtOf(player, names, facts)
  const instead = calledAfterwards(number)
  const forgotten: Forgotten = { event, names, first: ownFirstNames(player, facts), instead }
  const [own, ofNone] = [withoutName({ event, names, instead }, event), withoutName(forgotten, undefined)]

  const changes: Change[] = []
  for (const row of facts) {
    const fact = factWithout(row.fact, player, sought, instead)
    if (JSON.stringify(fact) === JSON.stringify(row.fact)) continue
    changes.push(
      { do: 'delete', table: 'eventFacts', id: ROW_ID.eventFacts(row) },
      { do: 'put', table: 'eventFacts', value: { ...row, fact } }
    )
  }
  const changed = rulings.flatMap((saved): SavedRuling[] => {
    const next = rulingWithout(saved, forgotten)
    return next === saved ? [] : [next]
  })
  // Where tables, drafts and what can be undone lie: somebody's whole name goes, a single word might be anybody's.
  for (const row of beside.sessions) {
    const state = withTexts(row.state, ofNone) as StoredSession['state']
    if (JSON.stringify(state) !== JSON.stringify(row.state)) changes.push({ do: 'put', table: 'sessions', value: { ...row, state } })
  }
  for (const league of beside.leagues) {
    const { same } = league
    if (!same || !league.events.some(({ id }) => id === event)) continue
    // A name that is gone is nobody's second name.
    const left = same.map((group) => group.filter((name) => own(name) === name)).filter((group) => group.length > 1)
    if (JSON.stringify(left) !== JSON.stringify(same)) changes.push({ do: 'put', table: 'leagues', value: { ...league, same: left } })
  }
  return { changes: [...changes, ...changed.map((value): Change => ({ do: 'put', table: 'rulings', value }))], rulings: changed }
}

/** Everything that the desk of an event prints, exports or displays of its state, as plain data. */
import { displayOf, type DisplayClock, DISPLAY_PAGES, otherClock, shownPages } from '../../src/renderer/model/event/display.ts'
import { EVENT_EXPORTS, exportText } from '../../src/renderer/model/event/record/exports.ts'
import { factWords } from '../../src/renderer/model/event/words/factWords.ts'
import type { LoggedEvent } from '../../src/renderer/model/event/record/exportNames.ts'
import {
  bracketList,
  exactStandings,
  moreTimeList,
  pairingsByName,
  pairingsByTable,
  penaltiesList,
  prizesList,
  resultsList,
  roundsList,
  standingsList,
  sumsList
} from '../../src/renderer/model/event/record/publicLists.ts'

/** A clock as it is frozen: its changes by the clocks of their writers. The time of the display itself is left out. */
const withoutNow = ({ whole, changes, tables }: DisplayClock) => ({
  whole,
  changes: changes.map(({ action, at }) => ({ action, at })),
  tables
})

/** Every list, the log in words, every file with and without names, and the display in two sizes. */
export function handedOut(event: LoggedEvent): object {
  const { state } = event
  const rounds = state.rounds.map((_, index) => index + 1)
  const last = rounds.length
  const choice = { pages: DISPLAY_PAGES.map(({ id }) => id), seconds: 9, message: 'Welcome', others: true }
  const now = (state.times.last?.on ?? 0) + 1000
  const other = otherClock(state, 'Other', now)
  const shown = displayOf(state, 'Saturday', choice, now, other ? [other] : [])
  const content = {
    ...shown,
    clock: shown.clock && withoutNow(shown.clock),
    others: shown.others.map((one) => ({ ...one, clock: withoutNow(one.clock) }))
  }
  return {
    rounds: rounds.map((round) => [
      pairingsByName(state, round),
      pairingsByTable(state, round),
      resultsList(state, round),
      standingsList(state, round),
      exactStandings(state, round),
      sumsList(state, round)
    ]),
    lists: [penaltiesList(state), moreTimeList(state), prizesList(state), last > 0 && roundsList(state), state.cut && bracketList(state)],
    // The log has times, in the zone of whoever reads it.
    files: EVENT_EXPORTS.filter(({ id, fits }) => id !== 'log' && fits(state)).flatMap((one) => [
      exportText(one, event, 'Saturday', true),
      exportText(one, event, 'Saturday', false)
    ]),
    log: event.entries.map(({ fact }) => factWords(state, fact)),
    content,
    pages: [shownPages(content.pages, () => ({ columns: 3, rows: 2 })), shownPages(content.pages, () => ({ columns: 1, rows: 40 }))]
  }
}

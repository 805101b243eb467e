/** The papers of an event: what each of them says, as pages. */
import type { EventState } from '../../../../shared/tournament/state/state.ts'
import { eventTexts } from '../../../i18n/laterTexts.ts'
import {
  aboutRound,
  bracketList,
  exactStandings,
  moreTimeList,
  pairingsByName,
  pairingsByTable,
  penaltiesList,
  prizesList,
  resultsList,
  roundsList,
  sittings,
  SUMS_OF_ONE,
  sumsList,
  type PublicList
} from '../../../model/event/record/publicLists.ts'
import { bracketOnPaper } from '../../../model/event/record/bracketOnPaper.ts'
import { bracketView } from '../../../model/event/standings/cutPlan.ts'
import { publicNames } from '../../../model/event/words/publicNames.ts'
import { lettersOf } from '../../../../shared/tournament/state/lastName.ts'
import { standingsOf } from '../../../../shared/tournament/state/standings.ts'
import { changedRows } from '../../../model/event/record/sincePrinted.ts'
import type { Paper } from '../../../sheet/layout.ts'
import { grown, listPages, numberedTogether } from '../../../sheet/listPages.ts'
import { bracketPages } from '../../../sheet/bracketPages.ts'
import type { Drawing, Measure } from '../../../sheet/shapes.ts'
import { SLIPS_A_PAGE, slipPages, type ResultSlip } from '../../../sheet/slipPages.ts'

const t = eventTexts.paper

/** What a paper is made of. */
export interface PaperNeeds {
  readonly state: EventState
  readonly event: string
  /** From 1 on; 0 where none is published yet. */
  readonly round: number
  readonly paper: Paper
  readonly measure: Measure
  /** The sheets of the rulings that were kept for the event, in their order, one after another. */
  readonly rulings: () => readonly Drawing[]
  /** Only what is other than it was then, with the time of it in words; left out: all of it. */
  readonly since?: { readonly state: EventState; readonly time: string }
}

interface EventPaper {
  readonly id: keyof typeof eventTexts.paper.kinds
  /** Whether it is about a published round. */
  readonly ofRound: boolean
  /** Whether it is handed on after the day: minors are numbers in it. */
  readonly record?: true
  /** Whether the event is one that has it; left out: every one. */
  readonly fits?: (state: EventState) => boolean
  /** Of a list: what can have changed since it was printed. */
  readonly list?: (state: EventState, round: number) => PublicList
  readonly pages: (needs: PaperNeeds) => readonly Drawing[]
}

const slips = (some: readonly ResultSlip[], { paper, measure }: PaperNeeds): readonly Drawing[] =>
  slipPages(
    some,
    {
      table: eventTexts.slip.table,
      winner: t.winner,
      points: eventTexts.standings.score,
      place: t.place,
      first: eventTexts.slip.first,
      drop: t.drop,
      noShow: eventTexts.slip.kinds['no-show'],
      bothLose: eventTexts.slip.kinds['double-loss'],
      signature: t.signature
    },
    paper,
    measure
  )

/** What of a list is other than it was; what is gone stands last and says so. */
function sinceList(of: NonNullable<EventPaper['list']>, state: EventState, round: number, since: PaperNeeds['since']): PublicList {
  const made = of(state, round)
  if (!since) return made
  const { rows, gone } = changedRows(of(since.state, round), made)
  const last = made.columns.length - 1
  // The list may have had other columns then: maps come later than tables.
  const saysSo = (row: readonly string[]): string[] =>
    made.columns.map((_, index) => [row[index], ...(index === last ? [t.gone] : [])].filter(Boolean).join(' · '))
  return {
    ...made,
    about: `${made.about} · ${t.since(since.time, rows.length + gone.length)}`,
    rows: [...rows, ...gone.map(saysSo)]
  }
}

/** A list as pages. @param size of the letters, in points @param most to which they grow if the sheet has room */
const listPaper =
  (of: NonNullable<EventPaper['list']>, size: number, most = size): EventPaper['pages'] =>
  ({ state, event, round, paper, measure, since }) => {
    const made = sinceList(of, state, round, since)
    const { byLetter, ...list } = made
    return grown({ ...list, title: `${event}: ${made.title}`, size, ...(byLetter && { letters: lettersOf }) }, most, paper, measure)
  }

/** Whoever looks for one figure finds all three of that player on one page. */
const sumsPages: EventPaper['pages'] = ({ state, event, round, paper, measure }) => {
  const made = sumsList(state, round)
  return listPages({ ...made, title: `${event}: ${made.title}`, size: 9, together: SUMS_OF_ONE }, paper, measure)
}

/** The fields of a paper that is one list. */
const asList = (of: NonNullable<EventPaper['list']>, size: number, most?: number): Pick<EventPaper, 'list' | 'pages'> => ({
  list: of,
  pages: listPaper(of, size, most)
})

/** The bracket drawn; if only changes are asked for, a list of them. @param across whether the paper is wider than high */
const bracketPaper =
  (across: boolean): EventPaper['pages'] =>
  (needs) => {
    if (needs.since) return listPaper(bracketList, 12, 18)(needs)
    const made = bracketOnPaper(needs.state)
    return bracketPages({ ...made, title: `${needs.event}: ${made.title}` }, needs.paper, across, needs.measure)
  }

const hasCut = ({ cut }: EventState): boolean => cut !== null

/** The lists of a report in their order; what the event does not have is left out. */
const REPORT: readonly Pick<EventPaper, 'fits' | 'pages'>[] = [
  { pages: (needs) => listPaper(exactStandings, 11)({ ...needs, round: needs.state.rounds.length }) },
  { pages: (needs) => sumsPages({ ...needs, round: needs.state.rounds.length }) },
  { pages: listPaper(roundsList, 11) },
  { fits: hasCut, pages: bracketPaper(false) },
  { pages: (needs) => needs.state.rounds.flatMap(({ round }) => listPaper(resultsList, 11)({ ...needs, round })) },
  { fits: ({ penalties }) => penalties.length > 0, pages: listPaper(penaltiesList, 11) },
  { fits: (state) => moreTimeList(state).rows.length > 0, pages: listPaper(moreTimeList, 11) },
  { fits: ({ prizes }) => prizes.length > 0, pages: listPaper(prizesList, 11) },
  { fits: ({ rulings }) => rulings.length > 0, pages: ({ rulings }) => rulings() }
]

/** Letters that are read from some steps away, in points. */
const HALL = 28

/** Wins and losses of the players of a match before it. */
function recordsOf(state: EventState, players: readonly string[], after: number): string[] {
  const rows = new Map(standingsOf(state, after).rows.map((row) => [row.player, row]))
  return players.map((id) => {
    const row = rows.get(id)
    return row ? `${row.wins}–${row.losses}` : ''
  })
}

const roundSlips = ({ state, event, round }: PaperNeeds): ResultSlip[] =>
  sittings(state, round).tables.map(({ table, names, ids }) => ({
    title: `${event} · ${aboutRound(state, round)}`,
    table: String(table),
    players: names,
    records: recordsOf(state, ids, round - 1)
  }))

/** The matches of the cut that can be played now. */
const cutSlips = ({ state, event }: PaperNeeds): ResultSlip[] => {
  const called = publicNames(state)
  return bracketView(state).flatMap(({ name, matches }) =>
    matches.flatMap(({ a, b, winner, table }): ResultSlip[] => {
      if (a === null || b === null || winner !== null) return []
      const players = [a, b]
      return [
        {
          title: `${event} · ${name}`,
          table: String(table),
          players: players.map((id) => called.get(id) ?? id),
          records: recordsOf(state, players, state.rounds.length),
          mustBeWon: true
        }
      ]
    })
  )
}

export const EVENT_PAPERS: readonly EventPaper[] = [
  { id: 'by-table', ofRound: true, ...asList(pairingsByTable, 12, HALL) },
  { id: 'by-name', ofRound: true, ...asList(pairingsByName, 12, HALL) },
  {
    id: 'slips',
    ofRound: true,
    pages: (needs) => slips(roundSlips(needs), needs)
  },
  { id: 'standings', ofRound: true, ...asList(exactStandings, 11) },
  { id: 'sums', ofRound: true, pages: sumsPages },
  { id: 'bracket', ofRound: false, fits: hasCut, list: bracketList, pages: bracketPaper(true) },
  { id: 'cut-slips', ofRound: false, fits: hasCut, pages: (needs) => slips(cutSlips(needs), needs) },
  {
    id: 'call-out',
    ofRound: true,
    ...asList((state, round) => ({ ...pairingsByTable(state, round), title: t.kinds['call-out'] }), 22)
  },
  {
    id: 'report',
    ofRound: false,
    record: true,
    fits: ({ rounds }) => rounds.length > 0,
    pages: (needs) => numberedTogether(REPORT.filter(({ fits }) => fits?.(needs.state) ?? true).flatMap(({ pages }) => pages(needs)))
  },
  {
    id: 'rulings',
    ofRound: false,
    record: true,
    fits: ({ rulings }) => rulings.length > 0,
    pages: ({ rulings }) => numberedTogether(rulings())
  },
  {
    id: 'blank',
    ofRound: false,
    pages: (needs) =>
      slips(
        Array.from({ length: SLIPS_A_PAGE }, () => ({ title: `${needs.event} · ${t.blankRound}`, table: '', players: ['', ''] })),
        needs
      )
  }
]

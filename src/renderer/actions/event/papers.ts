/** The papers of an event: what each of them says, as pages. */
import type { EventState, RoundState } from '../../../shared/tournament/state/state.ts'
import { standingsOf } from '../../../shared/tournament/state/standings.ts'
import { eventTexts } from '../../i18n/laterTexts.ts'
import { mean, percent } from '../../model/event/eventWords.ts'
import { publicNames } from '../../model/event/publicNames.ts'
import type { Paper } from '../../sheet/layout.ts'
import { listPages, type ListSheet } from '../../sheet/listPages.ts'
import type { Drawing, Measure } from '../../sheet/shapes.ts'
import { SLIPS_A_PAGE, slipPages, type ResultSlip } from '../../sheet/slipPages.ts'

const t = eventTexts.paper

/** What a paper is made of. */
export interface PaperNeeds {
  readonly state: EventState
  readonly event: string
  /** From 1 on; 0 where none is published yet. */
  readonly round: number
  readonly paper: Paper
  readonly measure: Measure
}

interface EventPaper {
  readonly id: keyof typeof eventTexts.paper.kinds
  /** Whether it is about a published round. */
  readonly ofRound: boolean
  readonly pages: (needs: PaperNeeds) => readonly Drawing[]
}

interface Sitting {
  readonly table: number
  readonly names: readonly string[]
}

/** Who sits where, by table; the bye stands apart. */
function sittings(state: EventState, round: number): { readonly tables: readonly Sitting[]; readonly bye: string | null } {
  const found = state.rounds[round - 1]
  if (!found) return { tables: [], bye: null }
  const names = publicNames(state)
  const name = (id: string): string => names.get(id) ?? id
  return {
    tables: [...found.tables.values(), ...found.pods.values()]
      .map(({ table, players }) => ({ table, names: players.map(name) }))
      .toSorted((a, b) => a.table - b.table),
    bye: found.bye === null ? null : name(found.bye)
  }
}

const aboutRound = ({ state, round }: PaperNeeds): string => {
  const found: RoundState | undefined = state.rounds[round - 1]
  return [eventTexts.pairings.round(round), ...(found?.byHand ? [t.byHand] : [])].join(' · ')
}

/** A row for each table: its number, the first player, whoever else sits there. */
function byTable(needs: PaperNeeds, title: string, size: number): ListSheet {
  const { tables, bye } = sittings(needs.state, needs.round)
  return {
    title: `${needs.event}: ${title}`,
    about: aboutRound(needs),
    columns: [
      { label: eventTexts.slip.table, share: 1.3, bold: true },
      { label: '1', share: 5 },
      { label: '2', share: 5 }
    ],
    rows: [
      ...tables.map(({ table, names: [first = '', ...others] }) => [String(table), first, others.join(', ')]),
      ...(bye === null ? [] : [['–', bye, eventTexts.results.bye]])
    ],
    size
  }
}

/** A row for each player: table and whom they meet. */
function byPlayer(needs: PaperNeeds): ListSheet {
  const { tables, bye } = sittings(needs.state, needs.round)
  const rows = tables
    .flatMap(({ table, names }) => names.map((name) => [name, String(table), names.filter((other) => other !== name).join(', ')]))
    .toSorted(([a = ''], [b = '']) => a.localeCompare(b, undefined, { numeric: true }))
  return {
    title: `${needs.event}: ${t.kinds['by-name']}`,
    about: aboutRound(needs),
    columns: [
      { label: eventTexts.standings.player, share: 5, bold: true },
      { label: eventTexts.slip.table, share: 1.3, bold: true },
      { label: t.against, share: 5 }
    ],
    rows: [...rows, ...(bye === null ? [] : [[bye, '–', eventTexts.results.bye]])],
    size: 12
  }
}

function standingsList({ state, event, round }: PaperNeeds): ListSheet {
  const names = publicNames(state)
  const s = eventTexts.standings
  // The roll-offs count only where nothing is left out.
  const { rows, open } = standingsOf(state, round === state.rounds.length ? undefined : round)
  return {
    title: `${event}: ${eventTexts.views.standings}`,
    about: [s.afterRound(round), ...(open.length > 0 ? [s.open(open.length)] : [])].join(' · '),
    columns: [
      { label: s.rank, share: 1, bold: true },
      { label: s.player, share: 6 },
      { label: s.record, share: 2.4, align: 'right' },
      { label: s.score, share: 1.6, align: 'right' },
      { label: s.rate, share: 2, align: 'right' },
      { label: s.opponentsScore, share: 2, align: 'right' }
    ],
    rows: rows.map((row) => [
      String(row.rank),
      [names.get(row.player) ?? row.player, ...(row.dropped ? [`(${s.dropped})`] : [])].join(' '),
      `${row.wins}–${row.losses}${row.byes > 0 ? ` (${s.byes(row.byes)})` : ''}`,
      String(row.score),
      percent(row.opponentsWinRate),
      mean(row.opponentsScore)
    ]),
    size: 11
  }
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
      drop: t.drop
    },
    paper,
    measure
  )

const list = (of: (needs: PaperNeeds) => ListSheet) => (needs: PaperNeeds) => listPages(of(needs), needs.paper, needs.measure)

export const EVENT_PAPERS: readonly EventPaper[] = [
  { id: 'by-table', ofRound: true, pages: list((needs) => byTable(needs, t.kinds['by-table'], 12)) },
  { id: 'by-name', ofRound: true, pages: list(byPlayer) },
  {
    id: 'slips',
    ofRound: true,
    pages: (needs) =>
      slips(
        sittings(needs.state, needs.round).tables.map(({ table, names }) => ({
          title: `${needs.event} · ${aboutRound(needs)}`,
          table: String(table),
          players: names
        })),
        needs
      )
  },
  { id: 'standings', ofRound: true, pages: list(standingsList) },
  { id: 'call-out', ofRound: true, pages: list((needs) => byTable(needs, t.kinds['call-out'], 22)) },
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

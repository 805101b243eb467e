/** A paper of an event, shown before it is given away, printed, saved. */
import type { EventState } from '../../../../shared/tournament/state/state.ts'
import { eventTexts } from '../../../i18n/laterTexts.ts'
import { minorsNumbered } from '../../../model/event/words/publicNames.ts'
import { rulingOnSheet, type SheetRuling } from '../../../model/event/record/rulingOnSheet.ts'
import { rulingsList } from '../../../model/event/record/rulingsList.ts'
import type { Paper } from '../../../sheet/layout.ts'
import { listPages } from '../../../sheet/listPages.ts'
import type { Drawing, Measure } from '../../../sheet/shapes.ts'
import { measureOn } from '../../../sheet/toPng.ts'
import { svgElement } from '../../../sheet/toSvg.ts'
import type { App } from '../../app.ts'
import { givePages } from './givePages.ts'
import { EVENT_PAPERS } from './papers.ts'

/** Which paper, of which round. */
export interface AskedPaper {
  readonly state: EventState
  /** Its name. */
  readonly event: string
  readonly id: (typeof EVENT_PAPERS)[number]['id']
  readonly round: number
  readonly paper: Paper
  /** Numbers stand for everybody, also in the rulings. */
  readonly withoutNames: boolean
  /** Only what has changed since then; left out: all of it. */
  readonly since?: { readonly state: EventState; readonly time: string }
  /** Waits until the sheets of these rulings can be made. */
  readonly sheetsReady: (rulings: readonly SheetRuling[]) => Promise<void>
  /** The sheet of a ruling as pages. */
  readonly sheetOf: (saved: SheetRuling, paper: Paper, measure: Measure) => readonly Drawing[]
}

type Needs = Pick<App, 'library'>

/** Rulings without a sheet on this device, in words, and then the sheets of the others. @param state with every name */
function rulingsPages(app: Needs, asked: Omit<AskedPaper, 'sheetsReady'>, state: EventState, measure: Measure): readonly Drawing[] {
  const savedOf = new Map(app.library.rulings.map((saved) => [saved.id, saved]))
  const inWords = rulingsList(asked.state, (ruling) => !savedOf.has(ruling), !asked.withoutNames)
  const sheets = state.rulings.flatMap(({ ruling }) => savedOf.get(ruling) ?? [])
  return [
    ...(inWords.rows.length === 0
      ? []
      : listPages({ ...inWords, title: `${asked.event}: ${inWords.title}`, size: 11 }, asked.paper, measure)),
    ...sheets.flatMap((saved) =>
      asked.sheetOf(rulingOnSheet(saved, { name: asked.event, state }, !asked.withoutNames), asked.paper, measure)
    )
  ]
}

/** The page is waited for, since its fonts decide where lines end. */
async function pagesOf(
  app: Needs,
  { withoutNames, sheetOf, sheetsReady, since, ...asked }: AskedPaper,
  page: Document
): Promise<readonly Drawing[]> {
  await page.fonts.ready
  const measure = measureOn(page)
  const kind = EVENT_PAPERS.find((one) => one.id === asked.id)
  // Records have the sheets of rulings; no other paper waits for them.
  if (kind?.record) await sheetsReady(app.library.rulings)
  const shown = (state: EventState): EventState =>
    withoutNames ? { ...state, settings: { ...state.settings, names: 'number' } } : kind?.record ? minorsNumbered(state) : state
  const state = shown(asked.state)
  const rulings = (): readonly Drawing[] => rulingsPages(app, { ...asked, state, sheetOf, withoutNames }, asked.state, measure)
  return (
    kind?.pages({
      ...asked,
      state,
      measure,
      rulings,
      ...(since && { since: { ...since, state: shown(since.state) } })
    }) ?? []
  )
}

/** The pages as they will be. Rejects where they cannot be drawn. */
export const showPaper = async (app: Needs, asked: AskedPaper, page: Document): Promise<readonly SVGSVGElement[]> =>
  (await pagesOf(app, asked, page)).map((drawing) => svgElement(page, drawing, 'pt'))

/** Gives the paper away, and answers whether it was given. What goes wrong is told in a notice. */
export async function givePaper(
  app: Needs & Pick<App, 'platform' | 'session'>,
  asked: AskedPaper,
  way: 'pdf' | 'print',
  page: Document = document
): Promise<boolean> {
  const { event, id, round, paper } = asked
  const title = [event, eventTexts.paper.kinds[id], ...(round > 0 ? [eventTexts.pairings.round(round)] : [])].join(' ')
  return givePages(app, { title, paper, pages: () => pagesOf(app, asked, page) }, way, page)
}

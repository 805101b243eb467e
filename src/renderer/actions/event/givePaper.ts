/** A paper of an event, shown before it is given away, printed, saved. */
import { messageOf } from '../../../shared/base/result.ts'
import type { EventState } from '../../../shared/tournament/state/state.ts'
import { eventTexts } from '../../i18n/laterTexts.ts'
import { language } from '../../i18n/spoken.ts'
import { texts } from '../../i18n/texts.ts'
import { fileName } from '../../model/table/caseFile.ts'
import { PAPERS, type Paper } from '../../sheet/layout.ts'
import type { Drawing } from '../../sheet/shapes.ts'
import { measureOn } from '../../sheet/toPng.ts'
import { svgElement } from '../../sheet/toSvg.ts'
import type { App } from '../app.ts'
import { EVENT_PAPERS } from './papers.ts'

/** Which paper, of which round. */
export interface AskedPaper {
  readonly state: EventState
  /** Its name. */
  readonly event: string
  readonly id: (typeof EVENT_PAPERS)[number]['id']
  readonly round: number
  readonly paper: Paper
}

/** The page is waited for, since its fonts decide where lines end. */
async function pagesOf(asked: AskedPaper, page: Document): Promise<readonly Drawing[]> {
  await page.fonts.ready
  return EVENT_PAPERS.find(({ id }) => id === asked.id)?.pages({ ...asked, measure: measureOn(page) }) ?? []
}

/** The pages as they will be. Rejects where they cannot be drawn. */
export const showPaper = async (asked: AskedPaper, page: Document): Promise<readonly SVGSVGElement[]> =>
  (await pagesOf(asked, page)).map((drawing) => svgElement(page, drawing, 'pt'))

/** Gives the paper away. What goes wrong is told in a notice. */
export async function givePaper(
  { platform, session }: Pick<App, 'platform' | 'session'>,
  asked: AskedPaper,
  way: 'pdf' | 'print',
  page: Document = document
): Promise<void> {
  const { event, id, round } = asked
  const title = [event, eventTexts.paper.kinds[id], ...(round > 0 ? [eventTexts.pairings.round(round)] : [])].join(' ')
  const name = fileName(title)
  try {
    const pages = await pagesOf(asked, page)
    if (way === 'print') {
      const element = page.createElement('div')
      element.append(...pages.map((drawing) => svgElement(page, drawing, 'pt')))
      const printed = await platform.print({ name, element, page: PAPERS[asked.paper] })
      if (printed.kind === 'saved') session.notify('info', texts.notices.savedFile(printed.name))
      return
    }
    const { pdfFile } = await import('../../sheet/pdfFile.ts')
    const about = { title, language, maker: `Linejudge ${platform.version}`, madeAt: new Date() }
    const saved = await platform.saveBytes({ name, kind: 'pdf', bytes: await pdfFile(page, pages, about, measureOn(page)) })
    if (saved) session.notify('info', texts.notices.savedFile(saved.name))
  } catch (error) {
    session.notify('error', messageOf(error))
  }
}

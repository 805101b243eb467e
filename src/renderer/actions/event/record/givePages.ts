/** Pages of lists, printed or saved as a PDF. */
import { messageOf } from '../../../../shared/base/result.ts'
import { language } from '../../../i18n/spoken.ts'
import { texts } from '../../../i18n/texts.ts'
import { fileName } from '../../../model/table/caseFile.ts'
import { PAPERS, type Paper } from '../../../sheet/layout.ts'
import type { Drawing } from '../../../sheet/shapes.ts'
import { measureOn } from '../../../sheet/toPng.ts'
import { svgElement } from '../../../sheet/toSvg.ts'
import type { App } from '../../app.ts'

export interface GivenPages {
  /** Of the document, and the name of its file. */
  readonly title: string
  readonly paper: Paper
  readonly pages: () => Promise<readonly Drawing[]>
}

/** Gives the pages away, and answers whether they were given. What goes wrong is told in a notice. */
export async function givePages(
  { platform, session }: Pick<App, 'platform' | 'session'>,
  { title, paper, pages: drawn }: GivenPages,
  way: 'pdf' | 'print',
  page: Document
): Promise<boolean> {
  const name = fileName(title)
  try {
    const pages = await drawn()
    if (way === 'print') {
      const element = page.createElement('div')
      element.append(...pages.map((drawing) => svgElement(page, drawing, 'pt')))
      // A paper may be on its side.
      const [first] = pages
      const printed = await platform.print({ name, element, page: first ? [first.width, first.height] : PAPERS[paper] })
      if (printed.kind === 'saved') session.notify('info', texts.notices.savedFile(printed.name))
      return printed.kind !== 'cancelled'
    }
    const { pdfFile } = await import('../../../sheet/pdfFile.ts')
    const about = { title, language, maker: `Linejudge ${platform.version}`, madeAt: new Date() }
    const saved = await platform.saveBytes({ name, kind: 'pdf', bytes: await pdfFile(page, pages, about, measureOn(page)) })
    if (saved) session.notify('info', texts.notices.savedFile(saved.name))
    return saved !== null
  } catch (error) {
    session.notify('error', messageOf(error))
    return false
  }
}

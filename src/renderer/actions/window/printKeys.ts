/** The sheet of keys on paper. */
import { messageOf } from '../../../shared/base/result.ts'
import { texts, windowTexts } from '../../i18n/texts.ts'
import type { App } from '../app.ts'

/** Prints a copy of the sheet that is shown; where the platform saves a PDF it says under which name. */
export async function printKeys({ platform, session }: Pick<App, 'session' | 'platform'>, shown: HTMLElement): Promise<void> {
  const element = document.createElement('div')
  const title = document.createElement('h1')
  title.textContent = `${texts.app}: ${windowTexts.keys.title}`
  element.append(title, shown.cloneNode(true))
  try {
    const printed = await platform.print({ name: `${texts.app} ${windowTexts.keys.title}`, element })
    if (printed.kind === 'saved') session.notify('info', texts.notices.savedFile(printed.name))
  } catch (error) {
    session.notify('error', messageOf(error))
  }
}

/** A page of a dialog on paper: the keys, the help. */
import { messageOf } from '../../../shared/base/result.ts'
import { texts } from '../../i18n/texts.ts'
import type { App } from '../app.ts'

/** Prints a copy of what is shown under a title; where the platform saves a PDF it says under which name. */
export async function printPage(
  { platform, session }: Pick<App, 'session' | 'platform'>,
  title: string,
  shown: HTMLElement
): Promise<void> {
  const element = document.createElement('div')
  const heading = document.createElement('h1')
  heading.textContent = `${texts.app}: ${title}`
  element.append(heading, shown.cloneNode(true))
  try {
    const printed = await platform.print({ name: `${texts.app} ${title}`, element })
    if (printed.kind === 'saved') session.notify('info', texts.notices.savedFile(printed.name))
  } catch (error) {
    session.notify('error', messageOf(error))
  }
}

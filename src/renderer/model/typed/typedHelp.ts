/** The lines that can be typed, those first that the words so far may become. */
import { typedTexts } from '../../i18n/texts.ts'
import type { ClixCase } from '../../../shared/contract/case.ts'
import { fold } from '../../text/near.ts'
import { exampleOn } from './examples.ts'
import { wordsOfHelp } from './words.ts'

export type HelpLine = (typeof typedTexts.help)[number]

/** All of them while nothing is typed; else those that begin with the first word. Their names are of figures on the table. */
export function helpFor(text: string, value: ClixCase): readonly HelpLine[] {
  const [first = ''] = text.trim().split(/\s+/)
  const typed = first.startsWith('+') ? '+' : fold(first)
  const fits = typed === '' ? typedTexts.help : typedTexts.help.filter(({ of }) => wordsOfHelp(of).some((word) => word.startsWith(typed)))
  return fits.map((line) => ({ ...line, form: exampleOn(value, line.form) }))
}

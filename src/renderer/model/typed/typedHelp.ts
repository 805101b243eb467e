/** The lines that can be typed, those first that the words so far may become. */
import { typedTexts } from '../../i18n/texts.ts'
import { fold } from '../../text/near.ts'
import { wordsOfHelp } from './words.ts'

export type HelpLine = (typeof typedTexts.help)[number]

/** All of them while nothing is typed; else those that begin with the first word. */
export function helpFor(text: string): readonly HelpLine[] {
  const [first = ''] = text.trim().split(/\s+/)
  const typed = first.startsWith('+') ? '+' : fold(first)
  if (typed === '') return typedTexts.help
  return typedTexts.help.filter(({ of }) => wordsOfHelp(of).some((word) => word.startsWith(typed)))
}

/** The texts of screens that are opened later, in the language of the app: read with the first of those screens. */
import { LANGUAGES, type LanguageEntry } from './languages.ts'
import { said } from './language/said.ts'
import type { LaterTexts } from './language/shape.ts'
import { language, languageTag } from './spoken.ts'

const entries: readonly LanguageEntry[] = LANGUAGES
const { later, laterBuilt } = await (entries.find(({ id }) => id === language) ?? entries[0]!).later()

export const {
  clausesTexts,
  eventTexts,
  figuresTexts,
  helpTexts,
  leagueTexts,
  mapPictureTexts,
  mapRoomTexts,
  mapsTexts,
  renewalTexts,
  savingTexts,
  venueTexts
} = said(later, languageTag, laterBuilt) as LaterTexts

/** What the findings of a map say; English says them where they are found. */
export const { hexLintSentences, lintSentences } = later

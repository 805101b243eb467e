/**
 * The language of the app. It is settled once, before any text is read: every text is then an ordinary value, and
 * changing the language opens the page again (the table and its undo are kept, so nothing is lost by that).
 */
import { LANGUAGES, type LanguageEntry } from './languages.ts'

const KEY = 'linejudge.language'
/** Spoken where none is chosen, and where the chosen one cannot be read. */
const FIRST: LanguageEntry = LANGUAGES[0]

/** What the user chose; else the first of the browser's languages that Linejudge speaks; else English. */
function chosen(): LanguageEntry {
  const known = (tag: string | null): LanguageEntry | undefined => LANGUAGES.find(({ id }) => tag?.toLowerCase().split('-')[0] === id)
  try {
    return known(localStorage.getItem(KEY)) ?? navigator.languages.map(known).find((found) => found !== undefined) ?? FIRST
  } catch {
    // No page, or a page that may keep nothing.
    return FIRST
  }
}

/** The language with all that is said in it. */
async function read(entry: LanguageEntry) {
  try {
    return { id: entry.id, tag: entry.tag ?? entry.id, ...(await entry.load()) }
  } catch (error) {
    if (entry === FIRST) throw error
    return { id: FIRST.id, tag: FIRST.tag ?? FIRST.id, ...(await FIRST.load()) }
  }
}

/** Only the language that is spoken is read. */
export const spoken = await read(chosen())

export const language: string = spoken.id

/** The language as the page says it, with its region where the texts have one. */
export const languageTag: string = spoken.tag

/** Keeps the choice and opens the page again in that language. Write what is not written yet before. */
export function setLanguage(next: string): void {
  localStorage.setItem(KEY, next)
  location.reload()
}

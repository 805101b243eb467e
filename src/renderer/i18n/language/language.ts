/**
 * The language of the app. It is settled once, before any text is read: every text is then an ordinary value, and
 * changing the language opens the page again (the table and its undo are kept, so nothing is lost by that).
 */

export const LANGUAGES = ['en', 'pt', 'es'] as const
export type Language = (typeof LANGUAGES)[number]

/** Each language in its own words. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: 'English', pt: 'Português', es: 'Español' }

const KEY = 'linejudge.language'

/** What the user chose; else the first of the browser's languages that Linejudge speaks; else English. */
export const language: Language = chosenLanguage()

function chosenLanguage(): Language {
  const known = (tag: string | null): Language | undefined => LANGUAGES.find((id) => tag?.toLowerCase().split('-')[0] === id)
  try {
    return known(localStorage.getItem(KEY)) ?? navigator.languages.map(known).find((found) => found !== undefined) ?? 'en'
  } catch {
    // No page, or a page that may keep nothing.
    return 'en'
  }
}

/** Keeps the choice and opens the page again in that language. Write what is not written yet before. */
export function setLanguage(next: Language): void {
  localStorage.setItem(KEY, next)
  location.reload()
}

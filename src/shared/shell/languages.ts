/** The languages of the app, as the page names them: the shell's menu and boxes speak the same. */
export const LANGUAGE_IDS = ['en', 'es', 'pt'] as const
export type LanguageId = (typeof LANGUAGE_IDS)[number]

/** The languages of the app, one line each: its folder holds everything that is said in it, and only the one spoken is read. */
import type { Language, Texts } from './language/shape.ts'

export interface LanguageEntry {
  /** As in `navigator.languages`, without a region. */
  readonly id: string
  /** In its own words. */
  readonly name: string
  readonly load: () => Promise<{ readonly all: Texts | Language }>
}

export const LANGUAGES = [
  { id: 'en', name: 'English', load: () => import('./en/all.ts') },
  { id: 'pt', name: 'Português', load: () => import('./pt/all.ts') },
  { id: 'es', name: 'Español', load: () => import('./es/all.ts') }
] as const satisfies readonly LanguageEntry[]

export type LanguageId = (typeof LANGUAGES)[number]['id']

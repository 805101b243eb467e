/** The languages of the app, one line each: its folder holds everything that is said in it, and only the one spoken is read. */
import type { Built, Language, LaterBuilt, LaterWritten, ManualWritten, Written } from './language/shape.ts'

export interface LanguageEntry {
  /** As in `navigator.languages`, without a region. */
  readonly id: string
  /** As a page and a screen reader know it, where that is more than the id: a voice of Brazil for Brazilian texts. */
  readonly tag?: string
  /** In its own words. */
  readonly name: string
  readonly load: () => Promise<{ readonly all: Written | Language; readonly built: Built }>
  /** What screens say that are opened later. */
  readonly later: () => Promise<{ readonly later: LaterWritten; readonly laterBuilt: LaterBuilt }>
  /** The manual: read when it is opened. */
  readonly manual: () => Promise<{ readonly default: ManualWritten }>
}

export const LANGUAGES = [
  {
    id: 'en',
    name: 'English',
    load: () => import('./en/all.ts'),
    later: () => import('./en/later.ts'),
    manual: () => import('./en/manualTexts.json')
  },
  {
    id: 'pt',
    tag: 'pt-BR',
    name: 'Português',
    load: () => import('./pt/all.ts'),
    later: () => import('./pt/later.ts'),
    manual: () => import('./pt/manualTexts.json')
  },
  {
    id: 'es',
    name: 'Español',
    load: () => import('./es/all.ts'),
    later: () => import('./es/later.ts'),
    manual: () => import('./es/manualTexts.json')
  }
] as const satisfies readonly LanguageEntry[]

export type LanguageId = (typeof LANGUAGES)[number]['id']

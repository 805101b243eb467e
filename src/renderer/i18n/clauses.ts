/** The words of clauses in the language of the app: loaded with the form that puts them together, and not before. */
import { language } from './spoken.ts'
import type { clausesTexts as english } from './en/clausesTexts.ts'
import type { Translation } from './language/shape.ts'

type Words = Translation<typeof english>
const WORDS: Readonly<Record<string, () => Promise<{ readonly clausesTexts: Words }>>> = {
  es: () => import('./es/clausesTexts.ts'),
  pt: () => import('./pt/clausesTexts.ts')
}

export const { clausesTexts }: { readonly clausesTexts: Words } = await (WORDS[language]?.() ?? import('./en/clausesTexts.ts'))

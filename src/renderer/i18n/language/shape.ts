/** What a language consists of. English is the shape: what is missing in another one, or too much, is a type error. */
import type { ProblemSentenceId } from '../../../shared/base/problemSentences.ts'
import type { LeftOutId } from '../../../shared/explain/leftOut.ts'
import type { Phrasebook } from '../../../shared/explain/toText.ts'
import type { all as english } from '../en/all.ts'
import type { HexLintCode } from '../../../shared/mapCheck/lint/hexLint.ts'
import type { LintCode } from '../../../shared/mapCheck/lint/view.ts'
import type { later } from '../en/later.ts'
import type { manualTexts } from '../en/manualTexts.ts'

/** The same keys and parameters in another language. */
export type Translation<T> = T extends string
  ? string
  : T extends (...args: infer Parameters) => infer Said
    ? (...args: Parameters) => Translation<Said>
    : T extends object
      ? { readonly [K in keyof T]: Translation<T[K]> }
      : T

/** The texts of the interface: all that English says in its folder. */
export type Texts = Translation<typeof english>

/** The texts of screens that are opened later: they are read with them. */
export type LaterTexts = Translation<typeof later> & {
  readonly lintSentences?: Readonly<Record<LintCode, string>>
  readonly hexLintSentences?: Readonly<Record<HexLintCode, string>>
}

/** The manual. */
export type ManualTexts = Translation<typeof manualTexts>

/** A language other than English: it says the sentences of rulings and the texts of the rules, too. */
export interface Language extends Texts {
  readonly phrases: Phrasebook
  /** What a ruling did not consider, by the ids of `leftOutSentences`. */
  readonly leftOut: Readonly<Record<LeftOutId, string>>
  /** What is wrong with input from outside. */
  readonly problems: Readonly<Record<ProblemSentenceId, string>>
  /** By the keys of `shared/rules/ruleTexts`. */
  readonly ruleTexts: Readonly<Record<string, string>>
  /** What the maps that come with the app say, by their English sentences; `#` stands for a number or the name of a square. */
  readonly shippedTexts: Readonly<Record<string, string>>
}

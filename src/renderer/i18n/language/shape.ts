/** What a language consists of. English is the shape: what is missing in another one, or too much, is a type error. */
import type { ProblemSentenceId } from '../../../shared/base/problemSentences.ts'
import type { LeftOutId } from '../../../shared/explain/leftOut.ts'
import type { Phrasebook } from '../../../shared/explain/toText.ts'
import type { HexLintCode } from '../../../shared/mapCheck/lint/hexLint.ts'
import type { LintCode } from '../../../shared/mapCheck/lint/view.ts'
import type { all as english, built } from '../en/all.ts'
import type { later, laterBuilt } from '../en/later.ts'
import type manual from '../en/manualTexts.json'
import type { Calls } from './calls.ts'
import type { Open } from './open.ts'

/** The same keys and parameters in another language. */
export type Translation<T> = T extends string
  ? string
  : T extends (...args: infer Parameters) => infer Said
    ? (...args: Parameters) => Translation<Said>
    : T extends object
      ? { readonly [K in keyof T]: Translation<T[K]> }
      : T

/** Texts as screens use them: `C` are those that are called, `O` the groups in which a screen looks for any name. */
type Said<D, C, O> = {
  readonly [K in keyof D]: K extends keyof O
    ? One<D[K], K extends keyof C ? C[K] : unknown, O[K]>
    : K extends keyof C
      ? One<D[K], C[K], unknown>
      : D[K]
}
type One<D, C, O> = string extends keyof O ? O : C extends (...given: never) => unknown ? C : Said<D, C, O>

/** The texts of the interface: all that English says in its folder. */
export type Texts = Said<typeof english, Calls, Open> & typeof built

/** The texts of screens that are opened later: they are read with them. */
export type LaterTexts = Said<typeof later, Calls, Open> &
  typeof laterBuilt & {
    readonly lintSentences?: Readonly<Record<LintCode, string>>
    readonly hexLintSentences?: Readonly<Record<HexLintCode, string>>
  }

/** The manual. */
export type ManualTexts = Said<typeof manual, Calls['manualTexts'], unknown>

/** Texts as they are written in the files of a language. */
export type Written = Translation<typeof english>
export type Built = Translation<typeof built>
export type LaterWritten = Translation<typeof later> & Pick<LaterTexts, 'lintSentences' | 'hexLintSentences'>
export type ManualWritten = Translation<typeof manual>
export type LaterBuilt = Translation<typeof laterBuilt>

/** A language other than English: it says the sentences of rulings and the texts of the rules, too. */
export interface Language extends Written {
  readonly phrases: Phrasebook
  /** What a ruling did not consider, by the ids of `leftOutSentences`. */
  readonly leftOut: Readonly<Record<LeftOutId, string>>
  /** What is wrong with input from outside. */
  readonly problems: Readonly<Record<ProblemSentenceId, string>>
  /** By the keys of `shared/rules/ruleTexts`. */
  readonly ruleTexts: Readonly<Record<string, string>>
  /** Texts of the editions that ship as documents, by id and address (`rows.MR-ACT-01.text`). */
  readonly editionWords: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** What the maps that come with the app say, by their English sentences; `#` stands for a number or the name of a square. */
  readonly shippedTexts: Readonly<Record<string, string>>
}

/**
 * What every neighbouring game brings: its questions come in the same file format as HeroClix's, with a map, figures
 * and an ask of their own. A system checks them and answers them by itself; `answer.ts` adds sentences and citations.
 */
import type * as v from 'valibot'
import type { RulesetId } from '../../contract/case.ts'
import type { NotConsidered, Reason, RulingBase, RulingOption } from '../../contract/ruling.ts'
import type { Result } from '../../base/result.ts'
import type { RuleEntry } from '../../rules/vocabulary/ruleset.ts'

export type GameRuleset = Extract<RulesetId, 'heroscape-knockback' | 'descent-2e'>

/** What a question of any neighbouring game has. Each system narrows map, figures and ask. */
export interface GameCase {
  readonly format: 'clixcase/1'
  readonly ruleset: GameRuleset
  readonly id?: string
  readonly title?: string
  readonly notes?: string
  readonly cites?: readonly string[]
  readonly map?: object
  readonly figures?: readonly { readonly id: string; readonly name?: string }[]
  readonly ask: { readonly kind: string }
}

/** A ruling as a system makes it: without sentences and citations. */
export interface BareGameRuling {
  readonly kind: string
  readonly verdict: string
  readonly because: readonly Reason[]
  readonly notConsidered: readonly NotConsidered[]
  readonly options?: readonly RulingOption[]
  readonly [field: string]: unknown
}

/** The whole ruling; its other fields are those of its kind in the case format. */
export interface GameRuling extends RulingBase {
  readonly [field: string]: unknown
}

/** A choice that a ruling leaves open. */
export type OptionOf<R extends RulingBase> = NonNullable<R['options']>[number]

/** What everybody knows of a game; its rules are read by who rules on it (`engines.ts`). */
export interface AboutGame {
  readonly ruleset: GameRuleset
  readonly name: string
  /** The kinds of question that belong to this system, and to no other. */
  readonly kinds: readonly string[]
}

export interface Game<C extends GameCase = GameCase, R extends GameRuling = GameRuling> extends AboutGame {
  /** Its rules, in the order of their ids. */
  readonly rules: readonly RuleEntry[]
  /** The shape of its cases. */
  readonly schema: v.GenericSchema
  /** A checked question from parsed JSON, or what is wrong with it and where. */
  parse(json: unknown): Result<C>
  /** The ruling on a checked question: pure, and never throws for one. */
  rule(question: C): BareGameRuling
  /** The numbers and places of its ruling in a few lines, for the command line. */
  lines(ruling: R): readonly string[]
}

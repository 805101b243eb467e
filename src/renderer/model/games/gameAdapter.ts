/**
 * What a neighbouring game tells the app about its table, so that undo, files, saved rulings and the ruling's panel
 * work for it as they are. Its screen stands beside it in `panels/systems.ts`.
 */
import type { Words } from '../../../shared/explain/toText.ts'
import type { GameCase, GameRuleset, GameRuling, OptionOf } from '../../../shared/games/common/game.ts'
import type { RailScreen } from '../window/session.svelte.ts'
import type { Fact, VerdictLook } from '../question/entry/askKind.ts'

export interface GameAdapter<C extends GameCase = GameCase, R extends GameRuling = GameRuling> {
  readonly ruleset: GameRuleset
  /** Places of the rail that it has; `maps` shows the map documents that suit it. */
  readonly screens: readonly RailScreen[]
  /** The table on the first visit. */
  begin(): C
  /** The same table without figures and question. */
  cleared(value: C): C
  /** What is still to be chosen before there is a question, as a sentence; null where there is one. */
  missing(value: C): string | null
  /** The question in a few words, for lists and files. */
  title(value: C): string
  /** What figures and places are called in reasons. */
  words(value: C): Words
  look(ruling: R): VerdictLook
  facts(value: C, ruling: R): readonly Fact[]
  optionWords(value: C, option: OptionOf<R>): string
  /** The question with this choice made; null leaves it open again. */
  choose(value: C, option: OptionOf<R> | null): C
  hasChoice(value: C): boolean
}

/** The table of a neighbouring game: one case with its history of changes, and what follows from it. */
import { gameOf } from '../../../shared/games/all.ts'
import { answerGame } from '../../../shared/games/answer.ts'
import type { GameCase, GameRuling } from '../../../shared/games/common/game.ts'
import { messageOf } from '../../../shared/base/result.ts'
import { Undoable } from '../table/undoable.svelte.ts'
import type { GameAdapter } from './gameAdapter.ts'
import { problemText } from '../../i18n/texts.ts'

export type GameAnswer =
  | { readonly state: 'ruled'; readonly ruling: GameRuling }
  /** What is still to be chosen, as a sentence. */
  | { readonly state: 'incomplete'; readonly message: string }
  /** The rules do not take this question: a sentence that names the place. */
  | { readonly state: 'unruled'; readonly message: string }
  /** A bug of ours: shown, never swallowed. */
  | { readonly state: 'failed'; readonly message: string }

export class GameTable<C extends GameCase = GameCase> extends Undoable<C> {
  readonly adapter: GameAdapter<C>
  readonly answer: GameAnswer
  readonly ruling: GameRuling | null

  constructor(adapter: GameAdapter<C>) {
    super(adapter.begin())
    this.adapter = adapter
    this.answer = $derived(answerOf(adapter, this.history.present))
    this.ruling = $derived(this.answer.state === 'ruled' ? this.answer.ruling : null)
  }
}

function answerOf<C extends GameCase>(adapter: GameAdapter<C>, value: C): GameAnswer {
  const missing = adapter.missing(value)
  if (missing !== null) return { state: 'incomplete', message: missing }
  try {
    const parsed = gameOf(value.ruleset)?.parse(value)
    if (!parsed?.ok) return { state: 'unruled', message: problemText(parsed?.problems[0]) }
    return { state: 'ruled', ruling: answerGame(parsed.value) }
  } catch (error) {
    return { state: 'failed', message: messageOf(error) }
  }
}

/** The table of a neighbouring game: one case with its history of changes, and what follows from it. */
import { answerGame } from '../../../shared/games/answer.ts'
import type { GameCase, GameRuling } from '../../../shared/games/common/game.ts'
import { engineOf } from '../../../shared/games/engines.ts'
import { messageOf } from '../../../shared/base/result.ts'
import { Undoable } from '../table/undoable.svelte.ts'
import type { GameAdapter } from './gameAdapter.ts'
import { problemText } from '../../i18n/texts.ts'

export type GameAnswer<R extends GameRuling = GameRuling> =
  | { readonly state: 'ruled'; readonly ruling: R }
  /** What is still to be chosen, as a sentence. */
  | { readonly state: 'incomplete'; readonly message: string }
  /** The rules do not take this question: a sentence that names the place. */
  | { readonly state: 'unruled'; readonly message: string }
  /** A bug of ours: shown, never swallowed. */
  | { readonly state: 'failed'; readonly message: string }

export class GameTable<C extends GameCase = GameCase, R extends GameRuling = GameRuling> extends Undoable<C> {
  readonly adapter: GameAdapter<C, R>
  readonly answer: GameAnswer<R>
  readonly ruling: R | null

  constructor(adapter: GameAdapter<C, R>) {
    super(adapter.begin())
    this.adapter = adapter
    this.answer = $derived(answerOf(adapter, this.history.present))
    this.ruling = $derived(this.answer.state === 'ruled' ? this.answer.ruling : null)
  }

  /**
   * Puts back a table as it was kept. Returns why that cannot be done, as a sentence; null where it is done. A question that is not
   * finished yet is no reason to lose the position.
   */
  restore(kept: C): string | null {
    const why = unrestorable(this.adapter, kept)
    if (why === null) this.start(kept)
    return why
  }
}

function answerOf<C extends GameCase, R extends GameRuling>(adapter: GameAdapter<C, R>, value: C): GameAnswer<R> {
  const missing = adapter.missing(value)
  if (missing !== null) return { state: 'incomplete', message: missing }
  try {
    const parsed = engineOf(value.ruleset)?.parse(value)
    if (!parsed?.ok) return { state: 'unruled', message: problemText(parsed?.problems[0]) }
    // The rules of an adapter's ruleset answer with its own rulings.
    return { state: 'ruled', ruling: answerGame(parsed.value) as R }
  } catch (error) {
    return { state: 'failed', message: messageOf(error) }
  }
}

function unrestorable<C extends GameCase>(adapter: Pick<GameAdapter<C>, 'missing'>, kept: C): string | null {
  try {
    const parsed = engineOf(kept.ruleset)?.parse(kept)
    if (parsed?.ok) return null
    const isOpen = adapter.missing(kept) !== null && parsed?.problems.every(({ path }) => path.startsWith('/ask') || path === '/figures')
    return isOpen ? null : problemText(parsed?.problems[0])
  } catch (error) {
    return messageOf(error)
  }
}

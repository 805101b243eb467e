/** The table of a neighbouring game: one case with its history of changes, and what follows from it. */
import { systemOf } from '../../../shared/games/all.ts'
import { answerSystem } from '../../../shared/games/answer.ts'
import type { SystemCase, SystemRuling } from '../../../shared/games/common/game.ts'
import { messageOf } from '../../../shared/base/result.ts'
import { Undoable } from '../table/undoable.svelte.ts'
import type { SystemDesk } from './desk.ts'

export type SystemAnswer =
  | { readonly state: 'ruled'; readonly ruling: SystemRuling }
  /** What is still to be chosen, as a sentence. */
  | { readonly state: 'incomplete'; readonly message: string }
  /** The rules do not take this question: a sentence that names the place. */
  | { readonly state: 'unruled'; readonly message: string }
  /** A bug of ours: shown, never swallowed. */
  | { readonly state: 'failed'; readonly message: string }

export class SystemTable<C extends SystemCase = SystemCase> extends Undoable<C> {
  readonly desk: SystemDesk<C>
  readonly answer: SystemAnswer
  readonly ruling: SystemRuling | null

  constructor(desk: SystemDesk<C>) {
    super(desk.begin())
    this.desk = desk
    this.answer = $derived(answerOf(desk, this.history.present))
    this.ruling = $derived(this.answer.state === 'ruled' ? this.answer.ruling : null)
  }
}

function answerOf<C extends SystemCase>(desk: SystemDesk<C>, value: C): SystemAnswer {
  const missing = desk.missing(value)
  if (missing !== null) return { state: 'incomplete', message: missing }
  try {
    const parsed = systemOf(value.ruleset)?.parse(value)
    if (!parsed?.ok) return { state: 'unruled', message: parsed?.problems[0]?.message ?? '' }
    return { state: 'ruled', ruling: answerSystem(parsed.value) }
  } catch (error) {
    return { state: 'failed', message: messageOf(error) }
  }
}

/** Asking on the table, from wherever it is done by hand: in the sentence, by a command, by a choice in the ruling. */
import type { Ask, AskKind } from '../../../shared/contract/case.ts'
import { firstPick, withKind } from '../../model/table/ask/asks.ts'
import { texts } from '../../i18n/texts.ts'
import type { App } from '../app.ts'

/** Another question, or a part of it, as one step of the history. A brush is put down: the next tap means the question. */
export function askOnTable({ table, session }: Pick<App, 'table' | 'session'>, label: string, ask: Ask, merge: string | null = null): void {
  session.putDown()
  table.ask(label, ask, merge)
}

/** A question of another kind with the ends of the last one. */
export function askKindOnTable(app: Pick<App, 'table' | 'session'>, kind: AskKind): void {
  const { table, session } = app
  askOnTable(app, texts.steps.ask, withKind(table.case.ask, kind, table.rememberedEnds))
  // A path is tapped next; every other question begins with its first figure again.
  session.pick = firstPick(table.case.ask)
}

/** Asking on the table, from wherever it is done by hand: in the sentence, by a command, by a choice in the ruling. */
import type { Ask } from '../../../shared/contract/case.ts'
import type { App } from '../app.ts'

/** Another question, or a part of it, as one step of the history. A brush is put down: the next tap means the question. */
export function askOnTable({ table, session }: Pick<App, 'table' | 'session'>, label: string, ask: Ask, merge: string | null = null): void {
  session.putDown()
  table.ask(label, ask, merge)
}

/** Words of a question's sentence that are chosen from a list, beyond its ends: which, and the question with another one. */
import type { Ask } from '../../../../shared/contract/case.ts'
import type { Choice } from '../../../text/choices.ts'
import { texts } from '../../../i18n/texts.ts'

export interface AskWord<A extends Ask = Ask> {
  /** Stands before it. */
  readonly before?: string
  readonly label: string
  readonly choices: readonly Choice[]
  readonly value: string
  /** The question with another of the choices. */
  chosen(id: string): A
}

/** What there is to choose from on one table; `present` is a choice whatever the figure can do. */
export interface TableChoices {
  figures(): readonly Choice[]
  /** What a line of fire may be drawn for. */
  lineFor(figure: string, present: string | undefined): readonly Choice[]
  /** With what a figure may target. */
  means(figure: string, present: string): readonly Choice[]
  /** The kinds of attack. */
  combats(): readonly Choice[]
  /** By which actions a figure may move. */
  moves(figure: string, present: string | undefined): readonly Choice[]
}

type Combat = 'close' | 'ranged'

/** In which combat. */
export const combatWord = <A extends Ask>(value: Combat | undefined, on: TableChoices, chosen: (attack: Combat) => A): AskWord<A> => ({
  label: texts.ask.inCombat,
  choices: on.combats(),
  value: value ?? 'ranged',
  chosen: (id) => chosen(id === 'close' ? 'close' : 'ranged')
})

/** With what somebody is targeted: an attack, or a power by its name. */
export const meansWord = <A extends Ask & { readonly from: string; readonly with: string }>(ask: A, on: TableChoices): AskWord<A> => ({
  before: texts.ask.withWhat,
  label: texts.ask.with,
  choices: on.means(ask.from, ask.with),
  value: ask.with,
  chosen: (id) => ({ ...ask, with: id })
})

/** By which action a figure moves. */
export const moveWord = <A extends Ask & { readonly figure: string; readonly action?: string | undefined }>(
  ask: A,
  on: TableChoices
): AskWord<A> => ({
  before: texts.ask.by,
  label: texts.ask.action,
  choices: on.moves(ask.figure, ask.action),
  value: ask.action ?? 'move',
  chosen: (action) => ({ ...ask, action })
})

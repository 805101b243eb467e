/** What stands beside the board of a Descent table: one line a kind of question. */
import type { Component } from 'svelte'
import type { DescentAsk } from '../../../shared/games/descent/case.ts'
import type { DescentTable } from '../../actions/descent/descentActions.ts'
import OddsQuestion from './chances/OddsQuestion.svelte'
import Procedure from './steps/Procedure.svelte'
import RerollQuestion from './chances/RerollQuestion.svelte'

type Shown<A extends DescentAsk> = Component<{ table: DescentTable; ask: A }>

const QUESTIONS: { readonly [K in DescentAsk['kind']]: Shown<Extract<DescentAsk, { readonly kind: K }>> } = {
  'descent-attack': Procedure,
  'descent-reroll': RerollQuestion,
  'descent-odds': OddsQuestion
}

/** What shows a question, to be given this very question: its kind has chosen it. */
export const questionOf = (ask: DescentAsk): Shown<DescentAsk> => QUESTIONS[ask.kind] as Shown<DescentAsk>

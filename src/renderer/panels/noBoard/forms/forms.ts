/** The form of every question that needs no board: one line a kind. */
import type { Component } from 'svelte'
import type { NoBoardAsk } from '../../../../shared/cases/questions/noBoard.ts'
import type { NoBoardAskOf, NoBoardKind } from '../../../model/noBoard/noBoardKinds.ts'
import ActionTotalForm from './ActionTotalForm.svelte'
import AlterEgoForm from './AlterEgoForm.svelte'
import AreaForm from './AreaForm.svelte'
import ComboForm from './ComboForm.svelte'
import DiceOddsForm from './DiceOddsForm.svelte'
import ForceForm from './ForceForm.svelte'
import InitiativeForm from './InitiativeForm.svelte'
import OutwitForm from './OutwitForm.svelte'
import VictoryForm from './VictoryForm.svelte'
import WinnerForm from './WinnerForm.svelte'

const FORMS: { readonly [K in NoBoardKind]: Component<{ ask: NoBoardAskOf<K> }> } = {
  combo: ComboForm,
  odds: DiceOddsForm,
  'best-outwit': OutwitForm,
  winner: WinnerForm,
  'victory-points': VictoryForm,
  'action-total': ActionTotalForm,
  force: ForceForm,
  'starting-area': AreaForm,
  'alter-ego': AlterEgoForm,
  initiative: InitiativeForm
}

/** The form of a question, to be given this very question: its kind has chosen it. */
export const formOf = (ask: NoBoardAsk): Component<{ ask: NoBoardAsk }> => FORMS[ask.kind] as Component<{ ask: NoBoardAsk }>

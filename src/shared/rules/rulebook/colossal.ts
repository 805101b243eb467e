/** Colossal stamina (COL). */
import { documents } from './documents.ts'
import type { RuleEntry } from '../vocabulary/ruleset.ts'

export const colossalRules: readonly RuleEntry[] = [
  {
    id: 'COL-01',
    title: 'Acting with two tokens',
    document: documents.giantColossal,
    section: 'When this character has two action tokens',
    summary:
      'A colossal with two tokens may be given a non-free action. It gets no third token, is dealt 1 ' +
      'unavoidable damage after the action, and keeps its tokens at the end of the turn.'
  },
  {
    id: 'COL-02',
    title: 'No pushing damage',
    document: documents.giantColossal,
    section: 'The Apocalypse example, round 3',
    summary: 'The damage is unavoidable and not pushing damage, so neither Willpower nor Indomitable helps.'
  },
  {
    id: 'COL-03',
    title: 'Resting',
    document: documents.giantColossal,
    section: 'The Apocalypse example, round 4',
    summary: 'A colossal that is given no action while it has two tokens clears them as usual. The choice comes ' + 'again every turn.'
  },
  {
    id: 'COL-04',
    title: 'Example: Apocalypse',
    document: documents.giantColossal,
    section: 'The Apocalypse example',
    summary:
      'Round 1: move, one token. Round 2: Charge, second token, pushing damage ignored by Indomitable. ' +
      'Round 3: another action, no token, 1 unavoidable damage, nothing cleared. Round 4: the same choice, or ' +
      'rest and clear.'
  },
  {
    id: 'COL-05',
    title: 'Who has it; moving indoors',
    document: documents.giantColossal,
    section: 'Colossal Size and movement',
    summary:
      'Every figure with the colossal symbol has it. Outdoors hindering, elevated and blocking terrain ' +
      'does not slow it; indoors it needs openings as wide as its base.'
  }
]

import type { Effect } from '../../vocabulary/vocabulary.ts'
import { brotherhood } from './brotherhood.ts'

/** The team under its printed name. */
export const brotherhoodOfMutants: Effect = { ...brotherhood, id: 'brotherhood-of-mutants', name: 'Brotherhood of Mutants' }

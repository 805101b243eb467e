import type { Effect } from '../../vocabulary/vocabulary.ts'
import { skrull } from './skrull.ts'

/** The team under its printed name. */
export const skrulls: Effect = { ...skrull, id: 'skrulls', name: 'Skrulls' }

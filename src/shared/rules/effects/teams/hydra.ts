import type { Effect } from '../../vocabulary/vocabulary.ts'
import { police } from './police.ts'

export const hydra: Effect = { ...police, id: 'hydra', name: 'Hydra' }

import type { Effect } from '../../vocabulary/vocabulary.ts'
import { supermanAlly } from './superman-ally.ts'

export const avengersInitiative: Effect = { ...supermanAlly, id: 'avengers-initiative', name: 'Avengers Initiative' }

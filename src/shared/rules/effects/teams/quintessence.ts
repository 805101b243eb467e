import type { Effect } from '../../vocabulary/vocabulary.ts'
import { powerCosmic } from './power-cosmic.ts'

export const quintessence: Effect = { ...powerCosmic, id: 'quintessence', name: 'Quintessence' }

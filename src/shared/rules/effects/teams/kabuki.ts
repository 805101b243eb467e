import type { Effect } from '../../vocabulary/vocabulary.ts'
import { batmanAlly } from './batman-ally.ts'

export const kabuki: Effect = { ...batmanAlly, id: 'kabuki', name: 'Kabuki' }

import type { Effect } from '../../vocabulary/vocabulary.ts'
import { supermanAlly } from './superman-ally.ts'

export const ultimates: Effect = { ...supermanAlly, id: 'ultimates', name: 'Ultimates' }

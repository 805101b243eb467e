import type { Effect } from '../../vocabulary/vocabulary.ts'
import { batmanEnemy } from './batman-enemy.ts'

export const sinisterSyndicate: Effect = { ...batmanEnemy, id: 'sinister-syndicate', name: 'Sinister Syndicate' }

import type { Effect } from '../../vocabulary/vocabulary.ts'
import { crusaders } from './crusaders.ts'

export const crusade: Effect = { ...crusaders, id: 'crusade', name: 'Crusade' }

import type { Effect } from '../../vocabulary/vocabulary.ts'
import { avengers } from './avengers.ts'

export const brotherhood: Effect = { ...avengers, id: 'brotherhood', name: 'Brotherhood' }

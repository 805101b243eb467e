import type { Effect } from '../../vocabulary/vocabulary.ts'
import { skrull } from './skrull.ts'

export const dangerGirl: Effect = { ...skrull, id: 'danger-girl', name: 'Danger Girl' }

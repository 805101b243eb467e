import type { Effect } from '../../vocabulary/vocabulary.ts'
import { avengers } from './avengers.ts'

export const topCow: Effect = { ...avengers, id: 'top-cow', name: 'Top Cow' }

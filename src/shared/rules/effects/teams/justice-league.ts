import type { Effect } from '../../vocabulary/vocabulary.ts'
import { avengers } from './avengers.ts'

export const justiceLeague: Effect = { ...avengers, id: 'justice-league', name: 'Justice League' }

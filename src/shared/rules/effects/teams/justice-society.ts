import type { Effect } from '../../vocabulary/vocabulary.ts'
import { defenders } from './defenders.ts'

export const justiceSociety: Effect = { ...defenders, id: 'justice-society', name: 'Justice Society' }

import type { Effect } from '../../vocabulary/vocabulary.ts'
import { mystics } from './mystics.ts'

export const crossgen: Effect = { ...mystics, id: 'crossgen', name: 'CrossGen' }

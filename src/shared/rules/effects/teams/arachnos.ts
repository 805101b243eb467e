import type { Effect } from '../../vocabulary/vocabulary.ts'
import { mystics } from './mystics.ts'

export const arachnos: Effect = { ...mystics, id: 'arachnos', name: 'Arachnos' }

import type { Effect } from '../../vocabulary/vocabulary.ts'
import { mystics } from './mystics.ts'

export const kaiju: Effect = { ...mystics, id: 'kaiju', name: 'Kaiju' }

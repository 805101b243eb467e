import type { Effect } from '../../vocabulary/vocabulary.ts'
import { police } from './police.ts'

export const ppdc: Effect = { ...police, id: 'ppdc', name: 'PPDC' }

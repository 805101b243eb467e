import type { Effect } from '../../vocabulary/vocabulary.ts'
import { spiderMan } from './spider-man.ts'

export const spiderManAlly: Effect = { ...spiderMan, id: 'spider-man-ally', name: 'Spider-Man Ally' }

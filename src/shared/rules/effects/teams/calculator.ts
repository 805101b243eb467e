import type { Effect } from '../../vocabulary/vocabulary.ts'
import { spiderMan } from './spider-man.ts'

export const calculator: Effect = { ...spiderMan, id: 'calculator', name: 'Calculator' }

import type { Effect } from '../../vocabulary/vocabulary.ts'
import { spiderMan } from './spider-man.ts'

export const freedomPhalanx: Effect = { ...spiderMan, id: 'freedom-phalanx', name: 'Freedom Phalanx' }

import type { Effect } from '../../vocabulary/vocabulary.ts'
import { spiderMan } from './spider-man.ts'

export const minionsOfDoom: Effect = { ...spiderMan, id: 'minions-of-doom', name: 'Minions of Doom' }

import type { Effect } from '../../vocabulary/vocabulary.ts'
import { spiderMan } from './spider-man.ts'

export const legionOfSuperHeroes: Effect = { ...spiderMan, id: 'legion-of-super-heroes', name: 'Legion of Super Heroes' }

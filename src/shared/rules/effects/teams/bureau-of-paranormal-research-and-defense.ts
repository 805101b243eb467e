import type { Effect } from '../../vocabulary/vocabulary.ts'
import { spiderMan } from './spider-man.ts'

export const bureauOfParanormalResearchAndDefense: Effect = {
  ...spiderMan,
  id: 'bureau-of-paranormal-research-and-defense',
  name: 'Bureau of Paranormal Research and Defense'
}

import type { Effect } from '../../vocabulary/vocabulary.ts'
import { shield } from './shield.ts'

export const unitedNationsSpaceCommand: Effect = { ...shield, id: 'united-nations-space-command', name: 'United Nations Space Command' }

import type { Effect } from '../../vocabulary/vocabulary.ts'

export const pilotOnBoard: Effect = {
  id: 'pilot-on-board',
  name: 'Pilot on board',
  kind: 'ability',
  rule: 'ABL-VEH',
  summary: 'A vehicle with a pilot: its attacks cost it nothing. The pilot is off the map while on board.',
  act: 'always',
  clauses: []
}

/** Hela counters Willpower of M-11 and is attacked by it: the Mystics' answer hurts M-11 in turn (OUT-08). */
import type { ClixCase, TimelineEvent } from '../../src/shared/contract/case.ts'

const outwit = { powers: ['outwit'] }
const willpower = { powers: ['willpower'] }

export const HELA_EVENTS: readonly TimelineEvent[] = [
  { do: 'begin-turn', side: 'blue' },
  { do: 'outwit', from: 'hela', to: 'm11', counter: 'willpower' },
  { do: 'end-turn' },
  { do: 'begin-turn', side: 'red' },
  { do: 'attack', from: 'm11', to: 'hela', hit: true, damage: 5 }
]

export const hela: ClixCase = {
  format: 'clixcase/1',
  ruleset: 'heroclix-2010',
  map: { size: [10, 3] },
  figures: [
    { id: 'm11', name: 'M-11', side: 'red', at: [5, 1], tokens: 1, dial: [willpower, willpower, willpower, {}, {}, {}] },
    {
      id: 'hela',
      name: 'Hela',
      side: 'blue',
      at: [6, 1],
      click: 4,
      teamAbilities: ['mystics'],
      dial: [outwit, outwit, outwit, outwit, outwit, outwit, outwit, outwit, {}, {}, {}, {}]
    }
  ],
  ask: { kind: 'timeline', events: HELA_EVENTS }
}

export const withEvents = (value: ClixCase, events: readonly TimelineEvent[]): ClixCase => ({ ...value, ask: { kind: 'timeline', events } })

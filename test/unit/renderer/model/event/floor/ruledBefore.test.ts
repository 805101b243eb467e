/** Rulings that were given in an event before on the same question. */
import { expect, it } from 'vitest'
import { ruledBefore } from '../../../../../../src/renderer/model/event/floor/ruledBefore.ts'
import type { SavedRuling } from '../../../../../../src/renderer/storage/interface/storage.ts'

const saved = (id: string, savedAt: string, rules: readonly string[], event = 'sat', kind = 'line-of-fire') =>
  ({
    id,
    savedAt,
    event,
    case: { ask: { kind } },
    ruling: {
      because: [...rules.map((rule) => ({ rule, weight: 'decides' })), { rule: `LOF-${id}`, weight: 'contributes' }]
    }
  }) as unknown as SavedRuling

it('finds those of the same kind that the same rules decided, the newest first', () => {
  const now = saved('now', '5', ['LOF-02', 'LOF-01'])
  const before = [
    saved('a', '1', ['LOF-01', 'LOF-02']),
    saved('b', '3', ['LOF-02', 'LOF-01', 'LOF-01']),
    saved('c', '2', ['LOF-01', 'LOF-02']),
    saved('other rules', '2', ['LOF-01']),
    saved('other event', '2', ['LOF-01', 'LOF-02'], 'sun'),
    saved('other kind', '2', ['LOF-01', 'LOF-02'], 'sat', 'attack')
  ]
  expect(ruledBefore(before, 'sat', now).map(({ id }) => id)).toEqual(['b', 'c', 'a'])
  expect(ruledBefore([saved('none', '1', [])], 'sat', saved('now', '5', []))).toEqual([])
})

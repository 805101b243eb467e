/** Names of people go; the rulings stay, and so do words of the judge's own. */
import { describe, expect, it } from 'vitest'
import { deleteNames, withoutPeople } from '../../../../../src/renderer/actions/data/deleteNames.ts'
import type { App } from '../../../../../src/renderer/actions/app.ts'
import type { SavedRuling } from '../../../../../src/renderer/storage/interface/storage.ts'

const saved = (id: string, more: Partial<SavedRuling> = {}): SavedRuling => ({
  id,
  title: 'Round 3',
  savedAt: '2026-11-22T10:00:00.000Z',
  engineVersion: '1',
  case: { format: 'clixcase/1', ruleset: 'heroclix-2012', ask: { kind: 'value', figure: 'a', value: 'attack' } },
  ruling: { kind: 'value', verdict: 'value', ruleset: 'heroclix-2012', because: [], cites: [], notConsidered: [] },
  ...more
})
const override = { verdict: 'clear', reason: 'seen', author: 'Ana Example', at: '2026-11-22T10:00:00.000Z' }

describe('a saved ruling without people', () => {
  it('has no players, no table and no author any more, and everything else', () => {
    const { players, table, ...rest } = saved('a', { players: 'Ana, Ben', table: 'Ana’s table', note: 'look again', override })
    expect([players, table]).toEqual(['Ana, Ben', 'Ana’s table'])
    expect(withoutPeople(saved('a', { players, table, note: 'look again', override }))).toEqual({
      ...rest,
      override: { ...override, author: '' }
    })
  })

  it('is the same value where nobody is named', () => {
    const one = saved('a', { note: 'look again' })
    expect(withoutPeople(one)).toBe(one)
  })
})

describe('deleting all names', () => {
  it('writes the rulings that named somebody, deletes every backup and makes a new one', async () => {
    const done: string[] = []
    const shelf = {
      list: () => Promise.resolve([{ name: 'old', bytes: 1 }]),
      remove: (name: string) => Promise.resolve(void done.push(`remove ${name}`))
    }
    await deleteNames({
      saving: {
        flush: () => Promise.resolve(void done.push('flush')),
        voidLeft: (commit: (change: unknown) => Promise<void>) => commit('era')
      },
      library: {
        commitDocuments: (changes: readonly unknown[]) => Promise.resolve(void done.push(changes.join())),
        rulings: [saved('a', { players: 'Ana' }), saved('b')],
        saveRuling: (one: SavedRuling) => Promise.resolve(void done.push(`save ${one.id} ${one.players ?? 'nobody'}`))
      },
      dataStore: { backups: { needs: { shelf }, backUp: (why: string) => Promise.resolve(void done.push(`back up ${why}`)) } },
      session: { notify: (kind: string) => void done.push(kind) }
    } as unknown as Pick<App, 'library' | 'dataStore' | 'saving' | 'session'>)
    expect(done).toEqual(['flush', 'era', 'save a nobody', 'remove old', 'back up asked', 'info'])
  })
})

/** Changes that a page leaves when it ends, and their use at the next start. */
import { describe, expect, it } from 'vitest'
import { LastWords, type SmallStore } from '../../../../../src/renderer/model/saving/lastWords.ts'
import { takeLeft } from '../../../../../src/renderer/model/saving/leftWork.ts'
import { Saving } from '../../../../../src/renderer/model/saving/saving.svelte.ts'
import { SettingsStore } from '../../../../../src/renderer/model/settings/settings.svelte.ts'
import { RuleNotes } from '../../../../../src/renderer/model/notes/notes.svelte.ts'
import { AskingMark } from '../../../../../src/renderer/model/restart/askingMark.ts'
import { checkedChanges } from '../../../../../src/renderer/storage/rows/leftChanges.ts'
import { memoryStorage } from '../../../../../src/renderer/storage/rows/memoryStorage.ts'

function smallStore(room = true): SmallStore & { readonly all: Map<string, string> } {
  const all = new Map<string, string>()
  return {
    all,
    getItem: (key) => all.get(key) ?? null,
    setItem: (key, value) => {
      if (!room) throw new DOMException('full', 'QuotaExceededError')
      all.set(key, value)
    },
    removeItem: (key) => {
      all.delete(key)
    }
  }
}

async function open(room = true) {
  const store = smallStore(room)
  const storage = memoryStorage()
  const settings = new SettingsStore(storage)
  const notes = new RuleNotes(storage)
  await settings.load()
  await notes.load()
  return { store, storage, settings, notes, saving: new Saving([settings, notes], new LastWords({ store: () => store })) }
}

describe('a page that goes', () => {
  it('leaves what is not saved, and the next start saves it', async () => {
    const { store, settings, notes, saving } = await open()
    settings.set({ theme: 'bright' })
    notes.write('LOF-05', 'Look twice.')
    expect(saving.leave()).toBe(true)
    const left = new LastWords({ store: () => store })
    const later = Object.assign(memoryStorage(), { writtenSince: () => () => false })
    // A page that knows no position leaves none: nothing is certain then.
    store.all.set(
      'linejudge.unsaved',
      store.all.get('linejudge.unsaved')!.replace('"position":null', '"position":{"lineage":"a","generation":1}')
    )
    expect(await takeLeft(later, left, checkedChanges)).toMatchObject({ trouble: null, older: [] })
    expect([(await later.settings()).theme, (await later.ruleNotes())[0]?.text]).toEqual(['bright', 'Look twice.'])
    expect(left.found()).toBeNull()
  })

  it('leaves what is on its way as well: the write may end with the page', async () => {
    const { store, settings, notes, saving } = await open()
    settings.set({ theme: 'bright' })
    notes.write('LOF-05', 'Look twice.')
    const writing = saving.flush()
    saving.leave()
    expect(new LastWords({ store: () => store }).found()).toMatchObject({
      parts: [[{ table: 'settings', value: { theme: 'bright' } }], [{ table: 'ruleNotes', value: { text: 'Look twice.' } }]]
    })
    await writing
    // It stayed, and all is written: nothing is left.
    saving.stay()
    expect(store.all.size).toBe(0)
  })

  it('leaves a change at once, because a browser that is quit says nothing; a large one only when the page goes', async () => {
    const { store, settings, saving } = await open()
    settings.set({ theme: 'bright' })
    saving.leaveAtOnce()
    expect(store.all.get('linejudge.unsaved')).toContain('bright')
    settings.set({ searchWords: [['x'.repeat(400_000)]] })
    saving.leaveAtOnce()
    settings.set({ theme: 'dark' })
    saving.leaveAtOnce()
    expect(store.all.get('linejudge.unsaved')).not.toContain('dark')
    saving.leave()
    expect(store.all.get('linejudge.unsaved')).toContain('dark')
  })

  it('counts every change, so that whoever looks hears of it', async () => {
    const { settings, notes, saving } = await open()
    const before = saving.changes
    settings.set({ theme: 'bright' })
    notes.write('LOF-05', 'Look twice.')
    expect(saving.changes).toBe(before + 2)
  })

  it('leaves nothing where all is written, and forgets nothing that another page left', async () => {
    const { store, saving } = await open()
    store.all.set('linejudge.unsaved', '[]')
    saving.stay()
    expect(saving.leave()).toBe(true)
    expect(store.all.get('linejudge.unsaved')).toBe('[]')
  })

  it('says where there is no room to leave anything', async () => {
    const { settings, saving } = await open(false)
    settings.set({ theme: 'bright' })
    expect(saving.leave()).toBe(false)
  })

  it('says so where another window saves', async () => {
    const { settings, saving } = await open()
    settings.beside = {
      take: () => () => {
        throw new Error('elsewhere')
      }
    }
    settings.set({ theme: 'bright' })
    expect(saving.leave()).toBe(false)
  })
})

describe('what was left', () => {
  it.each([
    ['no list', {}],
    ['another table', [{ do: 'put', table: 'secrets', value: {} }]],
    ['a row that cannot be read', [{ do: 'put', table: 'rulings', value: { id: 7 } }]],
    ['another deed', [{ do: 'clear', table: 'settings' }]],
    ['a document without its origin', [{ do: 'put', table: 'maps', value: {} }]]
  ])('is not written where it is %s', (_, left) => {
    expect(checkedChanges(left)).toBeNull()
  })

  it.each(['{', '7', '{"parts":3}'])('is reported and removed if it cannot be read: %s', async (text) => {
    const store = smallStore()
    store.all.set('linejudge.unsaved', text)
    const left = await takeLeft(memoryStorage(), new LastWords({ store: () => store }), checkedChanges)
    expect([left.trouble, store.all.size]).toEqual([{ is: 'unreadable' }, 0])
  })
})

describe('the mark of a question that is asked', () => {
  it('is found by the next start where the page did not get past it, once', () => {
    const store = smallStore()
    new AskingMark(() => store).begin()
    const next = new AskingMark(() => store)
    expect([next.found(), next.found()]).toEqual([true, false])
  })

  it('goes by itself while the page is alive, and when it goes as it should', async () => {
    const store = smallStore()
    const mark = new AskingMark(() => store)
    mark.begin()
    mark.end()
    expect(store.all.size).toBe(0)
    mark.begin()
    mark.begin()
    await new Promise((resolve) => setTimeout(resolve, 200))
    expect(store.all.size).toBe(0)
  })

  it('stays where the next start is to leave the question alone, however the page goes', () => {
    const store = smallStore()
    const mark = new AskingMark(() => store)
    mark.begin()
    mark.leave()
    mark.end()
    expect(new AskingMark(() => store).found()).toBe(true)
  })

  it('is no matter where nothing can be kept', () => {
    const mark = new AskingMark(() => {
      throw new Error('no store')
    })
    mark.begin()
    expect(mark.found()).toBe(false)
    mark.end()
  })
})

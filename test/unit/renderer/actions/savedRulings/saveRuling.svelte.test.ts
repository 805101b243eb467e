/** A ruling kept with a judge's words beside it, changed later, copied and shared; and what goes wrong with it. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { saveRuling, wordsOf, type SavedWords } from '../../../../../src/renderer/actions/savedRulings/keepRuling.ts'
import {
  copySentence,
  rulingNow,
  savedOnTable,
  sentenceFor,
  shareRuling
} from '../../../../../src/renderer/actions/savedRulings/saveRuling.ts'
import { keepOld, replaying, takeNew } from '../../../../../src/renderer/actions/savedRulings/replaying.svelte.ts'
import { openRuling } from '../../../../../src/renderer/actions/games/openRuling.ts'
import { applyResult, canApply, deleteRuling } from '../../../../../src/renderer/actions/ruling/rulingActions.ts'
import { historyChanges, NOTHING_WRITTEN, readStepCode, restoreHistory } from '../../../../../src/renderer/model/restart/undoRows.ts'
import { memoryStorage } from '../../../../../src/renderer/storage/rows/memoryStorage.ts'
import type { ClixCase } from '../../../../../src/shared/contract/case.ts'
import { duel } from '../../../../support/bench.ts'
import { memoryApp } from '../../../../support/memoryApp.ts'
import { waitFor } from '../../../../support/waitFor.ts'

const words = (more: Partial<SavedWords> = {}): SavedWords => ({
  title: 'Thor sees Loki',
  table: '',
  round: '',
  players: '',
  note: '',
  override: null,
  ...more
})
const override = { verdict: 'blocked', reason: 'He said so.', author: 'Ann', at: '2026-01-02T03:04:05.000Z' }
async function kept(more: Partial<SavedWords> = {}) {
  const memory = memoryApp()
  expect(await saveRuling(memory.app, words(more), null)).toBe(true)
  return { ...memory, saved: memory.library.rulings[0]! }
}

describe('a ruling that is kept', () => {
  it('holds the question, the answer and the version, and only those words that were written', async () => {
    const { app, library, saved, session, table, told, platform } = await kept({ title: '  ', table: ' 7 ', note: ' ', override })
    expect(saved).toMatchObject({ table: '7', case: duel, engineVersion: platform.version, override })
    expect(saved.title).toContain('Thor')
    expect(Object.keys(saved).sort()).toEqual(['case', 'engineVersion', 'id', 'override', 'ruling', 'savedAt', 'table', 'title'])
    expect(saved.ruling.verdict).toBe('clear')
    expect([session.savedId, session.savedCase]).toEqual([saved.id, table.case])
    expect(savedOnTable(app)).toBe(library.rulings[0])
    expect(told().at(-1)).toEqual(['info', expect.stringContaining(saved.title)])
    session.notices.at(-1)?.action?.run()
    expect(session.screen).toBe('rulings')
  })

  it('is on the table until the table changes', async () => {
    const { app, table, saved } = await kept()
    expect(rulingNow(app)?.id).toBe(saved.id)
    table.change('edition', { ...table.case, ruleset: 'heroclix-2010' })
    expect(savedOnTable(app)).toBeNull()
    expect(rulingNow(app)).toMatchObject({ id: '', case: { ruleset: 'heroclix-2010' }, engineVersion: '9.9.9' })
  })

  it('is known again after undo, and after redo no more', async () => {
    const { app, table, saved } = await kept()
    table.change('edition', { ...table.case, ruleset: 'heroclix-2010' })
    expect(savedOnTable(app)).toBeNull()
    table.undo()
    expect(savedOnTable(app)?.id).toBe(saved.id)
    table.redo()
    expect(savedOnTable(app)).toBeNull()
  })

  it('is not on the table any more once it is deleted', async () => {
    const { app, library } = await kept()
    expect(savedOnTable(app)).not.toBeNull()
    library.rulings = []
    expect(savedOnTable(app)).toBeNull()
  })

  it('changed in its words stays what it is about', async () => {
    const { app, library, table, saved, session } = await kept({ note: 'Old', players: 'Ann' })
    const noted = { ...saved, leftAs: { verdict: 'clear' }, earlier: [{ verdict: 'blocked' }] } as unknown as typeof saved
    expect(wordsOf(saved, 'x')).toEqual(words({ note: 'Old', players: 'Ann' }))
    expect(wordsOf(null, 'x')).toEqual(words({ title: 'x' }))
    table.change('edition', { ...table.case, ruleset: 'heroclix-2010' })
    session.savedCase = null
    const commit = vi.spyOn(library, 'saveRuling').mockResolvedValue(undefined)
    expect(await saveRuling(app, words({ title: ' ', note: 'New' }), noted)).toBe(true)
    const { note: _, players: __, ...rest } = noted
    expect(commit.mock.calls[0]![0]).toEqual({ ...rest, note: 'New' })
    expect(session.savedCase).toBeNull()
  })

  it('is not kept where there is none, or where the storage refuses; then it can be tried again', async () => {
    const open = memoryApp({ ...duel, ask: { kind: 'line-of-fire', from: 'thor', to: '' } })
    expect(await saveRuling(open.app, words(), null)).toBe(false)
    expect(rulingNow(open.app)).toBeNull()
    expect(open.told()).toEqual([])
    const { app, library, session, told } = memoryApp()
    vi.spyOn(library, 'saveRuling').mockRejectedValueOnce(new Error('The disk is full.'))
    expect(await saveRuling(app, words(), null)).toBe(false)
    expect(told()).toEqual([['error', expect.stringContaining('The disk is full.')]])
    expect(session.savedId).toBeNull()
    session.notices[0]?.action?.run()
    await waitFor(() => {
      expect(library.rulings).toHaveLength(1)
    })
  })
})

describe('a kept ruling', () => {
  it('opened again is the table, as one step', async () => {
    const { app, table, saved, session } = await kept()
    table.change('edition', { ...table.case, ruleset: 'heroclix-2010' })
    session.screen = 'rulings'
    openRuling(app, saved)
    expect(table.case).toEqual(duel)
    expect(session.screen).toBe('table')
    expect(savedOnTable(app)?.id).toBe(saved.id)
    expect(table.undo()).toContain(saved.title)
  })

  it('of a game without a table here is told', async () => {
    const { app, saved, session, told } = await kept()
    session.savedId = 'before'
    Object.assign(app, { games: { all: [{}], of: () => undefined } })
    openRuling(app, { ...saved, case: { ...saved.case, ruleset: 'descent-2e' } } as never)
    expect(told().at(-1)![0]).toBe('error')
    expect(session.savedId).toBe('before')
  })

  it('deleted comes back by one button; what goes wrong can be tried again', async () => {
    const { app, library, saved, session, told } = await kept()
    vi.spyOn(library, 'deleteRuling').mockRejectedValueOnce(new Error('The disk is full.'))
    await deleteRuling(app, saved)
    expect(told().at(-1)).toEqual(['error', expect.stringContaining('The disk is full.')])
    session.notices.at(-1)?.action?.run()
    await waitFor(() => {
      expect(library.rulings).toEqual([])
    })
    await waitFor(() => {
      expect(told().at(-1)).toEqual(['info', expect.stringContaining(saved.title)])
    })
    vi.spyOn(library, 'saveRuling').mockRejectedValueOnce(new Error('Again full.'))
    session.notices.at(-1)?.action?.run()
    await waitFor(() => {
      expect(told().at(-1)).toEqual(['error', expect.stringContaining('Again full.')])
    })
    session.notices.at(-1)?.action?.run()
    await waitFor(() => {
      expect(library.rulings.map(({ id }) => id)).toEqual([saved.id])
    })
  })

  it('is one sentence to copy', async () => {
    const { app, platform, saved, told } = await kept()
    const sentence = sentenceFor(app, saved)
    expect(sentence).toContain('Thor')
    await copySentence(app, saved)
    expect(platform.copy.mock.calls).toEqual([[sentence]])
    expect(told().at(-1)).toEqual(['info', expect.stringContaining(sentence)])
    platform.copy.mockRejectedValueOnce(new Error('Not allowed.'))
    await copySentence(app, saved)
    expect(told().at(-1)).toEqual(['error', 'Not allowed.'])
  })

  it('is handed to another app with its file where that takes one', async () => {
    const { app, platform, saved, told } = await kept()
    await shareRuling(app, saved)
    const send = vi.fn((_content: object) => Promise.resolve('shared' as const))
    platform.share = { takes: () => false, send }
    await shareRuling(app, saved)
    platform.share = { takes: (kind: string) => kind === 'case', send }
    await shareRuling(app, saved)
    expect(send.mock.calls.map(([content]) => Object.keys(content))).toEqual([
      ['title', 'text'],
      ['title', 'text', 'file']
    ])
    expect(send.mock.calls[0]![0]).toEqual({ title: saved.title, text: sentenceFor(app, saved) })
    const before = told().length
    send.mockRejectedValueOnce(new Error('No.'))
    await shareRuling(app, saved)
    expect(told().slice(before)).toEqual([['error', 'No.']])
  })
})

describe('the check of all kept rulings', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  })
  afterEach(() => {
    replaying.stop()
    vi.useRealTimers()
  })
  /** Two kept rulings; the second was answered otherwise by an older version. */
  async function changed() {
    const memory = await kept()
    const other = { ...memory.saved, id: 'other', engineVersion: '1.0.0', ruling: { ...memory.saved.ruling, verdict: 'blocked' } }
    memory.library.rulings = [memory.saved, other]
    return memory
  }

  it('counts, and finds what comes out otherwise', async () => {
    const { app } = await changed()
    replaying.start(app)
    expect([replaying.state, replaying.checked, replaying.total]).toEqual(['running', 0, 2])
    vi.runAllTimers()
    expect([replaying.state, replaying.checked]).toEqual(['done', 2])
    expect(replaying.found.map(({ saved }) => saved.id)).toEqual(['other'])
    expect([replaying.isChanged('other'), replaying.isChanged('x')]).toEqual([true, false])
    replaying.stop()
    expect(replaying.state).toBe('done')
  })

  it('stopped finds nothing more', async () => {
    const { app } = await changed()
    replaying.start(app)
    replaying.stop()
    vi.runAllTimers()
    expect([replaying.state, replaying.found]).toEqual(['stopped', []])
  })

  it('leaves it to the judge: this answer in place of the old one, or the old one noted as left, with a way back', async () => {
    const { app, library, session, told } = await changed()
    replaying.start(app)
    vi.runAllTimers()
    const [one] = replaying.found
    const save = vi.spyOn(library, 'saveRuling').mockResolvedValue(undefined)
    await takeNew(app, one as never)
    expect(save.mock.calls[0]![0]).toMatchObject({ id: 'other', engineVersion: '9.9.9', ruling: { verdict: 'clear' }, earlier: [{}] })
    expect(replaying.found).toEqual([])
    session.notices.at(-1)?.action?.run()
    await waitFor(() => {
      expect(replaying.isChanged('other')).toBe(true)
    })
    expect(save.mock.calls[1]![0]).toBe(one!.saved)
    await keepOld(app, one as never)
    expect(save.mock.calls[2]![0]).toMatchObject({ id: 'other', engineVersion: '1.0.0', ruling: { verdict: 'blocked' } })
    expect(save.mock.calls[2]![0].leftAs).toBeDefined()
    save.mockRejectedValueOnce(new Error('The disk is full.'))
    replaying.found = [one!]
    await keepOld(app, one as never)
    expect(told().at(-1)).toEqual(['error', expect.stringContaining('The disk is full.')])
    expect(replaying.isChanged('other')).toBe(true)
  })

  it('started anew begins from nothing, with those that are kept by now', async () => {
    const { app, library } = await changed()
    replaying.start(app)
    vi.runAllTimers()
    replaying.failure = 'Of before.'
    replaying.start(app)
    expect([replaying.state, replaying.checked, replaying.total, replaying.found, replaying.failure]).toEqual(['running', 0, 2, [], null])
    library.rulings = library.rulings.slice(0, 1)
    replaying.start(app)
    vi.runAllTimers()
    expect([replaying.state, replaying.checked, replaying.total, replaying.found]).toEqual(['done', 1, 1, []])
  })

  it('has the way back told where it fails', async () => {
    const { app, library, session, told } = await changed()
    replaying.start(app)
    vi.runAllTimers()
    const [one] = replaying.found
    await takeNew(app, one as never)
    expect(library.rulings.find(({ id }) => id === 'other')).toMatchObject({ engineVersion: '9.9.9', ruling: { verdict: 'clear' } })
    expect(library.rulings.find(({ id }) => id === 'other')?.leftAs).toBeUndefined()
    vi.spyOn(library, 'saveRuling').mockRejectedValueOnce(new Error('The disk is full.'))
    session.notices.at(-1)?.action?.run()
    await waitFor(() => {
      expect(told().at(-1)).toEqual(['error', 'The disk is full.'])
    })
    expect(replaying.found).toEqual([])
  })

  it('keeps the last twenty answers that were replaced', async () => {
    const { app, library } = await changed()
    replaying.start(app)
    vi.runAllTimers()
    const [one] = replaying.found
    const earlier = Array.from({ length: 20 }, (_, at) => ({ engineVersion: `0.${at}.0` }))
    const save = vi.spyOn(library, 'saveRuling').mockResolvedValue(undefined)
    await takeNew(app, { ...one, saved: { ...one!.saved, earlier } } as never)
    expect(save.mock.calls[0]![0].earlier?.map(({ engineVersion }) => engineVersion)).toEqual([
      ...earlier.slice(1).map(({ engineVersion }) => engineVersion),
      '1.0.0'
    ])
  })
})

describe('what a ruling leaves', () => {
  it('of a line of fire is nothing', () => {
    const { app, table } = memoryApp()
    expect(canApply(app)).toBe(false)
    applyResult(app)
    expect(table.canUndo).toBe(false)
  })

  it('of a move is the figure at its end', () => {
    const { app, session, table } = memoryApp({
      ...duel,
      ask: {
        kind: 'move',
        figure: 'thor',
        path: [
          [2, 1],
          [3, 2]
        ]
      }
    })
    expect(canApply(app)).toBe(true)
    applyResult(app)
    expect(table.case.figures?.[0]?.at).toEqual([3, 2])
    expect(session.pick).toBe('to')
    session.notices.at(-1)?.action?.run()
    expect(table.case.figures?.[0]?.at).toEqual([1, 1])
  })

  const fight: ClixCase = {
    ...duel,
    map: {
      size: [8, 8],
      walls: [
        [
          [2, 1],
          [3, 1]
        ]
      ]
    },
    figures: [
      { id: 'thor', name: 'Thor', side: 'red', at: [2, 1], range: 8, attack: 11, damage: 3, dial: [] },
      { id: 'loki', name: 'Loki', side: 'blue', at: [2, 2], defense: 15, click: 1 }
    ],
    ask: { kind: 'attack', from: 'thor', targets: ['loki'], dice: [5, 5] }
  }

  it('of an attack are the figures as it leaves them, as one step', () => {
    const { app, table, told } = memoryApp(fight)
    const { ruling } = table
    if (ruling?.kind !== 'attack') throw new Error('It is no attack.')
    expect(canApply(app)).toBe(true)
    applyResult(app)
    expect(table.case.figures?.map(({ id, click }) => [id, click])).toEqual(
      fight
        .figures!.map(({ id }) => [id, ruling.after[id]!.click])
        .map(([id, click]) => [id, click === 1 && id === 'thor' ? undefined : click])
    )
    expect(told().map(([kind]) => kind)).toEqual(['info'])
    expect([table.undo() !== null, table.case]).toEqual([true, fight])
  })

  it('of an attack is applied once, also if it is undone and redone, and after a restart', async () => {
    const { app, table } = memoryApp(fight)
    const { ruling } = table
    applyResult(app)
    const isApplied = (one: typeof table): void => {
      expect([one.isApplied, one.asked, one.ruling]).toEqual([true, fight, ruling])
    }
    isApplied(table)
    table.undo()
    expect([table.isApplied, table.asked]).toEqual([false, fight])
    table.redo()
    isApplied(table)
    const [click, storage] = [table.case.figures?.[1]?.click, memoryStorage()]
    await readStepCode()
    await storage.commit(historyChanges('table', NOTHING_WRITTEN, table.history).changes)
    const again = memoryApp(table.case)
    again.table.history = restoreHistory('table', structuredClone(table.case), await storage.sessions()).history
    isApplied(again.table)
    applyResult(again.app)
    expect(again.table.case.figures?.[1]?.click).toBe(click)
    again.table.change('Move', { ...again.table.case, turn: { round: 2 } })
    expect([again.table.isApplied, again.table.asked]).toEqual([false, again.table.case])
  })

  it('of a wall that was destroyed is debris, and the next target is chosen', () => {
    const wall = fight.map!.walls![0]!
    const { app, session, table } = memoryApp({ ...fight, ask: { kind: 'attack', from: 'thor', targets: [{ wall }], attack: 'close' } })
    const { ruling } = table
    if (ruling?.kind !== 'attack' || !ruling.destroyed) throw new Error('It is not destroyed.')
    session.pick = 'from'
    applyResult(app)
    expect([table.case.map?.walls, table.case.objects?.map(({ kind, at }) => [kind, at]), session.pick]).toEqual([
      [],
      ruling.debris!.map((at) => ['debris', at]),
      'to'
    ])
    expect(table.case.figures).toHaveLength(2)
  })
})

import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { record, redo, startHistory, undo, withApplied, type History } from '../../../../../src/renderer/model/table/history.ts'
import {
  forgetHistory,
  historyChanges,
  NOTHING_WRITTEN,
  readStepCode,
  restoreHistory,
  type Written
} from '../../../../../src/renderer/model/restart/undoRows.ts'
import { duplicateFigure, editFigure, moveFigure, removeFigure } from '../../../../../src/renderer/model/table/position/caseEdit.ts'
import { memoryStorage } from '../../../../../src/renderer/storage/rows/memoryStorage.ts'
import type { ClixCase } from '../../../../../src/shared/contract/case.ts'
import { table } from '../../../../support/tablePosition.ts'
import { seededRuns } from '../../../../support/seeded.ts'

const KEY = 'table'

beforeAll(readStepCode)

/** The table as its user changes it: `n` picks what is done. */
function changed(value: ClixCase, n: number): ClixCase {
  const ids = (value.figures ?? []).map((figure) => figure.id)
  const id = ids[n % Math.max(1, ids.length)] ?? ''
  switch (n % 7) {
    case 0:
      return moveFigure(value, id, [n % 6, (n >> 3) % 6]) ?? value
    case 1:
      return duplicateFigure(value, id)?.value ?? value
    case 2:
      return ids.length > 2 ? removeFigure(value, id) : value
    case 3:
      return editFigure(value, id, { tokens: n % 3 })
    case 4:
      return { ...value, ruleset: n % 2 ? 'heroclix-2010' : 'heroclix-2013' }
    case 5:
      return { ...value, map: { size: [6, 6], terrain: ['......', '..h...', '......', '...b..', '......', `.....${n % 2 ? 'w' : '.'}`] } }
    default:
      return { ...value, ask: { kind: 'line-of-fire', from: [n % 6, 0], to: [0, n % 5] } }
  }
}

type Doing = { readonly do: 'change'; readonly n: number; readonly merge: boolean } | { readonly do: 'undo' | 'redo' | 'write' | 'apply' }
const doing = fc.oneof(
  { weight: 6, arbitrary: fc.record({ do: fc.constant('change' as const), n: fc.nat(10_000), merge: fc.boolean() }) },
  { weight: 2, arbitrary: fc.constant<Doing>({ do: 'undo' }) },
  { weight: 1, arbitrary: fc.constant<Doing>({ do: 'redo' }) },
  { weight: 1, arbitrary: fc.constant<Doing>({ do: 'apply' }) },
  { weight: 3, arbitrary: fc.constant<Doing>({ do: 'write' }) }
)

const plain = (history: History<ClixCase>): unknown => JSON.parse(JSON.stringify(history))

describe('an undo history that survives a restart', () => {
  it('is the same after it was written, step by step and in one go', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(doing, { maxLength: 60 }), async (all) => {
        const storage = memoryStorage()
        let history = startHistory(table)
        let written: Written = NOTHING_WRITTEN
        const write = async (): Promise<void> => {
          const next = historyChanges(KEY, written, history)
          await storage.commit(next.changes)
          written = next.written
        }
        for (const step of all) {
          if (step.do === 'change') history = record(history, changed(history.present, step.n), `Step ${step.n}`, step.merge ? 'm' : null)
          else if (step.do === 'undo') history = undo(history)
          else if (step.do === 'redo') history = redo(history)
          else if (step.do === 'apply') history = withApplied(history)
          else await write()
        }
        await write()
        const restored = restoreHistory(KEY, structuredClone(history.present), await storage.sessions())
        expect(plain(restored.history)).toEqual(plain(history))
        // And what is walked through afterwards are the same tables.
        let [here, there] = [history, restored.history]
        while (here.past.length) [here, there] = [undo(here), undo(there)]
        expect(there.present).toEqual(JSON.parse(JSON.stringify(here.present)))
        // No row is left behind.
        await storage.commit(forgetHistory(KEY, written))
        expect(await storage.sessions()).toEqual([])
      }),
      seededRuns(60)
    )
  })

  it('has nothing to write when it has been read, whether there is something to redo or not', async () => {
    let history = startHistory(table)
    for (let i = 1; i <= 3; i++) history = record(history, editFigure(history.present, 'thor', { tokens: i }), `Tokens ${i}`)
    for (const kept of [history, undo(history), undo(undo(undo(history)))]) {
      const storage = memoryStorage()
      await storage.commit(historyChanges(KEY, NOTHING_WRITTEN, kept).changes)
      const restored = restoreHistory(KEY, kept.present, await storage.sessions())
      expect(historyChanges(KEY, restored.written, restored.history).changes).toEqual([])
    }
  })

  it('writes one step for one change, however long the day was', () => {
    let history = startHistory(table)
    for (let i = 0; i < 150; i++) history = record(history, editFigure(history.present, 'thor', { tokens: i }), `Tokens ${i}`)
    const { written } = historyChanges(KEY, NOTHING_WRITTEN, history)
    const next = historyChanges(KEY, written, record(history, editFigure(history.present, 'thor', { tokens: 999 }), 'Tokens'))
    expect(next.changes.map(({ do: what, table }) => [what, table])).toEqual([
      ['put', 'sessions'],
      ['put', 'sessions']
    ])
    expect(JSON.stringify(next.changes).length).toBeLessThan(700)
    expect(historyChanges(KEY, written, history).changes).toEqual([])
  })

  it('is left out where it belongs to another table, and its rows go with the next change', async () => {
    const storage = memoryStorage()
    const history = record(startHistory(table), editFigure(table, 'thor', { tokens: 2 }), 'Tokens')
    await storage.commit(historyChanges(KEY, NOTHING_WRITTEN, history).changes)
    const other = { ...table, ruleset: 'heroclix-2010' as const }
    const restored = restoreHistory(KEY, other, await storage.sessions())
    expect(restored.history).toEqual(startHistory(other))
    const next = historyChanges(KEY, restored.written, restored.history)
    await storage.commit(next.changes)
    expect((await storage.sessions()).map(({ id }) => id)).toEqual(['undo table'])
  })

  it('stops at a step that is gone or damaged, and keeps those before it', async () => {
    const storage = memoryStorage()
    let history = startHistory(table)
    for (let i = 0; i < 5; i++) history = record(history, editFigure(history.present, 'thor', { tokens: i }), `Tokens ${i}`)
    await storage.commit(historyChanges(KEY, NOTHING_WRITTEN, history).changes)
    await storage.commit([
      { do: 'put', table: 'sessions', value: { id: 'undo table 1', state: { label: 'Tokens 1', merge: null, edits: 'no' } } }
    ])
    const restored = restoreHistory(KEY, history.present, await storage.sessions())
    expect(restored.history.past.map(({ label }) => label)).toEqual(['Tokens 2', 'Tokens 3', 'Tokens 4'])
    await storage.commit(historyChanges(KEY, restored.written, restored.history).changes)
    expect(await storage.sessions()).toHaveLength(4)
  })
})

/** A saved ruling that goes to another profile as a file: everything goes with it, and nothing there is overwritten unseen. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { App } from '../../../../../src/renderer/actions/app.ts'
import { confirmImport } from '../../../../../src/renderer/actions/importing/confirmImport.ts'
import { bringIn } from '../../../../../src/renderer/actions/importing/importActions.ts'
import { undoLast } from '../../../../../src/renderer/actions/importing/libraryUndo.ts'
import { openRuling } from '../../../../../src/renderer/actions/games/openRuling.ts'
import { saveRuling, wordsOf } from '../../../../../src/renderer/actions/savedRulings/keepRuling.ts'
import { saveRulingFile, shareRulingFile } from '../../../../../src/renderer/actions/savedRulings/rulingFiles.ts'
import { differenceWords, kindWords } from '../../../../../src/renderer/model/importing/differenceWords.ts'
import { bytesOf } from '../../../../../src/shared/json/utf8.ts'
import { emptyTable } from '../../../../../src/renderer/model/table/table.svelte.ts'
import { memoryApp } from '../../../../support/memoryApp.ts'
import { readInPage } from '../../../../support/pageWorker.ts'

beforeEach(readInPage)
afterEach(() => {
  vi.unstubAllGlobals()
})

function profile() {
  const memory = memoryApp()
  const app = Object.assign(memory.app, { dataStore: { backups: { backUpIfChanged: () => Promise.resolve() } } }) as App
  const open = (text: string, name = 'r.ruling.json') => bringIn(app, [{ name, bytes: bytesOf(text) }])
  const row = () => memory.session.imports.preview!.rows[0]!
  return { ...memory, app, open, row }
}

const override = { verdict: 'blocked', reason: 'He said so.', author: 'Ann', at: '2026-01-02T03:04:05.000Z' }

async function sent() {
  const from = profile()
  await saveRuling(
    from.app,
    { ...wordsOf(null, 'Thor sees Loki'), table: '7', round: '2', players: 'Ana, Bo', note: 'Twice.', override },
    null
  )
  const saved = from.library.rulings[0]!
  await saveRulingFile(from.app, saved)
  const [file] = from.platform.saveFile.mock.calls[0]!
  return { from, saved, file }
}

describe('a saved ruling as a file', () => {
  it('comes to the saved rulings of another profile with all that was written, and opens its table', async () => {
    const { saved, file, from } = await sent()
    expect(file.name).toBe('Thor sees Loki.ruling.json')
    expect(from.told().at(-1)?.[1]).toContain(file.name)
    const to = profile()
    to.table.change('Clear', emptyTable('heroclix-2012'))
    await to.open(file.text)
    expect(to.library.rulings).toEqual([])
    expect(to.row()).toMatchObject({ status: 'new', name: 'Thor sees Loki' })
    expect(kindWords(to.row().incoming).join()).toContain('Ana, Bo')
    await confirmImport(to.app)
    expect(to.library.rulings).toEqual([saved])
    expect(to.session.screen).toBe('rulings')
    expect(await to.storage.rulings()).toEqual([saved])
    openRuling(to.app, to.library.rulings[0]!)
    expect(to.table.case).toEqual(saved.case)
    await undoLast(to.app)
    expect(to.library.rulings).toEqual([])
  })

  it('is recognised when it is there already, also under another id', async () => {
    const { file } = await sent()
    const to = profile()
    for (let times = 0; times < 2; times++) {
      await to.open(file.text)
      await confirmImport(to.app)
      to.session.imports.close()
    }
    expect(to.library.rulings).toHaveLength(1)
    await to.open(JSON.stringify({ ...(JSON.parse(file.text) as object), id: 'other' }))
    expect(to.row().status).toBe('same')
  })

  it('overwrites nothing unseen: mine stays, or both stay', async () => {
    const { file } = await sent()
    const to = profile()
    await to.open(file.text)
    await confirmImport(to.app)
    const mine = to.library.rulings[0]!
    await saveRuling(to.app, { ...wordsOf(mine, ''), note: 'Mine.' }, mine)
    await to.open(file.text)
    expect(to.row().status).toBe('different')
    expect(to.row().differences.map(differenceWords)).toEqual(['Note Mine. → Twice.'])
    expect(to.session.imports.coming).toBe(0)
    to.session.imports.decide(to.row(), { choice: 'keep-both' })
    await confirmImport(to.app)
    expect(to.library.rulings.map(({ note }) => note).toSorted()).toEqual(['Mine.', 'Twice.'])
    await undoLast(to.app)
    expect(to.library.rulings.map(({ note }) => note)).toEqual(['Mine.'])
  })

  it('keeps fields that this version does not know, also after its words were changed', async () => {
    const { file } = await sent()
    const to = profile()
    await to.open(JSON.stringify({ ...(JSON.parse(file.text) as object), colour: 'red' }))
    await confirmImport(to.app)
    const mine = to.library.rulings[0]!
    await saveRuling(to.app, { ...wordsOf(mine, ''), note: 'Mine.' }, mine)
    await saveRulingFile(to.app, to.library.rulings[0]!)
    expect(JSON.parse(to.platform.saveFile.mock.calls[0]![0].text)).toMatchObject({ colour: 'red', note: 'Mine.' })
  })

  it('is refused if its ruling is none that could be shown', async () => {
    const { file } = await sent()
    const to = profile()
    const json = JSON.parse(file.text) as { ruling: object }
    await to.open(
      JSON.stringify({
        ...json,
        ruling: {
          ...json.ruling,
          because: [{ rule: 'LOF-01', weight: 'decides', say: 7, facts: null, at: 3 }],
          blockedBy: null,
          verdict: 'blocked'
        }
      })
    )
    expect(to.library.rulings).toEqual([])
    expect(to.session.broken?.problems[0]?.code).toBe('ruling-unreadable')
  })

  it('is handed to another app, and says so if that fails', async () => {
    const { from, saved } = await sent()
    const send = vi.fn((_what: { file?: { name: string; bytes: Uint8Array } }) => Promise.resolve('shared'))
    Object.assign(from.platform, { share: { takes: () => true, send } })
    await shareRulingFile(from.app, saved)
    const shared = send.mock.calls[0]![0].file!
    expect(shared.name).toBe('Thor sees Loki.ruling.json')
    expect(JSON.parse(new TextDecoder().decode(shared.bytes))).toMatchObject({ format: 'linejudge-ruling/1', players: 'Ana, Bo' })
    send.mockRejectedValueOnce(new Error('Not now.'))
    await shareRulingFile(from.app, saved)
    from.platform.saveFile.mockRejectedValueOnce(new Error('No room.'))
    await saveRulingFile(from.app, saved)
    expect(from.told().slice(-2)).toEqual([
      ['error', 'Not now.'],
      ['error', 'No room.']
    ])
  })
})

/** Text pasted as figures: refused text stays in its box, and a dial without a name gets one. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { App } from '../../../../../src/renderer/actions/app.ts'
import { namePasted, pastingOf, readPasted } from '../../../../../src/renderer/actions/figures/pasting.ts'
import { confirmImport } from '../../../../../src/renderer/actions/importing/confirmImport.ts'
import { memoryApp } from '../../../../support/memoryApp.ts'
import { readInPage } from '../../../../support/pageWorker.ts'

beforeEach(readInPage)
afterEach(() => {
  vi.unstubAllGlobals()
})

function opened() {
  const memory = memoryApp()
  const saving = { ...memory.app.saving, add: vi.fn() }
  const app = Object.assign(memory.app, { saving, dataStore: { backups: { backUpIfChanged: () => Promise.resolve() } } }) as App
  const pasting = pastingOf(app)
  const read = async (text: string) => {
    pasting.text = text
    await readPasted(app)
  }
  return { ...memory, app, pasting, read }
}

describe('text that is pasted as figures', () => {
  it('stays in its box with its problems until it can be read', async () => {
    const { app, pasting, read, session } = opened()
    await read('{ "format": "linejudge-figures/2", "id": ')
    expect(pasting.problems.length).toBeGreaterThan(0)
    expect([pasting.open, pasting.text, session.broken]).toEqual([true, '{ "format": "linejudge-figures/2", "id": ', null])
    // Corrected in the box: the problems of before are not those of this text.
    pasting.text = 'Name;Speed;Attack;Defense;Damage\nRook;8;10;17;3'
    expect(pasting.problems).toEqual([])
    await readPasted(app)
    expect([pasting.open, pasting.problems, session.imports.preview?.rows.length]).toEqual([false, [], 1])
    // Not imported yet: it is there again.
    pasting.show()
    expect(pasting.text).toContain('Rook')
    await confirmImport(app)
    pasting.show()
    expect(pasting.text).toBe('')
  })

  it('makes a figure of a dial without a name, once it has one', async () => {
    const { app, pasting, read, library, session } = opened()
    await read('8 10 17 3\n7 9 16 2\nKO')
    expect([pasting.open, pasting.clicks, session.broken]).toEqual([true, 3, null])
    await namePasted(app)
    expect(library.figureSets).toEqual([])
    pasting.name = ' Rook '
    await namePasted(app)
    expect(library.figureSets[0]?.figures[0]).toMatchObject({
      name: 'Rook',
      dial: [{ speed: 8, attack: 10, defense: 17, damage: 3 }, { speed: 7 }, { ko: true }]
    })
    expect([pasting.open, pasting.text, pasting.clicks]).toEqual([false, '', 0])
  })

  it('keeps a dial whose figure could not be written, and does nothing without text', async () => {
    const { app, pasting, read, storage } = opened()
    await read('  ')
    expect(pasting.open).toBe(false)
    await read('8 10 17 3')
    pasting.name = 'Rook'
    vi.spyOn(storage, 'commit').mockRejectedValue(new Error('The disk is full.'))
    await namePasted(app)
    expect([pasting.open, pasting.text]).toEqual([true, '8 10 17 3'])
  })
})

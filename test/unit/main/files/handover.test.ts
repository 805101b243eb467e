import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { caseFilesIn, Handover } from '../../../../src/main/files/handover.ts'
import type { HandedFile } from '../../../../src/shared/shell/ipc.ts'

describe('the case files of a command line', () => {
  it('are told from the program, switches and everything else', () => {
    const absolute = resolve('/somewhere/b.CLIXCASE')
    expect(caseFilesIn(['a.clixcase', '.', '--open=c.clixcase', 'one.clixcase', absolute, 'notes.txt', 'two.json'], '/desk')).toEqual([
      resolve('/desk/one.clixcase'),
      absolute,
      resolve('/desk/two.json')
    ])
  })
  it('may be addresses of files, and of files only', () => {
    const file = resolve('/somewhere/a b.clixcase')
    expect(caseFilesIn(['exe', pathToFileURL(file).href, 'https://example.org/x.clixcase', 'file://%zz/x.clixcase'], '/desk')).toEqual([
      file
    ])
  })
  it.each(['file://host/share/x.json', '\\\\host\\share\\x.json', '//host/share/x.clixcase'])(
    '%s lies on another computer: it is told and not asked for',
    async (path) => {
      const got: HandedFile[] = []
      const handover = new Handover()
      await handover.to((file) => {
        got.push(file)
      })
      await handover.offer(...caseFilesIn(['exe', path], '/desk'))
      expect(got).toMatchObject([{ error: { say: 'file-elsewhere', message: expect.stringContaining('another computer') as string } }])
    }
  )
})

describe('handing over', () => {
  let folder: string
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'linejudge-handover-'))
    for (const name of ['a', 'b', 'c']) await writeFile(join(folder, name), name)
  })
  afterEach(() => rm(folder, { recursive: true }))

  it('waits for a window, keeps the order and hands each over once', async () => {
    const got: HandedFile[] = []
    const handover = new Handover()
    await handover.offer(join(folder, 'a'), join(folder, 'missing'))
    expect(got).toEqual([])
    await handover.to((file) => {
      got.push(file)
    })
    await handover.offer(join(folder, 'b'))
    await handover.to(null)
    await handover.offer(join(folder, 'c'))
    const MISSING = { name: 'missing', why: { say: 'why.not-there', facts: {} } }
    expect(got).toEqual([
      { name: 'a', text: 'a' },
      { name: 'missing', error: { message: '“missing” could not be read: it is not there.', say: 'file-not-read', facts: MISSING } },
      { name: 'b', text: 'b' }
    ])
    await handover.to((file) => {
      got.push(file)
    })
    expect(got.at(-1)).toEqual({ name: 'c', text: 'c' })
    expect(got).toHaveLength(4)
  })

  it('keeps a file whose window went while it was read', async () => {
    const got: HandedFile[] = []
    const handover = new Handover()
    const first = handover.to((file) => {
      got.push(file)
    })
    void handover.offer(join(folder, 'a'))
    void first.then(() => handover.to(null))
    await handover.to(null)
    await handover.to((file) => {
      got.push(file)
    })
    expect(got).toEqual([{ name: 'a', text: 'a' }])
  })
})

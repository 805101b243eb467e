/** Backups of the desktop app in real folders: where they go, what is refused, and what stays when something fails. */
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createBackups } from '../../../../src/main/files/backups.ts'

const NAME = 'linejudge-20260307-102030-456-asked.json'
const OTHER = 'linejudge-20260307-102031-456-change.json'
let root: string
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'linejudge-backups-'))
})
afterEach(async () => {
  await chmod(root, 0o755)
  await rm(root, { recursive: true, force: true })
})

const app = { getPath: (name: string) => join(root, name) }
const folder = () => join(root, 'documents', 'Linejudge backups')

describe('the folder of backups', () => {
  it('lies in the documents and holds plain files that are read as they were written', async () => {
    const backups = createBackups(app)
    expect(await backups.place()).toEqual({ folder: folder(), problem: null })
    await backups.write({ name: NAME, text: '{ "ü": 1 }\n' })
    expect(await readFile(join(folder(), NAME), 'utf8')).toBe('{ "ü": 1 }\n')
    expect(await backups.read(NAME)).toBe('{ "ü": 1 }\n')
    expect(await backups.list()).toEqual([{ name: NAME, bytes: 12 }])
    expect(await readdir(folder())).toEqual([NAME])
  })

  it('is Linejudge’s own if the system cannot name the documents, and the page is told', async () => {
    const backups = createBackups({
      getPath: (name) => {
        if (name === 'documents') throw new Error("Failed to get 'documents' path")
        return join(root, name)
      }
    })
    const { folder: own, problem } = await backups.place()
    expect([own, problem?.message]).toEqual([
      join(root, 'userData', 'backups'),
      'The folder “Linejudge backups” cannot be written to. Backups go to Linejudge’s own folder until it can.'
    ])
    await backups.write({ name: NAME, text: 'kept' })
    expect([await backups.read(NAME), await backups.list()]).toEqual(['kept', [{ name: NAME, bytes: 4 }]])
    await backups.remove(NAME)
    expect(await backups.list()).toEqual([])
  })

  it('is Linejudge’s own where the documents cannot be written to, and that is said; both are read', async () => {
    const backups = createBackups(app)
    await backups.write({ name: NAME, text: 'first' })
    // A file where the folder should be: nothing can be created below it.
    await rm(folder(), { recursive: true })
    await writeFile(folder(), '')
    const { folder: own, problem } = await backups.place()
    expect(own).toBe(join(root, 'userData', 'backups'))
    expect(problem?.message).toMatch(/cannot be written to\. Backups go to Linejudge’s own folder/)
    await backups.write({ name: OTHER, text: 'second' })
    await rm(folder())
    await mkdir(folder())
    await writeFile(join(folder(), NAME), 'first')
    expect((await backups.list()).map(({ name }) => name).sort()).toEqual([NAME, OTHER])
    expect([await backups.read(NAME), await backups.read(OTHER)]).toEqual(['first', 'second'])
  })

  it('says in a sentence when nothing can be written anywhere', async () => {
    await writeFile(join(root, 'documents'), '')
    await writeFile(join(root, 'userData'), '')
    const backups = createBackups(app)
    expect((await backups.place()).problem?.message).toMatch(/no backup can be made/)
    await expect(backups.write({ name: NAME, text: '' })).rejects.toThrow(/no backup can be made\..*could not be saved/)
    expect(await backups.list()).toEqual([])
  })
})

describe('a backup', () => {
  it('is never written over', async () => {
    const backups = createBackups(app)
    await backups.write({ name: NAME, text: 'first' })
    await expect(backups.write({ name: NAME, text: 'second' })).rejects.toThrow('There is a backup called')
    expect(await backups.read(NAME)).toBe('first')
  })

  it('that is gone, no text or removed twice is a sentence or nothing', async () => {
    const backups = createBackups(app)
    await expect(backups.read(NAME)).rejects.toThrow(`“${NAME}” could not be read: it is not there.`)
    await backups.place()
    await writeFile(join(folder(), NAME), new Uint8Array([0xff, 0xfe]))
    await expect(backups.read(NAME)).rejects.toThrow('is no text in UTF-8; expected a backup.')
    await backups.remove(NAME)
    await backups.remove(NAME)
    expect(await backups.list()).toEqual([])
  })

  it('is listed alone: other files stay untouched, old leftovers of interrupted writes go', async () => {
    const backups = createBackups(app)
    await backups.write({ name: NAME, text: '1' })
    const leftover = join(folder(), `.${NAME}.0123456789ab.tmp`)
    const fresh = join(folder(), `.${OTHER}.0123456789ab.tmp`)
    for (const path of [leftover, fresh, join(folder(), 'notes.txt')]) await writeFile(path, 'x')
    await utimes(leftover, new Date(0), new Date(0))
    expect(await backups.list()).toEqual([{ name: NAME, bytes: 1 }])
    expect((await readdir(folder())).sort()).toEqual([`.${OTHER}.0123456789ab.tmp`, NAME, 'notes.txt'])
  })
})

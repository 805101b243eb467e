import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, symlink, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createSpeech } from '../../../../src/main/text/words.ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createDocuments, fileNameFrom } from '../../../../src/main/files/documents.ts'
import { readRawFile, readTextFile, writeWholeFile } from '../../../../src/main/files/files.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'linejudge-files-'))
})
afterEach(() => rm(folder, { recursive: true }))
const at = (name: string): string => join(folder, name)

describe('reading a case file', () => {
  it('gives its name and its text', async () => {
    await writeFile(at('a.clixcase'), '{"ü":1}')
    expect(await readTextFile(at('a.clixcase'))).toEqual({ name: 'a.clixcase', text: '{"ü":1}' })
  })

  it('takes a backup of up to 128 MiB by its first words, and nothing else of that size', async () => {
    for (const [name, head] of [
      ['backup.json', '{"format": "linejudge-backup/1", '],
      ['map.json', '{"format": "linejudge-map/1", ']
    ] as const) {
      await writeFile(at(name), head)
      await truncate(at(name), 33 * 1024 * 1024)
    }
    expect((await readRawFile(at('backup.json'))).bytes.length).toBe(33 * 1024 * 1024)
    await expect(readRawFile(at('map.json'))).rejects.toThrow('“map.json” holds 33 MiB; a case file has at most 32 MiB.')
    await truncate(at('backup.json'), 129 * 1024 * 1024)
    await expect(readRawFile(at('backup.json'))).rejects.toThrow('“backup.json” holds 129 MiB; a backup has at most 128 MiB.')
  })

  it('takes a pack, and a map with its picture inside, of up to 128 MiB', async () => {
    for (const [name, head] of [
      ['club.clixpack', 'PK\u0003\u0004'],
      ['cave.dd2vtt', '{"format":0.3,"resolution":{']
    ] as const) {
      await writeFile(at(name), head)
      await truncate(at(name), 33 * 1024 * 1024)
      expect((await readRawFile(at(name))).bytes.length).toBe(33 * 1024 * 1024)
      await truncate(at(name), 129 * 1024 * 1024)
      await expect(readRawFile(at(name))).rejects.toThrow(`“${name}” holds 129 MiB; a pack or a map with its picture has at most 128 MiB.`)
    }
  })

  it('takes 32 MiB and not a byte more, by its size alone', async () => {
    await writeFile(at('big'), '')
    await truncate(at('big'), 32 * 1024 * 1024)
    expect((await readTextFile(at('big'))).text).toHaveLength(32 * 1024 * 1024)
    await truncate(at('big'), 32 * 1024 * 1024 + 1)
    await expect(readTextFile(at('big'))).rejects.toThrow('“big” holds 33 MiB; a case file has at most 32 MiB.')
  })

  it('says what is wrong in a sentence with its name', async () => {
    await expect(readTextFile(at('gone'))).rejects.toThrow('“gone” could not be read: it is not there.')
    await mkdir(at('folder'))
    await expect(readTextFile(at('folder'))).rejects.toThrow('“folder” is no file that can be opened.')
    await writeFile(at('image'), Buffer.from([0x89, 0x50, 0xff, 0xfe]))
    await expect(readTextFile(at('image'))).rejects.toThrow('“image” is no text in UTF-8; expected a case file.')
  })
})

describe('writing a case file', () => {
  it('puts the new text in the place of the old and leaves nothing else behind', async () => {
    await writeFile(at('a.clixcase'), 'old')
    await chmod(at('a.clixcase'), 0o640)
    await writeWholeFile(at('a.clixcase'), 'new ü')
    expect(await readFile(at('a.clixcase'), 'utf8')).toBe('new ü')
    expect((await stat(at('a.clixcase'))).mode & 0o777).toBe(0o640)
    expect(await readdir(folder)).toEqual(['a.clixcase'])
  })

  it('writes through a link to the file that it means', async () => {
    await writeFile(at('real'), 'old')
    await symlink(at('real'), at('link'))
    await writeWholeFile(at('link'), 'new')
    expect(await readFile(at('real'), 'utf8')).toBe('new')
  })

  it('that fails leaves what was there, and no half file', async () => {
    await mkdir(at('a'))
    await expect(writeWholeFile(at('a'), 'new')).rejects.toThrow(/“a” could not be saved: .* What was there before is unchanged\./)
    expect(await readdir(folder)).toEqual(['a'])
    await expect(writeWholeFile(at('no/where'), 'new')).rejects.toThrow('“where” could not be saved: it is not there.')
  })
})

describe('the dialogs', () => {
  interface Asked {
    defaultPath?: string
    message?: string
  }
  function documents(picked: { open?: string; save?: string; button?: number }): {
    documents: ReturnType<typeof createDocuments>
    asked: Asked[]
    recent: string[]
  } {
    const asked: Asked[] = []
    const recent: string[] = []
    return {
      asked,
      recent,
      documents: createDocuments({
        dialog: {
          showOpenDialog: (options: unknown) => {
            asked.push(options as Asked)
            return Promise.resolve({ canceled: picked.open === undefined, filePaths: picked.open === undefined ? [] : [picked.open] })
          },
          showSaveDialog: (options: unknown) => {
            asked.push(options as Asked)
            return Promise.resolve({ canceled: picked.save === undefined, filePath: picked.save ?? '' })
          },
          showMessageBox: (options: unknown) => {
            asked.push(options as Asked)
            return Promise.resolve({ response: picked.button ?? 0, checkboxChecked: false })
          }
        },
        app: {
          getPath: () => folder,
          addRecentDocument: (path) => {
            recent.push(path)
          }
        },
        window: () => null,
        words: () => createSpeech('', () => ['en']).words
      })
    }
  }

  it('give null when they are cancelled', async () => {
    const { documents: none } = documents({})
    expect(await none.open()).toBeNull()
    expect(await none.save({ name: 'a', text: 'b' })).toBeNull()
    expect(await readdir(folder)).toEqual([])
  })

  it('begin in the user’s documents, then where they were last', async () => {
    await mkdir(at('sub'))
    await writeFile(at('sub/a.clixcase'), '{}')
    const { documents: some, asked, recent } = documents({ open: at('sub/a.clixcase'), save: at('sub/b') })
    await some.open()
    expect(await some.save({ name: 'my case', text: '1' })).toEqual({ name: 'b.clixcase' })
    expect(asked.map(({ defaultPath }) => defaultPath)).toEqual([folder, at('sub/my case')])
    expect(recent).toEqual([at('sub/a.clixcase'), at('sub/b.clixcase')])
    expect(await readFile(at('sub/b.clixcase'), 'utf8')).toBe('1')
  })

  it('ask before a file is written over whose ending was added after the dialog', async () => {
    await writeFile(at('mine.clixcase'), 'before')
    const stays = documents({ save: at('mine') })
    expect(await stays.documents.save({ name: 'x', text: 'after' })).toBeNull()
    expect([stays.asked[1]?.message, await readFile(at('mine.clixcase'), 'utf8')]).toEqual([
      'There is a file called “mine.clixcase” already.',
      'before'
    ])
    expect(await documents({ save: at('mine'), button: 1 }).documents.save({ name: 'x', text: 'after' })).toEqual({ name: 'mine.clixcase' })
    expect(await readFile(at('mine.clixcase'), 'utf8')).toBe('after')
    // About the name that was typed the dialog has asked itself.
    const whole = documents({ save: at('mine.clixcase') })
    expect([await whole.documents.save({ name: 'x', text: 'again' }), whole.asked.length]).toEqual([{ name: 'mine.clixcase' }, 1])
  })

  it.each([
    ['Thor vs. Hulk.clixcase', 'Thor vs. Hulk.clixcase'],
    ['../../../etc/passwd', 'etc passwd'],
    ['C:\\a\\b.clixcase', 'C a b.clixcase'],
    ['a\u0000b\nc', 'a b c'],
    ['...', 'case.clixcase'],
    ['', 'case.clixcase'],
    ['x'.repeat(300), 'x'.repeat(120)]
  ])('offer %j as the name %j', (proposed, name) => {
    expect(fileNameFrom(proposed)).toBe(name)
  })
})

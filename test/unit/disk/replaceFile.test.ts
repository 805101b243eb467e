/** Files written whole: what is on the disk is flushed there with its name, and what fails leaves nothing. */
import { mkdtemp, open, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { OWN_FILE, OWN_FOLDER, replaceFile } from '../../../src/disk/replaceFile.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'linejudge-replace-'))
})
afterEach(async () => {
  vi.restoreAllMocks()
  await rm(folder, { recursive: true, force: true })
})

it.skipIf(process.platform === 'win32')('flushes the file and then the list of names that it stands in', async () => {
  const probe = await open(folder, 'r')
  const handles = Object.getPrototypeOf(probe) as { sync(): Promise<void> }
  await probe.close()
  const flushed = vi.spyOn(handles, 'sync')
  const temporary = join(folder, 'a.new')
  const seen: string[][] = []
  flushed.mockImplementation(async () => {
    seen.push((await readdir(folder)).sort())
  })
  await replaceFile(join(folder, 'a'), 'whole', { temporary })
  expect(seen).toEqual([['a.new'], ['a']])
  expect(await readFile(join(folder, 'a'), 'utf8')).toBe('whole')
})

it('leaves the file as it was, and nothing beside it, where the new one cannot take its place', async () => {
  await writeFile(join(folder, 'a'), 'before')
  await expect(replaceFile(join(folder, 'a', 'b'), 'x', { temporary: join(folder, 'a.new') })).rejects.toThrow()
  expect(await readdir(folder)).toEqual(['a'])
  expect(await readFile(join(folder, 'a'), 'utf8')).toBe('before')
})

it.skipIf(process.platform === 'win32')('lets a file be read by its owner alone, unless other rights are asked for', async () => {
  const temporary = join(folder, 'a.new')
  const modeOf = async (name: string): Promise<number> => (await stat(join(folder, name))).mode & 0o777
  await replaceFile(join(folder, 'own'), 'x', { temporary })
  await replaceFile(join(folder, 'open'), new Uint8Array([1]), { temporary, mode: 0o640 })
  expect([await modeOf('own'), await modeOf('open'), OWN_FILE, OWN_FOLDER]).toEqual([0o600, 0o640, 0o600, 0o700])
  expect([...(await readFile(join(folder, 'open')))]).toEqual([1])
})

it('lets go of everything that it opened, also where the disk refuses', async () => {
  const probe = await open(folder, 'r')
  const handles = Object.getPrototypeOf(probe) as { sync(): Promise<void> }
  await probe.close()
  const flushed = vi.spyOn(handles, 'sync')
  const left = (): readonly number[] => (flushed.mock.contexts as unknown as { fd: number }[]).map(({ fd }) => fd)
  const temporary = join(folder, 'a.new')
  await replaceFile(join(folder, 'a'), 'before', { temporary })
  expect(left()).toEqual([-1, -1])
  const error = new Error('full')
  flushed.mockRejectedValueOnce(error)
  await expect(replaceFile(join(folder, 'a'), 'after', { temporary })).rejects.toBe(error)
  expect(left()).toEqual([-1, -1, -1])
  expect([await readdir(folder), await readFile(join(folder, 'a'), 'utf8')]).toEqual([['a'], 'before'])
  // Where only the list of names cannot be flushed the file is whole either way.
  flushed.mockResolvedValueOnce(undefined).mockRejectedValueOnce(error)
  await replaceFile(join(folder, 'a'), 'after', { temporary })
  expect(left()).toEqual([-1, -1, -1, -1, -1])
  expect(await readFile(join(folder, 'a'), 'utf8')).toBe('after')
})

it('fails with what went wrong, also where nothing was begun', async () => {
  const nowhere = join(folder, 'nowhere')
  const made = replaceFile(join(nowhere, 'a'), 'x', { temporary: join(nowhere, 'a.new') })
  await expect(made).rejects.toMatchObject({ code: 'ENOENT', syscall: 'open' })
})

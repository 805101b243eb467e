/** Files written whole: what is on the disk is flushed there with its name, and what fails leaves nothing. */
import { mkdtemp, open, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { replaceFile } from '../../../src/disk/replaceFile.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'linejudge-replace-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

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

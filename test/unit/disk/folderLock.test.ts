/** A folder that one program uses: another one is refused, and a killed one holds nothing. */
import { spawn } from 'node:child_process'
import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { lockFolder } from '../../../src/disk/folderLock.ts'
import { journalStore, readHostedFile } from '../../../src/host/log/journalStore.ts'
import { eventFile } from '../../support/venue.ts'

const folders: string[] = []
const folderOf = async (): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'linejudge-lock-'))
  folders.push(folder)
  return folder
}
afterEach(async () => {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true })
})

/** Another process that writes a lock as this one would and then sleeps. */
async function another(folder: string): Promise<ReturnType<typeof spawn>> {
  const start = `fs.readFileSync('/proc/self/stat', 'utf8').split(') ')[1].split(' ')[19]`
  const script = `const fs = require('fs'); let s = ''; try { s = ${start} } catch {}
    fs.writeFileSync(${JSON.stringify(join(folder, 'in-use.lock'))}, process.pid + ' ' + s + '\\n'); console.log('locked'); setInterval(() => {}, 1000)`
  const child = spawn(process.execPath, ['-e', script], { stdio: ['ignore', 'pipe', 'ignore'] })
  await new Promise((done) => child.stdout.once('data', done))
  return child
}

it('refuses a folder that a running program uses, and takes it as soon as that one is killed', async () => {
  const folder = await folderOf()
  const child = await another(folder)
  await expect(lockFolder(folder)).rejects.toMatchObject({
    code: 'elsewhere',
    message: expect.stringContaining(String(child.pid)) as unknown
  })
  await expect(journalStore(folder, readHostedFile(eventFile(), 'event'))).rejects.toMatchObject({ code: 'elsewhere' })
  expect(await readdir(folder)).toEqual(['in-use.lock'])
  child.kill('SIGKILL')
  await new Promise((done) => child.once('exit', done))
  const store = await journalStore(folder, readHostedFile(eventFile(), 'event'))
  await store.close()
  expect((await readdir(folder)).toSorted()).toEqual(['journal-a.ljj'])
})

it('is shared by the stores of one process, and released with the last', async () => {
  const folder = await folderOf()
  const [first, second] = [await lockFolder(folder), await lockFolder(folder)]
  await first()
  await first()
  expect(await readdir(folder)).toEqual(['in-use.lock'])
  await second()
  expect(await readdir(folder)).toEqual([])
})

it('takes a lock whose process number belongs to another program by now, and one that was never written', async () => {
  const folder = await folderOf()
  // Process 1 runs on every system; it was not started at this tick.
  await writeFile(join(folder, 'in-use.lock'), '1 123456789012\n')
  await utimes(join(folder, 'in-use.lock'), 1, 1)
  await (
    await lockFolder(folder)
  )()
  await writeFile(join(folder, 'in-use.lock'), '')
  await utimes(join(folder, 'in-use.lock'), 1, 1)
  await (
    await lockFolder(folder)
  )()
  expect(await readdir(folder)).toEqual([])
})

it('waits for a lock that is being written', async () => {
  const folder = await folderOf()
  await writeFile(join(folder, 'in-use.lock'), '')
  const locking = lockFolder(folder)
  await writeFile(join(folder, 'in-use.lock'), `${process.ppid} \n`)
  await expect(locking).rejects.toMatchObject({ code: 'elsewhere' })
})

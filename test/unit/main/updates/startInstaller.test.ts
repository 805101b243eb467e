/** Starting an installer that was checked, as each system does it. */
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { runApart, startInstaller } from '../../../../src/main/updates/startInstaller.ts'

describe('an installer', () => {
  let home: string
  let ran: [string, readonly string[]][]
  const run = (program: string, args: readonly string[]): Promise<void> => {
    ran.push([program, args])
    return Promise.resolve()
  }
  beforeEach(() => {
    home = mkdtempSync(join(tmpdir(), 'linejudge-start-'))
    ran = []
  })
  afterEach(() => {
    rmSync(home, { recursive: true, force: true })
  })

  it.each<[string, NodeJS.Platform, [string, boolean]]>([
    ['a-setup.exe', 'win32', ['', false]],
    ['a.dmg', 'darwin', ['/usr/bin/open', true]],
    ['a.deb', 'linux', ['xdg-open', true]],
    ['a.AppImage', 'linux', ['', false]]
  ])('%s is started on %s', async (name, platform, [opener, handed]) => {
    const file = join(home, name)
    await startInstaller(file, { platform, env: {}, run })
    expect(ran).toEqual([handed ? [opener, [file]] : [file, []]])
  })

  it.each<[string, NodeJS.Platform, (own: string) => Record<string, string>]>([
    ['b.AppImage', 'linux', (own) => ({ APPIMAGE: join(own, 'a.AppImage') })],
    ['b-portable.exe', 'win32', (own) => ({ PORTABLE_EXECUTABLE_DIR: own })]
  ])('%s, which installs nothing, goes beside the one that runs, and overwrites nothing there', async (name, platform, env) => {
    const own = mkdtempSync(join(home, 'own-'))
    writeFileSync(join(home, name), 'new', { mode: 0o600 })
    await startInstaller(join(home, name), { platform, env: env(own), run })
    expect(ran).toEqual([[join(own, name), []]])
    expect(readFileSync(join(own, name), 'utf8')).toBe('new')
    if (process.platform !== 'win32') expect(statSync(join(own, name)).mode & 0o111).toBe(0o111)
    await expect(startInstaller(join(home, name), { platform, env: env(own), run })).rejects.toThrow('EEXIST')
    expect(ran).toHaveLength(1)
  })

  it('runs on its own, or says that it does not', async () => {
    await runApart(process.execPath, ['--version'])
    await expect(runApart(join(home, 'nothing'), [])).rejects.toThrow('ENOENT')
  })
})

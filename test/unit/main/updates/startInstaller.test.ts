/** Starting an installer that was checked, as each system does it. */
import { spawn } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openApart, runApart, startAfter, startInstaller } from '../../../../src/main/updates/startInstaller.ts'
import { waitFor } from '../../../support/waitFor.ts'

describe('an installer', () => {
  let home: string
  let ran: [string, readonly string[]][]
  const run = (program: string, args: readonly string[]): Promise<void> => {
    ran.push([program, args])
    return Promise.resolve()
  }
  const open = (opener: string, file: string): Promise<void> => run(opener, [file])
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
    expect(await startInstaller(file, { platform, env: {}, run, open })).toBeNull()
    expect(ran).toEqual([handed ? [opener, [file]] : [file, []]])
  })

  it.each<[string, NodeJS.Platform, (own: string) => Record<string, string>]>([
    ['b.AppImage', 'linux', (own) => ({ APPIMAGE: join(own, 'a.AppImage') })],
    ['b-portable.exe', 'win32', (own) => ({ PORTABLE_EXECUTABLE_DIR: own })]
  ])(
    '%s, which installs nothing, is put beside the running one, overwrites nothing, and is not started yet',
    async (name, platform, env) => {
      const own = mkdtempSync(join(home, 'own-'))
      writeFileSync(join(home, name), 'new', { mode: 0o600 })
      expect(await startInstaller(join(home, name), { platform, env: env(own), run, open })).toBe(join(own, name))
      expect(readFileSync(join(own, name), 'utf8')).toBe('new')
      if (process.platform !== 'win32') expect(statSync(join(own, name)).mode & 0o111).toBe(0o111)
      await expect(startInstaller(join(home, name), { platform, env: env(own), run, open })).rejects.toThrow('EEXIST')
      // The lock of the running app would send it away.
      expect(ran).toEqual([])
    }
  )

  it('runs on its own, or says that it does not', async () => {
    await runApart(process.execPath, ['--version'])
    await expect(runApart(join(home, 'nothing'), [])).rejects.toThrow('ENOENT')
  })

  describe.runIf(process.platform !== 'win32')('that another program opens', () => {
    const program = (name: string, script: string): string => {
      const path = join(home, name)
      writeFileSync(path, `#!/bin/sh\n${script}\n`)
      chmodSync(path, 0o755)
      return path
    }

    it('is opened if that program ends well or goes on running', async () => {
      const opened = join(home, 'opened')
      await openApart(program('opens', `echo "$1" > ${opened}`), '/a.deb')
      expect(readFileSync(opened, 'utf8')).toBe('/a.deb\n')
      await openApart(program('stays', 'sleep 5'), '/a.deb', 50)
    })

    it('is not opened if that program ends with an error, or is not there', async () => {
      await expect(openApart(program('fails', 'exit 3'), '/a.deb')).rejects.toThrow('fails: 3')
      await expect(openApart(join(home, 'nothing'), '/a.deb')).rejects.toThrow('ENOENT')
    })
  })

  it.runIf(process.platform === 'linux')(
    'that installs nothing starts when the app has ended, without the folders of its image',
    async () => {
      const said = join(home, 'said')
      const next = join(home, 'b.AppImage')
      writeFileSync(
        next,
        `#!/bin/sh\necho "$APPIMAGE|$LD_LIBRARY_PATH|$XDG_DATA_DIRS|$PWD|$HOME_OF_JUDGE" > ${said}.part\nmv ${said}.part ${said}\n`
      )
      chmodSync(next, 0o755)
      const old = spawn(process.execPath, ['-e', 'setInterval(() => undefined, 1000)'], { stdio: 'ignore' })
      try {
        const image = '/tmp/.mount_a'
        startAfter(old.pid!, next, {
          PATH: process.env.PATH!,
          APPDIR: image,
          APPIMAGE: join(home, 'a.AppImage'),
          LD_LIBRARY_PATH: `${image}/usr/lib`,
          XDG_DATA_DIRS: `${image}/usr/share:/usr/share`,
          HOME_OF_JUDGE: 'kept'
        })
        await new Promise((resolve) => setTimeout(resolve, 400))
        expect(existsSync(said)).toBe(false)
      } finally {
        old.kill('SIGKILL')
      }
      await waitFor(() => expect(existsSync(said)).toBe(true))
      expect(readFileSync(said, 'utf8')).toBe('||/usr/share|/|kept\n')
    }
  )
})

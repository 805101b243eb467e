/**
 * The packed app: electron-builder packs what was built with a stand-in for Electron's binary, which is all that cannot be
 * had without a network; the archive that comes of it is the real one, and is read entry by entry.
 */
import { execFile } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { extractFile, listPackage } from '@electron/asar'
import { load } from 'js-yaml'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { billOfMaterials } from '../../scripts/releaseBom.mjs'
import { META_POLICY } from '../../src/shared/shell/serving.ts'
import { BUILT_RENDERER } from '../support/serve.ts'

const ROOT = resolve(import.meta.dirname, '../..')
const BUILDER = join(ROOT, 'node_modules/electron-builder/cli.js')
const why = !existsSync(BUILDER)
  ? 'electron-builder is not installed'
  : process.platform !== 'linux'
    ? 'the stand-in for Electron is one for Linux'
    : null
if (why !== null) console.warn(`The test of the packed app was NOT RUN: ${why}.`)

describe.skipIf(why !== null)(`the packed app${why === null ? '' : ` (NOT RUN: ${why})`}`, () => {
  const folder = mkdtempSync(join(tmpdir(), 'linejudge-packed-'))
  let archive: string
  let entries: readonly string[]
  const text = (path: string): string => extractFile(archive, path).toString('utf8')

  beforeAll(async () => {
    const electron = join(folder, 'electron')
    mkdirSync(join(electron, 'locales'), { recursive: true })
    const { version } = JSON.parse(readFileSync(join(ROOT, 'node_modules/electron/package.json'), 'utf8')) as { version: string }
    writeFileSync(join(electron, 'electron'), '')
    chmodSync(join(electron, 'electron'), 0o755)
    writeFileSync(join(electron, 'version'), version)
    writeFileSync(join(electron, 'locales/en-US.pak'), '')
    // Fuses are flipped in the real binary, which the stand-in is not: they are read from the settings in their own test.
    const { electronFuses: _fuses, ...settings } = load(readFileSync(join(ROOT, 'electron-builder.yml'), 'utf8')) as Record<string, unknown>
    const own = { ...settings, electronDist: electron, directories: { ...(settings.directories as object), output: join(folder, 'dist') } }
    writeFileSync(join(folder, 'builder.json'), JSON.stringify(own))
    await promisify(execFile)(
      process.execPath,
      [BUILDER, '--linux', 'dir', '--publish', 'never', '--config', join(folder, 'builder.json')],
      { cwd: ROOT, env: { ...process.env, CI: '1' }, maxBuffer: 16 * 1024 * 1024 }
    ).catch((error: unknown) => {
      const { stdout, stderr } = error as { stdout: string; stderr: string }
      throw new Error(`electron-builder failed: ${stdout}${stderr}`)
    })
    const place = readdirSync(join(folder, 'dist'), { recursive: true, encoding: 'utf8' }).find((path) => path.endsWith('app.asar'))
    if (place === undefined) throw new Error('electron-builder made no archive.')
    archive = join(folder, 'dist', place)
    entries = listPackage(archive, { isPack: false }).map((path) => path.replaceAll('\\', '/').replace(/^\//, ''))
  }, 240_000)
  afterAll(() => {
    rmSync(folder, { recursive: true, force: true })
  })

  it('holds exactly what was built, and nothing else', () => {
    const files = entries.filter((path) => entries.every((other) => !other.startsWith(`${path}/`)))
    const built = (part: string): string[] =>
      readdirSync(join(ROOT, 'out', part), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) =>
          join(entry.parentPath, entry.name)
            .slice(ROOT.length + 1)
            .replaceAll('\\', '/')
        )
    const expected = [
      'package.json',
      ...built('main'),
      ...built('preload'),
      ...built('player'),
      ...built('renderer').filter((path) => path !== 'out/renderer/sw.js')
    ]
    expect([...files].sort()).toEqual(expected.sort())
    expect(files.filter((path) => /(^|\/)(src|test|node_modules|docs|\.git)\/|\.(ts|svelte|map|md|yml)$/.test(path))).toEqual([])
  })

  it('has no resources beside the archive, and the archive is packed whole', () => {
    const beside = readdirSync(join(archive, '..')).filter((name) => name !== 'app.asar')
    expect(beside.filter((name) => name.startsWith('app.asar.unpacked') || name === 'app')).toEqual([])
  })

  it('states the policy in its page and starts from the built main process', () => {
    const html = text('out/renderer/index.html').replaceAll('&#39;', "'")
    expect(/http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1]).toBe(META_POLICY)
    const manifest = JSON.parse(text('package.json')) as Record<string, unknown>
    expect(manifest.main).toBe('./out/main/index.js')
    expect(manifest).not.toHaveProperty('devDependencies')
    expect(text('out/preload/preload.cjs')).toContain('contextBridge')
  })

  it('brings the licences of every package in it, with their words, and the bill of materials names each', async () => {
    const named: string[] = []
    for (const part of ['main', 'preload', 'renderer']) {
      const licences = text(`out/${part}/licences.txt`)
      const sections = [...licences.matchAll(/^## (\S+) - (\S+)/gm)].map(([, name, version]) => `${name!}@${version!}`)
      // What stands between page and shell is ours alone.
      if (part === 'preload') expect(sections).toEqual([])
      else expect(sections.length, part).toBeGreaterThan(0)
      expect(licences.match(/permission|licen[cs]ed? /gi)?.length ?? 0, part).toBeGreaterThanOrEqual(sections.length)
      named.push(...sections)
    }
    const bill = new Set((await billOfMaterials()).components.map(({ name, version }) => `${name}@${version}`))
    expect(named.filter((one) => !bill.has(one))).toEqual([])
    // Packages are named where they are used, and nowhere else is so much of them.
    for (const name of ['svelte', 'pixi.js', 'dexie', '@fontsource-variable/inter'])
      expect(
        named.some((one) => one.startsWith(`${name}@`)),
        name
      ).toBe(true)
  })

  it('is the version that is being released, with its name, and nothing of how it was made', () => {
    const manifest = JSON.parse(text('package.json')) as Record<string, unknown>
    const own = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as Record<string, unknown>
    expect([manifest.name, manifest.version, manifest.productName]).toEqual([own.name, own.version, own.productName])
    expect(manifest).not.toHaveProperty('scripts')
  })

  it('names no place of the machine that it was built on, and no map of sources', () => {
    const scripts = entries.filter((path) => /\.(c?js|html|css|json|webmanifest)$/.test(path))
    expect(scripts.length).toBeGreaterThan(5)
    for (const path of scripts) {
      const content = text(path)
      expect(content.includes(ROOT), path).toBe(false)
      expect(content, path).not.toMatch(/sourceMappingURL=/)
    }
    expect(BUILT_RENDERER.startsWith(ROOT)).toBe(true)
  })
})

/** What lies beside the installers of a release: icons, checksums, the bill of materials, and what signing asks of the environment. */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { Ajv } from 'ajv'
import { decode } from 'fast-png'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { icnsOf, icoOf, LINUX_SIZES, MAC_SIZES, WINDOWS_SIZES } from '../../scripts/icons.mjs'
import { licencesOf } from '../../scripts/licences.mjs'
import { missingSecrets, packingOf } from '../../scripts/packApp.mjs'
import { billOfMaterials, wholeBom } from '../../scripts/releaseBom.mjs'
import { checksumsOf } from '../../scripts/releaseChecksums.mjs'

const ROOT = resolve(import.meta.dirname, '../..')
const ICONS = join(ROOT, 'resources/icons')

describe('the icons', () => {
  const png = (size: number): Buffer => readFileSync(join(ICONS, `${size}x${size}.png`))

  it('are drawn in every size, with a see-through corner (npm run icons)', () => {
    expect(readdirSync(ICONS).sort()).toEqual([...LINUX_SIZES.map((size) => `${size}x${size}.png`), 'icon.icns', 'icon.ico'].sort())
    for (const size of LINUX_SIZES) {
      const { width, height, channels, data } = decode(png(size))
      expect([width, height, channels, data[3]]).toEqual([size, size, 4, 0])
    }
  })

  it('stand in one file for Windows', () => {
    const file = readFileSync(join(ICONS, 'icon.ico'))
    expect(file.equals(icoOf(WINDOWS_SIZES.map((size) => ({ size, png: png(size) }))))).toBe(true)
    expect([file.readUInt16LE(2), file.readUInt16LE(4)]).toEqual([1, WINDOWS_SIZES.length])
    WINDOWS_SIZES.forEach((size, index) => {
      const [length, at] = [file.readUInt32LE(6 + 16 * index + 8), file.readUInt32LE(6 + 16 * index + 12)]
      expect(decode(file.subarray(at, at + length)).width).toBe(size)
    })
  })

  it('stand in one file for macOS, up to 1024 pixels', () => {
    const file = readFileSync(join(ICONS, 'icon.icns'))
    expect([file.toString('ascii', 0, 4), file.readUInt32BE(4)]).toEqual(['icns', file.length])
    const found: [string, number][] = []
    for (let at = 8; at < file.length; at += file.readUInt32BE(at + 4))
      found.push([file.toString('ascii', at, at + 4), decode(file.subarray(at + 8, at + file.readUInt32BE(at + 4))).width])
    expect(found).toEqual(MAC_SIZES)
    expect(icnsOf([])).toEqual(Buffer.from([0x69, 0x63, 0x6e, 0x73, 0, 0, 0, 8]))
  })
})

describe('the checksums', () => {
  const folder = mkdtempSync(join(tmpdir(), 'linejudge-sums-'))
  afterAll(() => {
    rmSync(folder, { recursive: true, force: true })
  })

  it('are those that sha256sum checks, of the files that go out', async () => {
    for (const [name, text] of Object.entries({
      'b.deb': 'two',
      'a.exe': 'one',
      'a.exe.blockmap': 'x',
      'builder-debug.yml': 'x',
      SHA256SUMS: 'old'
    }))
      writeFileSync(join(folder, name), text)
    const text = await checksumsOf(folder)
    expect(
      text
        .trim()
        .split('\n')
        .map((line) => line.slice(66))
    ).toEqual(['a.exe', 'b.deb'])
    expect(text).toContain('7692c3ad3540bb803c020b3aee66cd8887123234ea0c6e7143c0add73ff431ed  a.exe')
    if (process.platform !== 'linux') return
    writeFileSync(join(folder, 'SHA256SUMS'), text)
    expect(execFileSync('sha256sum', ['--check', 'SHA256SUMS'], { cwd: folder, encoding: 'utf8' })).toBe('a.exe: OK\nb.deb: OK\n')
  })
})

describe('the bill of materials', () => {
  const schemas = join(ROOT, 'node_modules/@cyclonedx/cyclonedx-library/res/schema')
  const read = (name: string): object => JSON.parse(readFileSync(join(schemas, name), 'utf8')) as object
  const ajv = new Ajv({ strict: false, validateFormats: false })
  ajv.addSchema(read('spdx.SNAPSHOT.schema.json'), 'http://cyclonedx.org/schema/spdx.SNAPSHOT.schema.json')
  ajv.addSchema(read('jsf-0.82.SNAPSHOT.schema.json'), 'http://cyclonedx.org/schema/jsf-0.82.SNAPSHOT.schema.json')
  const validate = ajv.compile(read('bom-1.5.SNAPSHOT.schema.json'))
  let bom: Awaited<ReturnType<typeof billOfMaterials>>

  beforeAll(async () => {
    bom = await billOfMaterials()
  })

  it('is one as CycloneDX has it', () => {
    validate(bom)
    expect(validate.errors ?? []).toEqual([])
    expect(validate({ ...bom, components: [{ name: 'x' }] })).toBe(false)
  })

  it('names the app, every package that is shipped with its licence, and Electron', () => {
    const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { version: string }
    const lock = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as { packages: Parameters<typeof licencesOf>[0] }
    expect(bom.metadata.component).toMatchObject({ name: 'linejudge', version })
    const named = new Set(bom.components.map((one) => `${one.name}@${one.version}`))
    for (const { name, version: at } of licencesOf(lock.packages)) expect(named, name).toContain(`${name}@${at}`)
    expect([...named].some((one) => one.startsWith('electron@'))).toBe(true)
    expect(bom.components.filter(({ licenses = [] }) => licenses.length === 0).map(({ name }) => name)).toEqual([])
    expect(JSON.stringify(bom)).not.toContain(ROOT)
  })

  it('names the Chromium and Node inside Electron where its binary can be asked', () => {
    const whole = wholeBom(bom, {
      name: 'linejudge',
      version: '1.0.0',
      electron: '9.9.9',
      parts: { chrome: '100.0.1', node: '22.1.0' },
      packages: []
    })
    expect(whole.components.slice(-3).map((one) => one['bom-ref'])).toEqual(['electron@9.9.9', 'chromium@100.0.1', 'node@22.1.0'])
    validate(whole)
    expect(validate.errors ?? []).toEqual([])
  })
})

describe('packing', () => {
  it('packs for the system that it runs on, or another by name', () => {
    expect(packingOf([], 'darwin')).toEqual({ system: 'mac', folderOnly: false })
    expect(packingOf(['--dir', '--system', 'win'], 'linux')).toEqual({ system: 'win', folderOnly: true })
    expect(() => packingOf([], 'aix')).toThrow('--system')
    expect(() => packingOf(['--system', 'constructor'], 'linux')).toThrow('--system')
  })

  it('takes all of what a signature needs, or none', () => {
    expect(missingSecrets('mac', {})).toEqual([])
    expect(missingSecrets('mac', { CSC_LINK: 'a', CSC_KEY_PASSWORD: 'b' })).toEqual([])
    expect(missingSecrets('mac', { CSC_LINK: 'a', CSC_KEY_PASSWORD: 'b', APPLE_ID: 'c' })).toEqual([
      'APPLE_APP_SPECIFIC_PASSWORD',
      'APPLE_TEAM_ID'
    ])
    expect(missingSecrets('win', { WIN_CSC_LINK: 'a', WIN_CSC_KEY_PASSWORD: '' })).toEqual(['WIN_CSC_KEY_PASSWORD'])
    expect(missingSecrets('linux', { CSC_LINK: 'a' })).toEqual([])
  })
})

/** How the app is packed: an archive, the files that it consists of, and fuses that leave no door open. */
import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { Ajv } from 'ajv'
import { load } from 'js-yaml'
import { describe, expect, it } from 'vitest'
import { caseFilesIn } from '../../src/main/files/handover.ts'
import { FILE_KINDS } from '../../src/shared/shell/fileKinds.ts'

const ROOT = resolve(import.meta.dirname, '../..')
const config = load(readFileSync(resolve(ROOT, 'electron-builder.yml'), 'utf8')) as Readonly<Record<string, unknown>>

describe('the packed app', () => {
  it('has every fuse set, and set the safe way', () => {
    expect(config.electronFuses).toEqual({
      runAsNode: false,
      // No cookie is ever set; encryption of none would make an unsigned Mac ask for the keychain.
      enableCookieEncryption: false,
      enableNodeOptionsEnvironmentVariable: false,
      enableNodeCliInspectArguments: false,
      enableEmbeddedAsarIntegrityValidation: true,
      onlyLoadAppFromAsar: true,
      grantFileProtocolExtraPrivileges: false
    })
  })

  it('has fuses of the names that electron-builder knows, all that it knows', () => {
    const scheme = JSON.parse(readFileSync(resolve(ROOT, 'node_modules/app-builder-lib/scheme.json'), 'utf8')) as {
      definitions: { FuseOptionsV1: { properties: Record<string, unknown> } }
    }
    const known = Object.keys(scheme.definitions.FuseOptionsV1.properties)
    expect(Object.keys(config.electronFuses as object).filter((fuse) => !known.includes(fuse))).toEqual([])
    // These two say how flipping is done or change where snapshots come from: no door.
    expect(known.filter((fuse) => !(fuse in (config.electronFuses as object))).sort()).toEqual([
      'loadBrowserProcessSpecificV8Snapshot',
      'resetAdHocDarwinSignature'
    ])
  })

  it('is one archive of what was built, without sources, tests, maps or packages', () => {
    expect(config.asar).toBe(true)
    expect(config).not.toHaveProperty('asarUnpack')
    expect(config).not.toHaveProperty('extraFiles')
    expect(config).not.toHaveProperty('extraResources')
    expect(config.files).toEqual([
      'package.json',
      'out/main/**',
      'out/preload/**',
      'out/renderer/**',
      'out/player/**',
      '!out/renderer/sw.js',
      '!**/*.map',
      '!node_modules/**'
    ])
  })

  it('publishes itself nowhere, looks for no update and builds nothing foreign', () => {
    expect(config).toMatchObject({ publish: null, npmRebuild: false })
    for (const hook of ['beforePack', 'afterPack', 'afterSign', 'beforeBuild', 'protocols']) expect(config).not.toHaveProperty(hook)
  })

  it('opens the kinds of files that are Linejudge’s own, each with its type, and nothing else', () => {
    const own = Object.values(FILE_KINDS).flatMap(({ ending }) => (ending.startsWith('clix') ? [ending] : []))
    const associations = config.fileAssociations as { ext: string; mimeType: string }[]
    expect(associations.map(({ ext }) => ext).sort()).toEqual(own.sort())
    expect(new Set(associations.map(({ mimeType }) => mimeType)).size).toBe(own.length)
    for (const { ext } of associations) expect(caseFilesIn(['linejudge', `a.${ext}`], '/')).toHaveLength(1)
  })

  it('is packed by settings that the packer knows, every one', () => {
    const ajv = new Ajv({ strict: false, validateFormats: false, allErrors: true })
    const scheme = JSON.parse(readFileSync(resolve(ROOT, 'node_modules/app-builder-lib/scheme.json'), 'utf8')) as object
    const validate = ajv.compile(scheme)
    validate(config)
    expect(validate.errors ?? []).toEqual([])
    expect(validate({ ...config, fuses: {} })).toBe(false)
  })

  it('is made for Windows, macOS on both processors and Linux, with an icon for each', () => {
    const { win, mac, linux } = config as unknown as Readonly<Record<'win' | 'mac' | 'linux', { icon: string; target: unknown }>>
    expect([win.target, mac.target, linux.target]).toEqual([
      ['nsis', 'portable'],
      [{ target: 'dmg', arch: ['x64', 'arm64'] }],
      ['AppImage', 'deb']
    ])
    for (const { icon } of [win, mac, linux]) expect(existsSync(resolve(ROOT, icon)), icon).toBe(true)
  })

  it('starts an AppImage without a switch that takes its sandbox away', async () => {
    const { default: AppImageTarget } = (await import('app-builder-lib/out/targets/appimage/AppImageTarget.js')) as unknown as {
      default: new (...needs: unknown[]) => { readonly desktopEntry: { readonly value: Promise<string> } }
    }
    const startOf = (settings: object): Promise<string> => {
      const packager = { config: settings, platformSpecificBuildOptions: config.linux, appInfo: { buildVersion: '1.0.0' } }
      const helper = { computeDesktopEntry: (_options: unknown, start: string) => Promise.resolve(start) }
      return new AppImageTarget('AppImage', packager, helper, '').desktopEntry.value
    }
    expect(await startOf(config)).toBe('AppRun %U')
    // The packer's default differs, so that the test can fail.
    expect(await startOf({ ...config, toolsets: null })).toContain('--no-sandbox')
  })

  it('says on a Mac what the folder of documents and the local network are for', () => {
    const { extendInfo } = config.mac as { extendInfo: Record<string, string> }
    expect(Object.keys(extendInfo)).toEqual(['NSDocumentsFolderUsageDescription', 'NSLocalNetworkUsageDescription'])
  })

  it('holds no secret and no name of a person or place', () => {
    const text = readFileSync(resolve(ROOT, 'electron-builder.yml'), 'utf8')
    expect(text).not.toMatch(/password:|certificate|-----BEGIN|\/home\/|C:\\/i)
  })
})

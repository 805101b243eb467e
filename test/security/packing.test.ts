/** How the app is packed: an archive, the files that it consists of, and fuses that leave no door open. */
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { load } from 'js-yaml'
import { describe, expect, it } from 'vitest'

const ROOT = resolve(import.meta.dirname, '../..')
const config = load(readFileSync(resolve(ROOT, 'electron-builder.yml'), 'utf8')) as Readonly<Record<string, unknown>>

describe('the packed app', () => {
  it('has every fuse set, and set the safe way', () => {
    expect(config.electronFuses).toEqual({
      runAsNode: false,
      enableCookieEncryption: true,
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
      '!out/renderer/sw.js',
      '!**/*.map',
      '!node_modules/**'
    ])
  })

  it('publishes itself nowhere, looks for no update and builds nothing foreign', () => {
    expect(config).toMatchObject({ publish: null, npmRebuild: false })
    for (const hook of ['beforePack', 'afterPack', 'afterSign', 'beforeBuild', 'protocols']) expect(config).not.toHaveProperty(hook)
  })

  it('opens case files and nothing else', () => {
    expect((config.fileAssociations as { ext: string }[]).map(({ ext }) => ext)).toEqual(['clixcase'])
  })
})

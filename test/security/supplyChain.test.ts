/** What Linejudge is made of: exact versions, a whole lock file, licences that were read, install scripts that were approved, a current Electron. */
import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { LICENCES_READ, licencesOf, licenceTable } from '../../scripts/licences.mjs'
import { APPROVED_FOR_TOOLS, APPROVED_INSTALL_SCRIPTS, APPROVED_LICENCES, ELECTRON_RELEASES } from './approvals.ts'

const ROOT = resolve(import.meta.dirname, '../..')
const read = (path: string): string => readFileSync(resolve(ROOT, path), 'utf8')

interface Package {
  readonly version?: string
  readonly license?: string
  readonly dev?: boolean
  readonly resolved?: string
  readonly integrity?: string
  readonly hasInstallScript?: boolean
  readonly optional?: boolean
  readonly dependencies?: Readonly<Record<string, string>>
  readonly devDependencies?: Readonly<Record<string, string>>
}
const packages = (JSON.parse(read('package-lock.json')) as { packages: Readonly<Record<string, Package>> }).packages
const manifest = JSON.parse(read('package.json')) as Required<Pick<Package, 'dependencies' | 'devDependencies'>>
const nameOf = (path: string): string => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
const installed = Object.entries(packages).filter(([path]) => path !== '')

describe('the lock file', () => {
  it('asks for what package.json asks for, in exactly one version', () => {
    expect(packages['']).toMatchObject({ dependencies: manifest.dependencies, devDependencies: manifest.devDependencies })
    for (const [name, version] of Object.entries({ ...manifest.dependencies, ...manifest.devDependencies })) {
      // A package may stand under another name: `npm:typescript@7.0.2`.
      const exact = /^(?:npm:[@\w/-]+@)?(\d+\.\d+\.\d+)$/.exec(version)?.[1]
      expect(exact, name).toBeDefined()
      expect(packages[`node_modules/${name}`]?.version, name).toBe(exact)
    }
  })

  it('holds a checksum for every package and the address of none', () => {
    expect(installed.length).toBeGreaterThan(100)
    expect(installed.filter(([, one]) => !/^sha(256|384|512)-/.test(one.integrity ?? '')).map(([path]) => path)).toEqual([])
    expect(installed.filter(([, one]) => one.resolved !== undefined).map(([path]) => path)).toEqual([])
  })

  it('holds no install script that was not approved by name, and installing runs none', () => {
    const scripted = installed.filter(([, one]) => one.hasInstallScript).map(([path]) => nameOf(path))
    expect(scripted.filter((name) => !(name in APPROVED_INSTALL_SCRIPTS))).toEqual([])
    expect(read('scripts/lib.mjs')).toContain("['ci', '--ignore-scripts',")
    expect(JSON.parse(read('package.json'))).not.toHaveProperty('scripts.postinstall')
    expect(JSON.parse(read('package.json'))).not.toHaveProperty('scripts.prepare')
  })
})

describe('licences', () => {
  it('are all known, and what is shipped has one that suits shipping', () => {
    const of = (path: string, one: Package): string => one.license ?? LICENCES_READ[nameOf(path)] ?? 'none named'
    const shipped = installed.filter(([, one]) => !one.dev)
    expect(shipped.length).toBeGreaterThan(10)
    expect(
      shipped.filter(([path, one]) => !(of(path, one) in APPROVED_LICENCES)).map(([path, one]) => `${path}: ${of(path, one)}`)
    ).toEqual([])
    const tools = installed.filter(([, one]) => one.dev)
    expect(
      tools
        .filter(([path, one]) => !(of(path, one) in APPROVED_LICENCES) && !(of(path, one) in APPROVED_FOR_TOOLS))
        .map(([path, one]) => `${path}: ${of(path, one)}`)
    ).toEqual([])
  })

  it('of what is shipped stand in docs/licences.md, each package with its version (npm run licences writes it)', () => {
    expect(existsSync(resolve(ROOT, 'docs/licences.md'))).toBe(true)
    expect(read('docs/licences.md')).toBe(licenceTable(licencesOf(packages)))
  })
})

describe('Electron', () => {
  const ours = Number(manifest.devDependencies.electron?.split('.')[0])
  const out = Object.entries(ELECTRON_RELEASES)
    .filter(([, day]) => Date.parse(day) <= Date.now())
    .map(([major]) => Number(major))
  const newest = Math.max(...out)

  it('is at most one release behind the newest that is known here', () => {
    expect(newest).toBeGreaterThanOrEqual(45)
    expect(ours).toBeGreaterThanOrEqual(newest - 1)
    expect(packages['node_modules/electron']?.version).toBe(manifest.devDependencies.electron)
  })

  it('has a table that is looked after', () => {
    const days = Object.values(ELECTRON_RELEASES).map((day) => Date.parse(day))
    expect(days).toEqual([...days].sort((a, b) => a - b))
    // The calendar alone breaks no build: a word on the screen asks for a look.
    const expected = newest + Math.floor((Date.now() - Math.max(...days)) / (56 * 24 * 60 * 60 * 1000))
    if (expected > newest + 1)
      console.warn(`Electron ${expected} should be out by now: bring the table in test/security/approvals.ts up to date.`)
    expect(expected).toBeGreaterThanOrEqual(newest)
  })
})

/** What must not get into the repository: addresses of registries, paths of somebody's machine, install scripts, loose versions. */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { APPROVED_INSTALL_SCRIPTS } from './security/approvals.ts'

const ROOT = resolve(import.meta.dirname, '..')
const read = (path: string): string => readFileSync(resolve(ROOT, path), 'utf8')
interface Lock {
  readonly packages: Readonly<Record<string, { resolved?: string; integrity?: string; hasInstallScript?: boolean }>>
}
const lock = JSON.parse(read('package-lock.json')) as Lock
const manifest = JSON.parse(read('package.json')) as Readonly<Record<'dependencies' | 'devDependencies', Readonly<Record<string, string>>>>

/** The files that git would take, those not yet added too; null where this is no checkout. */
function files(): readonly string[] | null {
  try {
    const list = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], { cwd: ROOT, encoding: 'utf8' })
    return list.split('\0').filter((path) => path !== '' && existsSync(resolve(ROOT, path)))
  } catch {
    return null
  }
}

describe('what is made by a tool', () => {
  // It is not in .gitignore, because oxlint looks at nothing that git ignores.
  it('is not kept: the components as TypeScript', () => {
    let kept = ''
    try {
      kept = execFileSync('git', ['ls-files', '.svelte-check'], { cwd: ROOT, encoding: 'utf8' })
    } catch {
      // No checkout: nothing is kept.
    }
    expect(kept).toBe('')
  })
})

describe('package-lock.json', () => {
  it('names packages by version and checksum, never by the address they came from', () => {
    expect(Object.keys(lock.packages).length).toBeGreaterThan(100)
    expect(
      Object.entries(lock.packages)
        .filter(([, { resolved }]) => resolved !== undefined)
        .map(([name]) => name)
    ).toEqual([])
    expect(read('package-lock.json')).not.toMatch(/https?:\/\/[^"]*(registry|\.tgz)/)
    const unchecked = Object.entries(lock.packages).filter(([name, { integrity }]) => name !== '' && !integrity)
    expect(unchecked.map(([name]) => name)).toEqual([])
  })

  it('holds no package with an install script but those approved by name', () => {
    const scripted = Object.entries(lock.packages).filter(([, { hasInstallScript }]) => hasInstallScript)
    const names = scripted.map(([path]) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length))
    expect(names.filter((name) => !(name in APPROVED_INSTALL_SCRIPTS))).toEqual([])
  })
})

it('package.json pins every version exactly', () => {
  const loose = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies }).filter(
    ([, version]) => !/^(npm:[@\w/-]+@)?\d+\.\d+\.\d+$/.test(version)
  )
  expect(loose).toEqual([])
})

describe('the files of the repository', () => {
  const texts = (files() ?? []).filter((path) => !/\.(png|woff2|ico|icns)$/.test(path) && path !== 'test/repository.test.ts')

  it.skipIf(files() === null)('hold no path of a machine and no address of a registry', () => {
    const found = texts.flatMap((path) => {
      const match =
        /(?:^|[\s"'`(=:])(\/(?:work|home|root|Users)\/[\w.-]+|[A-Z]:\\Users\\[\w.-]+)|registry\.npmjs|npmmirror|deb\.debian/m.exec(
          read(path)
        )
      return match ? [`${path}: ${match[0].trim()}`] : []
    })
    expect(found).toEqual([])
  })

  it.skipIf(files() === null)('are source files, not what is built or installed', () => {
    expect(texts.length).toBeGreaterThan(50)
    expect(texts.filter((path) => /^(node_modules|out|dist|coverage)\//.test(path))).toEqual([])
  })
})

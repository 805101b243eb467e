/** The workflow that makes a release: it can be read, and each script that it runs is there. */
import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { load } from 'js-yaml'
import { describe, expect, it } from 'vitest'

const ROOT = resolve(import.meta.dirname, '../..')

interface Step {
  readonly uses?: string
  readonly run?: string
  readonly env?: Readonly<Record<string, string>>
  readonly with?: Readonly<Record<string, string>>
}
interface Job {
  readonly 'runs-on': string
  readonly needs?: string
  readonly permissions?: Readonly<Record<string, string>>
  readonly strategy?: { readonly matrix: { readonly include: readonly Readonly<Record<string, string>>[] } }
  readonly steps: readonly Step[]
}
interface Workflow {
  readonly on: Readonly<Record<string, unknown>>
  readonly permissions: Readonly<Record<string, string>>
  readonly jobs: Readonly<Record<string, Job>>
}

const text = readFileSync(resolve(ROOT, '.github/workflows/release.yml'), 'utf8')
// A word of YAML 1.1 that means true.
const workflow = load(text.replace(/^on:/m, '"on":')) as Workflow
const { scripts } = JSON.parse(readFileSync(resolve(ROOT, 'package.json'), 'utf8')) as { scripts: Readonly<Record<string, string>> }
const steps = Object.values(workflow.jobs).flatMap((job) => job.steps)
const scriptsRun = (text: string): readonly string[] => [...text.matchAll(/npm run (?:-s )?([\w:-]+)/g)].map(([, name]) => name!)

describe('the release workflow', () => {
  it('runs for a tag or by hand, and for nothing else', () => {
    expect(Object.keys(workflow.on).sort()).toEqual(['push', 'workflow_dispatch'])
    expect(workflow.on.push).toEqual({ tags: ['v*.*.*'] })
  })

  it('packs on three systems: builds, runs the desktop paths, packs, lists what is in it, uploads', () => {
    const { pack } = workflow.jobs
    expect(pack!.strategy!.matrix.include.map(({ system }) => system)).toEqual(['linux', 'win', 'mac'])
    const run = pack!.steps.flatMap((step) => scriptsRun(step.run ?? ''))
    expect([...new Set(run)]).toEqual(['build', 'test:desktop', 'pack:app', 'release:bom'])
    expect(pack!.steps.at(-1)?.uses).toMatch(/^actions\/upload-artifact@/)
    expect(workflow.jobs.draft!.needs).toBe('pack')
    expect(scriptsRun(workflow.jobs.draft!.steps.map(({ run = '' }) => run).join('\n'))).toContain('release:checksums')
  })

  it('runs scripts that are there, each a file of its own', () => {
    const run = [...new Set(steps.flatMap((step) => scriptsRun(step.run ?? '')))]
    expect(run.length).toBeGreaterThan(4)
    for (const name of run) {
      expect(scripts[name], name).toBeDefined()
      expect(readdirSync(resolve(ROOT, 'scripts'))).toContain(scripts[name]!.replace(/^node scripts\//, '').split(' ')[0])
    }
  })

  it('may write only where it lays out the draft, and holds secrets in the environment alone', () => {
    expect(workflow.permissions).toEqual({ contents: 'read' })
    expect(Object.entries(workflow.jobs).flatMap(([name, { permissions }]) => (permissions ? [name] : []))).toEqual(['draft'])
    for (const { run = '', with: given = {} } of steps) expect(run + JSON.stringify(given)).not.toMatch(/secrets\./)
    for (const { uses } of steps) if (uses !== undefined) expect(uses).toMatch(/^actions\/[a-z-]+@v\d+$/)
  })

  it('takes from every system what its settings make', () => {
    const settings = load(readFileSync(resolve(ROOT, 'electron-builder.yml'), 'utf8')) as Readonly<Record<string, { target?: unknown }>>
    const endings: Readonly<Record<string, string>> = { nsis: 'exe', portable: 'exe', dmg: 'dmg', AppImage: 'AppImage', deb: 'deb' }
    const targets = ['win', 'mac', 'linux'].flatMap((system) => settings[system]!.target as (string | { target: string })[])
    const path = workflow.jobs.pack!.steps.at(-1)!.with!.path!
    for (const target of targets) expect(path).toContain(`dist/*.${endings[typeof target === 'string' ? target : target.target]}`)
  })

  it('is told step by step in docs/releasing.md', () => {
    const guide = readFileSync(resolve(ROOT, 'docs/releasing.md'), 'utf8')
    const named = [...text.matchAll(/secrets\.([A-Z_]+)/g)].map(([, name]) => name!)
    for (const name of [...new Set(named)]) expect(guide, name).toContain(name)
    for (const name of scriptsRun(guide)) expect(scripts[name], name).toBeDefined()
  })
})

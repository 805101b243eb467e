/** CONTRIBUTING.md and docs/architecture.md say what is so: links lead somewhere, commands are there, the example is a golden case. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { rulingOn } from './support/askEngine.ts'
import { ENGINE, GO_ON, JOURNEYS } from '../scripts/testParts.mjs'
import { questionOf, spokenOf, wrongWith, type GoldenCase } from './cases/caseFiles.ts'

const ROOT = resolve(import.meta.dirname, '..')
const read = (path: string): string => readFileSync(resolve(ROOT, path), 'utf8')
const contributing = read('CONTRIBUTING.md')
const { scripts } = JSON.parse(read('package.json')) as { readonly scripts: Readonly<Record<string, string>> }

/** What the texts make up: the kind of question that shows how one is added, and the source whose test is looked for. */
const MADE_UP = /\/distance\.ts$|^(?:test\/unit\/)?x\/y\./

interface LookUp {
  readonly what: string
  readonly file: string
  readonly name: string
}

const lookUps = [...contributing.split('## Where is …?')[1]!.matchAll(/^- (.+): \[([^\]]+)\]\(([^)]+)\) \(`(\w+)`\)$/gm)].map(
  ([, what, text, file, name]): LookUp & { readonly text: string } => ({ what: what!, text: text!, file: file!, name: name! })
)

/** Whether a path that a text names is there. A text leaves out the folders before it that are clear. */
const below = ['src', 'test'].flatMap((folder) =>
  readdirSync(resolve(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((path) => `/${path.replaceAll('\\', '/')}`)
)
const isThere = (path: string): boolean => existsSync(resolve(ROOT, path)) || below.some((one) => one.endsWith(`/${path}`))

/** What is not so about a look-up, or null. */
function lost({ file, name }: LookUp): string | null {
  if (!existsSync(resolve(ROOT, file))) return `${file} is not there`
  return new RegExp(`\\b${name}\\b`).test(read(file)) ? null : `${file} does not speak of ${name}`
}

describe('where is', () => {
  it.each(lookUps)('$what', (lookUp) => {
    expect(lookUp.text).toBe(lookUp.file)
    expect(lost(lookUp)).toBeNull()
  })

  it('has its ten look-ups, each line understood', () => {
    expect(lookUps.length).toBeGreaterThanOrEqual(10)
    expect(contributing.split('## Where is …?')[1]!.match(/^- /gm)).toHaveLength(lookUps.length)
  })

  it('finds a link that leads nowhere', () => {
    expect(lost({ what: '', file: 'src/nowhere.ts', name: 'a' })).toBe('src/nowhere.ts is not there')
    expect(lost({ what: '', file: 'package.json', name: 'nothingOfThatName' })).toBe('package.json does not speak of nothingOfThatName')
  })
})

describe.each(['CONTRIBUTING.md', 'README.md', 'docs/architecture.md', 'docs/security.md'])('%s', (file) => {
  const text = read(file)

  it('names commands that are there', () => {
    const named = [...text.matchAll(/npm run (?:-s )?([\w:]+)/g)].map(([, name]) => name!)
    expect(named.filter((name) => !(name in scripts))).toEqual([])
  })

  it('links to files that are there', () => {
    const links = [...text.matchAll(/\]\(([^)#:]+)(?:#[^)]*)?\)/g)].map(([, path]) => path!)
    expect(links.filter((path) => !existsSync(resolve(ROOT, dirname(file), path)))).toEqual([])
  })

  it('names folders and files of the sources that are there', () => {
    const named = [...text.matchAll(/`(src\/[\w./-]+|[\w.-]+(?:\/[\w.-]+)+\.(?:ts|mjs|svelte|json))`/g)].map(([, path]) => path!)
    expect(named.filter((path) => !MADE_UP.test(path) && !isThere(path))).toEqual([])
  })
})

it('the golden case that CONTRIBUTING.md shows is one', () => {
  const one = JSON.parse(/```json\n([\s\S]*?)```/.exec(contributing)![1]!) as GoldenCase
  const ruling = rulingOn(questionOf(one))
  expect(wrongWith(one.expect, ruling)).toBeNull()
  expect(spokenOf(one, ruling)).toEqual([])
  expect(ruling.because.map(({ rule }) => rule)).toEqual(expect.arrayContaining([...one.cites!]))
})

describe('where the tests run', () => {
  it('names folders and files that are there', () => {
    const named = [...ENGINE, ...JOURNEYS, ...GO_ON]
    expect(named.filter((path) => !existsSync(resolve(ROOT, path)))).toEqual([])
    expect(GO_ON.filter((file) => !JOURNEYS.includes(file))).toEqual([])
  })

  it('goes on in `npm run test:more` with every journey that leaves tests to it', () => {
    const leaving = JOURNEYS.filter((file) => /\binMore\(/.test(read(file)))
    expect(leaving).toEqual(GO_ON)
  })

  it('is all of it in what CI runs', () => {
    expect(read('.ci/run').match(/^npm .+$/gm)).toEqual(['npm test', 'npm run test:more'])
  })
})

/** The lint rules against markup from strangers' words and against slow regular expressions do fire: in TypeScript by oxlint, in components by ESLint. */
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { ESLint, type Linter } from 'eslint'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import config from '../../../../eslint.config.js'

/** The rules of this repository that need no types, so that a snippet can be looked at alone. */
const OURS = [
  'no-restricted-syntax',
  'svelte/no-at-html-tags',
  'no-eval',
  'regexp/no-super-linear-backtracking',
  'regexp/no-super-linear-move'
]
const untyped = (config as Linter.Config[]).map((entry): Linter.Config => ({
  ...entry,
  ...(entry.languageOptions
    ? {
        languageOptions: {
          ...entry.languageOptions,
          parserOptions: { ...(entry.languageOptions.parserOptions as object | undefined), project: null }
        }
      }
    : {}),
  ...(entry.rules ? { rules: Object.fromEntries(Object.entries(entry.rules).filter(([name]) => OURS.includes(name))) } : {})
}))
const eslint = new ESLint({ overrideConfigFile: true, overrideConfig: untyped })

async function rulesHit(filePath: string, code: string): Promise<readonly (string | null)[]> {
  const [result] = await eslint.lintText(code, { filePath })
  return result!.messages.map(({ ruleId, message }) => ruleId ?? message)
}

const root = resolve(import.meta.dirname, '../../../..')
const MARKUP = [
  'element.innerHTML = name',
  "element['innerHTML'] = name",
  'element.outerHTML = name',
  "element.insertAdjacentHTML('beforeend', name)",
  'document.write(name)',
  'document.createRange().createContextualFragment(name)',
  "new DOMParser().parseFromString(name, 'text/html')",
  'frame.srcdoc = name',
  'element.setHTMLUnsafe(name)'
]
const IPC = "ipcRenderer.send('x')"
const QUIET = 'element.textContent = name'
/** Regular expressions that need the square of the time, or more: blanks counted twice, blanks at an end, nested repeats. */
const SLOW = ['/^(.+?)\\s*;\\s*$/.test(name)', "name.replace(/\\s+$/, '')", '/^(?:a+)+$/.test(name)']
const QUICK = '/^\\s+|,/.test(name)'

describe('in TypeScript', () => {
  let folder: string
  /** The files, one of each snippet, and the rules that each of them breaks. */
  const hit = new Map<string, string[]>()
  const files = new Map([...MARKUP, IPC, QUIET, ...SLOW, QUICK].map((code, index) => [`src/renderer/actions/snippet${index}.ts`, code]))
  files.set('src/main/preload.ts', IPC)
  const rulesOf = (code: string, below = 'src/renderer/'): readonly string[] => {
    const file = [...files].find(([path, own]) => own === code && path.startsWith(below))![0]
    return hit.get(file) ?? []
  }

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'lint-'))
    for (const [path, code] of files) {
      mkdirSync(dirname(join(folder, path)), { recursive: true })
      writeFileSync(join(folder, path), `${code}\n`)
    }
    const here = root.replaceAll('\\', '/')
    const config = readFileSync(join(root, '.oxlintrc.json'), 'utf8')
      .replaceAll('"./scripts/', `"${here}/scripts/`)
      .replaceAll('"eslint-plugin-regexp"', `"${here}/node_modules/eslint-plugin-regexp/dist/index.js"`)
    writeFileSync(join(folder, '.oxlintrc.json'), config)
    const report = oxlint(folder)
    for (const { filename, code } of report.diagnostics) {
      const path = [...files.keys()].find((known) => filename.endsWith(known))!
      hit.set(path, [...(hit.get(path) ?? []), code])
    }
  })
  afterAll(() => {
    rmSync(folder, { recursive: true, force: true })
  })

  it.each(MARKUP)('%s is an error', (code) => {
    expect(rulesOf(code)).toContain('house(one-door)')
  })
  it('IPC is an error but in its one file', () => {
    expect(rulesOf(IPC)).toContain('house(one-door)')
    expect(rulesOf(IPC, 'src/main/')).toEqual([])
  })
  it('words as text are none', () => {
    expect(rulesOf(QUIET)).toEqual([])
  })
  it.each(SLOW)('%s is an error: its time is not in proportion to the text', (code) => {
    expect(rulesOf(code)).toEqual([expect.stringMatching(/^regexp\(no-super-linear-(backtracking|move)\)$/)])
  })
  it('and an expression of linear time is none', () => {
    expect(rulesOf(QUICK)).toEqual([])
  })
})

interface Report {
  readonly diagnostics: readonly { readonly filename: string; readonly code: string }[]
}

/** What our rules say of the files below a folder. */
function oxlint(folder: string): Report {
  const args = [resolve(root, 'node_modules/oxlint/bin/oxlint'), '--format', 'json', '.']
  try {
    return JSON.parse(execFileSync(process.execPath, args, { cwd: folder, encoding: 'utf8' })) as Report
  } catch (error) {
    // A run that finds something ends with 1.
    return JSON.parse((error as { stdout: string }).stdout) as Report
  }
}

describe('in components, markup from data is an error', () => {
  it.each<[string, string]>([
    ['<p>{@html name}</p>', 'svelte/no-at-html-tags'],
    ['<iframe title="x" srcdoc={name}></iframe>', 'no-restricted-syntax'],
    ['<div contenteditable bind:innerHTML={name}></div>', 'no-restricted-syntax'],
    ["<script>document.body.innerHTML = 'x'</script>", 'no-restricted-syntax'],
    ['<script>export const wrong = /^(?:a+)+$/.test(document.title)</script>', 'regexp/no-super-linear-backtracking']
  ])('%s', async (code, rule) => {
    expect(await rulesHit('src/renderer/panels/ui/Badge.svelte', `${code}\n`)).toContain(rule)
  })

  it('and words as text are none', async () => {
    expect(await rulesHit('src/renderer/panels/ui/Badge.svelte', '<p>{name}</p>\n')).toEqual([])
  })
})

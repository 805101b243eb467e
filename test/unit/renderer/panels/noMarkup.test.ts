/** The lint rules that keep strangers' words from becoming markup do fire. */
import { ESLint, type Linter } from 'eslint'
import { describe, expect, it } from 'vitest'
import config from '../../../../eslint.config.js'

/** The rules of this repository that need no types, so that a snippet can be looked at alone. */
const OURS = ['no-restricted-syntax', 'svelte/no-at-html-tags', 'no-eval']
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

describe('markup from data is an error of the lint', () => {
  it.each([
    'element.innerHTML = name',
    "element['innerHTML'] = name",
    'element.outerHTML = name',
    "element.insertAdjacentHTML('beforeend', name)",
    'document.write(name)',
    'document.createRange().createContextualFragment(name)',
    "new DOMParser().parseFromString(name, 'text/html')",
    'frame.srcdoc = name',
    'element.setHTMLUnsafe(name)'
  ])('%s', async (code) => {
    expect(await rulesHit('src/renderer/actions/app.ts', `${code}\n`)).toContain('no-restricted-syntax')
  })

  it.each<[string, string]>([
    ['<p>{@html name}</p>', 'svelte/no-at-html-tags'],
    ['<iframe title="x" srcdoc={name}></iframe>', 'no-restricted-syntax'],
    ['<div contenteditable bind:innerHTML={name}></div>', 'no-restricted-syntax'],
    ["<script>document.body.innerHTML = 'x'</script>", 'no-restricted-syntax']
  ])('%s', async (code, rule) => {
    expect(await rulesHit('src/renderer/panels/ui/Badge.svelte', `${code}\n`)).toContain(rule)
  })

  it('and words as text are none', async () => {
    expect(await rulesHit('src/renderer/actions/app.ts', 'element.textContent = name\n')).toEqual([])
    expect(await rulesHit('src/renderer/panels/ui/Badge.svelte', '<p>{name}</p>\n')).toEqual([])
  })
})

/** Every field has a bound: a `maxlength` in its source, by which `fieldGuard.ts` refuses what is longer. */
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '../../../..')
const TAG = /<(input|textarea|(?:Command|Combobox)\.Input)\b/g
const NO_TEXT = /\btype="(?:file|range|checkbox|radio|date|color|hidden)"/

/** The opening tag that begins at `from`: to its ">" outside of braces and quotes. */
function tagAt(source: string, from: number): string {
  let [depth, quote] = [0, '']
  for (let at = from; at < source.length; at++) {
    const sign = source[at]!
    if (quote !== '') quote = sign === quote ? '' : quote
    else if (sign === '"' && depth === 0) quote = sign
    else if (sign === '{') depth++
    else if (sign === '}') depth--
    else if (sign === '>' && depth === 0) return source.slice(from, at)
  }
  return source.slice(from)
}

it('no field of a component is without one', () => {
  const fields: string[] = []
  const missing: string[] = []
  for (const entry of readdirSync(join(root, 'src/renderer'), { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !entry.name.endsWith('.svelte')) continue
    const path = join(entry.parentPath, entry.name)
    const source = readFileSync(path, 'utf8')
    for (const { index } of source.matchAll(TAG)) {
      const tag = tagAt(source, index)
      if (NO_TEXT.test(tag)) continue
      const place = `${relative(root, path)}:${source.slice(0, index).split('\n').length}`
      fields.push(place)
      if (!/\smaxlength=/.test(tag)) missing.push(place)
    }
  }
  expect(fields.length).toBeGreaterThan(25)
  expect(missing).toEqual([])
})

it('fields that a program makes are known: the page of a player has numbers with a bound, other ones hold no text of a person', () => {
  const made = readdirSync(join(root, 'src'), { recursive: true, withFileTypes: true }).flatMap((entry) => {
    if (!entry.isFile() || !entry.name.endsWith('.ts')) return []
    const path = join(entry.parentPath, entry.name)
    const source = readFileSync(path, 'utf8')
    return [...source.matchAll(/(?:createElement|element)\('(?:input|textarea)'[^)]*/g)].map(([call]) => `${relative(root, path)}: ${call}`)
  })
  expect(made).toEqual([
    expect.stringMatching(/playerPage\.ts: .* max: '1000000'/),
    "src/renderer/platform/browserPlatform.ts: createElement('input'",
    "src/renderer/platform/shareInBrowser.ts: createElement('textarea'"
  ])
})

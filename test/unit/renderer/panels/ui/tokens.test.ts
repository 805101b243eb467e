/** The design tokens keep their promise: text of at least 4.5 : 1, marks of at least 3 : 1, in both themes. */
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { wcagContrast } from 'culori'
import { describe, expect, it } from 'vitest'

const css = readFileSync(resolve(import.meta.dirname, '../../../../../src/renderer/panels/ui/tokens.css'), 'utf8')

function tokensOf(theme: 'dark' | 'bright'): ReadonlyMap<string, string> {
  const all = new Map<string, string>()
  for (const [, selector = '', body = ''] of css.matchAll(/([^{}]+)\{([^}]*)\}/g)) {
    if (
      /data-theme='(\w+)'/.exec(selector)?.[1] === (theme === 'dark' ? 'bright' : 'dark') &&
      !selector.includes(`'${theme}'`) &&
      !/:root,/.test(selector)
    )
      continue
    for (const [, name = '', value = ''] of body.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6})/g)) all.set(name, value)
  }
  return all
}

const TEXT: readonly (readonly [string, string])[] = [
  ...['ground', 'surface', 'raised', 'accent-soft'].map((ground) => ['ink', ground] as const),
  ...['ground', 'surface', 'raised'].flatMap(
    (ground) =>
      [
        ['ink-quiet', ground],
        ['accent', ground]
      ] as const
  ),
  ['ink-quiet', 'accent-soft'],
  ['accent', 'accent-soft'],
  ['accent-ink', 'accent'],
  ['danger', 'danger-soft'],
  ['danger', 'surface'],
  ...['clear', 'hindered', 'blocked', 'judge'].flatMap(
    (tone) =>
      [
        [tone, 'surface'],
        [tone, `${tone}-soft`]
      ] as const
  )
]
const MARKS: readonly (readonly [string, string])[] = [
  ['line-strong', 'ground'],
  ['line-strong', 'surface'],
  ['side-0', 'surface'],
  ['side-1', 'surface'],
  ['side-2', 'surface']
]

describe.each(['dark', 'bright'] as const)('the %s theme', (theme) => {
  const tokens = tokensOf(theme)
  it.each(TEXT)('%s on %s can be read', (ink, ground) => {
    expect(wcagContrast(tokens.get(ink) ?? '', tokens.get(ground) ?? '')).toBeGreaterThanOrEqual(4.5)
  })
  it.each(MARKS)('%s on %s can be seen', (mark, ground) => {
    expect(wcagContrast(tokens.get(mark) ?? '', tokens.get(ground) ?? '')).toBeGreaterThanOrEqual(3)
  })
})

/** A mutant that the compiler refuses is left out, and no other one. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { mutantsOf } from '../../scripts/mutants/mutate.mjs'
import { refusedByTypes } from '../../scripts/mutants/refused.mjs'

const SOURCE = `const wrong: number = 'an error that is there before'
export const firstOf = (text: string | null, from: number): string => (text !== null && from < 9 ? text.slice(from, 9) : '')
export const called = (name: string, times: number): string => name.repeat(times)
export const twice = (name: string): string => called(name, 2)
const END = 9
export const cut = (text: string): string => text.slice(END)
`

it('by an error of types in its own file that was not there before', () => {
  const root = mkdtempSync(join(tmpdir(), 'linejudge-refused-'))
  try {
    mkdirSync(join(root, 'src'))
    writeFileSync(join(root, 'src/a.ts'), SOURCE)
    for (const project of ['shared', 'web', 'node'])
      writeFileSync(
        join(root, `tsconfig.${project}.json`),
        JSON.stringify({
          compilerOptions: { strict: true, noUnusedLocals: true, target: 'ES2022', lib: ['ES2022'], types: [] },
          include: project === 'web' ? ['src/*.ts'] : ['nothing/*.ts']
        })
      )
    const mutants = mutantsOf('a.ts', SOURCE).map((mutant, at) => ({ ...mutant, number: at + 1, file: 'src/a.ts' }))
    const refused = refusedByTypes(root, mutants)
    const told = (isRefused: boolean) =>
      mutants
        .filter(({ number }) => refused.has(number) === isRefused)
        .map(({ kind, start, end, put }) => `${kind}: ${SOURCE.slice(start, end)} / ${put}`)
    expect(told(true)).toEqual([
      'negated condition: text !== null && from < 9 / !(text !== null && from < 9)',
      'half of a condition: text !== null && from < 9 / from < 9',
      'comparison: !== / ===',
      'and and or: && / ||',
      'arguments exchanged: called(name, 2) / called(2, name)'
    ])
    expect(told(false)).toEqual([
      'half of a condition: text !== null && from < 9 / text !== null',
      'comparison: < / <=',
      'number: 9 / 10',
      'arguments exchanged: text.slice(from, 9) / text.slice(9, from)',
      'step dropped: text.slice(from, 9) / text',
      'number: 9 / 10',
      'number: 2 / 3',
      'number: 9 / 10',
      'step dropped: text.slice(END) / text'
    ])
  } finally {
    rmSync(root, { recursive: true, force: true })
  }
})

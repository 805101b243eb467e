/** Problems as data: the sentence from its id and facts, the same in English as it always was. */
import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import * as v from 'valibot'
import { expects, inWords, phrase, problem } from '../../../../src/shared/base/problem.ts'
import { fileSentences } from '../../../../src/shared/base/fileSentences.ts'
import { problemSentences } from '../../../../src/shared/base/problemSentences.ts'
import { checked, listOf, text, whole } from '../../../../src/shared/base/validate.ts'

const SRC = resolve(import.meta.dirname, '../../../../src')

describe('a problem', () => {
  it('names its place, and says the sentence of its id', () => {
    expect(problem('missing-field', '/map', 'missing-field', { field: 'size' })).toEqual({
      code: 'missing-field',
      path: '/map',
      message: 'At /map the field "size" is missing.',
      say: 'missing-field',
      facts: { place: '/map', field: 'size' }
    })
    expect(problem('missing-field', '', 'missing-field', { field: 'size' }).message).toBe(
      'At the top level of the file the field "size" is missing.'
    )
  })

  it('is said in other words by the same id, its phrases too, and in English where those are missing', () => {
    const wrong = phrase('wrong-value', {
      place: '/a',
      found: phrase('found.text', { text: '{count}' }),
      expected: phrase('expected.list', {})
    })
    expect(inWords(wrong)).toBe('At /a there is the text "{count}"; expected a list.')
    expect(inWords(wrong, { 'wrong-value': '{place}: {expected}, no {found}', 'expected.list': 'una lista' })).toBe(
      '/a: una lista, no the text "{count}"'
    )
  })

  it('comes from a schema with what was found and expected as data', () => {
    const schema = v.strictObject({ name: text(4), counts: listOf(whole(0, 9), 2) })
    const outcome = checked(schema, { name: '', counts: [1, 12], more: 1 })
    expect(outcome.ok ? [] : outcome.problems.map(({ code, say, facts }) => ({ code, say, facts }))).toEqual([
      {
        code: 'wrong-value',
        say: 'wrong-value',
        facts: { place: '/name', found: phrase('found.text', { text: '' }), expected: phrase('expected.text', { most: 4 }) }
      },
      {
        code: 'wrong-value',
        say: 'wrong-value',
        facts: {
          place: '/counts/1',
          found: phrase('found.value', { value: '12' }),
          expected: phrase('expected.whole', { least: 0, most: 9 })
        }
      },
      { code: 'unknown-field', say: 'unknown-field', facts: { place: phrase('place.top', {}), field: 'more' } }
    ])
  })

  it('may be a whole sentence of a schema', () => {
    const schema = v.pipe(
      v.number(),
      v.check(() => false, expects('row-length', { length: 3, columns: 4 }))
    )
    const outcome = checked(schema, 1, '/map/terrain/0')
    expect(outcome.ok ? '' : outcome.problems[0]!.message).toBe(
      'At /map/terrain/0 the row has 3 characters; expected 4, one for each column.'
    )
  })
})

it('no sentence is left that nothing says', () => {
  const source = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(ts|svelte)$/.test(file) && !/i18n|problemSentences|fileSentences/.test(file))
    .map((file) => readFileSync(join(SRC, file), 'utf8'))
    .join('\n')
  const said = (id: string): boolean => source.includes(`'${id}'`) || (id.startsWith('noun.') && source.includes(`name: '${id.slice(5)}'`))
  expect(Object.keys({ ...problemSentences, ...fileSentences }).filter((id) => !said(id))).toEqual([])
})

it('a sentence that is read later is read by every file that says it', () => {
  const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.ts$/.test(file) && !/i18n|fileSentences\.ts$/.test(file))
    .map((file) => ({ file, text: readFileSync(join(SRC, file), 'utf8') }))
  // Words such as "encrypted" may mean something else where no problem is made.
  const ids = Object.keys(fileSentences).map((id) => `'${id}'`)
  const says = ({ text }: { text: string }): boolean => /problem|expects|phrase/i.test(text) && ids.some((id) => text.includes(id))
  // The page reads them where something went wrong (fileFault.ts).
  const reads = ({ text }: { text: string }): boolean =>
    text.includes('sayFileSentences.ts') || /import \{[^}]*fileFault\b[^}]*\} from/.test(text)
  const missing = files.filter((one) => says(one) && !reads(one))
  expect(missing.map(({ file }) => file)).toEqual([])
  expect(files.filter(({ text }) => text.includes('sayFileSentences.ts')).length).toBeGreaterThan(30)
})

/** Mutants behind switches: with none of them on a file does what it did, with one on it does what it does when it is broken at that place alone. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { GUARDS, mutantsOf, withMutant } from '../../scripts/mutants/mutate.mjs'
import { withSwitches } from '../../scripts/mutants/switch.mjs'
import { chanceFrom, LONG } from '../support/seeded.ts'

const numbered = (source: string) => mutantsOf('a.ts', source).map((mutant, at) => ({ ...mutant, number: at + 1 }))
const errorsOf = (text: string): readonly string[] =>
  (ts.transpileModule(text, { reportDiagnostics: true }).diagnostics ?? []).map(({ messageText }) =>
    ts.flattenDiagnosticMessageText(messageText, ' ')
  )

/** What is run of a text. */
const scriptOf = (text: string): string =>
  ts.transpileModule(text, { compilerOptions: { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.None } }).outputText

/** What `answer` gives for each of some numbers; a sentence where it throws or goes on for ever. */
function answers(script: string, isOn: (number: number) => boolean = () => false): readonly string[] {
  return [-2, 0, 1, 3, 8].map((n) => {
    let left = 10_000
    const step = () => {
      if (left-- === 0) throw new Error('without end')
    }
    try {
      return JSON.stringify(runInNewContext(`${script}\nanswer(${n})`, { step, linejudgeMutant: isOn })) ?? 'nothing'
    } catch (error) {
      return String(error)
    }
  })
}

const SOURCE = `
interface Row { readonly id: number; readonly tags?: readonly string[] }
const ROWS: readonly Row[] = [{ id: 1, tags: ['a', 'b'] }, { id: 3 }, { id: 8, tags: [] }]
const around = (low: number, high = 2 as number): readonly number[] => [low - 1, high * 2, low % 3]
let said = 0
function tell(more: number): number {
  said += more
  return said
}
class Counter {
  #count = 0
  add(by: number, times: number): this {
    for (let at = 0; at < times; at++) {
      step()
      this.#count += by
    }
    return this
  }
  get count(): number {
    return this.#count
  }
}
function answer(n: number) {
  const row = ROWS.find(({ id }) => id === n)
  if (n < 0) return null
  else if (n === 0) return [around(4), !row]
  const found = row?.tags?.filter((tag) => tag !== 'a').some((tag) => tag === 'b')
  let text = \`\${n + 1} of \${ROWS.length - 1}\`
  tell(n)
  ;[text] = [text + (n > 2 && n < 8 ? '!' : '?'), text]
  while (said > 100) {
    step()
    said -= 10
  }
  const { length = 5 } = row?.tags ?? []
  ROWS.slice(1).toReversed().forEach(({ id }) => tell(id))
  switch (n) {
    case 3:
      return { text, found: found ?? null, said, count: new Counter().add(2, 3).add(n, 1).count }
    default:
      return [text, found, length, -said, Math.max(n, 4), new Set([1, n]).has(n) || false]
  }
}
`

describe('a file with every mutant behind a switch', () => {
  const mutants = numbered(SOURCE)
  const { text, without } = withSwitches('a.ts', SOURCE, mutants)
  const script = scriptOf(text)

  it('does what it did where none is on', () => {
    expect(mutants.length).toBeGreaterThan(80)
    expect(errorsOf(text)).toEqual([])
    expect(answers(script)).toEqual(answers(scriptOf(SOURCE)))
  })

  it('does what the file with that mutant does where one is on', () => {
    for (const mutant of mutants.filter(({ number }) => !without.includes(number) && (LONG || number % 3 === 0)))
      expect([mutant.kind, mutant.line, answers(script, (number) => number === mutant.number)]).toEqual([
        mutant.kind,
        mutant.line,
        answers(scriptOf(withMutant(SOURCE, mutant)))
      ])
  })

  it('has a switch at every place but where something is assigned', () => {
    const left = mutants.filter(({ number }) => without.includes(number))
    expect(left.map(({ kind, start, end }) => [kind, SOURCE.slice(start, end)])).toEqual([])
  })

  it('keeps every line at its place', () => {
    const lineOf = (whole: string) => whole.split('\n').findIndex((line) => line.includes('class Counter'))
    expect(lineOf(text)).toBe(lineOf(SOURCE))
  })
})

it('refusals have a switch, whether they are a statement or one of two values', () => {
  const source = `
const fail = (what: string): never => { throw new Error(what) }
const half = (n: number): number => n % 2 === 0 ? n / 2 : fail('odd')
function answer(n: number) {
  if (n < 0) throw new Error('below')
  if (n === 0) return false
  for (const one of [1, 3]) if (one === n) return fail('one of them')
  return half(n)
}
`
  const mutants = mutantsOf('a.ts', source, GUARDS).map((mutant, at) => ({ ...mutant, number: at + 1 }))
  const { text, without } = withSwitches('a.ts', source, mutants)
  expect([mutants.map(({ line }) => line), without, errorsOf(text)]).toEqual([[3, 5, 6, 7], [], []])
  for (const mutant of mutants)
    expect([mutant.line, answers(scriptOf(text), (number) => number === mutant.number)]).toEqual([
      mutant.line,
      answers(scriptOf(withMutant(source, mutant)))
    ])
})

it('what the language wants exactly so has no switch: runes, what is assigned to, the call of a parent’s constructor', () => {
  const source =
    'class C extends D { constructor(readonly own: E) { super(own, 1); this.sum = $derived(own) } }\nlet a = $state(f(1, 2))\n;[a, b] = c\n$effect(() => g())\n'
  const mutants = numbered(source)
  const { text, without } = withSwitches('a.ts', source, mutants)
  expect(errorsOf(text)).toEqual([])
  expect(mutants.filter(({ number }) => without.includes(number)).map(({ start, end }) => source.slice(start, end))).toEqual([
    'super(own, 1);',
    'super(own, 1)',
    'this.sum = $derived(own)',
    '[a, b]',
    '[a, b]',
    '$effect(() => g())'
  ])
})

it('the sources themselves still are TypeScript with all their switches', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts') && !name.includes('Data'))
  const chance = chanceFrom(2026)
  const drawn = Array.from({ length: 12 }, () => chance.pick(files))
  for (const file of drawn) {
    const source = readFileSync(join('src', file), 'utf8')
    expect([file, errorsOf(withSwitches(file, source, numbered(source)).text)]).toEqual([file, []])
  }
})

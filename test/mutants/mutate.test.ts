/** The places at which `npm run mutants` breaks a file: each kind of change is made, and nothing else. */
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { drawer, GUARDS, KINDS, mutantsOf, withMutant } from '../../scripts/mutants/mutate.mjs'

const mutated = (source: string, kind: string): readonly string[] =>
  mutantsOf('a.ts', source)
    .filter((mutant) => mutant.kind === kind)
    .map((mutant) => withMutant(source, mutant))

describe('a kind of change', () => {
  it.each<[string, string, readonly string[]]>([
    ['comparison', 'a < b', ['a <= b']],
    ['comparison', 'a !== b', ['a === b']],
    ['arithmetic', 'a - 1', ['a + 1']],
    ['arithmetic', "'a' + b", []],
    ['and and or', 'a && b', ['a || b']],
    ['half of a condition', 'a && b', ['a', 'b']],
    ['no other value', 'a ?? 0', ['a']],
    ['negated condition', 'if (a) b()', ['if (!(a)) b()']],
    ['negated condition', 'a ? b : c', ['!(a) ? b : c']],
    ['negation dropped', '!a', ['a']],
    ['number', 'f(7)', ['f(8)']],
    ['number', 'type A = 7', []],
    ['truth', 'f(true)', ['f(false)']],
    ['statement dropped', 'f()\ng()', [';\ng()', 'f()\n;']],
    ['guard dropped', 'for (;;) { if (a) continue }', ['for (;;) { ; }']],
    ['guard dropped', 'if (a) f()', []],
    ['arguments exchanged', 'f(a, b, c)', ['f(b, a, c)']],
    ['arguments exchanged', 'f(a, () => 1)', []],
    ['arguments exchanged', 'Math.max(a, b)', []],
    ['arguments exchanged', 'Math.max(a, b, c)', ['Math.max(b, a, c)']],
    ['entry dropped', '[a, b]', ['[b]', '[a]']],
    ['entry dropped', '[a]', []],
    ['method', 'a.some(f)', ['a.every(f)']],
    ['step dropped', 'a.filter(f)', ['a']]
  ])('%s: %s', (kind, source, expected) => {
    expect(mutated(source, kind)).toEqual(expected)
  })

  it.each<[string, readonly string[]]>([
    ['function f() { if (a) return refusal("x"); g() }', ['function f() { ; g() }']],
    ['function f() { if (a) throw new E(); g() }', ['function f() { ; g() }']],
    ['function f() { if (a) { this.close(); return } g() }', ['function f() { ; g() }']],
    ['function f() { if (a) return { ok: false } }', ['function f() { ; }']],
    ['const f = () => (a ? fail(b) : c)', ['const f = () => ((c))']],
    ['function f() { if (a) return; if (b) return c; if (d) throw e; if (g) return false; else h() }', []],
    ['const f = () => (a ? b : error.message.slice(1))', []]
  ])('a guard: %s', (source, expected) => {
    expect(mutantsOf('a.ts', source, GUARDS).map((mutant) => withMutant(source, mutant))).toEqual(expected)
  })

  it('is tested, every one of them', () => {
    expect(Object.keys(KINDS)).toHaveLength(15)
  })

  it('leaves types, imports, what the bundler reads and what an error says alone', () => {
    const source =
      "import a from 'a'\nconst files = import.meta.glob(['./*.json', './*.txt'], { eager: true })\ntype B = [1, 2]\ninterface C { d: true }\nthrow new TypeError(`${1 + 2}`)"
    expect(mutantsOf('a.ts', source)).toEqual([])
  })

  it('leaves a file that still is TypeScript, and another one than before', () => {
    const source =
      'export const f = (a: readonly number[], b = 2): number => {\n  if (!a.some((x) => x > b)) return 0\n  return a.length ? a[0]! * b : 1\n}\n'
    const all = mutantsOf('a.ts', source)
    expect(all.length).toBeGreaterThan(8)
    for (const mutant of all) {
      const { diagnostics = [] } = ts.transpileModule(withMutant(source, mutant), { reportDiagnostics: true })
      expect(diagnostics, mutant.kind).toEqual([])
      expect(withMutant(source, mutant)).not.toBe(source)
    }
  })
})

describe('drawing', () => {
  it('gives the same numbers for the same seed, others for another one, and each of them in time', () => {
    const drawn = (seed: number) => {
      const next = drawer(seed)
      return Array.from({ length: 200 }, () => next(10))
    }
    expect(drawn(1)).toEqual(drawn(1))
    expect(drawn(1)).not.toEqual(drawn(2))
    expect(new Set(drawn(3))).toEqual(new Set([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]))
  })
})

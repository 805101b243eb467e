/** Every channel of the contract, those included that are added later: who asks, what is asked and what is answered. */
import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { registerHandlers, type Handlers } from '../../src/main/ipc.ts'
import { ShownError } from '../../src/main/shownError.ts'
import { CHANNELS, REQUESTS, type RequestName } from '../../src/shared/ipc.ts'
import { StubFrame } from '../support/electronStub.ts'
import { sampleOf } from './samples.ts'

/** Mutated arguments for each channel. The run over seeded defects takes fewer: a defect shows in any of them. */
const RUNS = Number(process.env.LINEJUDGE_MUTATIONS ?? 10_000)

const NAMES = Object.keys(REQUESTS) as RequestName[]
const OURS = new StubFrame('app://linejudge/', 7)
interface Answer { readonly ok: boolean; readonly value?: unknown; readonly message?: string }
type Ask = (event: { senderFrame: StubFrame | null }, ...args: unknown[]) => Promise<Answer>

const sample = (name: RequestName, part: 'args' | 'result'): unknown => {
  const found = sampleOf(REQUESTS[name][part])
  if (found === null) throw new Error(`No value fits the ${part} of “${name}”: add a guess that does to test/security/samples.ts.`)
  return found.value
}

/** The registrar with handlers that note what reached them and answer what they are told to. */
function register(answer: (name: RequestName) => unknown, frame: StubFrame | null = OURS) {
  const reached: { name: RequestName; args: readonly unknown[] }[] = []
  const channels = new Map<string, Ask>()
  const handlers = Object.fromEntries(NAMES.map((name) => [name, (...args: readonly unknown[]) => {
    reached.push({ name, args })
    return Promise.resolve(answer(name))
  }])) as unknown as Handlers
  registerHandlers({ handle: (channel, handler) => { channels.set(channel, handler as unknown as Ask) } }, () => frame as never, handlers)
  const ask = (name: RequestName, args: readonly unknown[], senderFrame: StubFrame | null = OURS): Promise<Answer> =>
    channels.get(CHANNELS[name])!({ senderFrame }, ...args)
  return { reached, channels, ask }
}

const isSentence = (answer: Answer): boolean => /^[^\n]{3,400}[.!?]$/.test(answer.message ?? '') && !/\n\s+at |\.ts:\d/.test(answer.message ?? '')

describe('the contract', () => {
  it('has one channel for each request, and each is registered once', () => {
    const { channels } = register(() => null)
    expect([...channels.keys()].sort()).toEqual(NAMES.map((name) => CHANNELS[name]).sort())
    expect(new Set(Object.values(CHANNELS)).size).toBe(Object.keys(CHANNELS).length)
  })

  it.each(NAMES)('%s has arguments that are counted, and objects that take no further entry', (name) => {
    const args = sample(name, 'args') as unknown[]
    expect(v.safeParse(REQUESTS[name].args, [...args, 'more']).success).toBe(false)
    args.forEach((value, at) => {
      if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value) || Array.isArray(value)) return
      expect(v.safeParse(REQUESTS[name].args, args.with(at, { ...value, more: 1 })).success).toBe(false)
    })
  })

  it.each(NAMES)('%s takes nothing of unlimited length', (name) => {
    const long = 'x'.repeat(600 * 1024 * 1024 / 4)
    const args = sample(name, 'args') as unknown[]
    const strings = pathsOf(args).filter((path) => typeof at(args, path) === 'string')
    for (const path of strings) expect(v.safeParse(REQUESTS[name].args, put(args, path, long)).success, path.join('.')).toBe(false)
  })
})

describe('who asks', () => {
  const strangers: readonly (readonly [string, StubFrame | null])[] = [
    ['a frame that is gone', null],
    ['another window', new StubFrame('app://linejudge/', 8)],
    ['a frame inside the page', new StubFrame('app://linejudge/', 7, OURS)],
    ['another page in the window', new StubFrame('https://example.org/', 7)],
    ['another host of the scheme', new StubFrame('app://elsewhere/', 7)],
    ['our host with a name and password', new StubFrame('app://a:b@linejudge/', 7)],
    ['a host that begins like ours', new StubFrame('app://linejudge.example/', 7)],
    ['a file', new StubFrame('file:///linejudge/index.html', 7)],
    ['an empty page', new StubFrame('about:blank', 7)],
    ['nothing', new StubFrame('', 7)]
  ]
  it.each(NAMES)('%s answers our page and no stranger', async (name) => {
    const { ask, reached } = register((asked) => sample(asked, 'result'))
    const args = sample(name, 'args') as unknown[]
    for (const [who, frame] of strangers) {
      const answer = await ask(name, args, frame)
      expect(answer.ok, who).toBe(false)
      expect(isSentence(answer), who).toBe(true)
    }
    expect(reached).toEqual([])
    expect(await ask(name, args)).toMatchObject({ ok: true })
    expect(reached).toHaveLength(1)
    const closed = register((asked) => sample(asked, 'result'), null)
    expect((await closed.ask(name, args)).ok).toBe(false)
    expect(closed.reached).toEqual([])
  })
})

describe('what is asked', () => {
  it.each(NAMES)(`%s refuses or handles ${RUNS} mutated arguments, and lets through only what fits`, async (name) => {
    const { ask, reached } = register((asked) => sample(asked, 'result'))
    const args = sample(name, 'args') as unknown[]
    const anything = fc.anything({ withBigInt: true, withDate: true, withMap: true, withNullPrototype: true, withTypedArray: true, maxDepth: 2, maxKeys: 3 })
    const paths = pathsOf(args)
    const mutated = fc.oneof(
      { weight: 1, arbitrary: fc.array(anything, { maxLength: 3 }) },
      // One place of a good request is replaced, taken out, or joined by something else.
      { weight: 3, arbitrary: fc.tuple(fc.constantFrom(...paths), anything).map(([path, value]) => put(args, path, value)) },
      { weight: 1, arbitrary: fc.constantFrom(...paths).map((path) => drop(args, path)) },
      { weight: 1, arbitrary: fc.tuple(fc.constantFrom('__proto__', 'constructor', 'path', 'toString'), anything).map(([key, value]) =>
        args.map((one) => typeof one === 'object' && one !== null && !ArrayBuffer.isView(one)
          ? Object.defineProperty({ ...one }, key, { value, enumerable: true }) : value)) }
    )
    let refused = 0
    await fc.assert(fc.asyncProperty(mutated, async (given) => {
      reached.length = 0
      const answer = await ask(name, given as unknown[])
      const fits = v.safeParse(REQUESTS[name].args, given).success
      expect(answer.ok).toBe(fits)
      expect(reached).toHaveLength(fits ? 1 : 0)
      if (!fits) {
        refused++
        expect(isSentence(answer)).toBe(true)
      }
    }), { numRuns: RUNS })
    expect(refused).toBeGreaterThan(0)
    expect(Object.keys(Object.prototype)).toEqual([])
  })
})

describe('what is answered', () => {
  it.each(NAMES)('%s passes on what the contract says and nothing else', async (name) => {
    const args = sample(name, 'args') as unknown[]
    const good = sample(name, 'result')
    expect(await register(() => good).ask(name, args)).toEqual({ ok: true, value: good })
    const wrong = [undefined, Symbol('a'), new Error('a'), { path: '/etc/passwd', name: 1 }, [1, { a: 1 }], () => 1]
      .filter((value) => !v.safeParse(REQUESTS[name].result, value).success)
    expect(wrong.length).toBeGreaterThan(3)
    for (const value of wrong) expect((await register(() => value).ask(name, args)).ok).toBe(false)
  })

  it.each(NAMES)('%s fails with a sentence, never with a stack', async (name) => {
    const args = sample(name, 'args') as unknown[]
    const shown = await register(() => { throw new ShownError('It is not there.') }).ask(name, args)
    expect(shown).toEqual({ ok: false, message: 'It is not there.' })
    const broken = await register(() => { throw new TypeError('x is undefined') }).ask(name, args)
    expect(broken.ok).toBe(false)
    expect(isSentence(broken), broken.message).toBe(true)
  })
})

type Path = readonly (string | number)[]

/** The way to every value inside, the places of the arguments themselves first. */
function pathsOf(value: unknown, here: Path = []): readonly Path[] {
  const own = here.length === 0 ? [] : [here]
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return own
  const inner = Object.entries(value).flatMap(([key, one]) => pathsOf(one, [...here, Array.isArray(value) ? Number(key) : key]))
  return [...own, ...inner, ...(here.length === 0 && inner.length === 0 ? [[0]] : [])]
}

const at = (value: unknown, [first, ...rest]: Path): unknown =>
  first === undefined ? value : at((value as Record<string | number, unknown>)[first], rest)

function put(value: unknown, [first, ...rest]: Path, what: unknown): unknown {
  if (first === undefined) return what
  const copy = Array.isArray(value) ? [...value as unknown[]] : { ...value as object }
  ;(copy as Record<string | number, unknown>)[first] = put((value as Record<string | number, unknown>)[first], rest, what)
  return copy
}

function drop(value: unknown, path: Path): unknown {
  const [parent, last] = [path.slice(0, -1), path.at(-1)!]
  const holder = at(value, parent)
  const without = Array.isArray(holder) ? holder.filter((_, index) => index !== last)
    : Object.fromEntries(Object.entries(holder as object).filter(([key]) => key !== last))
  return put(value, parent, without)
}

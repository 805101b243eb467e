/** Hostile messages to every channel of the IPC contract: strangers who ask, and arguments that were changed on the way. */
import fc from 'fast-check'
import * as v from 'valibot'
import { registerHandlers, type Handlers } from '../../src/main/requests/ipc.ts'
import { CHANNELS } from '../../src/shared/shell/channels.ts'
import { REQUESTS, type RequestName } from '../../src/shared/shell/ipc.ts'
import { OUR_FRAME, StubFrame } from '../support/electronStub.ts'
import { sampleOf } from './samples.ts'

export const NAMES = Object.keys(REQUESTS) as RequestName[]
interface Answer {
  readonly ok: boolean
  readonly value?: unknown
  readonly message?: string
}
type Ask = (event: { senderFrame: StubFrame | null }, ...args: unknown[]) => Promise<Answer>

/** Made once each: a text that has to fit a pattern takes longer than a whole message. */
const samples = new Map<string, unknown>()

export function sample(name: RequestName, part: 'args' | 'result'): unknown {
  const key = `${name} ${part}`
  if (!samples.has(key)) {
    const found = sampleOf(REQUESTS[name][part])
    if (found === null) throw new Error(`No value fits the ${part} of “${name}”: add a guess that does to test/security/samples.ts.`)
    samples.set(key, found.value)
  }
  return samples.get(key)
}

/** The registrar with handlers that note what reached them and answer what they are told to. */
export function register(answer: (name: RequestName) => unknown, frame: StubFrame | null = OUR_FRAME) {
  const reached: { name: RequestName; args: readonly unknown[] }[] = []
  const channels = new Map<string, Ask>()
  const handlers = Object.fromEntries(
    NAMES.map((name) => [
      name,
      (...args: readonly unknown[]) => {
        reached.push({ name, args })
        return Promise.resolve(answer(name))
      }
    ])
  ) as unknown as Handlers
  registerHandlers(
    {
      handle: (channel, handler) => {
        channels.set(channel, handler as unknown as Ask)
      }
    },
    () => frame as never,
    handlers
  )
  const ask = (name: RequestName, args: readonly unknown[], senderFrame: StubFrame | null = OUR_FRAME): Promise<Answer> =>
    channels.get(CHANNELS[name])!({ senderFrame }, ...args)
  return { reached, channels, ask }
}

export const isSentence = (answer: Answer): boolean =>
  /^[^\n]{3,400}[.!?]$/.test(answer.message ?? '') && !/\n\s+at |\.ts:\d/.test(answer.message ?? '')

const STRANGERS: readonly (readonly [string, StubFrame | null])[] = [
  ['a frame that is gone', null],
  ['another window', new StubFrame('app://linejudge/', 8)],
  ['a frame inside the page', new StubFrame('app://linejudge/', 7, OUR_FRAME)],
  ['another page in the window', new StubFrame('https://example.org/', 7)],
  ['another host of the scheme', new StubFrame('app://elsewhere/', 7)],
  ['our host with a name and password', new StubFrame('app://a:b@linejudge/', 7)],
  ['a host that begins like ours', new StubFrame('app://linejudge.example/', 7)],
  ['a file', new StubFrame('file:///linejudge/index.html', 7)],
  ['an empty page', new StubFrame('about:blank', 7)],
  ['nothing', new StubFrame('', 7)]
]

export interface HostileFigures {
  readonly sent: number
  readonly refused: number
  /** Messages that reached a handler though they do not fit, or were refused without a sentence. */
  readonly wrong: readonly string[]
}

/** A good request from everybody who is not our page. */
export async function strangersAsk(name: RequestName): Promise<HostileFigures> {
  const { ask, reached } = register((asked) => sample(asked, 'result'))
  const wrong: string[] = []
  for (const [who, frame] of STRANGERS) {
    const answer = await ask(name, sample(name, 'args') as unknown[], frame)
    if (answer.ok || reached.length > 0) wrong.push(`${name} answered ${who}`)
    else if (!isSentence(answer)) wrong.push(`${name} refused ${who} with “${answer.message ?? ''}”`)
  }
  return { sent: STRANGERS.length, refused: STRANGERS.length - wrong.length, wrong }
}

/** `runs` messages of our own page with arguments that were changed; those that still fit are let through, no others. */
export async function hostileMessages(name: RequestName, runs: number): Promise<HostileFigures> {
  const { ask, reached } = register((asked) => sample(asked, 'result'))
  let sent = 0
  let refused = 0
  const details = await fc.check(
    fc.asyncProperty(mutatedArguments(name), async (given) => {
      sent++
      reached.length = 0
      const answer = await ask(name, given as unknown[])
      const fits = v.safeParse(REQUESTS[name].args, given).success
      if (!fits) refused++
      return answer.ok === fits && reached.length === (fits ? 1 : 0) && (fits || isSentence(answer))
    }),
    { numRuns: runs }
  )
  return { sent, refused, wrong: details.failed ? [`${name}: ${fc.defaultReportMessage(details) ?? 'failed'}`] : [] }
}

function mutatedArguments(name: RequestName): fc.Arbitrary<unknown> {
  const args = sample(name, 'args') as unknown[]
  const anything = fc.anything({
    withBigInt: true,
    withDate: true,
    withMap: true,
    withNullPrototype: true,
    withTypedArray: true,
    maxDepth: 2,
    maxKeys: 3
  })
  const paths = pathsOf(args)
  return fc.oneof(
    { weight: 1, arbitrary: fc.array(anything, { maxLength: 3 }) },
    // One place of a good request is replaced, taken out, or joined by something else.
    { weight: 3, arbitrary: fc.tuple(fc.constantFrom(...paths), anything).map(([path, value]) => put(args, path, value)) },
    { weight: 1, arbitrary: fc.constantFrom(...paths).map((path) => drop(args, path)) },
    {
      weight: 1,
      arbitrary: fc
        .tuple(fc.constantFrom('__proto__', 'constructor', 'path', 'toString'), anything)
        .map(([key, value]) =>
          args.map((one) =>
            typeof one === 'object' && one !== null && !ArrayBuffer.isView(one)
              ? Object.defineProperty({ ...one }, key, { value, enumerable: true })
              : value
          )
        )
    }
  )
}

type Path = readonly (string | number)[]

/** The way to every value inside, the places of the arguments themselves first. */
export function pathsOf(value: unknown, here: Path = []): readonly Path[] {
  const own = here.length === 0 ? [] : [here]
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return own
  const inner = Object.entries(value).flatMap(([key, one]) => pathsOf(one, [...here, Array.isArray(value) ? Number(key) : key]))
  return [...own, ...inner, ...(here.length === 0 && inner.length === 0 ? [[0]] : [])]
}

export const at = (value: unknown, [first, ...rest]: Path): unknown =>
  first === undefined ? value : at((value as Record<string | number, unknown>)[first], rest)

export function put(value: unknown, [first, ...rest]: Path, what: unknown): unknown {
  if (first === undefined) return what
  const copy = Array.isArray(value) ? [...(value as unknown[])] : { ...(value as object) }
  ;(copy as Record<string | number, unknown>)[first] = put((value as Record<string | number, unknown>)[first], rest, what)
  return copy
}

function drop(value: unknown, path: Path): unknown {
  const [parent, last] = [path.slice(0, -1), path.at(-1)!]
  const holder = at(value, parent)
  const without = Array.isArray(holder)
    ? holder.filter((_, index) => index !== last)
    : Object.fromEntries(Object.entries(holder as object).filter(([key]) => key !== last))
  return put(value, parent, without)
}

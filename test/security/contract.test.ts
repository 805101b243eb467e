/** Every channel of the contract, those included that are added later: who asks, what is asked and what is answered. */
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { ShownError } from '../../src/main/text/shownError.ts'
import { CHANNELS } from '../../src/shared/shell/channels.ts'
import { REQUESTS } from '../../src/shared/shell/ipc.ts'
import { at, hostileMessages, isSentence, NAMES, pathsOf, put, register, sample, strangersAsk } from './hostile.ts'

/** Mutated arguments for each channel. The run over seeded defects takes fewer: a defect shows in any of them. */
const RUNS = Number(process.env.LINEJUDGE_MUTATIONS ?? 1500)

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
    const long = 'x'.repeat((600 * 1024 * 1024) / 4)
    const args = sample(name, 'args') as unknown[]
    const strings = pathsOf(args).filter((path) => typeof at(args, path) === 'string')
    for (const path of strings) expect(v.safeParse(REQUESTS[name].args, put(args, path, long)).success, path.join('.')).toBe(false)
  })
})

describe('who asks', () => {
  it.each(NAMES)('%s answers our page and no stranger', async (name) => {
    expect((await strangersAsk(name)).wrong).toEqual([])
    const { ask, reached } = register((asked) => sample(asked, 'result'))
    const args = sample(name, 'args') as unknown[]
    expect(await ask(name, args)).toMatchObject({ ok: true })
    expect(reached).toHaveLength(1)
    const closed = register((asked) => sample(asked, 'result'), null)
    expect((await closed.ask(name, args)).ok).toBe(false)
    expect(closed.reached).toEqual([])
  })
})

describe('files that the page names', () => {
  const names = ['journal-a.ljj', 'aside-1.ljj', 'linejudge-20261121-060555-123-change.json']
  const paths = names.flatMap((name) =>
    ['../', '../../', '/', 'C:\\', '..\\', './', 'x/', '\u0000', ' ', 'x\n'].flatMap((before) => [
      `${before}${name}`,
      `${name}/${before}`,
      `${name}\n`
    ])
  )
  const named = NAMES.filter((name) => /Journal|Backup/.test(name) && (sample(name, 'args') as unknown[]).length > 0)

  it.each(named)('%s takes no path for a name', (name) => {
    const args = sample(name, 'args') as unknown[]
    const [first] = args
    const put = (path: string): unknown[] =>
      typeof first === 'string' ? args.with(0, path) : args.with(0, { ...(first as object), name: path })
    expect(paths.filter((path) => v.safeParse(REQUESTS[name].args, put(path)).success)).toEqual([])
    expect(v.safeParse(REQUESTS[name].args, args).success).toBe(true)
  })
})

describe('what is asked', () => {
  it.each(NAMES)(`%s refuses or handles ${RUNS} mutated arguments, and lets through only what fits`, async (name) => {
    const { sent, refused, wrong } = await hostileMessages(name, RUNS)
    expect(wrong).toEqual([])
    expect(sent).toBe(RUNS)
    expect(refused).toBeGreaterThan(0)
    expect(Object.keys(Object.prototype)).toEqual([])
  })
})

describe('what is answered', () => {
  it.each(NAMES)('%s passes on what the contract says and nothing else', async (name) => {
    const args = sample(name, 'args') as unknown[]
    const good = sample(name, 'result')
    expect(await register(() => good).ask(name, args)).toEqual({ ok: true, value: good })
    const wrong = [undefined, Symbol('a'), new Error('a'), { path: '/etc/passwd', name: 1 }, [1, { a: 1 }], () => 1].filter(
      (value) => !v.safeParse(REQUESTS[name].result, value).success
    )
    expect(wrong.length).toBeGreaterThan(3)
    for (const value of wrong) expect((await register(() => value).ask(name, args)).ok).toBe(false)
  })

  it.each(NAMES)('%s fails with a sentence, never with a stack', async (name) => {
    const args = sample(name, 'args') as unknown[]
    const shown = await register(() => {
      throw new ShownError('It is not there.')
    }).ask(name, args)
    expect(shown).toEqual({ ok: false, message: 'It is not there.' })
    const broken = await register(() => {
      throw new TypeError('x is undefined')
    }).ask(name, args)
    expect(broken.ok).toBe(false)
    expect(isSentence(broken), broken.message).toBe(true)
  })
})

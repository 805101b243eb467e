import { describe, expect, it, vi } from 'vitest'
import { registerHandlers, type Handlers } from '../../../../src/main/requests/ipc.ts'
import { shown } from '../../../../src/main/text/shownError.ts'
import { phrase } from '../../../../src/shared/base/problem.ts'
import { MOST_TOLD } from '../../../../src/shared/shell/ipc.ts'
import { CHANNELS } from '../../../../src/shared/shell/channels.ts'
import { REQUESTS, type RequestName } from '../../../../src/shared/shell/ipc.ts'
import { OUR_FRAME, StubFrame } from '../../../support/electronStub.ts'

type Ask = (event: { senderFrame: StubFrame | null }, ...args: unknown[]) => Promise<{ ok: boolean; value?: unknown; message?: string }>

function register(
  handlers: Partial<Handlers> = {},
  frame: StubFrame | null = OUR_FRAME
): { ask: Record<RequestName, Ask>; done: ReturnType<typeof vi.fn> } {
  const done = vi.fn()
  const registered = new Map<string, Ask>()
  registerHandlers(
    {
      handle: (channel, handler) => {
        registered.set(channel, handler as unknown as Ask)
      }
    },
    () => frame as never,
    {
      openFile: () => {
        done('openFile')
        return Promise.resolve(null)
      },
      saveFile: ({ name }) => {
        done('saveFile')
        return Promise.resolve({ name })
      },
      ...handlers
    } as Handlers
  )
  const ask = Object.fromEntries((Object.keys(REQUESTS) as RequestName[]).map((name) => [name, registered.get(CHANNELS[name])!])) as Record<
    RequestName,
    Ask
  >
  return { done, ask }
}

describe('a request', () => {
  it('from our page is answered', async () => {
    const { ask } = register()
    expect(await ask.openFile({ senderFrame: OUR_FRAME })).toEqual({ ok: true, value: null })
    expect(await ask.saveFile({ senderFrame: OUR_FRAME }, { name: 'a', text: 'b' })).toEqual({ ok: true, value: { name: 'a' } })
  })

  it.each([
    ['a frame that is gone', null],
    ['another window', new StubFrame('app://linejudge/', 8)],
    ['a frame inside the page', new StubFrame('app://linejudge/', 7, OUR_FRAME)],
    ['another page in the window', new StubFrame('https://example.org/', 7)],
    ['another host of the scheme', new StubFrame('app://elsewhere/', 7)],
    ['an empty page', new StubFrame('about:blank', 7)]
  ])('from %s is refused, and nothing is done', async (_who, senderFrame) => {
    const { ask, done } = register()
    expect(await ask.openFile({ senderFrame })).toMatchObject({ ok: false })
    expect(await ask.saveFile({ senderFrame }, { name: 'a', text: 'b' })).toMatchObject({ ok: false })
    expect(done).not.toHaveBeenCalled()
  })

  it('is refused while there is no window', async () => {
    const { ask, done } = register({}, null)
    expect(await ask.openFile({ senderFrame: OUR_FRAME })).toMatchObject({ ok: false })
    expect(done).not.toHaveBeenCalled()
  })

  it.each([
    [[]],
    [[null]],
    [['a']],
    [[{}]],
    [[{ name: 'a' }]],
    [[{ name: '', text: '' }]],
    [[{ name: 'a', text: 1 }]],
    [[{ name: 'a', text: 'b', path: '/etc' }]],
    [[{ name: 'a', text: 'b' }, 'more']],
    [[{ name: 'x'.repeat(256), text: '' }]]
  ])('to save with %j does nothing', async (args) => {
    const { ask, done } = register()
    expect(await ask.saveFile({ senderFrame: OUR_FRAME }, ...args)).toMatchObject({ ok: false })
    expect(done).not.toHaveBeenCalled()
  })

  it('that fails gives the sentence, never a stack', async () => {
    const { ask } = register({ openFile: () => Promise.reject(shown('file-not-read', { name: 'a', why: phrase('why.not-there', {}) })) })
    expect(await ask.openFile({ senderFrame: OUR_FRAME })).toEqual({
      ok: false,
      message: '“a” could not be read: it is not there.',
      say: 'file-not-read',
      facts: { name: 'a', why: { say: 'why.not-there', facts: {} } }
    })
    const broken = register({
      openFile: () => {
        throw new TypeError('x is undefined')
      }
    })
    expect(await broken.ask.openFile({ senderFrame: OUR_FRAME })).toEqual({
      ok: false,
      message: 'Linejudge itself failed at "openFile" (x is undefined).',
      say: 'shell-failed',
      facts: { name: 'openFile', why: 'x is undefined' }
    })
    const endless = register({ openFile: () => Promise.reject(shown('shell-failed', { name: 'a', why: 'x'.repeat(MOST_TOLD + 1) })) })
    const told = await endless.ask.openFile({ senderFrame: OUR_FRAME })
    expect(told).toEqual({ ok: false, message: expect.any(String) as string })
    expect(told.message).toHaveLength(MOST_TOLD)
  })

  it('whose answer is not what the contract says is refused as well', async () => {
    const { ask } = register({ openFile: () => Promise.resolve({ name: 'a', text: 'b', path: '/home' } as never) })
    expect(await ask.openFile({ senderFrame: OUR_FRAME })).toMatchObject({ ok: false })
  })
})

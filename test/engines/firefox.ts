/** Firefox, over WebDriver BiDi. */
import { findProgram, runProgram } from './programs.ts'
import type { Engine, EngineKind } from './engine.ts'
import { createRequire } from 'node:module'

/** The web socket that Playwright brings: Node 20 has none. */
interface Socket {
  on(event: 'open' | 'message', listener: (message?: unknown) => void): void
  send(text: string): void
  close(): void
}
const { ws: Socket } = createRequire(import.meta.url)('playwright-core/lib/utilsBundle') as { readonly ws: new (address: string) => Socket }

interface Said {
  readonly id?: number
  readonly type: string
  readonly result?: Readonly<Record<string, never>>
  readonly error?: string
  readonly message?: string
}

const program = (): string | null => findProgram('firefox-esr', 'firefox')

export const firefox: EngineKind = {
  name: 'Firefox',
  missing: () => (program() === null ? 'firefox-esr is not installed' : null),
  start
}

async function start(profile: string): Promise<Engine> {
  const running = runProgram(program()!, ['--headless', '--remote-debugging-port=0', '--profile', profile, '--no-remote', 'about:blank'])
  const [, port] = await running.says(/BiDi listening on ws:\/\/127\.0\.0\.1:(\d+)/)
  const waiting = new Map<number, { readonly keep: (result: never) => void; readonly fail: (error: Error) => void }>()
  let last = 0
  const hear = (text: string): void => {
    const said = JSON.parse(text) as Said
    const asked = waiting.get(said.id ?? -1)
    if (said.type === 'success') asked?.keep(said.result as never)
    else if (said.type === 'error') asked?.fail(new Error(`${said.error}: ${said.message}`))
  }
  const socket = new Socket(['ws', `//127.0.0.1:${port}/session`].join(':'))
  socket.on('message', (text) => hear(String(text)))
  await new Promise<void>((done) => {
    socket.on('open', () => done())
  })
  const send = <T>(method: string, params: object): Promise<T> =>
    new Promise((keep, fail) => {
      waiting.set(++last, { keep, fail })
      socket.send(JSON.stringify({ id: last, method, params }))
    })
  // Answered when the browser has come up, which takes its time.
  await send('session.new', { capabilities: {} })
  const firstTab = async (): Promise<string> => {
    for (;;) {
      const { contexts } = await send<{ contexts: readonly { context: string }[] }>('browsingContext.getTree', {})
      if (contexts[0]) return contexts[0].context
      await new Promise((later) => setTimeout(later, 100))
    }
  }
  const context = await firstTab()
  await send('browsingContext.setViewport', { context, viewport: { width: 1280, height: 800 } })
  return {
    name: 'Firefox',
    goto: async (url) => {
      await send('browsingContext.navigate', { context, url, wait: 'complete' })
    },
    run: async (body) => {
      const said = await send<{ type: string; result?: { value?: string }; exceptionDetails?: { text: string } }>('script.callFunction', {
        functionDeclaration: `async () => JSON.stringify(await (async () => { ${body} })()) ?? 'null'`,
        awaitPromise: true,
        target: { context },
        userActivation: true
      })
      if (said.type !== 'success') throw new Error(said.exceptionDetails?.text ?? 'The script failed.')
      return JSON.parse(said.result?.value ?? 'null') as unknown
    },
    act: async (actions) => {
      await send('input.performActions', { context, actions })
    },
    shot: async () => Buffer.from((await send<{ data: string }>('browsingContext.captureScreenshot', { context })).data, 'base64'),
    print: async () => Buffer.from((await send<{ data: string }>('browsingContext.print', { context, background: true })).data, 'base64'),
    close: async () => {
      // As its user closes it: what it still had in memory is written before it ends.
      void send('browser.close', {}).catch(() => undefined)
      await Promise.race([running.ended, new Promise((late) => setTimeout(late, 20_000))])
      socket.close()
      await running.end()
    }
  }
}

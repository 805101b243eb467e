/** WebKitGTK, over WebKitWebDriver. Without a display it draws into Xvfb, which nobody looks at. */
import { mkdirSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { findProgram, runProgram } from './programs.ts'
import type { Engine, EngineKind } from './engine.ts'

const driver = (): string | null => findProgram('WebKitWebDriver')
const hasDisplay = (): boolean => Boolean(process.env.DISPLAY ?? process.env.WAYLAND_DISPLAY)
const noDisplay = (): string | null => (hasDisplay() || findProgram('Xvfb') ? null : 'there is neither a display nor Xvfb (package xvfb)')

export const webkit: EngineKind = {
  name: 'WebKitGTK',
  missing: () => (driver() === null ? 'webkit2gtk-driver is not installed' : noDisplay()),
  forgets: 'MiniBrowser opens private windows only while it is driven',
  start
}

let displays = 20 + (process.pid % 60)

async function start(profile: string): Promise<Engine> {
  const display = `:${++displays}`
  const port = await freePort()
  const env = {
    // The browser keeps what pages store below these.
    XDG_DATA_HOME: `${profile}/data`,
    XDG_CACHE_HOME: `${profile}/cache`,
    XDG_CONFIG_HOME: `${profile}/config`,
    ...(hasDisplay() ? {} : { DISPLAY: display, WAYLAND_DISPLAY: '', GDK_BACKEND: 'x11' }),
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    WEBKIT_DISABLE_COMPOSITING_MODE: '1'
  }
  for (const folder of ['data', 'cache', 'config']) mkdirSync(join(profile, folder), { recursive: true })
  const server = hasDisplay() ? null : runProgram(findProgram('Xvfb')!, [display, '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'])
  const running = runProgram(driver()!, [`--port=${port}`], env)
  const ask = async <T>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<T> => {
    const response = await fetch(['http', `//127.0.0.1:${port}${path}`].join(':'), {
      method,
      ...(body ? { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } } : {})
    })
    const { value } = (await response.json()) as { value: T & { error?: string; message?: string } }
    if (!response.ok) throw new Error(`${value.error}: ${value.message}`)
    return value
  }
  for (let tries = 0; ; tries++) {
    if (await ask('GET', '/status').catch(() => null)) break
    if (tries > 100) throw new Error('WebKitWebDriver does not answer.')
    await new Promise((later) => setTimeout(later, 50))
  }
  const { sessionId } = await ask<{ sessionId: string }>('POST', '/session', {
    capabilities: { alwaysMatch: { timeouts: { script: 60_000 } } }
  })
  const at = `/session/${sessionId}`
  await ask('POST', `${at}/window/rect`, { width: 1280, height: 860 }).catch(() => undefined)
  return {
    name: 'WebKitGTK',
    goto: async (url) => {
      await ask('POST', `${at}/url`, { url })
    },
    run: async (body) => {
      const script = `const done = arguments[arguments.length - 1];
        (async () => { ${body} })().then((value) => done(JSON.stringify(value) ?? 'null'), (error) => done(JSON.stringify({ failed: String(error) })))`
      const said = await ask<string>('POST', `${at}/execute/async`, { script, args: [] })
      return JSON.parse(said) as unknown
    },
    act: async (actions) => {
      await ask('POST', `${at}/actions`, { actions })
    },
    shot: async () => Buffer.from(await ask<string>('GET', `${at}/screenshot`), 'base64'),
    // WebKitWebDriver has no command for it.
    print: async () => {
      const pdf = await ask<string>('POST', `${at}/print`, {}).catch(() => null)
      return pdf === null ? null : Buffer.from(pdf, 'base64')
    },
    close: async () => {
      await Promise.race([ask('DELETE', at).catch(() => undefined), new Promise((late) => setTimeout(late, 5000))])
      await running.end()
      await server?.end()
    }
  }
}

function freePort(): Promise<number> {
  return new Promise((done) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => done(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

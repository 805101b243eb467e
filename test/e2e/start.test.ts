/** `npm start` where no desktop app can open: the same app in the browser, one line that says why, and a clean end. */
import { spawn } from 'node:child_process'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { CONTENT_SECURITY_POLICY } from '../../src/shared/shell/serving.ts'

const ROOT = resolve(import.meta.dirname, '../..')

interface Started {
  readonly origin: string
  readonly out: () => string
  readonly err: () => string
  stop(): Promise<number | null>
}

/** Starts it without a display and waits for its address. */
async function start(...args: readonly string[]): Promise<Started> {
  const { DISPLAY: _display, WAYLAND_DISPLAY: _wayland, ...env } = process.env
  const child = spawn(process.execPath, [join(ROOT, 'scripts/start.mjs'), '--no-open', ...args], {
    cwd: ROOT,
    env,
    stdio: ['ignore', 'pipe', 'pipe']
  })
  let [out, err] = ['', '']
  child.stderr.on('data', (chunk: Buffer) => {
    err += chunk.toString()
  })
  const ended = new Promise<number | null>((done) => {
    child.on('close', done)
  })
  await new Promise<void>((done, failed) => {
    child.stdout.on('data', (chunk: Buffer) => {
      out += chunk.toString()
      if (out.split('\n').length > 2) done()
    })
    void ended.then(() => {
      failed(new Error(`ended without an address: ${out}${err}`))
    })
  })
  return {
    origin: /http:\/\/127\.0\.0\.1:\d+/.exec(out)?.[0] ?? '',
    out: () => out,
    err: () => err,
    stop: () => {
      child.kill('SIGINT')
      return ended
    }
  }
}

describe('npm start without a desktop', () => {
  it('serves the app with the strict policy, says why in one line, and ends cleanly with Ctrl-C', async () => {
    const one = await start('--browser')
    const page = await fetch(`${one.origin}/`)
    expect(await page.text()).toContain('<title>Linejudge</title>')
    expect(page.headers.get('content-security-policy')).toBe(CONTENT_SECURITY_POLICY)
    expect(one.out().trim().split('\n')).toEqual([
      `Linejudge is open at ${one.origin}/ (Ctrl-C ends it)`,
      expect.stringMatching(/^In the browser, not as a desktop app: --browser asks for it\./)
    ])
    expect(await one.stop()).toBe(0)
    // Progress of building is all that may stand there: a source may have changed since.
    expect(one.err().replace(/^Building .* …\n/gm, '')).toBe('')
  })

  it.runIf(process.platform === 'linux')('says that there is no display, and takes the next port where its own is taken', async () => {
    const [one, two] = [await start(), await start()]
    expect(one.out()).toContain('there is no display here.')
    expect(two.origin).not.toBe(one.origin)
    expect(two.out()).toMatch(/Port \d+ is taken, so what was stored there is not seen here\.\n$/)
    expect((await fetch(`${two.origin}/`)).status).toBe(200)
    expect([await one.stop(), await two.stop()]).toEqual([0, 0])
  })
})

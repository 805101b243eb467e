import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { METHODS, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startServer, type RunningServer } from '../../../src/cli/server.ts'
import { CONTENT_SECURITY_POLICY } from '../../../src/shared/shell/serving.ts'

let folder: string
let server: RunningServer

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'linejudge-server-'))
  await writeFile(join(folder, 'index.html'), '<!doctype html><title>Linejudge</title>')
  await writeFile(join(folder, 'app.js'), 'export {}')
  await mkdir(join(folder, 'assets'))
  await writeFile(join(folder, 'assets', 'app-B1_x-3Zq.js'), 'export {}')
  await writeFile(join(folder, '..', 'linejudge-outside.txt'), 'secret')
  server = await startServer({ root: folder, port: 0 })
})
afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true })
  await rm(join(folder, '..', 'linejudge-outside.txt'))
})

interface Answer {
  readonly status: number
  readonly body: string
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
}

/** A request as it stands: unlike fetch it sends paths and hosts as given. */
function ask(path: string, { method = 'GET', host }: { method?: string; host?: string } = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const headers = { host: host ?? `127.0.0.1:${server.port}` }
    request({ host: '127.0.0.1', port: server.port, path, method, headers }, (response) => {
      let body = ''
      response.on('data', (chunk: Buffer) => {
        body += chunk.toString()
      })
      response.on('end', () => {
        resolve({ status: response.statusCode ?? 0, body, headers: response.headers })
      })
    })
      .on('error', reject)
      .end()
  })
}

describe('the local server', () => {
  it('serves the page and its files with the strict policy', async () => {
    const page = await ask('/?case=1')
    expect(page.status).toBe(200)
    expect(page.body).toContain('Linejudge')
    expect(page.headers['content-security-policy']).toBe(CONTENT_SECURITY_POLICY)
    expect(page.headers['x-content-type-options']).toBe('nosniff')
    const script = await ask('/app.js')
    expect(script.headers['content-type']).toBe('text/javascript; charset=utf-8')
  })

  it('answers HEAD without a body and refuses to be written to', async () => {
    expect(await ask('/', { method: 'HEAD' })).toMatchObject({ status: 200, body: '' })
  })

  it.each(METHODS.filter((method) => !['GET', 'HEAD', 'CONNECT'].includes(method)))('does not answer %s', async (method) => {
    expect((await ask('/', { method })).status).toBe(405)
  })

  it('listens to this machine alone', () => {
    expect(server.address).toBe('127.0.0.1')
  })

  it('sends every header of the list, and none that would tell more', async () => {
    for (const path of ['/', '/app.js', '/missing.js']) {
      const {
        connection: _c,
        date: _d,
        'keep-alive': _k,
        'content-type': _t,
        'transfer-encoding': _e,
        ...headers
      } = (await ask(path)).headers
      expect(headers).toEqual({
        'content-security-policy': CONTENT_SECURITY_POLICY,
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
        'cache-control': 'no-cache'
      })
    }
  })

  it('lets the browser keep a file that is named by what is in it, and no other', async () => {
    const told = async (path: string) => (await ask(path)).headers['cache-control']
    expect(await told('/assets/app-B1_x-3Zq.js')).toBe('public, max-age=31536000, immutable')
    for (const path of ['/', '/app.js', '/assets/app-B1_x-3Zr.js']) expect(await told(path)).toBe('no-cache')
  })

  it.each([
    '/../linejudge-outside.txt',
    '/%2e%2e/linejudge-outside.txt',
    '/..%2flinejudge-outside.txt',
    '/%2e%2e%2flinejudge-outside.txt',
    '/..%5clinejudge-outside.txt',
    '//etc/passwd',
    '/.',
    '/missing.js',
    '/%00',
    '/%',
    '/index.html/',
    '/index.html%00.js'
  ])('finds nothing at %s', async (path) => {
    const answer = await ask(path)
    expect(answer.status).toBe(404)
    expect(answer.body).not.toContain('secret')
  })

  it('answers to its own name only, so that no other page can reach it under a name of its own', async () => {
    expect((await ask('/', { host: `evil.example:${server.port}` })).status).toBe(421)
    const other = await ask('/', { host: `localhost:${server.port}` })
    expect(other.status).toBe(308)
    expect(other.headers.location).toBe(`${server.origin}/`)
  })

  it('takes the next port where the first is taken, and says no where it may not', async () => {
    const next = await startServer({ root: folder, port: server.port, more: 5 })
    expect(next.port).toBeGreaterThan(server.port)
    await next.close()
    await expect(startServer({ root: folder, port: server.port })).rejects.toThrow('EADDRINUSE')
  })
})

import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { answerFrom } from '../../../../src/main/guard/protocol.ts'
import { bundlePath, CONTENT_SECURITY_POLICY, META_POLICY } from '../../../../src/shared/shell/serving.ts'
import { seededRuns } from '../../../support/seeded.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'linejudge-bundle-'))
  await mkdir(join(folder, 'bundle', 'assets'), { recursive: true })
  await writeFile(join(folder, 'bundle', 'index.html'), 'page')
  await writeFile(join(folder, 'bundle', 'assets', 'app-1.js'), 'script')
  await writeFile(join(folder, 'secret.txt'), 'secret')
})
afterAll(() => rm(folder, { recursive: true }))

const ask = (url: string, method = 'GET'): Promise<Response> => answerFrom(join(folder, 'bundle'), { url, method })

describe('the app scheme', () => {
  it('serves the page and its files with the strict policy', async () => {
    const page = await ask('app://linejudge/')
    expect(await page.text()).toBe('page')
    expect(page.headers.get('content-security-policy')).toBe(CONTENT_SECURITY_POLICY)
    const script = await ask('app://linejudge/assets/app-1.js?v=1')
    expect(await script.text()).toBe('script')
    expect(script.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
  })

  it('refuses to be written to, and refuses with the policy too', async () => {
    const answer = await ask('app://linejudge/', 'POST')
    expect(answer.status).toBe(405)
    expect(answer.headers.get('content-security-policy')).toBe(CONTENT_SECURITY_POLICY)
  })

  it.each([
    'app://linejudge/../secret.txt',
    'app://linejudge/%2e%2e/secret.txt',
    'app://linejudge/%2e%2e%2fsecret.txt',
    'app://linejudge/..%2fsecret.txt',
    'app://linejudge/assets/../../secret.txt',
    'app://linejudge/assets/%2e%2e/%2e%2e/secret.txt',
    'app://linejudge/..%5csecret.txt',
    'app://linejudge/..\\secret.txt',
    'app://linejudge/assets/..%5c..%5csecret.txt',
    'app://linejudge/%252e%252e/secret.txt',
    'app://linejudge//etc/passwd',
    'app://linejudge/%2fetc/passwd',
    'app://linejudge/C:/Windows/win.ini',
    'app://linejudge/C%3a%5cWindows',
    'app://linejudge/index.html%00.js',
    'app://linejudge/index.html::$DATA',
    'app://linejudge/CON',
    'app://linejudge/aux.js',
    'app://linejudge/index.html.',
    'app://linejudge/index.html%20',
    'app://linejudge/.git/config',
    'app://linejudge/assets',
    'app://linejudge/assets/',
    'app://linejudge/%',
    'app://linejudge/%ff',
    'app://linejudge/~root',
    'app://elsewhere/index.html',
    'app://linejudge:1/index.html',
    'https://linejudge/index.html',
    'file:///etc/passwd',
    'nothing'
  ])('finds nothing at %s', async (url) => {
    const answer = await ask(url)
    expect(answer.status).toBe(404)
    expect(await answer.text()).toBe('')
  })
})

describe('a path of the bundle', () => {
  it('never leaves it, whatever is asked for', () => {
    const piece = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom(
        '..',
        '.',
        '/',
        '\\',
        '%2e',
        '%2E%2e',
        '%2f',
        '%5c',
        '%00',
        '%',
        'assets',
        'index.html',
        ':',
        '~',
        ' ',
        '\u202e',
        'con',
        '...',
        '%c0%ae'
      )
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
        const path = bundlePath(`/${pieces.join('')}`)
        if (path === null) return
        expect(path).not.toMatch(/(^|\/)\.|[\\:\0]|^\/|\/\/|[. ](\/|$)/)
      }),
      seededRuns(3000)
    )
  })
})

describe('the policy of the page', () => {
  it('is that of the header, without what only a header can say', () => {
    expect(CONTENT_SECURITY_POLICY).toBe(`${META_POLICY}; frame-ancestors 'none'`)
    expect(META_POLICY).toMatch(/^default-src 'none'; script-src 'self';/)
    expect(CONTENT_SECURITY_POLICY).not.toMatch(/unsafe-eval|http|\*/)
  })
})

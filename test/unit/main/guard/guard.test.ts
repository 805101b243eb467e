import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { guardContents, guardSession, mayLoad } from '../../../../src/main/guard/guard.ts'
import { electronStub, StubContents } from '../../../support/electronStub.ts'

const HOSTILE = [
  'https://linejudge/',
  'http://127.0.0.1/',
  'ws://linejudge/',
  'wss://example.org/',
  'ftp://example.org/',
  'file:///etc/passwd',
  'app://elsewhere/',
  'app://linejudge.example/',
  'app://linejudge@elsewhere/',
  'app://user:word@linejudge/',
  'app://linejudge:8080/',
  'application://linejudge/',
  'javascript:alert(1)',
  'about:blank',
  'chrome://settings',
  'chrome-extension://abc/',
  'view-source:app://linejudge/',
  'blob:https://example.org/1',
  'blob:null/1',
  'blob:app://elsewhere/1',
  'filesystem:app://linejudge/',
  '',
  ' ',
  'linejudge',
  '//linejudge/',
  'app:',
  'app:linejudge'
]

describe('requests', () => {
  it.each(['app://linejudge/', 'app://linejudge/assets/a.js?x#y', 'blob:app://linejudge/2b7', 'data:image/png;base64,AA'])(
    '%s may load',
    (url) => {
      expect(mayLoad(url, false)).toBe(true)
    }
  )
  it.each([...HOSTILE, 'devtools://devtools/'])('%s may not', (url) => {
    expect(mayLoad(url, false)).toBe(false)
  })
  it('the developer tools may load where they are on', () => {
    expect(mayLoad('devtools://devtools/bundled/', true)).toBe(true)
  })

  it('are cancelled before they are sent', async () => {
    const { session } = electronStub({ userData: '' })
    await guardSession(session as never, false)
    const answers = [...HOSTILE, 'app://linejudge/x.js'].map((url) => {
      const decide = vi.fn()
      session.handlers.beforeRequest!({ url } as never, decide as never)
      return decide.mock.calls[0]![0] as { cancel: boolean }
    })
    expect(answers).toEqual([...HOSTILE.map(() => ({ cancel: true })), { cancel: false }])
  })
})

describe('permissions', () => {
  /** Every permission that Electron's own types name. */
  const types = readFileSync(resolve(import.meta.dirname, '../../../../node_modules/electron/electron.d.ts'), 'utf8')
  const permissions = [
    ...new Set(
      [...types.matchAll(/setPermission(?:Request|Check)Handler\(handler: .*permission: ([^,)]+)/g)].flatMap((match) =>
        [...match[1]!.matchAll(/'([^']+)'/g)].map((name) => name[1]!)
      )
    )
  ]

  it('are read off Electron’s types', () => {
    expect(permissions.length).toBeGreaterThan(10)
    expect(permissions).toContain('geolocation')
  })

  it('are all refused, requested or checked, except filling the screen for a page of ours', async () => {
    const { session } = electronStub({ userData: '' })
    await guardSession(session as never, false)
    for (const permission of [...permissions, 'something-new']) {
      const decide = vi.fn()
      const ours = { requestingUrl: 'app://linejudge/#display' }
      session.handlers.permissionRequest!(null as never, permission as never, decide as never, ours as never)
      // Chromium checks both before it requests: a refused check makes `requestFullscreen` fail.
      const fills = permission === 'fullscreen' || permission === 'automatic-fullscreen'
      expect(decide, permission).toHaveBeenCalledExactlyOnceWith(fills)
      const other = vi.fn()
      session.handlers.permissionRequest!(
        null as never,
        permission as never,
        other as never,
        { requestingUrl: 'app://elsewhere/' } as never
      )
      expect(other, permission).toHaveBeenCalledExactlyOnceWith(false)
      const check = (origin: string, details: object): unknown =>
        session.handlers.permissionCheck!(null as never, permission as never, origin as never, details as never)
      expect(check('app://linejudge/', ours), permission).toBe(fills)
      // Without a document there is only the origin.
      expect(check('app://linejudge/', {}), permission).toBe(fills)
      expect(check('app://elsewhere/', {}), permission).toBe(false)
      expect(check('app://linejudge/', { requestingUrl: 'app://elsewhere/' }), permission).toBe(false)
    }
    expect(session.handlers.device!({ deviceType: 'usb' } as never)).toBe(false)
    const decide = vi.fn()
    // As Electron answers: without a video stream it throws if video was requested; only null refuses without an error.
    decide.mockImplementation((streams: object | null) => {
      if (streams !== null) throw new TypeError('Video was requested, but no video stream was provided')
    })
    session.handlers.displayMedia!({ videoRequested: true } as never, decide as never)
    expect(decide).toHaveBeenCalledExactlyOnceWith(null)
  })

  it('downloads, dictionaries and proxies are off', async () => {
    const { session } = electronStub({ userData: '' })
    await guardSession(session as never, false)
    const [preventDefault, cancel] = [vi.fn(), vi.fn()]
    session.emit('will-download', { preventDefault }, { cancel })
    expect(preventDefault).toHaveBeenCalledOnce()
    expect(cancel).toHaveBeenCalledOnce()
    expect(session.calls).toEqual([
      ['spellChecker', false],
      ['proxy', { mode: 'direct' }]
    ])
  })
})

describe('a page stays where it is', () => {
  it.each(['will-navigate', 'will-frame-navigate', 'will-redirect'])('%s', (event) => {
    const contents = new StubContents()
    guardContents(contents as never)
    for (const url of HOSTILE) {
      const preventDefault = vi.fn()
      contents.emit(event, { url, preventDefault })
      expect(preventDefault, url).toHaveBeenCalledOnce()
    }
    const preventDefault = vi.fn()
    contents.emit(event, { url: 'app://linejudge/', preventDefault })
    expect(preventDefault).not.toHaveBeenCalled()
  })

  it('opens no window, embeds no page, reaches nobody past the network guard', () => {
    const contents = new StubContents()
    guardContents(contents as never)
    const preventDefault = vi.fn()
    contents.emit('will-attach-webview', { preventDefault })
    expect(preventDefault).toHaveBeenCalledOnce()
    for (const url of [...HOSTILE, 'app://linejudge/']) expect(contents.openHandler!({ url })).toEqual({ action: 'deny' })
    expect(contents.webRtc).toBe('disable_non_proxied_udp')
  })
})

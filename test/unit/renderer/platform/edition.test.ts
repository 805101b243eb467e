/** What the browser keeps of the app: what is told of it, and when a page is asked to load again. */
import { describe, expect, it, vi } from 'vitest'
import { startEdition } from '../../../../src/renderer/platform/edition.ts'

type Heard = (event: { isUpdate?: boolean; isExternal?: boolean }) => void

/** A page as the browser gives it, and a worker whose events are told by the test. */
async function open({ given = false, active = given, keeps = true }: { given?: boolean; active?: boolean; keeps?: boolean } = {}) {
  const heard = new Map<string, Heard>()
  const onPage = new Map<string, (event: unknown) => void>()
  const onDocument = new Map<string, () => void>()
  const worker = {
    addEventListener: (name: string, listener: Heard) => heard.set(name, listener),
    register: vi.fn(() => Promise.resolve(keeps ? { active: active ? {} : null } : undefined)),
    messageSkipWaiting: vi.fn(),
    update: vi.fn(() => Promise.resolve())
  }
  const page = {
    addEventListener: (name: string, listener: (event: unknown) => void) => onPage.set(name, listener),
    matchMedia: () => ({ matches: false }),
    isSecureContext: true,
    location: { protocol: 'https:', reload: vi.fn() },
    document: { addEventListener: (name: string, listener: () => void) => onDocument.set(name, listener), visibilityState: 'visible' },
    navigator: { serviceWorker: { controller: given ? {} : null } }
  }
  const edition = startEdition(page as never, Promise.resolve(worker as never))
  await new Promise((resolve) => setTimeout(resolve))
  const tell = (name: string, event: Parameters<Heard>[0] = {}): void => heard.get(name)?.(event)
  return { edition, page, worker, tell, onPage, onDocument }
}

describe('the browser edition', () => {
  it('is being kept at the first visit, and ready once its worker is', async () => {
    const { edition, tell } = await open()
    expect(edition.status()).toMatchObject({ offline: 'preparing', waiting: false, changed: false })
    tell('activated')
    expect(edition.status().offline).toBe('ready')
  })

  it('is ready at once where it was kept before, and cannot be kept where the browser does not', async () => {
    expect((await open({ given: true })).edition.status().offline).toBe('ready')
    expect((await open({ keeps: false })).edition.status().offline).toBe('unavailable')
  })

  it('is not kept where its worker is given up', async () => {
    const { edition, tell } = await open()
    tell('redundant', { isUpdate: true })
    expect(edition.status().offline).toBe('preparing')
    tell('redundant', { isUpdate: false })
    expect(edition.status().offline).toBe('unavailable')
  })
})

describe('a new version', () => {
  it('waits until it is asked in, and the page is loaded again by it', async () => {
    const { edition, page, worker, tell } = await open({ given: true })
    tell('waiting')
    expect(edition.status().waiting).toBe(true)
    edition.change()
    expect(worker.messageSkipWaiting).toHaveBeenCalledTimes(1)
    tell('controlling', { isUpdate: true })
    expect(page.location.reload).toHaveBeenCalledTimes(1)
    expect(edition.status().changed).toBe(false)
  })

  it('that another window asked in is told, and the page goes on until it is loaded again', async () => {
    const { edition, page, tell } = await open({ given: true })
    tell('waiting')
    tell('controlling', { isExternal: true })
    expect(edition.status()).toMatchObject({ waiting: false, changed: true })
    expect(page.location.reload).not.toHaveBeenCalled()
    edition.change()
    expect(page.location.reload).toHaveBeenCalledTimes(1)
  })

  it('that another window asked in before anything listened here is told as well', async () => {
    const page = await open({ given: true })
    expect(page.edition.status().changed).toBe(false)
    const { navigator } = page.page
    const controllers = [{}, {}]
    Object.defineProperty(navigator.serviceWorker, 'controller', { get: () => controllers.shift() ?? null })
    const again = startEdition(page.page as never, Promise.resolve(page.worker as never))
    await new Promise((resolve) => setTimeout(resolve))
    expect(again.status().changed).toBe(true)
  })

  // A reload while the first visit is still being kept: there is no other window, and nothing has changed.
  it('is never told of by a page that no worker gave', async () => {
    const { edition, tell } = await open({ given: false })
    tell('controlling', { isExternal: true })
    tell('controlling', { isUpdate: true })
    expect(edition.status()).toMatchObject({ changed: false })
  })
})

describe('installing', () => {
  it('is offered when the browser offers it, once', async () => {
    const { edition, onPage } = await open()
    expect(await edition.install()).toBe(false)
    const prompt = { preventDefault: vi.fn(), prompt: vi.fn(() => Promise.resolve({ outcome: 'accepted' })) }
    onPage.get('beforeinstallprompt')?.(prompt)
    expect(edition.status().installable).toBe(true)
    expect(await edition.install()).toBe(true)
    expect(edition.status().installable).toBe(false)
    onPage.get('appinstalled')?.({})
    expect(edition.status().installed).toBe(true)
  })
})

describe('looking for a new version', () => {
  it('happens when the page is looked at again, at most once an hour', async () => {
    const { worker, onDocument } = await open({ given: true })
    const look = onDocument.get('visibilitychange')!
    look()
    expect(worker.update).not.toHaveBeenCalled()
    const hour = vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 61 * 60 * 1000)
    look()
    look()
    expect(worker.update).toHaveBeenCalledTimes(1)
    hour.mockRestore()
  })
})

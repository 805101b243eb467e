/**
 * The browser edition's own half: kept on this device by the service worker, installed as an app where the browser offers
 * that, and a new version that waits until it is asked in. Never in the desktop app, which is whole as it is.
 */
import type { Workbox } from 'workbox-window'
import type { Edition, EditionStatus } from './interface/platform.ts'

/** Chrome's question whether to install, which TypeScript does not describe yet. */
interface InstallPrompt extends Event {
  prompt(): Promise<{ readonly outcome: 'accepted' | 'dismissed' }>
}

/** A new version is looked for when the page is looked at again, but not more often than this. */
const LOOK_AGAIN_MS = 60 * 60 * 1000

type Page = Pick<Window, 'addEventListener' | 'matchMedia' | 'isSecureContext' | 'location' | 'document' | 'navigator'>
type Worker = Pick<Workbox, 'addEventListener' | 'register' | 'messageSkipWaiting' | 'update'>

/** Starts keeping the page on this device. What comes of it is told to whoever listens. */
export function startEdition(page: Page = window, coming: Promise<Worker> | null = workerOf(page)): Edition {
  let prompt: InstallPrompt | null = null
  let asked = false
  // A page that no worker gave is the newest there is: the first worker that takes it over brings nothing new.
  const given = workersOf(page)?.controller ?? null
  const wasGiven = given !== null
  let worker: Worker | null = null
  let status: EditionStatus = {
    offline: coming === null ? 'unavailable' : 'preparing',
    waiting: false,
    changed: false,
    installable: false,
    installed: page.matchMedia('(display-mode: standalone)').matches
  }
  const listeners = new Set<(status: EditionStatus) => void>()
  const set = (change: Partial<EditionStatus>): void => {
    status = { ...status, ...change }
    for (const listener of listeners) listener(status)
  }

  page.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    prompt = event as InstallPrompt
    set({ installable: true })
  })
  page.addEventListener('appinstalled', () => {
    prompt = null
    set({ installable: false, installed: true })
  })
  coming?.then(
    (there) => {
      worker = there
      void watch(there)
    },
    () => {
      set({ offline: 'unavailable' })
    }
  )

  async function watch(kept: Worker): Promise<void> {
    kept.addEventListener('activated', () => {
      set({ offline: 'ready' })
    })
    kept.addEventListener('waiting', () => {
      set({ waiting: true })
    })
    kept.addEventListener('redundant', ({ isUpdate }) => {
      if (!isUpdate && status.offline === 'preparing') set({ offline: 'unavailable' })
    })
    kept.addEventListener('controlling', ({ isUpdate, isExternal }) => {
      if (asked) page.location.reload()
      // Another window asked the new version in: this one goes on with the old one until it is loaded again.
      else if (wasGiven && (isUpdate === true || isExternal === true)) set({ waiting: false, changed: true })
    })
    // Another window may have asked a new version in before anything listened here.
    if (given !== null && workersOf(page)?.controller !== given) set({ waiting: false, changed: true })
    try {
      const registration = await kept.register({ immediate: true })
      if (registration === undefined) throw new Error('The browser keeps no pages.')
      if (registration.active !== null) set({ offline: 'ready' })
    } catch {
      set({ offline: 'unavailable' })
      return
    }
    let looked = performance.now()
    page.document.addEventListener('visibilitychange', () => {
      if (page.document.visibilityState !== 'visible' || performance.now() - looked < LOOK_AGAIN_MS) return
      looked = performance.now()
      // Without a network there is simply nothing new.
      kept.update().catch(() => undefined)
    })
  }

  return {
    status: () => status,
    onChange: (listener) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    change: () => {
      if (status.changed) {
        page.location.reload()
        return
      }
      asked = true
      worker?.messageSkipWaiting()
    },
    install: async () => {
      const shown = prompt
      if (shown === null) return false
      prompt = null
      set({ installable: false })
      return (await shown.prompt()).outcome === 'accepted'
    }
  }
}

/** Left out where the page may not be kept: a connection that is not secure has none. */
const workersOf = ({ navigator }: Page): ServiceWorkerContainer | undefined => navigator.serviceWorker

/** Only pages from this machine or over an encrypted connection may be kept by a browser. */
function workerOf({ isSecureContext, location, navigator }: Page): Promise<Worker> | null {
  const possible = isSecureContext && /^https?:$/.test(location.protocol) && 'serviceWorker' in navigator
  if (!possible) return null
  return import('workbox-window').then(({ Workbox }) => new Workbox('./sw.js', { scope: './', updateViaCache: 'none' }))
}

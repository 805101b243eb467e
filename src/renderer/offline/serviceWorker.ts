/**
 * The page without its server: keeps every file of one version whole, and gives them out from then on. A new version is
 * fetched beside it and waits until the page asks for the change: nothing is swapped while somebody works.
 */
import { clientsClaim } from 'workbox-core'
import { cleanupOutdatedCaches, precacheAndRoute } from 'workbox-precaching'

declare const self: ServiceWorkerGlobalScope
/** Put in by the build: every file of the page with a checksum of its content. */
declare const __LINEJUDGE_FILES__: { url: string; revision: string; integrity: string }[]

self.addEventListener('message', ({ data }: ExtendableMessageEvent) => {
  if (typeof data === 'object' && data !== null && (data as { type?: unknown }).type === 'SKIP_WAITING') void self.skipWaiting()
})
// A page that was open before the first version was kept can load its later parts from it, too.
clientsClaim()
cleanupOutdatedCaches()
// There is one page: whatever stands behind a question mark, it is the same.
precacheAndRoute(__LINEJUDGE_FILES__, { ignoreURLParametersMatching: [/./] })

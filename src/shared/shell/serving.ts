/**
 * How the built app is served, the same from the `app:` scheme and from the local server:
 * one content security policy, one list of media types, one way from an address to a file of the bundle.
 */

/** The page may load its own files and nothing else. A `meta` element cannot carry `frame-ancestors`: see `META_POLICY`. */
const DIRECTIVES: readonly (readonly [string, string])[] = [
  ['default-src', "'none'"],
  ['script-src', "'self'"],
  ['style-src', "'self' 'unsafe-inline'"],
  ['img-src', "'self' data: blob:"],
  ['font-src', "'self'"],
  ['connect-src', "'self'"],
  ['worker-src', "'self' blob:"],
  ['manifest-src', "'self'"],
  ['base-uri', "'none'"],
  ['form-action', "'none'"],
  // No markup and no code out of text, by whatever name it is tried: see `renderer/trusted.ts`.
  ['require-trusted-types-for', "'script'"],
  ['trusted-types', 'default svelte-trusted-html'],
  ['frame-ancestors', "'none'"]
]

const join = (directives: typeof DIRECTIVES): string => directives.map((parts) => parts.join(' ')).join('; ')

/** The policy as a header. */
export const CONTENT_SECURITY_POLICY = join(DIRECTIVES)

/** The policy as the page itself states it, without the one directive that only a header can carry. */
export const META_POLICY = join(DIRECTIVES.filter(([name]) => name !== 'frame-ancestors'))

/** What goes with every answer; of a file of the bundle, what `headersOf` says. */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'Content-Security-Policy': CONTENT_SECURITY_POLICY,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Cache-Control': 'no-cache'
}

/**
 * The same for a page that may also ask these addresses, and nothing else of the network.
 * @param origins in the form in which browsers write them: they become part of a header
 */
export const headersToAsk = (origins: readonly string[]): Readonly<Record<string, string>> =>
  origins.length === 0
    ? SECURITY_HEADERS
    : {
        ...SECURITY_HEADERS,
        'Content-Security-Policy': join(
          DIRECTIVES.map(([name, value]) => [name, name === 'connect-src' ? [value, ...origins].join(' ') : value])
        )
      }

const MEDIA_TYPES: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  mjs: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json; charset=utf-8',
  webmanifest: 'application/manifest+json; charset=utf-8',
  map: 'application/json; charset=utf-8',
  svg: 'image/svg+xml; charset=utf-8',
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  ico: 'image/x-icon',
  woff2: 'font/woff2',
  txt: 'text/plain; charset=utf-8',
  wasm: 'application/wasm'
}

/** The media type of a file of the bundle, by its ending. */
export function mediaTypeOf(path: string): string {
  const ending = /\.([a-z0-9]+)$/i.exec(path)?.[1]?.toLowerCase() ?? ''
  return MEDIA_TYPES[ending] ?? 'application/octet-stream'
}

/** A file with a mark of what is in it in its name: what is in it never changes. */
const NAMED_BY_CONTENT = /^assets\/[^/]+-[\w-]{8}\.[a-z0-9]+$/

/** What goes with a file of the bundle. One that never changes is kept by the browser, and with it what its scripts were compiled to. */
export const headersOf = (path: string): Readonly<Record<string, string>> => ({
  ...SECURITY_HEADERS,
  'Content-Type': mediaTypeOf(path),
  ...(NAMED_BY_CONTENT.test(path) && { 'Cache-Control': 'public, max-age=31536000, immutable' })
})

/** One part of a path that may be looked up: no dots at the front, no separator, no drive, no control character. */
const SAFE_PART = /^[\p{L}\p{N}_@-][\p{L}\p{N}_@.~ -]*$/u
/** Names that are devices on Windows, whatever their ending. */
const DEVICE = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i

/**
 * The file of the bundle that a request's path names, as a relative path with `/`, or null where it names none.
 * The path is decoded once, and every part must be a plain name, so nothing outside the bundle can be named at all.
 */
export function bundlePath(pathname: string): string | null {
  let decoded: string
  try {
    decoded = decodeURIComponent(pathname)
  } catch {
    return null
  }
  if (!decoded.startsWith('/')) return null
  if (decoded === '/') return 'index.html'
  const parts = decoded.slice(1).split('/')
  const safe = parts.every((part) => SAFE_PART.test(part) && !DEVICE.test(part) && !/[. ]$/.test(part))
  return safe ? parts.join('/') : null
}

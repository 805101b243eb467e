/** The `app:` scheme: serves the files of the bundle, and nothing else that is on this computer. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Protocol } from 'electron'
import { bundlePath, headersOf, SECURITY_HEADERS } from '../../shared/shell/serving.ts'
import { isOurPage, SCHEME } from './origin.ts'

/** Must be called before the app is ready. */
export function registerScheme(protocol: Pick<Protocol, 'registerSchemesAsPrivileged'>): void {
  protocol.registerSchemesAsPrivileged([
    { scheme: SCHEME, privileges: { standard: true, secure: true, supportFetchAPI: true, codeCache: true } }
  ])
}

/** Answers requests for files below `root`. */
export function serveBundle(protocol: Pick<Protocol, 'handle'>, root: string): void {
  protocol.handle(SCHEME, (request) => answerFrom(root, request))
}

/** The answer to one request: a file with the strict policy, or a plain refusal. */
export async function answerFrom(root: string, request: Pick<Request, 'url' | 'method'>): Promise<Response> {
  const refuse = (status: number): Response =>
    new Response(null, { status, headers: { ...SECURITY_HEADERS, 'Content-Type': 'text/plain; charset=utf-8' } })
  if (request.method !== 'GET' && request.method !== 'HEAD') return refuse(405)
  const path = isOurPage(request.url) ? bundlePath(new URL(request.url).pathname) : null
  if (path === null) return refuse(404)
  const body = await readFile(join(root, path)).catch(() => null)
  if (body === null) return refuse(404)
  return new Response(request.method === 'HEAD' ? null : new Uint8Array(body), {
    status: 200,
    headers: headersOf(path)
  })
}

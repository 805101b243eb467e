/** Files that the host gives out: the app for browsers of the staff, and the small page of players and displays. */
import { open } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { bundlePath, mediaTypeOf } from '../../shared/shell/serving.ts'
import { JOIN_PATH } from '../../shared/venue/codes.ts'

export interface Roots {
  /** The built app; null: staff comes with the desktop app only. */
  readonly app: string | null
  /** The built page of players and displays. */
  readonly player: string | null
}

/** Something that is sent piece by piece, only as fast as it is read: a client that does not read holds one piece and no more. */
export interface Page {
  readonly type: string
  /** In bytes. */
  readonly size: number
  /** Called once. */
  pieces(): Readable
  /** Called instead if nothing is sent. */
  close(): Promise<void>
}

/** Bytes that are sent at a time. */
const PIECE = 16 * 1024

/** Addresses of the small page, which are names that people read on paper. */
const SMALL: readonly string[] = ['/play', '/display']
/** Addresses of the app that people type, or that a host shows. */
const APP: readonly string[] = ['/', JOIN_PATH]

/** Whether an address is one that people open; everything else is part of a page. */
export const isPagePath = (pathname: string): boolean => SMALL.includes(pathname) || APP.includes(pathname)

/**
 * The file of an address, or null. Nothing outside of the two folders can be named.
 * @param isFollower a stand-by answers every address with the small page, which leads to the host
 */
export async function pageAt(roots: Roots, pathname: string, isFollower = false): Promise<Page | null> {
  const isSmall = SMALL.includes(pathname) || (isFollower && APP.includes(pathname))
  const small = isSmall ? 'player.html' : pathname.startsWith('/small/') ? bundlePath(pathname.slice('/small'.length)) : null
  const root = small !== null ? roots.player : isFollower ? null : roots.app
  const path = small ?? bundlePath(pathname === JOIN_PATH ? '/' : pathname)
  if (root === null || path === null) return null
  const file = await open(join(root, path)).catch(() => null)
  if (file === null) return null
  const found = await file.stat().catch(() => null)
  if (!found?.isFile()) {
    await file.close()
    return null
  }
  return {
    type: mediaTypeOf(path),
    size: found.size,
    pieces: () => file.createReadStream({ highWaterMark: PIECE, ...(found.size > 0 && { end: found.size - 1 }) }),
    close: () => file.close()
  }
}

/** A page out of bytes that are shared by everybody who asks for it. */
export const pageOf = (body: Buffer, type: string): Page => ({
  type,
  size: body.length,
  pieces: () => Readable.from(piecesOf(body)),
  close: () => Promise.resolve()
})

function* piecesOf(body: Buffer): Generator<Buffer> {
  for (let at = 0; at < body.length; at += PIECE) yield body.subarray(at, at + PIECE)
}

/** Sends a page. Resolves when it was sent, or the client has gone. */
export async function send(
  request: IncomingMessage,
  response: ServerResponse,
  page: Page,
  headers: Readonly<Record<string, string>>
): Promise<void> {
  response.writeHead(200, { ...headers, 'Content-Type': page.type, 'Content-Length': page.size })
  if (request.method === 'HEAD') {
    await page.close()
    response.end()
  } else await pipeline(page.pieces(), response).catch(() => undefined)
}

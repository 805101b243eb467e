/** Files that the host gives out: the app for browsers of the staff, and the small page of players and displays. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { bundlePath, mediaTypeOf } from '../../shared/shell/serving.ts'

export interface Roots {
  /** The built app; null: staff comes with the desktop app only. */
  readonly app: string | null
  /** The built page of players and displays. */
  readonly player: string | null
}

export interface Page {
  readonly body: Buffer
  readonly type: string
}

/** Addresses of the small page, which are names that people read on paper. */
const SMALL: Readonly<Record<string, string>> = { '/play': 'player.html', '/display': 'player.html' }

/** The file of an address, or null. Nothing outside of the two folders can be named. */
export async function pageAt(roots: Roots, pathname: string): Promise<Page | null> {
  const small = SMALL[pathname] ?? (pathname.startsWith('/small/') ? bundlePath(pathname.slice('/small'.length)) : null)
  const root = small === null ? roots.app : roots.player
  const path = small ?? bundlePath(pathname)
  if (root === null || path === null) return null
  const body = await readFile(join(root, path)).catch(() => null)
  return body && { body, type: mediaTypeOf(path) }
}

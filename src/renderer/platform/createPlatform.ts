/** The platform that this page runs on: the desktop shell where its bridge is there, otherwise a plain browser. */
import type { Bridge } from '../../shared/shell/ipc.ts'
import { createBrowserPlatform } from './browserPlatform.ts'
import { startEdition } from './edition.ts'
import { createElectronPlatform } from './electronPlatform.ts'
import type { Platform } from './interface/platform.ts'

/** Put in by the build, from package.json. */
declare const __LINEJUDGE_VERSION__: string
/** The day of the build. */
declare const __LINEJUDGE_BUILT__: string

/** Called early: what the browser tells only once (that the app can be installed) must not be missed. */
export function createPlatform(page: Window & { readonly linejudge?: Bridge } = window, kept = true): Platform {
  return page.linejudge
    ? createElectronPlatform(page.linejudge, __LINEJUDGE_VERSION__, page.document, __LINEJUDGE_BUILT__)
    : createBrowserPlatform(__LINEJUDGE_VERSION__, page, kept ? startEdition(page) : null, __LINEJUDGE_BUILT__)
}

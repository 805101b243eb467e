/**
 * Whether the window has a page that hears and answers. Chromium's spinner alone does not tell: every step of the page's own history
 * starts and stops it, and so does a way elsewhere that was refused.
 */
import type { WebContents } from 'electron'

export interface PageLife {
  /** Whether the page is there: it could still write, and is waited for. */
  readonly isThere: boolean
}

/** Follows a page. `tell` is called when it begins or ceases to take what is sent to it; `onNew` when it has been loaded anew. */
export function followPage(contents: Pick<WebContents, 'on'>, tell: (takes: boolean) => void, onNew: () => void): PageLife {
  let loaded = false
  let failed = false
  let busy = false
  let told = false
  const settle = (): void => {
    const takes = loaded && !busy
    if (takes === told) return
    told = takes
    tell(takes)
  }
  const gone = (): void => {
    loaded = false
    settle()
  }
  contents.on('did-start-loading', () => {
    // It may be about to go: what is sent now could reach a page that nobody sees any more.
    busy = true
    settle()
  })
  contents.on('did-stop-loading', () => {
    busy = false
    settle()
  })
  contents.on('did-navigate', () => {
    failed = false
    gone()
  })
  contents.on('did-fail-load', (_event, code, _description, _address, isMainFrame) => {
    // One that was only broken off (-3) leaves the page where it was.
    if (!isMainFrame || code === -3) return
    // The page of the error is loaded after this like any other.
    failed = true
    gone()
  })
  contents.on('did-finish-load', () => {
    if (failed) return
    loaded = true
    busy = false
    onNew()
    settle()
  })
  contents.on('render-process-gone', () => {
    busy = false
    gone()
  })
  return {
    get isThere() {
      return loaded
    }
  }
}

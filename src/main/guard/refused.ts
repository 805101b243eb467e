/** Command-line switches that would let another program into the packed app or weaken its protection. */
import type { App } from 'electron'

/**
 * Names without the two dashes. Electron's fuses do not cover them, because Chromium itself reads them. `allow-file-access-from-files` must
 * not be listed: Electron sets it in every app before the first script runs, so that the packed app would never start.
 */
export const REFUSED_SWITCHES = [
  // Debuggers and developer tools.
  'remote-debugging-port',
  'remote-debugging-pipe',
  'remote-debugging-address',
  'remote-allow-origins',
  'inspect',
  'inspect-brk',
  'inspect-wait',
  'inspect-port',
  'auto-open-devtools-for-tabs',
  'js-flags',
  // The sandbox and the separation of processes.
  'no-sandbox',
  'disable-gpu-sandbox',
  'disable-setuid-sandbox',
  'disable-namespace-sandbox',
  'disable-seccomp-filter-sandbox',
  'allow-sandbox-debugging',
  'single-process',
  'disable-site-isolation-trials',
  // Another program in the place of a child process.
  'renderer-cmd-prefix',
  'utility-cmd-prefix',
  'zygote-cmd-prefix',
  'gpu-launcher',
  'browser-subprocess-path',
  // What a page may do. `disable-features` could also choose another store for IndexedDB, which deletes the one in use (guard.ts).
  'disable-web-security',
  'allow-running-insecure-content',
  'unsafely-treat-insecure-origin-as-secure',
  'load-extension',
  'enable-blink-features',
  'disable-blink-features',
  'enable-features',
  'disable-features',
  // The network and the folder of the profile.
  'host-rules',
  'host-resolver-rules',
  'proxy-server',
  'proxy-pac-url',
  'ignore-certificate-errors',
  'ignore-certificate-errors-spki-list',
  'log-net-log',
  'user-data-dir'
] as const

/**
 * Under AppImage this switch is only reported: the start script in the AppImage adds it by itself if the system forbids unprivileged user
 * namespaces (Ubuntu 24.04 does), and refusing it would lock those users out.
 */
const ADDED_BY_APPIMAGE = 'no-sandbox'

export interface FoundSwitches {
  /** The app must not start with these. */
  readonly refused: readonly string[]
  /** The app starts, and the user is told. */
  readonly reported: readonly string[]
}

/** Returns the dangerous switches of this start. Both lists are empty while the app is not packed: developers need the switches. */
export function dangerousSwitches(
  app: Pick<App, 'isPackaged'> & { readonly commandLine: Pick<App['commandLine'], 'hasSwitch'> },
  env: { readonly APPIMAGE?: string | undefined }
): FoundSwitches {
  const found: readonly string[] = app.isPackaged ? REFUSED_SWITCHES.filter((name) => app.commandLine.hasSwitch(name)) : []
  const isReported = (name: string): boolean => name === ADDED_BY_APPIMAGE && env.APPIMAGE !== undefined
  return { refused: found.filter((name) => !isReported(name)), reported: found.filter(isReported) }
}

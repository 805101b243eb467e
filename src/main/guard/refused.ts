/** Switches of the command line that would open the packed app to another program, or take down what keeps it shut. */
import type { App } from 'electron'

/** By name: whoever may start the app with them could start another program as well, but not under its name. */
export const REFUSED_SWITCHES = [
  'remote-debugging-port',
  'remote-debugging-pipe',
  'remote-debugging-address',
  'remote-allow-origins',
  'inspect',
  'inspect-brk',
  'disable-web-security',
  'disable-site-isolation-trials',
  'allow-file-access-from-files',
  'load-extension',
  'js-flags',
  'host-rules',
  'proxy-server',
  'proxy-pac-url'
] as const

/** The switches that this app was started with and does not take; while it is being built all are taken. */
export const refusedSwitches = (
  app: Pick<App, 'isPackaged'> & { readonly commandLine: Pick<App['commandLine'], 'hasSwitch'> }
): readonly string[] => (app.isPackaged ? REFUSED_SWITCHES.filter((name) => app.commandLine.hasSwitch(name)) : [])

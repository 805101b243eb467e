/** Hosting an event in the desktop app, as far as the shell itself knows of it. */

/** One message between the page and the host process, as text. */
export const MOST_ORGANISER_TEXT = 64 * 1024 * 1024

/** Why hosting could not be switched on. */
export const START_TROUBLES = ['address', 'port', 'event', 'disk', 'folder', 'process', 'follow'] as const
export type StartTrouble = (typeof START_TROUBLES)[number]

/** The platform of the desktop app: the functions that the preload put on the page. */
import type { Bridge } from '../../shared/shell/ipc.ts'
import { LANGUAGE_IDS } from '../../shared/shell/languages.ts'
import { problemText } from '../i18n/texts.ts'
import { createBridgeBackups } from './bridge/bridgeBackups.ts'
import type { Hosting } from './interface/hosting.ts'
import type { Platform } from './interface/platform.ts'
import type { VenueReach } from './interface/venueReach.ts'
import { onPaper } from './paper.ts'
import { valueOf } from './bridge/replies.ts'

export function createElectronPlatform(bridge: Bridge, version: string, page: Document = document, built = ''): Platform {
  let hosting: Promise<Hosting> | null = null
  let venue: Promise<VenueReach> | null = null
  return {
    kind: 'electron',
    version,
    built,
    updates: {
      place: async () => valueOf(await bridge.updates.place()),
      check: async (from) => valueOf(await bridge.updates.check(from)),
      start: async (version) => valueOf(await bridge.updates.start(version))
    },
    backups: createBridgeBackups(bridge.backups),
    openFile: async () => valueOf(await bridge.openFile()),
    openFiles: async () => valueOf(await bridge.openFiles()),
    saveFile: async (file) => valueOf(await bridge.saveFile(file)),
    saveBytes: async (file) => valueOf(await bridge.saveBytes(file)),
    print: async (sheet) => {
      const saved = valueOf(await onPaper(page, sheet, () => bridge.printPdf({ name: sheet.name })))
      return saved === null ? { kind: 'cancelled' } : { kind: 'saved', name: saved.name }
    },
    copy: async (text, png) => {
      valueOf(await bridge.copy({ text, png: png ?? null }))
    },
    share: null,
    edition: null,
    venue: {
      fixed: false,
      // One for the whole page, like hosting.
      wireTo: async (at) =>
        (await (venue ??= import('./bridge/bridgeVenue.ts').then(({ createBridgeVenue }) => createBridgeVenue(bridge.device)))).wireTo(at)
    },
    // One for the whole page: what comes unasked waits for its first listener.
    hosting: () => (hosting ??= import('./bridge/bridgeHosting.ts').then(({ createBridgeHosting }) => createBridgeHosting(bridge.hosting))),
    onFile: (listener) =>
      bridge.onFile((file) => {
        listener('error' in file ? { name: file.name, error: problemText(file.error) } : file)
      }),
    onLeave: (listener) =>
      bridge.onLeave(() => {
        void listener()
          .catch(() => false)
          .then((saved) => bridge.left({ saved }))
      }),
    speak: (language) => {
      const known = LANGUAGE_IDS.find((id) => id === language)
      if (known) void bridge.language(known).catch(() => undefined)
    },
    onMenu: (listener) =>
      bridge.onMenu((command) => {
        // The menu's keys come before the page's: in a text field, undo and redo mean the text.
        const inText = (command === 'undo' || command === 'redo') && isTextField(page.activeElement)
        if (inText) page.execCommand(command)
        else listener(command)
      })
  }
}

const NO_TEXT = ['button', 'checkbox', 'color', 'file', 'image', 'radio', 'range', 'reset', 'submit']

function isTextField(element: Element | null): boolean {
  if (element === null) return false
  if (element.matches('textarea, [contenteditable=""], [contenteditable="true"]')) return true
  // Where questions are typed they mean the text as long as there is any, by keys as by the menu.
  if (element.matches('#ask-field') && 'value' in element && element.value === '') return false
  return element.matches('input') && !NO_TEXT.includes(element.getAttribute('type') ?? 'text')
}

/** `dialog`, `Menu`, `clipboard`, `screen`: without a desktop around them, so that a test answers and reads them. */
import { EventEmitter } from 'node:events'
import type { PlayedDisplay } from './settings.ts'
import { notPlayed, onlyOptions, strict } from './strict.ts'

/** A dialog that nobody answers stays open, as it would: the test puts its own answers in the place of these. */
const open = (): Promise<never> => new Promise(() => undefined)
export const dialog = {
  showMessageBox: (..._asked: unknown[]): Promise<unknown> => open(),
  showOpenDialog: (..._asked: unknown[]): Promise<unknown> => open(),
  showSaveDialog: (..._asked: unknown[]): Promise<unknown> => open(),
  showErrorBox: (title: string, content: string): void => {
    console.error(`${title}\n${content}`)
  }
}

export class ClipboardItem {
  constructor(readonly content: Readonly<Record<string, unknown>>) {}
  get types(): string[] {
    return Object.keys(this.content)
  }
  getType(type: string): Promise<Blob> {
    const content = this.content[type]
    return Promise.resolve(content instanceof Blob ? content : new Blob([String(content)], { type }))
  }
}

let copied: readonly ClipboardItem[] = []
export const clipboard = {
  writeText: (text: string): Promise<void> => clipboard.write([new ClipboardItem({ 'text/plain': text })]),
  write: (items: readonly ClipboardItem[]): Promise<void> => {
    copied = items
    return Promise.resolve()
  },
  read: (): Promise<ClipboardItem[]> => Promise.resolve([...copied]),
  readText: async (): Promise<string> => (await copied[0]?.getType('text/plain'))?.text() ?? ''
}

export function makeScreen(displays: readonly PlayedDisplay[]) {
  return Object.assign(new EventEmitter(), {
    getAllDisplays: () => [...displays],
    getPrimaryDisplay: () => displays[0]!,
    getDisplayMatching: ({ x, width }: { x: number; width: number }) =>
      displays.find(({ workArea }) => x + width / 2 >= workArea.x && x + width / 2 < workArea.x + workArea.width) ?? displays[0]!
  })
}

interface Template {
  readonly id?: string
  readonly label?: string
  readonly role?: string
  readonly type?: string
  readonly accelerator?: string
  readonly visible?: boolean
  readonly enabled?: boolean
  readonly acceleratorWorksWhenHidden?: boolean
  readonly submenu?: readonly Template[]
  readonly click?: (item: MenuItem, window: unknown, event: object) => void
}

export interface MenuItem {
  readonly id: string
  readonly label: string
  readonly role: string | undefined
  readonly type: string
  readonly accelerator: string | undefined
  readonly visible: boolean
  readonly submenu: Menu | undefined
  click(): void
}

const FIELDS = ['id', 'label', 'role', 'type', 'accelerator', 'visible', 'enabled', 'acceleratorWorksWhenHidden', 'submenu', 'click']
/** What Electron does by itself; those without a deed here are the system's. */
const ROLES = [
  'quit',
  'close',
  'cut',
  'copy',
  'paste',
  'selectAll',
  'togglefullscreen',
  'reload',
  'toggleDevTools',
  'windowMenu',
  'help',
  'services',
  'hide',
  'hideOthers',
  'unhide',
  'minimize'
]

export interface Menu {
  readonly items: readonly MenuItem[]
  getMenuItemById(id: string): MenuItem | null
}

export function makeMenus(doRole: (role: string) => void): {
  buildFromTemplate(template: readonly Template[]): Menu
  setApplicationMenu(menu: Menu | null): void
  getApplicationMenu(): Menu | null
} {
  let current: Menu | null = null
  const itemOf = (template: Template): MenuItem => {
    onlyOptions('a menu item', template, FIELDS)
    const { role, click, submenu } = template
    if (role !== undefined && !ROLES.includes(role)) notPlayed(`the role ${role} of a menu item`)
    const item: MenuItem = {
      id: template.id ?? '',
      label: template.label ?? role ?? '',
      role,
      type: template.type ?? (submenu ? 'submenu' : 'normal'),
      accelerator: template.accelerator,
      visible: template.visible ?? true,
      submenu: submenu && menuOf(submenu),
      click: () => {
        if (click) click(item, undefined, {})
        else if (role !== undefined) doRole(role)
      }
    }
    return strict('MenuItem', item)
  }
  const menuOf = (template: readonly Template[]): Menu => {
    const items = template.map(itemOf)
    return strict('Menu', {
      items,
      getMenuItemById: (id: string): MenuItem | null => {
        for (const item of items) {
          const found = item.id === id ? item : (item.submenu?.getMenuItemById(id) ?? null)
          if (found) return found
        }
        return null
      }
    })
  }
  return {
    buildFromTemplate: menuOf,
    setApplicationMenu: (menu) => {
      current = menu
    },
    getApplicationMenu: () => current
  }
}
